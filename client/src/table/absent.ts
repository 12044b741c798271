/** People who have left the table: for how long, as far as this page has seen. */
import type { Now, SeatInfo } from "../messages.ts";

const GRACE = 60_000; // so long the server usually waits for a lost connection; where it waits longer it says so

export class Absences {
  readonly #since = new Map<number, number>();
  #known = false;

  /** Who has been away for too long, and in how many milliseconds to look again. */
  look(seats: readonly SeatInfo[], running: boolean, at: number): { gone: number[]; again: number | null } {
    const away = seats.filter((seat) => seat.kind === "person" && !seat.here && !seat.yours && seat.bot === null);
    for (const { seat, here } of seats) if (here) this.#since.delete(seat);
    for (const { seat } of away) {
      if (!this.#since.has(seat)) this.#since.set(seat, running && !this.#known ? -Infinity : at); // he had left before we came
    }
    this.#known ||= seats.length > 0;
    const left = away.map(({ seat }) => ({ seat, time: (this.#since.get(seat) ?? at) + GRACE - at }));
    const later = left.filter(({ time }) => time > 0).map(({ time }) => time);
    return {
      gone: left.filter(({ time }) => time <= 0).map(({ seat }) => seat),
      again: later.length ? Math.min(...later) : null,
    };
  }
}

/** Those of them whom the table waits for. */
export function missed(gone: readonly number[], now: Now | null): number[] {
  return gone.filter((seat) => now?.to_act.includes(seat) && !now.locked.includes(seat));
}
