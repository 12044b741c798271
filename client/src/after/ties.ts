/** What stands over the ties of a game: some were broken, in others the place is shared. */
import type { Tie } from "../messages.ts";
import type { Key } from "./words/en.ts";

const isShared = ({ seats }: Tie, ranks: readonly number[]): boolean => new Set(seats.map((seat) => ranks[seat])).size === 1;

export function headingOf(ties: readonly Tie[], ranks: readonly number[]): Key {
  const shared = ties.filter((tie) => isShared(tie, ranks)).length;
  if (!shared) return "ties";
  return shared === ties.length ? "ties_shared" : "ties_both";
}
