/** Why a card cannot be played now, in words; the server has said that it cannot. */
import type { Key } from "../words.ts";
import { type ActionKind, AUCTION, CASTLE } from "./facts.ts";

export interface Reason {
  key: Key;
  rules: string; // the name of its sentences among the facts
}

export interface Moment {
  place: number; // where the player is or is going, or NOTHING
  choosesPlace: boolean;
  choosesAction: boolean;
}

export function whyNot(kind: ActionKind, jailed: boolean, moment: Moment): Reason {
  if (jailed) return { key: "in_prison", rules: "jailed_thief" };
  if (moment.place === CASTLE && kind === "cheque") return { key: "only_auction", rules: "wrong_place_castle" };
  const castleOnly = kind === "detective" || kind === "exhibition";
  if (moment.place === AUCTION && castleOnly) return { key: "only_castle", rules: "wrong_place_auction" };
  if (moment.choosesAction && kind === "exhibition") return { key: "no_exhibition", rules: "no_exhibition" };
  if (moment.choosesPlace) return { key: "not_yet", rules: "place_card" };
  return { key: "nothing_to_choose", rules: "action_card" };
}

/** What explains an action card: the thief works differently at the two places. */
export function rulesOf(kind: ActionKind, place: number): string[] {
  if (kind !== "thief") return [kind];
  if (place === AUCTION) return ["thief_auction"];
  return place === CASTLE ? ["thief_castle"] : ["thief_castle", "thief_auction"];
}
