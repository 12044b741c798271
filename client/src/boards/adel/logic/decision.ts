/** The reader's own decision while it is still his alone: what he has put together, or has locked in. */
import { type Facts, NOTHING } from "./facts.ts";

export interface Decision {
  place: number;
  action: number;
  objects: number[];
}

const NONE: Decision = { place: NOTHING, action: NOTHING, objects: [] };

/** Texts of moves as what they mean; what has no place here (to open, to buy, to steal) says nothing. */
export function decided(facts: Facts, moves: readonly string[]): Decision {
  return moves.reduce<Decision>((so_far, move) => {
    const place = facts.texts.go.indexOf(move);
    const action = facts.texts.play.indexOf(move);
    const object = facts.texts.show.indexOf(move);
    if (place >= 0) return { ...so_far, place };
    if (action >= 0) return { ...so_far, action };
    return object >= 0 ? { ...so_far, objects: [...so_far.objects, object] } : so_far;
  }, NONE);
}

/** What a new decision is being put together from counts before what is locked in. */
export const ownDecision = (facts: Facts, draft: readonly string[], committed: readonly string[]): Decision =>
  decided(facts, draft.length ? draft : committed);
