/** The club: a fire, a founder on the wall, and a member asleep behind his newspaper. */
import { box, disc, hatch, oval, type Picture, rod } from "./pen.ts";

const wall: Picture = [
  ["green", box(1, 1, 118, 78, 4)],
  ["thread leaf", hatch([8, 4], [0, 44], [8, 0], 14)],
  ["walnut", "M1 50h118v21H1z"],
  ["briar", box(6, 54, 22, 14) + box(92, 54, 22, 14)],
  ["wine", "M1 70h118v5q0 4-4 4H5q-4 0-4-4z"],
  [
    "thread straw",
    "M6 74.5l4-2l4 2l4-2l4 2l4-2l4 2l4-2l4 2l4-2l4 2l4-2l4 2l4-2l4 2l4-2l4 2l4-2l4 2l4-2l4 2l4-2l4 2l4-2l4 2" +
      "l4-2l4 2l4-2",
  ],
];

const fireplace: Picture = [
  ["bone", "M40 36h36v34H40z"],
  ["white", "M36 32h44v5H36z"],
  ["shade", "M70 37h6v33h-6z"],
  ["ink", "M46 70V52q0-8 12-8t12 8v18z"],
  ["orange", "M50 69q-3-6 1-11q1 3 3 3q0-7 5-11q0 6 4 9q1-2 1-3q5 6 1 13z"],
  ["straw", "M55 69q-2-4 1-6.5l2.5-4.5q1 4 3.5 6.5q1 2-1 4.5z"],
  ["cord walnut", "M48 69h20M50 66.5l16 2"],
  ["brass", disc(46, 67, 1.5) + disc(70, 67, 1.5)],
  ["brass", "M43 32v-7q0-3 4-3t4 3v7z"],
  ["white", disc(47, 26.5, 2.6)],
  ["fine", "M47 26.5v-1.7M47 26.5h1.3"],
  ...rod("brass", "M72 32v-6"),
  ["white", "M70.5 26v-6h3v6z"],
  ["orange", "M72 20q-2-2 0-5q2 3 0 5z"],
];

const founder: Picture = [
  ["brass", box(52.5, 5, 17, 22, 1)],
  ["walnut", box(55, 7.5, 12, 17)],
  ["red", "M56 24.5q0-5 5-5t5 5z"],
  ["pink", oval(61, 15, 3, 3.8)],
  ["white", "M58 13q-1-4 3-4t3 4q1 2 .5 4q-1-3-1.5-4h-4q-.5 2-1.5 4q0-2 .5-4z"],
  ["ink", disc(60, 15, 0.6) + disc(62, 15, 0.6)],
];

const reader: Picture = [
  ["wine", "M80 74V50q0-6 6-6q0-12 12-12t12 12q6 0 6 6v24z"],
  ["shade", "M104 34q6 3 6 10q6 0 6 6v24h-9q3-20-3-40z"],
  ["pink", oval(98, 43, 5, 5.5)],
  ["black", "M92.5 41q0-6 5.5-6t5.5 6q-5.5-1.5-11 0z"],
  ["white", "M86 44.5l12 2.5l12-2.5v16l-12 2.5l-12-2.5z"],
  ["line", "M98 47v16"],
  ["fine", hatch([88, 48.5], [8, 1.5], [0, 2.5], 4) + hatch([100, 50], [8, -1.5], [0, 2.5], 4)],
  ["ink", box(88, 55.5, 4, 3)],
  ["pink", disc(86, 54, 1.8) + disc(110, 54, 1.8)],
  ["wine", "M84 62h28v12H84z"],
  ["black", "M89 61h9v12h-5l-1-7z"],
  ["black", "M107 61h-9v12h5l1-7z"],
  ["black", "M88 76q0-3 5-3.5h5V76zM108 76q0-3-5-3.5h-5V76z"],
  ["wine", "M78 54q0-4 4-4t4 4v20h-8zM110 54q0-4 4-4t4 4v20h-8z"],
  ["thread grey", "M106 34c-4-3 3-5 0-9c-3-3 1-6 2-8"],
];

const corner: Picture = [
  ["sky", box(8, 7, 24, 26)],
  ["flat white", oval(15, 14, 4, 1.6) + oval(26, 18, 4, 1.6)],
  ["white", "M6 33h28v3H6z"],
  ["line", "M20 7v26M8 20h24"],
  ["red", "M7 9h7q0 12-5 16q2 3 1 9H5zM33 9h-7q0 12 5 16q-2 3-1 9h5z"],
  ["red", "M5 4h30v6q-3.7 3-7.5 0t-7.5 0t-7.5 0t-7.5 0z"],
  ["thread straw", "M7.5 25.5h3M29.5 25.5h3"],
  ["walnut", "M8 51h24v3H8zM18 54h4v16h-4zM13 70h14v3H13z"],
  ...rod("white", "M12 44q-4 1-3 4"),
  ["white", "M11 51q-2-9 5-9.5q7 .5 5 9.5z"],
  ["white", "M20.5 47q3 0 3-4l2 .5q0 6-5 6.5z"],
  ["brass", disc(16, 40.5, 1.3)],
  ["white", "M25 51q-1-4 0-5h5q1 1 0 5z"],
  ["thread grey", "M27.5 43q-2-2 0-4"],
];

export const clubRoom: Picture = [...wall, ...corner, ...fireplace, ...founder, ...reader];
