/** How tables stand, as their lists tell it. */
import type { TableCard } from "../messages.ts";
import { type Banner, ended } from "../table/banner.ts";

export const isOwnTurn = ({ state, seats, to_act }: Pick<TableCard, "state" | "seats" | "to_act">): boolean =>
  state === "running" && seats.some((seat) => seat.yours && to_act.includes(seat.seat));

/** Who won, and what place the reader took; of several seats at one device none is his. */
export function outcomeOf(table: Pick<TableCard, "state" | "seats" | "ranks">): Banner | null {
  if (table.state !== "over" || !table.ranks.length) return null;
  const own = table.seats.filter((seat) => seat.yours);
  return ended(table.ranks, own.length === 1 ? (own[0]?.seat ?? null) : null);
}
