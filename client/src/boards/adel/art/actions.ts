/** What an action card shows: a cheque, the thief, the detective or an exhibition under glass. */
import { pots } from "./objects/pots.ts";
import { box, disc, hatch, type Picture, put } from "./pen.ts";
import { detective, thief } from "./people.ts";

export const cheque: Picture = [
  ["white", box(1, 1, 70, 34, 2)],
  ["fine", box(4, 4, 64, 28, 1)],
  ["thread green", "M6 10q2-4 4 0t4 0t4 0t4 0M6 10q2 4 4 0t4 0t4 0t4 0"],
  ["fine", "M7 21h20M7 17h12"],
  ["line", "M44 29.5q2-5 3 0q2-6 3-1q2-4 4 0q3 1 10-3"],
  ["flat wine", disc(14, 27, 3.4)],
  ["thread paper", disc(14, 27, 1.8)],
];

const rolledCheque: Picture = [
  ["white", "M5 13h38v22H5z"],
  ["fine", "M8 16h32v16H8z"],
  ["thread green", "M10 20q2-4 4 0t4 0t4 0M10 20q2 4 4 0t4 0t4 0"],
  ["fine", "M11 25h14"],
  ["line", "M27 29q1.5-4 2.5 0q1.5-4 2.5 0q3 0 6-2"],
  ["flat wine", disc(14, 29, 2.6)],
  ["cord walnut", "M45 7L34 27"],
  ["ink", "M34 27l-1.3 3.2l2.7-2z"],
];

export const exhibition: Picture = [
  ["walnut", "M10 36h28l2 9H8z"],
  ["brass", box(17, 38.5, 14, 4, 1)],
  ["red", "M9 32h30q2 4-1 4.5H10q-3-.5-1-4.5z"],
  ...put("translate(13.5 11.5) scale(.5)", pots[2] ?? []),
  ["line", "M11 32V16Q11 5 24 5t13 11v16"],
  ["brass", disc(24, 4, 2)],
  ["light", "M13 30V17q0-6 4-8.5q-2 4-2 9V30z"],
  ["fine", hatch([34, 12], [-3, 4], [0.5, 3], 4)],
];

export const ACTIONS = { cheque: rolledCheque, thief, detective, exhibition };
export type ActionKind = keyof typeof ACTIONS;
