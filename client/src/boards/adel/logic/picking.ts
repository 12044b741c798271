/** An exhibition picked in any order: the server is asked in its own order, and says what fits. */
import type { Choice } from "../../../messages.ts";

export interface Picking {
  unfit: number[]; // picked, but it does not fit to what the server has accepted
  step: { back: true } | { choose: string } | null; // what to ask next
  refused: ReadonlySet<number>; // what had its turn and was not among the server's answers
}

/**
 * How far the server is with what the player wants.  It takes objects in the order of their numbers; where the draft
 * has something else, it goes back a step, and what is not among its answers is left at home.
 */
export function picking(
  wanted: ReadonlySet<number>,
  draft: readonly number[],
  choices: readonly Choice[],
  refused: ReadonlySet<number> = new Set(),
): Picking {
  const legal = new Map(choices.filter(({ kind }) => kind === "show").map(({ values, move }) => [values[0], move]));
  const missing = [...wanted].filter((object) => !draft.includes(object)).sort((one, other) => one - other);
  const last = draft.at(-1) ?? -1;
  const tooMuch = draft.some((object) => !wanted.has(object));
  const passedBy = missing.some((object) => object < last && !refused.has(object));
  if (tooMuch || passedBy) return { unfit: [], step: { back: true }, refused };
  const coming = missing.filter((object) => object > last);
  const next = coming.find((object) => legal.has(object));
  if (next === undefined) return { unfit: missing, step: null, refused };
  const now = coming.filter((object) => object < next);
  return { unfit: [], step: { choose: legal.get(next) ?? "" }, refused: new Set([...refused, ...now]) };
}
