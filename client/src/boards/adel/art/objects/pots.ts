/** Letter B: chamber pots, the oldest first. */
import { box, disc, dots, hatch, type Mark, oval, type Picture, rod, type Tint } from "../pen.ts";

/** The wide brim one sits on, seen from a little above. */
const brim = (tint: Tint, y = 18): Mark[] => [
  [tint, oval(20.5, y, 18.5, 4.8)],
  [tint, oval(20.5, y + 0.4, 14.5, 3)],
  ["shade", oval(20.5, y + 0.4, 14.5, 3)],
];

const stoneware: Picture = [
  ...rod("grey", "M34 22c11-4 13 4 10 9s-6 5-9 4"),
  ["grey", "M8 19l2 3c-6 3-8 7-7.5 11c.5 5 5 8 9 9.5h18c4-1.5 8.5-4.5 9-9.5c.5-4-1.5-8-7.5-11l2-3z"],
  ["shade", "M31 22c6 3 8 7 7.5 11c-.5 5-5 8-9 9.5h-6q13-8 7.5-20.5z"],
  ["grey", oval(20.5, 17.5, 15.5, 4.2)],
  ["grey", oval(20.5, 17.9, 12, 2.6)],
  ["shade", oval(20.5, 17.9, 12, 2.6)],
  ["flat blue", dots(2.6, [18, 28.5], [22, 31.4], [20.5, 36], [15.5, 36], [14, 31.4])],
  ["white", disc(18, 32.5, 2)],
  ["cord blue", "M5.5 33q1.5-5 5-5M30.5 28q3 0 4 5M8 38q3 1 4-2M24 36q1 3 5 2"],
];

const pewter: Picture = [
  ...rod("silver", "M35 21h9v11l-9 3"),
  ["silver", "M6 18l3 6c0 5-3 8-3 12q0 4 4 5h21q4-1 4-5c0-4-3-7-3-12l3-6z"],
  ["shade", "M28 20h6l-2 4c0 5 3 8 3 12q0 4-4 5h-8q8-9 5-21z"],
  ...brim("silver", 17),
  ["fine", "M9 26q11.5 3 23 0M8.5 28q12 3 24 0M6.5 38q14 3 28 0"],
  ["line", "M14.5 36v-4l2.2 1.7l2.3-3l2.3 3l2.2-1.7v4z"],
  ["light", "M10.5 22l3 .6l-1 5l-2.5-.4z"],
];

const faience: Picture = [
  ...rod("white", "M35 19c9-3 11 3 9 8s-6 5-10 6"),
  ["white", "M4 18c-1 11 2 20 9 23.5h14c7-3.5 10-12.5 9-23.5z"],
  ["shade", "M31 18h5c0 12-3 20-9 23.5h-5q9-9 9-23.5z"],
  [
    "white",
    "M3 16.5q2-4 4.8-2.5q2.5-3 5-.8q2.7-2.7 5-.2q2.5-2.5 5 0q2.5-2.5 5 .2q2.5-2.2 5 .8q2.7-1.5 4.2 2.5" +
      "q-2 3.5-17 3.5t-17-3.5z",
  ],
  ["white", oval(20, 16.5, 12.5, 1.9)],
  ["shade", oval(20, 16.5, 12.5, 1.9)],
  ["blue", "M14.5 24q1.5 1 2.7 3q.8-3 2.8-4.5q2 1.5 2.8 4.5q1.2-2 2.7-3q1 8-5.5 9q-6.5-1-5.5-9z"],
  ["cord blue", "M20 33v6M20 38q-6 0-7.5-5M20 38q6 0 7.5-5"],
  ["thread blue", "M6 22q2 2 4.5 0M29.5 22q2.5 2 4.5 0"],
  ["flat blue", disc(9.5, 29, 1.2) + disc(30.5, 29, 1.2)],
];

const travelling: Picture = [
  ["walnut", "M5 4.5h38v17H5z"],
  ["wine", "M8 7.5h32v14H8z"],
  ["fine", hatch([11, 8], [0, 13], [3.8, 0], 8)],
  ...rod("silver", "M13 24c-8-3-10 6-1.5 7"),
  ["silver", "M10 21.5c8 3 18 1.5 26-3.5c2.5-1.5 5.5-1 4.5 1.5c-1 8-6.5 15-14.5 15h-6c-6.5-1-9.5-6-10-13z"],
  ["shade", "M34 22q4-1 6.5-2.5c-1 8-6.5 15-14.5 15q6-4 8-12.5z"],
  ["light", "M13 25q5 1.5 10 .8l-.5 3q-4 .5-8.5-.8z"],
  ["fine", "M11 27.5q8 4 27-2"],
  ["walnut", box(3, 31, 42, 12.5, 2)],
  ["wine", "M6 31h36l-2 3.5H8z"],
  ["brass", box(20.5, 33.5, 7, 5, 1)],
  ["ink", disc(24, 36, 1)],
  ["fine", "M3.5 40.5h41"],
];

const porcelain: Picture = [
  ...rod("brass", "M35.5 23c9-3 11 3 9 8s-7 4-11 4"),
  ["white", "M7 20c-4 6-5 14 1 19l3 3.5h18l3-3.5c6-5 5-13 1-19z"],
  ["shade", "M29 22l4-2c4 6 5 14-1 19l-3 3.5h-5q8-9 5-20.5z"],
  ["cord brass", "M10.5 41h19"],
  ["white", "M6 19.5C8 12 13 9.5 20 9.5s12 2.5 14 10z"],
  ["brass", "M4.5 19h31q1.5 2.5 0 4h-31q-1.5-1.5 0-4z"],
  ["brass", disc(20, 7, 2.7)],
  ["pink", disc(20, 31, 5)],
  ["fine", "M20 31q-2-2 .5-3t3 2.5t-3.5 4t-4.5-4"],
  ["leaf", "M15 33q-4 2-6.5-1q3-3 6.5 1zM25 33q4 2 6.5-1q-3-3-6.5 1z"],
  ["flat pink", disc(13, 15.5, 1.5) + disc(27, 15.5, 1.5)],
];

const copper: Picture = [
  ...rod("briar", "M35 22q11-2 10 5.5t-9.5 6.5"),
  ["copper", "M5 19c-3 10-1 18 6 22.5h19c7-4.5 9-12.5 6-22.5z"],
  ["shade", "M29 21l7-2c3 10 1 18-6 22.5h-6q9-9 5-20.5z"],
  ...brim("copper"),
  [
    "fine",
    "M6 27q2.5-2 5 0q2.5-2 5 0q2.5-2 5 0q2.5-2 5 0M8.5 31.5q2.5-2 5 0q2.5-2 5 0q2.5-2 5 0" +
      "M7 36q2.5-2 5 0q2.5-2 5 0q2.5-2 5 0q2.5-2 5 0",
  ],
  ["brass", disc(33.5, 25, 1.4) + disc(33.5, 33, 1.4)],
  ["light", "M6 24.5l3 .7q-1 5 .5 10l-2.5.2q-2-5-1-10.9z"],
];

const nursery: Picture = [
  ...rod("sky", "M35 23c10-3 11 4 9 8s-6 4-9 4"),
  ["straw", "M6 20c-2 9 0 17 6 21.5h17c6-4.5 8-12.5 6-21.5z"],
  ["shade", "M30 22l5-2c2 9 0 17-6 21.5h-5q8-8 6-19.5z"],
  ...brim("sky"),
  [
    "white",
    "M9.5 35c-1-3 0-5.5 1-6.5c2 2 4.5 2 6 1.5c-1-3 1-5.5 4-5.5c3.5 0 5 2.5 4 5c3 4.5-.5 9.5-6 9.5h-3" +
      "c-3.5 0-5.5-1.5-6-4z",
  ],
  ["orange", "M24.5 27l4.5 1l-4.5 1.8z"],
  ["ink", disc(22, 27, 0.9)],
  ["fine", "M13 35q3 2 6-.5"],
  ["cord sky", "M12.5 40.5h16"],
];

const enamel: Picture = [
  ...rod("blue", "M35 22q11-2 9.5 6t-10.5 6"),
  ["white", "M5 19c0 7 1 14 4 19q2 3.5 5 3.5h13q3 0 5-3.5c3-5 4-12 4-19z"],
  ["shade", "M30 21l6-2c0 7-1 14-4 19q-2 3.5-5 3.5h-4q8-9 7-20.5z"],
  ["blue", oval(20.5, 18, 18.5, 4.8)],
  ["white", oval(20.5, 18.4, 15, 3.2)],
  ["shade", oval(20.5, 18.4, 15, 3.2)],
  ["cord blue", "M12 40.5h17"],
  ["ink", "M9.5 29l3-1.2l1.8 2l-1.3 3l-2.7-.5zM24 36l2.3-.5l1 2l-2.8 1zM35 15.5l2.5.8l-.5 1.7z"],
  ["fine", "M14.5 30l2.5.5M11 32.5l-.5 2"],
  ["light", "M17 25h4.5l-.5 13h-3z"],
];

export const pots: readonly Picture[] = [
  stoneware,
  pewter,
  faience,
  travelling,
  porcelain,
  copper,
  nursery,
  enamel,
];
