/** Letter D: what famous people of film, stage and sport left behind, the oldest first. */
import { both, box, disc, hatch, oval, type Picture, put, rod } from "../pen.ts";

const boots: Picture = [
  ...rod("walnut", "M41 44V14q0-6-4-6t-4 5"),
  ...both([
    ["black", "M22 12l-11 2c2 8 2 13 0 17c-4 2-8 4-9 8q0 3 3 3.5h13q4-1 5-5c2-8 1-17-1-25.5z"],
    ["walnut", "M1.5 39.5q3 3 8 2.5l9-.5l4-3v3.5q-2 3-5 3H5q-4-.5-3.5-5.5z"],
    ["thread paper", "M14 19l7-1M15 23.5l7-1M14.5 28l7.5-1"],
    ["light", "M6 37q3-3 6-3.5q-2 3-4 4.5z"],
  ]),
  ["paper", "M7 36.5l5-1l1 4l-4.5 1z"],
  ["fine", "M8 36l.3 1.2M11 35.5l.3 1.2M12.5 37.5l-1 .3"],
  ["black", "M10.5 13l11.5-2v3.5l-11 2zM37.5 13L26 11v3.5l11 2z"],
];

const fan: Picture = [
  ["red", "M24 43L2.5 24Q9 7 24 6t21.5 18z"],
  ["straw", "M24 43L15 34q4-4.5 9-4.5t9 4.5z"],
  ["fine", "M24 43L2.5 24M24 43L7 16.5M24 43L14 9.5M24 43V6M24 43L34 9.5M24 43l17-26.5M24 43l21.5-19"],
  ["shade", "M24 43L34 9.5q8 4 11.5 14.5z"],
  ["thread straw", "M5 21.5Q11 9.5 24 9t19 12.5"],
  ["white", disc(24, 18, 3.5)],
  ["white", disc(14.5, 21.5, 2.7) + disc(33.5, 21.5, 2.7)],
  ["flat straw", disc(24, 18, 1.5) + disc(14.5, 21.5, 1.2) + disc(33.5, 21.5, 1.2)],
  ["brass", disc(24, 42.5, 2.2)],
  ["thread wine", "M24 44q-6 1-7 3"],
];

const loincloth: Picture = [
  ["orange", "M9 12q15 4 30 0l3 12q-3 3-6 2q0 9-5 13l-2-2l-4 8l-4-6l-4 3c-3-5-5-10-5-16q-3 1-6-2z"],
  ["shade", "M33 13l6-1l3 12q-3 3-6 2q0 9-5 13l-2-2l-4 8q9-14 8-32z"],
  ["ink", "M13 18q2-2 3 0t-1.5 2.5zM21 20q3-1 3 1t-3 1.5zM30 17.5q3-1 3 1.5t-3 1zM17 26q3-1 3 1.5t-3.5 1zM26 27q3-1.5 3.5 1t-3 1.5zM34.5 22q2-.5 2 1.5t-2.5.5zM20 34q2.5-1 2.5 1t-2.5 1zM28 34.5q2-1 2 1t-2 .5zM9.5 22q1.5-1 2 .5t-1.5 1.5zM24.5 38q1.5-.5 1.5 1t-1.5.5z"],
  ["walnut", "M7.5 9q16.5 5 33 0l1 4.5q-17.5 5-35 0z"],
  ["fine", "M9 11.5q15 4 30 0"],
  ["brass", box(20.5, 10, 7, 6, 1.5)],
  ["silver", "M37 14h4l.5 11l-2.5 4l-2-4z"],
  ["walnut", "M36.5 4.5h4.5v7h-4.5z"],
  ["brass", "M34.5 11.5h8.5v2.5h-8.5z"],
];

const crooner: Picture = put("translate(0 6)", [
  ["grey", "M10 28C9 16 12 8 18 8q3 0 6 3q3-3 6-3c6 0 9 8 8 20z"],
  ["shade", "M32 9q7 4 6 19h-9q6-8 3-19z"],
  ["line", "M24 11q-1 5-4 8M24 11q1 3 3 5"],
  ["black", "M10 22q14 5 28 0v7q-14 4.5-28 0z"],
  ["red", "M34 26l-1-7l6-6q2 6-2 12z"],
  ["grey", "M2 29q-1-3 3-3.5q3 2.5 5 2.5q14 4 28 0q2 0 5-2.5q4 .5 3 3.5q-5 8-22 8T2 29z"],
  ["shade", "M30 31q9-1 16-2q-5 8-22 8q9-1 6-6z"],
  ["ink", oval(4, 11, 2.6, 1.9) + oval(40.5, 8.5, 2.4, 1.8) + oval(46, 7, 2.4, 1.8)],
  ["line", "M6.2 11V2q3 1.5 2.5 5M42.5 8.5v-9l5.3-1.5v9"],
]);

const lipstick: Picture = [
  ["red", "M19 20V9q6-7 10-5v16z"],
  ["light", "M20.5 19V9.5l2-2V19z"],
  ["brass", "M17 19h14v8H17z"],
  ["black", box(15, 26, 18, 19, 1.5)],
  ["brass", "M15 31h18v3H15z"],
  ["light", "M17.5 27h2v17h-2z"],
  ["shade", "M28 19.5h3V26h2v18h-4z"],
  ["red", "M37 17q-3-3-5 1q3 6 7 5.5q4-1 6-6.5q-3-4-5-1q-1.5-1-3 1z"],
  ["fine", "M32 18q7 1.5 13-1"],
  ["red", "M6 36q-2-3-4.5 0q2 5.5 6 5.5q4-.5 5.5-5q-2.5-4-4.5-1.5q-1.5-.5-2.5 1z"],
  ["fine", "M1.5 36q6 2 11.5.5"],
];

const goggles: Picture = [
  ["walnut", "M6 26C5 11 13 4 24 4s19 7 18 22l-2 14q-3 1-4-2l-1-12H13l-1 12q-1 3-4 2z"],
  ["shade", "M34 7q9 6 8 19l-2 14q-3 1-4-2l-1-12q3-9-1-19z"],
  ["fine", "M24 4v16M16 5.5q-3 6-3 14M32 5.5q3 6 3 14"],
  ["black", "M5 20h38v7H5z"],
  ["brass", "M9 23q0-6.5 7-6.5t7 6.5t-7 7t-7-7zM25 23q0-6.5 7-6.5t7 6.5t-7 7t-7-7z"],
  ["glass", disc(16, 23.2, 4.8) + disc(32, 23.2, 4.8)],
  ["light", "M12.5 24l5-5.5h2L13.5 26zM28.5 24l5-5.5h2L29.5 26z"],
  ["brass", "M23 22h2v3h-2z"],
  ["cord walnut", "M9.5 40q1 4 4 5M38.5 40q-1 4-4 5"],
];

const guitar: Picture = [
  ["walnut", "M29.5 17.5L41 6l2.5 2.5L32 20z"],
  ["black", "M39 5l3-3.5l5 5L43.5 10z"],
  ["silver", disc(40.5, 2.5, 1.1) + disc(46, 9, 1.1)],
  ["red", "M30 15c3 1 5 4 5.5 7c.5 2.5-2 3.5-2.5 6c-.5 4 0 7-4 11c-5 5-13 6.5-18.5 1S4.5 27 9.5 22c4-4 7-3.5 11-4c2.5-.5 3-4 6-4.5q2 0 3.5 1.5z"],
  ["shade", "M34 19q1 1.5 1.5 3c.5 2.5-2 3.5-2.5 6c-.5 4 0 7-4 11c-5 5-13 6.5-18.5 1q18 2 19.5-14q2-4 4-7z"],
  ["white", "M24 29.5c3 1 3 4 0 6.5l-4-2z"],
  ["black", disc(22, 26.5, 4)],
  ["bone", "M12 32l4.5 4.5l-2 2l-4.5-4.5z"],
  ["thread bone", "M13.5 34L41 6.5M15 35.5L42.5 8"],
  ["fine", "M33.5 15l1.5 1.5M36 12.5l1.5 1.5M38 10.5l1.5 1.5"],
];

const glove: Picture = [
  ["red", "M15 33c-5-4-8-10-7.5-17C8 8 14 3.5 22 3.5c9 0 16 5 16.5 13c.3 6-2 12-6.5 16.5z"],
  ["shade", "M33 7q5 4 5.5 9.5c.3 6-2 12-6.5 16.5h-8q14-9 9-26z"],
  ["red", "M16 28c-7 1-12-2-12.5-8c-.3-4 2.5-6.5 6-6c3 .5 4 3 7 4.5c4 2 6 3 5 6q-1 3-5.5 3.5z"],
  ["line", "M15 9q8-4 17 1"],
  ["white", "M14 32q10 3 19-.5l1.5 11q-11 4-21 .5z"],
  ["shade", "M28 33.5l5-2l1.5 11q-3 1-6 1.5z"],
  ["line", "M20 36l5 3M25 36l-5 3M20 41l5-2M25 42l-5-3"],
  ["light", "M12 12q2-4.5 7-5.5q-4 3-5 7z"],
  ["fine", hatch([35.5, 34], [2, 5], [0.5, 4], 1)],
  ["thread bone", "M25 37q9 0 12 6M37 43l1.5 2.5"],
];

export const memorabilia: readonly Picture[] = [
  boots,
  fan,
  loincloth,
  crooner,
  lipstick,
  goggles,
  guitar,
  glove,
];
