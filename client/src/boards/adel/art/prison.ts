/** A prison cell: the wall and, drawn over whoever sits in it, the bars. */
import { box, disc, hatch, type Mark, type Picture, put } from "./pen.ts";
import { caught } from "./people.ts";

const BARS = [11.5, 18, 30, 36.5];


const cell: Picture = [
  ["silver", box(1, 1, 46, 46, 3)],
  [
    "fine",
    "M1 9h7M1 17h7M1 25h7M1 33h7M40 9h7M40 17h7M40 25h7M40 33h7M4 9v8M4 25v8M44 9v8M44 25v8M14 1v4M24 1v4" +
      "M34 1v4",
  ],
  ["grey", "M8 43V20Q8 6 24 6t16 14v23z"],
  ["shade", "M8 43V20Q8 6 24 6t16 14q-14-8-25 0q-4 4-4 23z"],
  ["shade", "M40 6q7 0 7 3v30q0 8-8 8h1z"],
];
const bars: Picture = [
  ...BARS.map((x): Mark => ["black", box(x - 1.1, x > 15 && x < 33 ? 7 : 11, 2.2, 32)]),
  ["black", box(8, 37, 32, 2.2)],
  ["silver", box(3, 42, 42, 5, 1)],
  ["fine", hatch([10, 42.5], [0, 4], [9, 0], 4)],
  ["brass", box(20.5, 35.5, 7, 6.5, 1)],
  ["ink", disc(24, 38.2, 1) + box(23.6, 38.5, 0.8, 2)],
];

/** Sorry to be here. */
const inmate: Picture = put("translate(6.2 5.5) scale(.81)", caught);
const hands: Picture = [["pink", box(15.5, 32.5, 5, 4, 1.5) + box(27.5, 32.5, 5, 4, 1.5)]];

export const empty: Picture = [...cell, ...bars];
export const full: Picture = [...cell, ...inmate, ...bars, ...hands];
