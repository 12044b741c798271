/** The court as it is drawn: every player's place, the tiles of all rounds, the king. */
import type { Box } from "../../messages.ts";
import type { Scene } from "../scene.ts";
import type { Face } from "./art/faces.ts";
import { cell, number, orNothing, row } from "./cells.ts";
import { clockwise } from "./ring.ts";

/** One of several equal cards. */
export interface Copy {
  readonly key: string;
  readonly card: number;
}

export interface Place {
  readonly seat: number;
  readonly name: string;
  readonly lying: readonly Copy[];
  readonly colour: number | null;
  readonly total: number;
  readonly held: number;
  readonly hand: readonly Copy[] | null; // of others, where all hands are open
  readonly pile: number | null; // null: it may not be counted now
  readonly road: readonly number[] | null; // tiles got so far; null: hidden
  readonly king: boolean;
  readonly turn: boolean;
}

export interface Court {
  readonly places: readonly Place[]; // clockwise from the reader's left neighbour; the reader comes last
  readonly patience: number;
  readonly round: number;
  readonly rounds: number;
  readonly tiles: readonly (readonly number[])[]; // of each round, long to short; none left of rounds gone by
  readonly removed: number | null; // colour left in the box
  readonly lying: number;
}

interface CardFact {
  readonly colour: number | null;
  readonly value: number;
}

/** What each card shows, from what the server says about the box. */
export function facesOf(box: Box): Face[] {
  const facts = (box.scenery["cards"] ?? []) as CardFact[];
  return facts.map(({ colour, value }) => {
    if (colour !== null) return { kind: "art", art: colour, value };
    return value ? { kind: "jester", value } : { kind: "dance" };
  });
}

/** Counts of each kind as single cards, in the order of the kinds: by colour, then by value. */
export function copies(counts: readonly number[]): Copy[] {
  return counts.flatMap((count, card) =>
    Array.from({ length: count }, (_, copy) => ({ key: `${card}-${copy}`, card })),
  );
}

export interface Suit {
  readonly key: string;
  readonly cards: readonly { readonly card: number; readonly count: number }[];
}

/** A hand in groups: one for each colour, and one for the cards that have none. */
export function suitsOf(counts: readonly number[], faces: readonly Face[]): Suit[] {
  const suits = new Map<string, { card: number; count: number }[]>();
  counts.forEach((count, card) => {
    const face = faces[card];
    const key = face?.kind === "art" ? `${face.art}` : "none";
    if (count > 0) suits.set(key, [...(suits.get(key) ?? []), { card, count }]);
  });
  return [...suits].map(([key, cards]) => ({ key, cards }));
}

export function courtOf(scene: Scene): Court {
  const { view } = scene;
  const rounds = number(view, "rounds") ?? 0;
  return {
    places: clockwise(scene.seats.length, scene.seat ?? 0).map((seat) => placeOf(scene, seat)),
    patience: number(view, "patience") ?? 0,
    round: number(view, "round_number") ?? 0,
    rounds,
    tiles: Array.from({ length: rounds }, (_, round) => lengths(row(view, "middle", round))),
    removed: orNothing(number(view, "removed")),
    lying: number(view, "lying") ?? 0,
  };
}

function placeOf(scene: Scene, seat: number): Place {
  const { view } = scene;
  const hand = seat === scene.seat ? null : row(view, "hand", seat);
  const road = row(view, "road", seat);
  return {
    seat,
    name: scene.seats.find((info) => info.seat === seat)?.name ?? "",
    lying: copies(row(view, "layout", seat) ?? []),
    colour: orNothing(cell(view, "colour", seat)),
    total: cell(view, "total", seat) ?? 0,
    held: cell(view, "held", seat) ?? 0,
    hand: hand && copies(hand),
    pile: cell(view, "pile", seat),
    road: road && lengths(road),
    king: number(view, "king") === seat,
    turn: scene.toAct.includes(seat),
  };
}

/** The court while cards still fly: what is told of cards that lie or were taken is so when they have landed. */
export function beforeLanding(court: Court, before: Court | null): Court {
  if (!before) return court;
  const places = court.places.map((place) => {
    const { colour, total, pile } = before.places.find(({ seat }) => seat === place.seat) ?? place;
    return { ...place, colour, total, pile };
  });
  return { ...court, places };
}

const lengths = (row: readonly number[] | null): number[] => (row ?? []).filter((length) => length > 0);

/** How the king looks at a layout: from 0, content, to 3, about to lose his patience. */
export function moodOf(total: number, patience: number): number {
  if (!total) return 0;
  return total >= patience - 1 ? 3 : total >= patience / 2 ? 2 : 1;
}
