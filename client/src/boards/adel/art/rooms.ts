/** The rooms of the board: the club, the dinner table, the auction house and a prison cell. */
import { box, type Picture } from "./pen.ts";

export const clubRoom: Picture = [["wine", box(1, 1, 118, 78)]];
export const dinnerTable: Picture = [["green", box(1, 1, 118, 78)]];
export const cell: Picture = [["grey", box(1, 1, 46, 46)]];
export const bars: Picture = [["line", "M14 8v32M24 8v32M34 8v32"]];

/** Where the board lays its cards on the picture of the auction house, in the picture's own measure. */
export const AUCTION = {
  viewBox: "0 0 160 100",
  left: { x: 10, y: 34, width: 40, height: 56 },
  right: { x: 110, y: 34, width: 40, height: 56 },
  till: { x: 60, y: 60, width: 40, height: 30 },
};
export const auctionHouse: Picture = [
  ["bone", box(1, 1, 158, 98)],
  ["wine", box(10, 34, 40, 56)],
  ["wine", box(110, 34, 40, 56)],
  ["brass", box(60, 60, 40, 30)],
];
