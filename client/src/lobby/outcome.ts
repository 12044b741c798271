/** How a finished game ended, as its list tells it. */
import type { TableCard } from "../messages.ts";
import { type Banner, ended } from "../table/banner.ts";

/** Who won, and what place the reader took; of several seats at one device none is his. */
export function outcomeOf(table: Pick<TableCard, "state" | "seats" | "ranks">): Banner | null {
  if (table.state !== "over" || !table.ranks.length) return null;
  const own = table.seats.filter((seat) => seat.yours);
  return ended(table.ranks, own.length === 1 ? (own[0]?.seat ?? null) : null);
}
