/** What never changes: the places of the island and the numbers of the box, as the game's own tables give them. */
import type { Box } from "../../messages.ts";

export type Spot = readonly [number, number];

export interface Island {
  readonly side: number;
  readonly hexes: readonly Spot[];
  readonly hex_crossings: readonly (readonly number[])[];
  readonly crossings: readonly Spot[];
  readonly crossing_hexes: readonly (readonly number[])[];
  readonly paths: readonly (readonly [number, number])[];
  readonly harbours: readonly { readonly at: Spot; readonly crossings: readonly number[] }[];
  readonly odds: readonly number[];
  readonly costs: readonly (readonly number[])[]; // road, settlement, city, card
  readonly pieces: { readonly road: number; readonly settlement: number; readonly city: number };
  readonly developments: readonly number[];
  readonly rates: readonly number[];
  readonly stack: number;
  readonly goal: number;
  readonly hand_limit: number;
  readonly long_road: number;
  readonly large_army: number;
  readonly card_points: number;
  readonly offer_limit: number;
  readonly phases: Readonly<Record<Phase, number>>;
  readonly answers: { readonly accepted: number; readonly declined: number; readonly countered: number };
  readonly cards: Readonly<Record<Card, number>>;
  readonly desert: number;
  readonly any_harbour: number;
  readonly texts: Readonly<Record<"discard" | "take" | "give" | "want" | "propose", readonly string[]>>;
}

export type Phase =
  | "found_settlement"
  | "found_road"
  | "before_roll"
  | "discard"
  | "rob"
  | "act"
  | "take_cards"
  | "offer"
  | "answer"
  | "counter"
  | "pick"
  | "over";
export type Card = "knight" | "road_building" | "discovery" | "monopoly" | "point";
export type Building = "road" | "settlement" | "city";
export const PIECE = "-42 -54 84 88"; // the box that any wooden piece is drawn in
export const BUILDINGS: readonly Building[] = ["road", "settlement", "city"]; // in the order of their costs
export const RESOURCES = [0, 1, 2, 3, 4] as const;

export const islandOf = (box: Box): Island => box.scenery as unknown as Island;

/** The middle of a path, and how it is turned, in degrees. */
export function lie(island: Island, path: number): { at: Spot; turn: number } {
  const [first, second] = island.paths[path] ?? [0, 0];
  const [a, b] = [spotOf(island, first), spotOf(island, second)];
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return { at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], turn: Math.round(turn * 10) / 10 };
}

export const spotOf = (island: Island, crossing: number): Spot => island.crossings[crossing] ?? [0, 0];

/** Where a harbour's ship lies: between the middle of the sea hex and the shore it serves. */
export function berth(island: Island, harbour: number): Spot {
  const { at, crossings } = island.harbours[harbour] ?? { at: [0, 0] as Spot, crossings: [] };
  const shore = crossings.map((crossing) => spotOf(island, crossing));
  const [x, y] = [0, 1].map((axis) => shore.reduce((sum, spot) => sum + (spot[axis] ?? 0), 0) / (shore.length || 1));
  return [at[0] * 0.72 + (x ?? 0) * 0.28, at[1] * 0.72 + (y ?? 0) * 0.28];
}
