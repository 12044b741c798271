/** Several people at one device: whose turn it is to hold it. */
import type { Now, SeatInfo } from "../messages.ts";

/**
 * The seat that the device should go to: it stays with who has something to decide, or with who has it; `here` is who has
 * said that he is there.  One who is left alone takes it over from who has gone.
 */
export function holder(seats: readonly SeatInfo[], now: Now | null, seat: number | null, here: number | null): number | null {
  const own = seats.filter((info) => info.yours && info.bot === null).map((info) => info.seat);
  if (own.length < 2) return here === null ? null : (own[0] ?? null);
  const owing = own.filter((one) => now?.to_act.includes(one) && !now.locked.includes(one));
  if (seat !== null && (owing.includes(seat) || !owing.length)) return seat;
  return owing[0] ?? null;
}

/**
 * Whether the table is still seen before the device goes on: whoever is there sees his own move land, and nobody else's
 * hand.  Of anybody else we do not know whose eyes are on it.
 */
export const lingers = (here: number | null, seat: number | null, settled: boolean): boolean =>
  here !== null && here === seat && !settled;
