/** What a table plays that others of its game do not. */
import type { GameCard, TableCard } from "../messages.ts";
import { optionLines } from "./form.ts";

export interface Term {
  title: string;
  value: string;
}

/**
 * The options that are not as usual, in the words of the form for a new table. The server tells what every single rule
 * came to; where the option that decides them is another than usual, so are they, and its name says it all.
 */
export function otherOptions(told: TableCard["options"], options: GameCard["options"], language: string): Term[] {
  const usual = new Map(options.map((option) => [option.name, option.default]));
  const others = optionLines(options, language).filter(
    ({ name }) => told[name] !== undefined && told[name] !== usual.get(name),
  );
  const deciding = others.filter(({ single }) => !single);
  return (deciding.length ? deciding : others).map(({ name, title, values }) => ({
    title: title.split(":")[0]?.trim() ?? title, // what a form adds to explain it has no room in a chip
    value: values.find(({ value }) => value === told[name])?.label ?? told[name] ?? "",
  }));
}
