/** What never changes at a table: the box of its edition, as the server describes it. */
import type { Scene } from "../../scene.ts";

export const NOTHING = -1;
export const CASTLE = 0;
export const AUCTION = 1;
export const SET_ASIDE = 2; // in a hand: laid ready for an exhibition

export interface Place {
  first: number; // the first of its spaces on the track
  spaces: number;
  upper: number;
  lower: number;
}

export interface Collectible {
  letter: string;
  year: number;
}

export interface Facts {
  colours: string[];
  letters: string[];
  objects: (Collectible | null)[];
  track: Place[]; // the club, then the castles
  table: number; // the first space at the dinner table
  cells: number;
  cheque_colour: number[];
  thief_colour: number[];
  actions: { thief: number; detective: number; exhibition: number };
  fewest: number;
  prizes: number[];
  phases: string[];
  texts: { go: string[]; play: string[]; show: string[]; open: string[] };
  rules: Record<string, string[]>;
}

export const factsOf = (scene: Scene): Facts => scene.box.scenery as unknown as Facts;

export type ActionKind = "cheque" | "thief" | "detective" | "exhibition";

/** What kind of card an action is, and the number printed on it. */
export function actionOf(facts: Facts, action: number): { kind: ActionKind; value: number } {
  const { thief, detective, exhibition } = facts.actions;
  if (action >= exhibition) return { kind: "exhibition", value: 0 };
  if (action >= detective) return { kind: "detective", value: 0 };
  return action >= thief ? { kind: "thief", value: action - thief + 1 } : { kind: "cheque", value: action + 1 };
}

/** An object's name alone; letter and year stand on its card. */
export const shortName = (name: string): string => name.replace(/ \(.*\)$/, "");

/** The place on the track that a space belongs to; nothing at the dinner table. */
export const placeAt = (facts: Facts, space: number): Place | null =>
  facts.track.find((place) => space >= place.first && space < place.first + place.spaces) ?? null;
