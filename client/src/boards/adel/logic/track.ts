/** Where everything stands on the board: once around the rim, from the club past the castles to the dinner table. */
import type { Facts } from "./facts.ts";

export interface Point {
  x: number;
  y: number;
}

/** A board in its own units: the line of spaces runs at `inset` from the edge, the castles' middles at `outer`. */
export interface Shape {
  wide: number;
  high: number;
  inset: number;
  outer: number;
}

export const WIDE: Shape = { wide: 1000, high: 590, inset: 116, outer: 52 };
export const TALL: Shape = { wide: 400, high: 400, inset: 66, outer: 27 };

export interface Area extends Point {
  width: number;
  height: number;
}

export interface Layout {
  spaces: Point[]; // from the club to the last space before the table
  seats: Point[]; // at the table
  places: Point[]; // the club and the castles
  octagons: Point[];
  clubArea: Area;
  tableArea: Area;
}

export interface Sizes {
  space: number;
  castle: number;
  octagon: number;
  pawn: number;
}

/** How big pieces are: as big as the shortest side allows. */
export function pieceSizes(shape: Shape): Sizes {
  const step = (Math.min(shape.wide, shape.high) - 2 * shape.inset) / 10;
  return { space: step, castle: shape.inset * 0.7, octagon: step * 1.18, pawn: step * 1.35 };
}

export const TABLE_SEATS = 18; // nobody gets farther in practice; who does sits at the end
const CORNER = 3; // a castle with so many spaces stands at a corner

/** The way as straight lines: up the left side, along the top, down the right side. */
function corners(shape: Shape, inset: number): Point[] {
  const [left, top, right, bottom] = [inset, inset, shape.wide - inset, shape.high - inset];
  return [
    { x: left, y: bottom },
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
  ];
}

/** The point after `way` sides: 0.5 is the middle of the first. */
function along(line: readonly Point[], way: number): Point {
  const side = Math.min(Math.max(Math.floor(way), 0), line.length - 2);
  const [from, to] = [line[side], line[side + 1]] as [Point, Point];
  const part = way - side;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** For every space how many sides it is from the club; the middle spaces of corner castles are at the corners. */
function ways(facts: Facts): number[] {
  const corner = facts.track.filter((place) => place.spaces === CORNER).slice(0, 3);
  const pins: [space: number, way: number][] = [[0, 0]];
  corner.forEach((place, index) => pins.push([place.first + 1, index + 1]));
  if (corner.length < 3) pins.push([facts.table, 3]);
  return Array.from({ length: facts.table }, (_, space) => {
    const next = pins.findIndex(([pinned]) => pinned >= space);
    const [to, there] = pins[next] ?? pins.at(-1) ?? [0, 0];
    const [from, here] = pins[next - 1] ?? [to, there];
    if (next < 0) return there; // beyond the last corner
    return to === from ? there : here + ((there - here) * (space - from)) / (to - from);
  });
}

export function layOut(facts: Facts, shape: Shape): Layout {
  const line = corners(shape, shape.inset);
  const rim = corners(shape, shape.outer);
  const way = ways(facts);
  const clubArea = areaOfClub(shape);
  const spaces = turned(way, line, shape);
  spaces[0] = { x: clubArea.x + clubArea.width / 2, y: clubArea.y + clubArea.height * 0.86 };
  const middles = facts.track.map(({ first, spaces: count }) => mean(way.slice(first, first + count)));
  const places = middles.map((middle) => along(rim, middle));
  const octagons = middles.map((middle, index) => towards(places[index] as Point, along(line, middle), 0.42));
  octagons[0] = { x: clubArea.x + clubArea.width, y: clubArea.y + clubArea.height * 0.2 };
  const end = (spaces.at(-1) as Point).x - gap(shape) * 0.8;
  const start = clubArea.x + clubArea.width + gap(shape) * 0.4;
  const y = shape.high - shape.inset;
  const seats = Array.from({ length: TABLE_SEATS }, (_, seat) => ({
    x: end + ((start - end) * seat) / (TABLE_SEATS - 1),
    y,
  }));
  const top = y + pieceSizes(shape).space * 0.5;
  const tableArea = { x: start, y: top, width: end - start, height: shape.high - top - shape.outer * 0.12 };
  return { spaces, seats, places, octagons, clubArea, tableArea };
}

const gap = (shape: Shape): number => (shape.wide - 2 * shape.inset) / 11;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, part) => sum + part, 0) / numbers.length;
const towards = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

/** The club fills the corner where the way begins. */
function areaOfClub(shape: Shape): Area {
  const height = shape.inset * 0.8;
  return { x: shape.outer * 0.12, y: shape.high - height - shape.outer * 0.12, width: height * 1.5, height };
}

/** The spaces along the sides; after the last corner the way turns towards the table. */
function turned(way: readonly number[], line: readonly Point[], shape: Shape): Point[] {
  const corner = way.indexOf(3);
  return way.map((part, space) => {
    const point = along(line, part);
    return corner >= 0 && space > corner ? { x: point.x - (space - corner) * gap(shape), y: point.y } : point;
  });
}

export interface Standing extends Point {
  player: number;
}

/** Pawns on one space stand side by side, so that none hides another. */
export function standing(layout: Layout, pawns: readonly number[], table: number, step: number): Standing[] {
  const spot = (space: number): number => Math.min(space, table + TABLE_SEATS - 1);
  return pawns.map((space, player) => {
    const here = pawns.flatMap((other, index) => (spot(other) === spot(space) ? [index] : []));
    const point = (space < table ? layout.spaces[space] : layout.seats[spot(space) - table]) ?? { x: 0, y: 0 };
    const offset = here.indexOf(player) - (here.length - 1) / 2;
    return { player, x: point.x + offset * step, y: point.y };
  });
}
