/** What a player has said to an offer, as far as the reader may know it. */
import type { At } from "./at.ts";
import type { Bundle } from "./state.ts";
import { sum } from "./state.ts";
import type { Key } from "./words/en.ts";

export interface Answer {
  readonly key: Key;
  readonly deal: Bundle | null; // of a counter-offer
}

/** Whether an offer lies on the table, or is being put together in the open. */
export function isTrading({ table, island }: At): boolean {
  const { offer, answer, counter, pick } = island.phases;
  return [offer, answer, counter, pick].includes(table.phase) && sum(table.offer.give) > 0;
}

export function answerOf({ table, island, scene }: At, player: number): Answer {
  const { accepted, declined, countered } = island.answers;
  const shown = table.phase === island.phases.pick;
  const said = shown ? table.answer[player] : player === scene.seat ? table.ownAnswer[player] : 0;
  if (said === accepted) return { key: "accepts", deal: null };
  if (said === declined) return { key: "declines", deal: null };
  if (said === countered && shown) return { key: "counters", deal: table.shown[player] ?? null };
  if (table.counters[player] === 1) return { key: "composing", deal: null };
  return { key: table.answered[player] || scene.locked.includes(player) ? "answered" : "thinking", deal: null };
}
