/** Letter F: enamel signs, the oldest first; none has a word on it, so they speak every language. */
import { box, disc, dots, hatch, type Mark, oval, type Picture, put, rod, star } from "../pen.ts";

/** Where enamel has sprung off, and the screws in the wall. */
const chip = (x: number, y: number): Mark => ["ink", `M${x} ${y}l2.5-.8l1.2 1.8l-1.2 2l-2-.6z`];
const screws = (...places: readonly (readonly [number, number])[]): Mark => [
  "brass",
  dots(1.1, ...places),
];

const soap: Picture = [
  ["white", box(2, 4, 44, 40, 4)],
  ["blue", box(4.5, 6.5, 39, 35, 3)],
  screws([7.5, 9.5], [40.5, 9.5], [7.5, 38.5], [40.5, 38.5]),
  ["pink", "M9 29l5-7h23l3 7v6q0 2.5-2.5 2.5H12q-3 0-3-2.5z"],
  ["shade", "M9 30h31v5q0 2.5-2.5 2.5H12q-3 0-3-2.5z"],
  ["line", "M9 29.5h31"],
  ["flat white", oval(25, 25.5, 6.5, 2)],
  ["glass", disc(16, 16, 4.2) + disc(26, 13.5, 3.2) + disc(34, 17.5, 2.6) + disc(22, 19, 1.8)],
  ["light", disc(14.7, 14.7, 1.3) + disc(25, 12.5, 1) + disc(33.2, 16.7, 0.9)],
  chip(36, 8),
];

const cocoa: Picture = [
  ["straw", oval(24, 24, 22.5, 21)],
  ["walnut", oval(24, 24, 20, 18.5)],
  screws([24, 7.5], [24, 40.5]),
  ["cord white", "M18 17c-3-3 2.5-4 0-7M24.5 17c-3-3 2.5-4 0-7"],
  ...rod("white", "M31 23q7-1 6 4.5t-8 4.5"),
  ["white", "M11 20h21q0 13-6.5 15.5h-8Q11 33 11 20z"],
  ["shade", "M27 21h5q0 12-6.5 14.5h-4q6-5 5.5-14.5z"],
  ["briar", oval(21.5, 20.3, 10.5, 2.6)],
  ["white", oval(21.5, 36.5, 12, 2.2)],
  ["briar", "M32 36q1-6 8-6q0 6-8 6zM8 31q-3-5 1-9q4 5-1 9z"],
  ["fine", "M33 35l5.5-4M8 30v-6"],
  chip(38, 16),
];

const bicycle: Picture = [
  ["white", disc(24, 24, 22.5)],
  ["green", disc(24, 24, 20)],
  screws([24, 6.5], [24, 41.5]),
  ...[13.5, 34.5].flatMap(
    (x): Picture => [
      ["cord white", disc(x, 28.5, 7)],
      ["thread white", `M${x} 21.5v14M${x - 7} 28.5h14M${x - 5} 23.5l10 10M${x + 5} 23.5l-10 10`],
    ],
  ),
  ["cord straw", "M13.5 28.5L19 18.5h12l-9 10.5zM19 18.5l3 10.5M31 18.5l3.5 10"],
  ["cord white", "M31 18.5l-1-4.5q4-2 6 1.5M18.3 18.5l-.8-3M14.5 15h6"],
  ["white", disc(22, 29, 2.2)],
  ["line", "M22 29l2.5 4M23 33.3h3.5"],
];

const shoe: Picture = [
  ["wine", "M3 5q10 2 21-2q11 4 21 2q2 20-3 29q-6 8-18 12q-12-4-18-12q-5-9-3-29z"],
  ["straw", "M5.5 7.5q9 1 18.5-2q9.5 3 18.5 2q1 17-3 25q-5 7-15.5 10.5Q13.5 39.5 8.5 32.5q-4-8-3-25z"],
  ["black", "M15 10h11q1 6 0 11c1 5 4 6 9 7.5q3 1.5 3 5H21l-2-3v4.5h-4.5q0-7 1-11q1-7-.5-14z"],
  ["shade", "M22 11h4q1 5 0 10c1 5 4 6 9 7.5q3 1.5 3 5h-5q-9-6-11-22.5z"],
  ["cord wine", "M20.5 33.7h17.5M14.7 35.2h4"],
  ["brass", disc(23, 14, 1) + disc(23.2, 18, 1) + disc(23.5, 22, 1) + disc(25.3, 25.5, 1)],
  ["light", "M30 28.5q3 .5 5 2l-2 .8q-2-1-3-2.8z"],
  screws([9, 10.5], [39, 10.5], [24, 40]),
  chip(36, 17),
];

const tea: Picture = [
  ["white", "M14 2h20l12 12v20L34 46H14L2 34V14z"],
  ["red", "M15 4.5h18L43.5 15v18L33 43.5H15L4.5 33V15z"],
  screws([24, 7], [24, 41]),
  ["cord white", "M10.5 17q-3-3 0-5t0-4.5"],
  ...rod("white", "M35 21q8 0 6.5 6.5T33 33.5"),
  ["white", "M14 22c-4 0-3-5-7-5.5l-1.5 2.5c3 1.5 2 9 9 11.5z"],
  ["white", "M12 26c0-6 5-8.5 12-8.5s12 2.5 12 8.5c0 7-4 11-8 12h-8c-4-1-8-5-8-12z"],
  ["shade", "M31 19q5 2 5 7c0 7-4 11-8 12h-4q9-7 7-19z"],
  ["white", "M17.5 18q1-4.5 6.5-4.5t6.5 4.5z"],
  ["brass", disc(24, 12, 1.9)],
  ["leaf", "M17 29q0-6 7-7q1 7-7 7zM31 31q-6 0-6.5-5.5q6-.5 6.5 5.5z"],
  ["fine", "M18 28.5q3-3 5-5.5"],
  chip(37, 12),
];

const petrol: Picture = [
  ["orange", box(2, 3, 44, 42, 21)],
  ["white", box(5, 6, 38, 36, 18)],
  screws([8, 24], [40, 24]),
  ...rod("black", "M28 37h3q3 0 3-3.5V22q0-3 3-3"),
  ["red", "M13 40V21q0-2 2-2h12q2 0 2 2v19z"],
  ["shade", "M24 19.5h3q2 0 2 2V40h-7q3-9 2-20.5z"],
  ["white", disc(21, 12.5, 5.4)],
  ["orange", "M21 8.3q3.7 4.7 2.4 6.9q-2.4 2-4.8 0Q17.3 13 21 8.3z"],
  ["white", box(16.5, 22, 9, 6, 1)],
  ["line", "M21 27l2-3"],
  ["white", disc(21, 33.5, 3)],
  ["black", "M32 21.5l5-5l3 1.5l-3 4z"],
  ["black", "M11 39.5h20V43H11z"],
];

const cheese: Picture = [
  ["straw", box(1.5, 6, 45, 36, 2)],
  ["green", box(4, 8.5, 40, 31, 1)],
  screws([7, 11.5], [41, 11.5], [7, 36.5], [41, 36.5]),
  ["red", "M8 23q0 13 16 13t16-13z"],
  ["shade", "M34 24h6q0 12-13 12.8q8-4 7-12.8z"],
  ["straw", "M8 22q1-7.5 16-7.5T40 22q-1 7.5-16 7.5T8 22z"],
  ["red", "M24 29.5V37l9-1.5V27z"],
  ["green", "M24 22v15.5l11.5-4V25.5z"],
  ["bone", "M24 22v14.8l-8-1.3V27.5z"],
  ["straw", "M8 22q1-7.5 16-7.5T40 22q0 2-2.5 4L24 22l-7.5 6.5Q8.5 26.5 8 22z"],
  ["bone", "M24 22l13.5 4v8.5L24 30z"],
  ["orange", disc(15, 20.5, 1.9) + oval(27, 17.5, 2.6, 1.3)],
  ["orange", oval(29.5, 28, 1.5, 1.9) + disc(34.5, 29.5, 1.2) + oval(20, 28.5, 1.1, 1.9)],
  chip(38, 13),
];

const lemonade: Picture = [
  ["white", star(24, 24, 20.5, 23, 20)],
  ["leaf", disc(24, 24, 19.5)],
  ...put("rotate(12 24 24)", [
    ["cord red", "M23 14l3-11.5"],
    ["straw", "M18.5 13h9v5q0 2 2.5 4.5t2.5 5V40q0 2.5-2.5 2.5h-14q-2.5 0-2.5-2.5V27.5q0-2.5 2.5-5t2.5-4.5z"],
    ["shade", "M27 13.5v4.5q0 2 2.5 4.5t3 5V40q0 2.5-2.5 2.5h-3.5q3-14 .5-29z"],
    ["light", "M16 28q0-2 2-4l1 1q-1 2-1 4v10h-2z"],
    ["white", box(13.5, 28, 19, 9)],
    ["orange", disc(23, 32.5, 3.3)],
    ["fine", "M23 29.2v6.6M19.7 32.5h6.6M20.7 30.2l4.6 4.6M25.3 30.2l-4.6 4.6"],
  ]),
  ["straw", disc(37, 35, 6.5)],
  ["bone", disc(37, 35, 4.8)],
  ["thread straw", "M37 30.2v9.6M32.2 35h9.6M33.6 31.6l6.8 6.8M40.4 31.6l-6.8 6.8"],
  ["fine", hatch([8, 20], [3, -3], [0.5, 4], 3)],
  chip(9, 32),
];

export const signs: readonly Picture[] = [soap, cocoa, bicycle, shoe, tea, petrol, cheese, lemonade];
