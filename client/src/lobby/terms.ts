/** What a table plays that others of its game do not. */
import type { GameCard, TableCard } from "../messages.ts";
import { optionLines } from "./form.ts";

interface Term {
  title: string;
  value: string;
}

/** The options that are not as usual, in the words of the form for a new table; what another option sets goes without saying. */
export function otherOptions(told: TableCard["options"], options: GameCard["options"], language: string): Term[] {
  const usual = new Map(options.map((option) => [option.name, option.default]));
  for (const { name, decides } of options) {
    for (const [other, value] of Object.entries(decides[told[name] ?? ""] ?? {})) usual.set(other, value);
  }
  return optionLines(options, language)
    .filter(({ name }) => told[name] !== undefined && told[name] !== usual.get(name))
    .map(({ name, title, values }) => ({
      title: title.split(":")[0]?.trim() ?? title, // what a form adds to explain it has no room in a chip
      value: values.find(({ value }) => value === told[name])?.label ?? told[name] ?? "",
    }));
}
