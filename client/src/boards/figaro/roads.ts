/** The rows laid against the castle wall. */
import type { Scene } from "../scene.ts";
import { cell, number } from "./cells.ts";
import type { Court } from "./court.ts";
import type { Counted } from "./story.ts";

export interface RoadRow {
  readonly seat: number;
  readonly name: string;
  readonly cards: number | null; // counted this round
  readonly tiles: readonly number[];
  readonly king: boolean;
  readonly first: boolean; // won
}

/** After a round: what each player counted and got, the most cards first. */
export function roundRows(counted: readonly Counted[], court: Court): RoadRow[] {
  return counted.map(({ seat, cards, tile }) => {
    const place = court.places.find((other) => other.seat === seat);
    return { seat, name: place?.name ?? "", cards, tiles: tile ? [tile] : [], king: !!place?.king, first: false };
  });
}

/** At the end: everybody's road, the shortest first; tile by tile where that is known, otherwise as one. */
export function finalRows(scene: Scene, court: Court, winners: readonly number[]): RoadRow[] {
  const king = number(scene.view, "king");
  const rows = court.places.map(({ seat, name, road }) => {
    const length = cell(scene.view, "length", seat) ?? 0;
    const tiles = road ?? (length ? [length] : []);
    return { length, row: { seat, name, cards: null, tiles, king: king === seat, first: winners.includes(seat) } };
  });
  rows.sort((one, other) => Number(other.row.first) - Number(one.row.first) || one.length - other.length);
  return rows.map(({ row }) => row);
}
