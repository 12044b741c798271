/** The dinner table at the end of the way: candles, a roast, a trembling jelly and a butler who has seen it all. */
import { box, disc, hatch, oval, type Picture, put, rod } from "./pen.ts";

const room: Picture = [
  ["wine", box(1, 1, 118, 78, 4)],
  ["thread red", hatch([10, 4], [0, 44], [10, 0], 11)],
  ["walnut", "M1 46h118v29q0 4-4 4H5q-4 0-4-4z"],
];

const butler: Picture = [
  ["black", "M93 52V36q0-9 9-9t9 9v16z"],
  ["white", "M98 28l4 12l4-12z"],
  ["ink", "M102 30l-3-1.5v3zM102 30l3-1.5v3z"],
  ["pink", "M97 16q0 11 5 11t5-11z"],
  ["grey", "M96.5 18q-1-8 5.5-8t5.5 8q-2-4-5.5-4t-5.5 4z"],
  ["line", "M99 19h2M103 19h2M100 24h4"],
  ["black", "M94 36q-4 2-10-2l-1 3q6 6 11 4z"],
  ["silver", oval(83, 32, 9, 1.8)],
  ["silver", "M76 31q0-8 7-8t7 8z"],
  ["brass", disc(83, 22, 1.4)],
];

const candles: Picture = [
  ...rod("silver", "M60 44V24M50 26q0 6 10 6t10-6"),
  ["silver", "M53 45q7-5 14 0z"],
  ...[50, 60, 70].flatMap((x): Picture => {
    const top = x === 60 ? 13 : 16;
    return [
      ["white", box(x - 1.7, top, 3.4, 9)],
      ["silver", `M${x - 3} ${top + 9}h6l-1 2h-4z`],
      ["flat straw", disc(x, top - 3.5, 3.6)],
      ["orange", `M${x} ${top}q-3-3 0-7q3 4 0 7z`],
    ];
  }),
];

const chair: Picture = [
  ["walnut", "M-5 48V30q0-5 5-5t5 5v18z"],
  ["red", "M-3 46V32q0-4 3-4t3 4v14z"],
];

const cloth: Picture = [
  ["white", "M10 46q50-5 100 0l5 9v17q-5 3-10 0t-10 0t-10 0t-10 0t-10 0t-10 0t-10 0t-10 0t-10 0t-10 0t-10 0V55z"],
  ["shade", "M5 57h110v15q-5 3-10 0t-10 0t-10 0t-10 0t-10 0t-10 0t-10 0t-10 0t-10 0t-10 0t-10 0z"],
  ["line", "M5 55.5q55 4 110 0"],
  ["fine", "M20 58v12M40 59v11M60 59v11M80 59v11M100 58v12"],
];

const place = (x: number): Picture => [
  ["white", oval(x, 51, 6.5, 1.9)],
  ["fine", oval(x, 51, 4, 1)],
  ["line", `M${x - 8.5} 49.5l-1 3.5M${x + 8.5} 49.5l1 3.5`],
];

const courses: Picture = [
  ["silver", oval(38, 46.5, 11, 2.2)],
  ["briar", "M29 45.5q0-7 8-7.5q9 0 10 7.5z"],
  ["briar", "M46 43l5-4l1.5 1.5l-4 4z"],
  ["bone", disc(52, 39.5, 1.3)],
  ["fine", "M33 41q3-1.5 6 0M36 44q3-1 5 0"],
  ["silver", oval(83, 46.5, 9, 2)],
  ["red", "M76 46q1-5 2.5-6q1-3 4.5-3t4.5 3q1.5 1 2.5 6z"],
  ["light", "M79 44q.5-3 2-4.5l1 .5q-1 2-1 4z"],
  ["flat red", disc(83, 36, 1.4)],
];

export const dinnerTable: Picture = [
  ...room,
  ...butler,
  ...[20, 40, 67].flatMap((x) => put(`translate(${x} 0)`, chair)),
  ...cloth,
  ...courses,
  ...candles,
  ...[20, 60, 100].flatMap(place),
];
