/** The six players' tints, in the order of the box; each goes with a hat, so that colour is never alone. */
import { box, disc, oval, type Picture, type Tint } from "./pen.ts";

export const PLAYERS: readonly Tint[] = ["sand", "blue", "green", "purple", "red", "black"];
export const tintOf = (colour: number): Tint => PLAYERS[colour] ?? "grey";

/** The hats sit on a head whose brow is at y = 17 and whose middle is at x = 16. */
const boater: Picture = [
  ["straw", box(8, 8, 16, 7, 1)],
  ["sand", box(8, 11, 16, 3.5)],
  ["straw", oval(16, 15.5, 13, 2.4)],
  ["fine", "M10 9.5h4M17 9.5h5"],
];
const topHat: Picture = [
  ["blue", "M8.5 15L7 1.5q9-1.5 18 0L23.5 15z"],
  ["flat paper", "M8.2 11.5h15.6l-.2 2.6H8.5z"],
  ["blue", "M3 14q13 4.5 26 0q-1 4-4 4H7q-3 0-4-4z"],
  ["light", "M9.5 3l1.2 7.5h1.8L11.5 2.8z"],
];
const deerstalker: Picture = [
  ["green", "M7 15c0-8 4-12 9-12s9 4 9 12z"],
  ["fine", "M16 3v12M10 6q3 4 2.5 9M22 6q-3 4-2.5 9M8.5 10q7.5-2 15 0"],
  ["green", "M2 18.5c2-5 6-5.5 14-5.5s12 .5 14 5.5c-6-2.5-22-2.5-28 0z"],
  ["green", "M16 3.5l-4-2.5v4zM16 3.5l4-2.5v4z"],
];
const plumed: Picture = [
  ["purple", oval(16, 14.5, 14, 4)],
  ["purple", "M8 14c0-6 3-8 8-8s8 2 8 8q-8 3-16 0z"],
  ["paper", "M22 12c-2-8 2-12 8-10c1 5-2 9-8 10z"],
  ["fine", "M22.5 11.5q3-3.5 5.5-7M24 9.5l-1.5-2M25.5 7.5l-1.5-2"],
  ["straw", disc(21.5, 12.5, 1.8)],
];
const fez: Picture = [
  ["red", "M8.5 16L10.5 4h11L23.5 16q-7.5 2.5-15 0z"],
  ["red", oval(16, 4, 5.5, 1.5)],
  ["cord straw", "M16 4q8 0 9.5 4v4"],
  ["straw", "M23.8 11h3.4l.3 5h-4z"],
];
const bowler: Picture = [
  ["black", "M7 14c0-8 3.5-11 9-11s9 3 9 11z"],
  ["cord paper", "M7.5 12.5h17"],
  ["black", "M2.5 13q1 2.5 5 2.5h17q4 0 5-2.5q1 5.5-5 5.5h-17q-6 0-5-5.5z"],
  ["light", "M10 10c0-3 1-5 3-5.5q-1.3 2.5-1.2 5.5z"],
];

export const HATS: readonly Picture[] = [boater, topHat, deerstalker, plumed, fez, bowler];
