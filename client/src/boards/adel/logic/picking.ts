/** An exhibition picked in any order: the server is asked in its own order, and says what fits. */
import type { Choice } from "../../../messages.ts";

export interface Picking {
  laid: number[]; // what the server has accepted so far
  unfit: number[]; // picked, but it does not fit to what was accepted
  step: { back: true } | { choose: string } | null; // what to ask next
}

/**
 * How far the server is with what the player wants.  It takes objects in the order of their numbers; where the draft
 * has something else, it goes back a step, and what is not among its answers is left at home.
 */
export function picking(wanted: ReadonlySet<number>, draft: readonly number[], choices: readonly Choice[]): Picking {
  const legal = new Map(choices.filter((choice) => choice.kind === "show").map((choice) => [choice.values[0], choice.move]));
  const ordered = [...wanted].sort((one, other) => one - other);
  const laid = draft.filter((object) => wanted.has(object));
  if (laid.length < draft.length) return { laid, unfit: [], step: { back: true } };
  const last = draft.at(-1) ?? -1;
  const missed = ordered.filter((object) => object < last && !draft.includes(object));
  const next = ordered.find((object) => object > last && legal.has(object));
  if (next !== undefined && !missed.length) return { laid, unfit: [], step: { choose: legal.get(next) ?? "" } };
  const unfit = ordered.filter((object) => !draft.includes(object));
  return { laid, unfit, step: null };
}
