/** The club's members as pawns, and the two who work for them: the thief and the detective. */
import { HATS, tintOf } from "./colours.ts";
import { disc, haloed, hatch, kept, type Mark, oval, type Picture } from "./pen.ts";

const MOUSTACHES = [
  "M16 24.5q-3-1-4.5 1q2.5.8 4.5-1q2 1.8 4.5 1q-1.5-2-4.5-1z",
  "M16 24q-5-1.5-7 2.5q5 .5 7-1.5q2 2 7 1.5q-2-4-7-2.5z",
  "M9.5 22q0 8 6.5 8.5q6.5-.5 6.5-8.5q-2 3-4.5 2.5h-4q-2.5.5-4.5-2.5z",
  "",
  "M16 24q-4 0-4.5 3.5q3 0 4.5-2q1.5 2 4.5 2q-.5-3.5-4.5-3.5z",
  "M16 24q-3-1-5 1q-1.5 1-3-.5q1 3.5 4 3q2.5-.5 4-2q1.5 1.5 4 2q3 .5 4-3q-1.5 1.5-3 .5q-2-2-5-1z",
];

const bowTie: Mark = ["wine", "M16 34l-4-2v5zM16 34l4-2v5z"];
const monocle: Mark = ["line", disc(19.2, 20.5, 2.8)];
const lips: Mark = ["flat red", "M13.5 27q2.5-1.5 5 0q-2.5 2.5-5 0z"];
const brows: Mark = ["fine", "M10 19q2.5-2 4.5 0M17.5 19q2.5-2 4.5 0"];
const ADORNMENTS: Record<number, Picture> = { 1: [bowTie, monocle], 3: [lips, brows] };

/** A gentleman (or a lady, in purple) from the shoulders up, in a coat of the player's colour. */
export const member = (colour: number): Picture => [
  [tintOf(colour), "M3 44V39q0-7.5 13-8.5q13 1 13 8.5v5z"],
  ["shade", "M23 32q6 2 6 7v5h-7q2-6 1-12z"],
  ["paper", "M12 31l4 9l4-9z"],
  ["pink", "M8.5 17q0 14.5 7.5 14.5t7.5-14.5z"],
  ["ink", disc(12.8, 20.5, 1.1) + disc(19.2, 20.5, 1.1)],
  ["fine", "M16 20.5l-1 3h1.5"],
  ["ink", MOUSTACHES[colour] ?? ""],
  ...(ADORNMENTS[colour] ?? [bowTie]),
  ...(HATS[colour] ?? []),
];
export const pawn = kept((colour) => haloed(member(colour)));

const sack: Picture = [
  ["sand", "M32 46c-5-9-2-17 4-19l-2-4.5h8l-2 4.5c6 3 8 11 5 19z"],
  ["line", "M34.5 27h6.5"],
  ["fine", hatch([43, 33], [-1, 9], [-2, 1], 3)],
];

const burglar = (mouth: string): Picture => [
  ["white", "M7 47c0-10 6-14 15-14s15 4 15 14z"],
  ["cord black", "M10 39h24M8 43.5h28"],
  ["shade", "M30 35.5q7 3 7 11.5h-8q3-6 1-11.5z"],
  ["pink", "M13 18c0 10 3 16 9 16s9-6 9-16z"],
  ["black", "M11.5 18.5c6-2 15-2 21 0c0 5.5-3 7.5-6 7.5s-3-2-4.5-2s-1.5 2-4.5 2s-6-2-6-7.5z"],
  ["flat white", oval(17.5, 21.5, 2.4, 1.7) + oval(26.5, 21.5, 2.4, 1.7)],
  ["ink", disc(18.6, 21.6, 1.1) + disc(27.6, 21.6, 1.1)],
  ["line", mouth],
  ["grey", "M10 18c-2-9 4-13.5 12-13.5s12 5 11 10.5l4 3c-8 1.5-19-.5-27 0z"],
  ["fine", "M15 7q-2 4-1.5 10M22 4.5v12M29 7q2 4 1.5 9"],
];

export const thief: Picture = [...sack, ...burglar("M18.5 29q4 2.5 7-.5")];
/** The same man in prison: no sack, and no smile. */
export const caught: Picture = burglar("M18.5 30.5q3.5-3 7 0");

export const detective: Picture = [
  ["sand", "M5 47c0-10 7-14 18-14s18 4 18 14z"],
  ["shade", "M34 35.5q7 3 7 11.5h-8q3-6 1-11.5z"],
  ["line", "M15 34.5l8 7l8-7"],
  ["fine", hatch([10, 38], [0, 9], [2.6, -0.3], 3) + hatch([36, 38], [0, 9], [-2.6, -0.3], 3)],
  ["pink", "M14 17c0 11 3 17 9 17s9-6 9-17z"],
  ["ink", disc(18.5, 21.5, 1.3)],
  ["line", "M15.5 18.5l5 .5"],
  ["ink", "M22.5 27.5c-2.5-1.5-6-.5-8 2c3.5.5 6.5 0 8-2c1.5 2 4.5 2.5 8 2c-2-2.5-5.5-3.5-8-2z"],
  ["clay", "M12 17c0-9 5-12.5 11-12.5s11 3.5 11 12.5z"],
  ["fine", "M23 4.5v12M15 7.5q3.5 4 3 9.5M31 7.5q-3.5 4-3 9.5M13 12q10-3 20 0"],
  ["clay", "M7 21c2-6 7-6.5 16-6.5s14 .5 16 6.5c-7-3-25-3-32 0z"],
  ["clay", "M23 5l-5-3.5v5.5zM23 5l5-3.5v5.5z"],
  ["cord walnut", "M34 29l8 12"],
  ["brass", disc(30, 23.5, 7.2)],
  ["glass", disc(30, 23.5, 5.4)],
  ["white", oval(29.5, 23.5, 4, 3)],
  ["ink", disc(30, 23.7, 1.9)],
];
