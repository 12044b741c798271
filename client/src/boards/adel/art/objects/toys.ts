/** Letter E: toys, the oldest first. */
import { both, box, disc, hatch, oval, type Picture, put, rod } from "../pen.ts";

const rockingHorse: Picture = [
  ...rod("green", "M2.5 35q21.5 15 43 0"),
  ["walnut", "M11.5 20.5c-6-1-9 4-9 12c3.5-1 6-4 7-8z"],
  [
    "white",
    "M11 20.5c6-3 12-1 18-1c2-4 3-8 5-12l.5-4l3 3c3 1 5 4 7.5 9q-.5 3-3.5 2.5l-5-2c-.5 5-1 9-3 12l4 11h-4.5" +
      "l-4.5-9c-4 1-8 1-12 0l-4.5 9H8l3.5-11c-2-2-2-4.5-.5-7.5z",
  ],
  ["shade", "M12 27q9 4 20 .5q1-1 1.5 .5l4 11h-4.5l-4.5-9c-4 1-8 1-12 0q-3-1-4.5-3z"],
  ["walnut", "M34.5 4c-6 3-8.5 9-9.5 16h5c1-5.5 2.5-9.5 5-12z"],
  ["red", "M15 19q5 2 9.5 0l1.5 7q-6 3-12 0z"],
  ["thread red", "M27 17.5l5.5 1M36 14.5l6-3"],
  ["ink", disc(38, 9.5, 1)],
  ["line", "M43 15.5l1.5-.3"],
  ["flat silver", disc(29, 24, 1.2) + disc(32, 22, 1) + disc(12, 24, 1.2)],
];

const soldier: Picture = [
  ["green", "M1 44h14v3H1z"],
  ["blue", "M4 31h8v13H4z"],
  ["line", "M8 34v10"],
  ["red", "M3 19h10l1 14H2z"],
  ["thread white", "M4 20l8 11M12 20L4 31"],
  ["pink", "M4.5 13h7v5q-3.5 3-7 0z"],
  ["black", "M3.5 14Q3 5 8 5t4.5 9z"],
  ["ink", disc(6.5, 15.3, 0.7) + disc(9.5, 15.3, 0.7)],
];
const tinSoldiers: Picture = [
  ...[0, 32, 16].flatMap((x) => [
    ...put(`translate(${x} ${x === 16 ? 0 : -2})`, soldier),
    ...put(`translate(${x} ${x === 16 ? 0 : -2})`, [["cord walnut", "M14.5 40V18"], ["line", "M14.5 18V9"]]),
  ]),
];

const ark: Picture = [
  ["straw", "M6 30V12q-1-3 2-4l1-2.5l1.5 2.5q5 0 5.5 3q-2 2-5 1.5L11.5 30z"],
  ["flat briar", disc(8.5, 15, 1.2) + disc(9.5, 20, 1.3) + disc(8, 24.5, 1.2)],
  ["ink", disc(11, 9.8, 0.7)],
  ["grey", "M35 30V20q0-5 5-5t5 5q2 6 0 9t-4 1l1-3q-2 0-3-2v5z"],
  ["ink", disc(42, 20, 0.8)],
  ["fine", "M36.5 19q3 0 3.5 4"],
  ["sand", box(14, 19, 19, 11)],
  ["red", "M11 19.5L23.5 9L36 19.5z"],
  ["fine", "M17 17l6.5-5.5M21 18l4-4M26 18l2-2"],
  ["glass", box(17, 22, 4.5, 4.5) + box(25.5, 22, 4.5, 4.5)],
  ["briar", "M2.5 28h43Q43 40 35 42H13Q5 40 2.5 28z"],
  ["shade", "M36 29h9.5Q43 40 35 42H24q10-3 12-13z"],
  ["fine", "M4 32h40M6 36h36"],
  ["cord sky", "M1.5 43q3.5-3.5 7 0t7 0t7 0t7 0t7 0t7 0"],
  ["thread blue", "M4 46.3q3.5-3 7 0t7 0t7 0t7 0t7 0"],
];

const steamEngine: Picture = [
  ["thread grey", "M12 4q3-4 7-2q5-2 7 2q4 1 2 4"],
  ["black", "M7 19V8h6v11zM5.5 5h9v4h-9z"],
  ["walnut", "M2 39h44v6H2z"],
  ["copper", "M5 28h21v11H5z"],
  ["fine", "M5 32h21M5 35.5h21M10 28v4M17 28v4M23 28v4M8 32v3.5M14 32v3.5M20 32v3.5M10 35.5V39M17 35.5V39"],
  ["ink", "M12.5 39v-4q3-3 6 0v4z"],
  ["flat orange", "M14 39q-.5-2.5 1.5-4q2 1.5 1.5 4z"],
  ["brass", box(3, 17.5, 25, 11, 5)],
  ["shade", "M4 25h24q-1 3.5-5 3.5H8q-3.5 0-4-3.5z"],
  ["light", "M7 19.5h16v2H6.5z"],
  ["line", "M10.5 17.5v11M21 17.5v11"],
  ["brass", "M22 17.5V12h3v5.5zM21 10.5h5V13h-5z"],
  ["red", disc(36, 28, 10.5)],
  ["paper", disc(36, 28, 7.5)],
  ["line", "M36 20.5v15M28.5 28h15M30.7 22.7l10.6 10.6M41.3 22.7L30.7 33.3"],
  ["brass", disc(36, 28, 2.7)],
  ...rod("silver", "M26 24l11 7"),
];

const clockworkBear: Picture = [
  ...rod("brass", "M31 31h7"),
  ["brass", "M38 31q0-6 4.5-6t4 4q0 2-3 2q3 0 3 2q.5 4-4 4t-4.5-6z"],
  ["briar", disc(12.5, 8, 4) + disc(29.5, 8, 4)],
  ["flat pink", disc(12.5, 8, 1.9) + disc(29.5, 8, 1.9)],
  ["briar", oval(21, 33, 12, 12)],
  ["briar", "M11 26q-7 2-8 8q1 4 5 2.5l5-4.5zM31 26q6 2 7 8q-1 4-5 2.5L29 32z"],
  ["briar", oval(12, 43, 6, 3.5) + oval(30, 43, 6, 3.5)],
  ["sand", oval(21, 34, 7, 7.5)],
  ["shade", "M29 24q4 4 4 9q0 8-7 11.5q8-10 3-20.5z"],
  ["briar", disc(21, 15.5, 10)],
  ["shade", "M29 9.5a10 10 0 0 1-10 16q11-3 10-16z"],
  ["sand", oval(21, 19, 5, 4)],
  ["ink", disc(17, 13.5, 1.3) + disc(25, 13.5, 1.3) + oval(21, 17, 1.9, 1.3)],
  ["line", "M21 18v2.5M18.5 21q2.5 1 5 0"],
  ["red", "M21 27l-6-3v6zM21 27l6-3v6z"],
];

const dollsHouse: Picture = [
  ["copper", box(34, 4, 5, 10)],
  ["white", box(6, 19, 36, 26)],
  ["sky", box(9, 21, 13.5, 10)],
  ["pink", box(25.5, 21, 13.5, 10)],
  ["straw", box(9, 33.5, 13.5, 9.5)],
  ["leaf", box(25.5, 33.5, 13.5, 9.5)],
  ["blue", "M2 20L24 3l22 17z"],
  ["shade", "M24 3l22 17H32z"],
  ["white", disc(24, 13, 3.5)],
  ["fine", "M24 9.5v7M20.5 13h7"],
  ["walnut", "M11 31v-6h1.5v2.5h8V31z"],
  ["flat white", box(13, 25.5, 3.5, 2)],
  ["ink", "M31.5 31v-5h-2l1-3h4l1 3h-2v5z"],
  ["briar", "M11 37.5h9.5v1.5h-4V43h-1.5v-4H11z"],
  ["walnut", "M29.5 43v-7h5.5v7z"],
  ["flat red", disc(18, 36.5, 1)],
  ["line", "M6 45h36"],
];

const motorCar: Picture = [
  ["walnut", "M16 24V13h5v11z"],
  ["pink", disc(20.5, 11, 4.5)],
  ["walnut", "M15.5 11q0-6.5 5-6.5t5 5.5l-2-.5h-4.5l-1 3.5z"],
  ["brass", disc(22, 10.5, 1.9)],
  ["cord wine", "M16.5 15q-6 0-10-3"],
  ["green", "M14.5 24q0-9 6-9t7 9z"],
  ["glass", "M28.5 12h2.5v10h-2.5z"],
  ["line", "M24.5 19l3 4"],
  ["red", "M2.5 36V23q0-2.5 2.5-2.5h7q2 0 2 3V27h15v-5h12v14z"],
  ["shade", "M3 31h38v5H3z"],
  ["thread straw", "M5 23.5h6.5v6H39"],
  ["fine", "M32 24.5v5M34.5 24.5v5M37 24.5v5"],
  ["brass", "M40 20h4v16h-4z"],
  ["fine", "M40.5 24h3M40.5 27h3M40.5 30h3"],
  ["straw", disc(45, 24, 2)],
  ["cord black", "M2.5 36q.5-8.5 9-8.5t8.5 9.5q4 2 7.5 0q0-9.5 8.5-9.5t9.5 8.5"],
  ...[11.5, 36].flatMap(
    (x): Picture => [
      ["black", disc(x, 38, 6.3)],
      ["bone", disc(x, 38, 4.4)],
      ["fine", `M${x} 33.6v8.8M${x - 4.4} 38h8.8M${x - 3.1} 34.9l6.2 6.2M${x + 3.1} 34.9l-6.2 6.2`],
      ["red", disc(x, 38, 1.6)],
    ],
  ),
];

const railway: Picture = [
  ["flat white", disc(33, 6, 3.5) + disc(26, 4.5, 3) + disc(20, 6, 2.5)],
  ["thread grey", "M37 8q2-4-2.5-6q-4-2-6 1q-4-2-6 1q-4-.5-5 3"],
  ["cord walnut", "M4 45h3M11 45h3M18 45h3M25 45h3M32 45h3M39 45h3"],
  ["line", "M1 43h46"],
  ["green", "M4 12h15v24H4z"],
  ["black", "M2.5 9.5q9-2.5 18 0V13h-18z"],
  ["glass", box(7.5, 16, 8, 7)],
  ["green", box(17, 20, 25, 13, 3)],
  ["shade", "M17 28h25v2q0 3-3 3H17z"],
  ["light", "M20 22h18v2H20z"],
  ["black", "M33 20v-8h-1.5V9.5h9V12H39v8z"],
  ["brass", "M23 20q0-5 3.5-5t3.5 5z"],
  ["line", "M24 20v13M36.5 20v13"],
  ["red", "M3 33h41v4H3z"],
  ["black", "M42 36l4.5 6H38z"],
  ["brass", disc(43.5, 27, 2)],
  ...[9, 19.5, 30].flatMap((x): Picture => [["red", disc(x, 38.5, 4.7)], ["fine", `M${x} 34v9M${x - 4.5} 38.5h9`]]),
  ...rod("silver", "M9 38.5h21"),
];

const robot: Picture = [
  ["line", "M24 6V2.5"],
  ["red", disc(24, 2.5, 1.8)],
  ...both([
    ["grey", "M13 22H6q-2 0-2 3v9h4v-7h5z"],
    ["red", "M2.5 34.5h7V38h-2v2.5l-1.5-2l-1.5 2V38h-2z"],
    ["silver", "M14 38h7v5h-7z"],
    ["red", "M11.5 43h10v3.5h-10z"],
    ["brass", box(11.5, 9.5, 3, 5)],
  ]),
  ["silver", box(14, 5.5, 20, 13, 1.5)],
  ["sky", box(12, 20, 24, 18.5, 1.5)],
  ["shade", "M30 20h6v18.5h-9q4-8 3-18.5zM30 6h3q1 0 1 1.5v11h-5q2-6 1-12.5z"],
  ["straw", disc(19.5, 11, 2.7) + disc(28.5, 11, 2.7)],
  ["ink", disc(19.5, 11, 1.1) + disc(28.5, 11, 1.1)],
  ["line", "M19 15.7h10"],
  ["fine", hatch([20.5, 14.7], [0, 2], [2.3, 0], 4)],
  ["white", box(15, 23, 9, 8)],
  ["line", "M16.5 29.5l3-4.5l2 2.5l1.5-2"],
  ["red", disc(29.5, 25, 2.2)],
  ["brass", disc(29.5, 31, 2.2)],
  ["fine", "M15 34.5h18M29.5 31l1.5-1.5"],
];

export const toys: readonly Picture[] = [
  rockingHorse,
  tinSoldiers,
  ark,
  steamEngine,
  clockworkBear,
  dollsHouse,
  motorCar,
  railway,
  robot,
];
