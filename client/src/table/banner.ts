/** What the table is doing, as a key and its names: the same words for eyes and for screen readers. */
import type { LineState } from "../connection/line.ts";
import type { Now, TableInfo } from "../messages.ts";
import type { Key } from "../words/en.ts";

export interface Banner {
  key: Key;
  waitingFor: number[];
}

export function banner(line: LineState, table: TableInfo | null, now: Now | null, seat: number | null): Banner {
  const plain = (key: Key): Banner => ({ key, waitingFor: [] });
  if (line === "lost") return plain("banner_lost");
  if (!table) return plain("banner_connecting");
  if (table.state === "waiting" || table.state === "opening") return plain(`banner_${table.state}`);
  if (table.state === "over" || table.state === "abandoned" || table.state === "paused") {
    return plain(`banner_${table.state}`);
  }
  if (!now) return plain("banner_connecting");
  const owing = now.to_act.filter((other) => other !== seat && !now.locked.includes(other));
  if (seat === null || !now.to_act.includes(seat)) return { key: "banner_waiting_for", waitingFor: owing };
  if (now.committed.length) return { key: "banner_locked", waitingFor: owing };
  if (now.to_act.length > 1) {
    return { key: "banner_your_choice", waitingFor: now.to_act.filter((other) => other !== seat) };
  }
  return plain("banner_your_turn");
}
