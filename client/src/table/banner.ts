/** What the table is doing, as a key and its names: the same words for eyes and for screen readers. */
import type { LineState } from "../connection/line.ts";
import type { Now, TableInfo } from "../messages.ts";
import type { Key } from "../words/en.ts";

export interface Banner {
  key: Key;
  waitingFor: number[];
  phase: string; // the moment in the game's own words, for whoever is to act in it
}

export function banner(line: LineState, table: TableInfo | null, now: Now | null, seat: number | null): Banner {
  const plain = (key: Key): Banner => ({ key, waitingFor: [], phase: "" });
  if (line === "lost") return plain("banner_lost");
  if (!table) return plain("banner_connecting");
  if (table.state === "waiting" || table.state === "opening") return plain(`banner_${table.state}`);
  if (table.state === "over" || table.state === "abandoned" || table.state === "paused") {
    return plain(`banner_${table.state}`);
  }
  if (!now) return plain("banner_connecting");
  const waitingFor = now.to_act.filter((other) => other !== seat && !now.locked.includes(other));
  if (seat === null || !now.to_act.includes(seat)) return { key: "banner_waiting_for", waitingFor, phase: "" };
  if (now.committed.length) return { key: "banner_locked", waitingFor, phase: "" };
  if (now.to_act.length === 1) return { ...plain("banner_your_turn"), phase: now.phase };
  const key = waitingFor.length ? "banner_your_choice" : "banner_last_choice";
  return { key, waitingFor, phase: now.phase };
}

/** The game's sentence and ours as one: "Choose a card – waiting for Emmy." */
export function together(phase: string, tail: string): string {
  return `${phase.replace(/[.…\s]+$/, "")} – ${tail}`;
}
