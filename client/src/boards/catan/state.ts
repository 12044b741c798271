/** The fields of the state as the reader sees them, with their shapes; null where something is hidden. */
import type { Cells } from "../../messages.ts";
import type { Scene } from "../scene.ts";

type View = Record<string, Cells>;
type Hidden = number | null;

const one = (view: View, name: string): number => {
  const cell = view[name];
  return typeof cell === "number" ? cell : 0;
};
const some = (view: View, name: string): number[] => hidden(view[name]).map((cell) => cell ?? 0);
const hidden = (cells: Cells | undefined): Hidden[] =>
  Array.isArray(cells) ? cells.map((cell) => (typeof cell === "number" ? cell : null)) : [];
const rows = (view: View, name: string): Hidden[][] => {
  const cells = view[name];
  return Array.isArray(cells) ? cells.map(hidden) : [];
};

export interface Table {
  readonly seats: number;
  readonly phase: number;
  readonly turn: number;
  readonly turns: number;
  readonly terrain: number[];
  readonly token: number[];
  readonly harbour: number[];
  readonly robber: number;
  readonly house: number[];
  readonly city: number[];
  readonly road: number[];
  readonly left: Record<"road" | "settlement" | "city", number[]>;
  readonly dice: number;
  readonly rolled: boolean;
  readonly bank: number[];
  readonly hand: Hidden[][];
  readonly held: number[];
  readonly known: Hidden[][][]; // by viewer, player and resource: only with the memory aid
  readonly unsure: Hidden[][];
  readonly development: Hidden[][];
  readonly fresh: Hidden[][];
  readonly cards: number[];
  readonly pile: number;
  readonly played: boolean;
  readonly knights: number[];
  readonly army: number;
  readonly longest: number[];
  readonly roadCard: number;
  readonly points: number[];
  readonly shownPoints: number[];
  readonly owed: number[];
  readonly chosen: number[];
  readonly toTake: number;
  readonly offers: number;
  readonly ports: Hidden[][];
  readonly offer: Bundle;
  readonly answered: number[];
  readonly counters: number[];
  readonly ownAnswer: Hidden[];
  readonly answer: number[];
  readonly shown: Bundle[];
  readonly own: Bundle[]; // counter-offers, each seen by its own player
}

/** Two sides of a trade, each by resource. */
export interface Bundle {
  readonly give: readonly number[];
  readonly want: readonly number[];
}

const bundles = (view: View, give: string, want: string): Bundle[] => {
  const [gives, wants] = [rows(view, give), rows(view, want)];
  return gives.map((side, player) => ({
    give: side.map((cell) => cell ?? 0),
    want: (wants[player] ?? []).map((cell) => cell ?? 0),
  }));
};

export function tableOf({ view }: Pick<Scene, "view">): Table {
  const known = view["known"];
  return {
    seats: one(view, "seats"),
    phase: one(view, "phase"),
    turn: one(view, "turn"),
    turns: one(view, "turns"),
    terrain: some(view, "terrain"),
    token: some(view, "token"),
    harbour: some(view, "harbour"),
    robber: one(view, "robber"),
    house: some(view, "house"),
    city: some(view, "city"),
    road: some(view, "road"),
    left: {
      road: some(view, "roads_left"),
      settlement: some(view, "settlements_left"),
      city: some(view, "cities_left"),
    },
    dice: one(view, "dice"),
    rolled: one(view, "rolled") === 1,
    bank: some(view, "bank"),
    hand: rows(view, "hand"),
    held: some(view, "held"),
    known: Array.isArray(known) ? known.map((cells) => (Array.isArray(cells) ? cells.map(hidden) : [])) : [],
    unsure: rows(view, "unsure"),
    development: rows(view, "development"),
    fresh: rows(view, "fresh"),
    cards: some(view, "cards"),
    pile: one(view, "pile_count"),
    played: one(view, "played") === 1,
    knights: some(view, "knights"),
    army: one(view, "army_card"),
    longest: some(view, "longest"),
    roadCard: one(view, "road_card"),
    points: some(view, "points"),
    shownPoints: some(view, "shown_points"),
    owed: some(view, "owed"),
    chosen: some(view, "chosen"),
    toTake: one(view, "to_take"),
    offers: one(view, "offers"),
    ports: rows(view, "ports"),
    offer: { give: some(view, "offer_give"), want: some(view, "offer_want") },
    answered: some(view, "answered"),
    counters: some(view, "counters"),
    ownAnswer: hidden(view["answer"]),
    answer: some(view, "shown_answer"),
    shown: bundles(view, "shown_give", "shown_want"),
    own: bundles(view, "counter_give", "counter_want"),
  };
}

export const sum = (numbers: readonly (number | null)[]): number => numbers.reduce<number>((all, one) => all + (one ?? 0), 0);
/** Whether every cell of a row may be seen. */
export const isSeen = (row: readonly (number | null)[] | undefined): row is number[] =>
  !!row?.length && row.every((cell) => cell !== null);

/** All points that the reader knows of: on the table, and the point cards of a hand that he sees. */
export function pointsOf(table: Table, player: number, pointCard: number): { open: number; hidden: number } {
  const open = table.points[player] ?? 0;
  return { open, hidden: table.development[player]?.[pointCard] ?? table.shownPoints[player] ?? 0 };
}
