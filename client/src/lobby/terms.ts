/** What a table plays that others of its game do not. */
import type { GameCard, TableCard } from "../messages.ts";
import { optionLines } from "./form.ts";

interface Term {
  title: string;
  value: string;
}

/**
 * The options that are not as usual with so many players, in the words of the form for a new table; what another option
 * sets goes without saying.
 */
export function otherOptions(
  told: TableCard["options"],
  game: Pick<GameCard, "options" | "usual">,
  seats: number,
  language: string,
): Term[] {
  const usual = { ...game.usual[seats] };
  for (const { name, decides } of game.options) Object.assign(usual, decides[told[name] ?? ""]);
  return optionLines(game, seats, language)
    .filter(({ name }) => told[name] !== undefined && told[name] !== usual[name])
    .map(({ name, title, values }) => ({
      title: title.split(":")[0]?.trim() ?? title, // what a form adds to explain it has no room in a chip
      value: values.find(({ value }) => value === told[name])?.label ?? told[name] ?? "",
    }));
}
