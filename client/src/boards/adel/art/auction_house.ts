/** The auction house: two windows for what is on sale, and the till between them. */
import { box, disc, dots, hatch, oval, type Picture, put, rod } from "./pen.ts";

/** Where the board lays its cards on the picture, in the picture's own measure. */
export const AUCTION = {
  viewBox: "0 0 160 100",
  left: { x: 11, y: 35, width: 38, height: 53 },
  right: { x: 111, y: 35, width: 38, height: 53 },
  till: { x: 62, y: 36, width: 36, height: 18 },
};

const front: Picture = [
  ["bone", box(2, 18, 156, 79, 1)],
  ["shade", "M150 24h8v70h-8z"],
  ["fine", "M3 40h5M3 52h5M3 64h5M3 76h5M152 46h5M152 58h5M152 70h5M152 82h5"],
  ["grey", "M0 95h160v4H0z"],
  ["white", "M2 19L80 2l78 17z"],
  ["shade", "M88 4l70 15H108z"],
  ["white", "M0 18h160v6H0z"],
  ["fine", hatch([6, 19], [0, 4], [4, 0], 38)],
];

/** A gavel crossed with a feather, over the door. */
const crest: Picture = [
  ["wine", disc(80, 12.5, 6)],
  ["cord straw", "M77 15.5l6-6"],
  ["straw", "M80.5 8.5l4.5 4.5l1.5-1.5l-4.5-4.5z"],
];

const shopWindow: Picture = [
  ["walnut", box(-2.5, -2.5, 43, 61, 1)],
  ["wine", box(0, 0, 38, 53)],
  ["shade", "M0 0h38v7H0z"],
  ["fine", "M0 46q19 5 38 0"],
  ["light", "M4 30L22 4h6L4 39z"],
  ["briar", box(-2.5, 54, 43, 4.5)],
];
const awning: Picture = [
  ["green", "M-3-9h44l3 8q-2.5 3.5-5 0t-5 0t-5 0t-5 0t-5 0t-5 0t-5 0t-5 0t-5 0z"],
  [
    "flat paper",
    "M4.5-8.5h5L9-1q-2.5 3.5-5 0zM14.5-8.5h4.5V-1q-2.5 3.5-5 0zM24-8.5h4.5l.5 7.5q-2.5 3.5-5 0z" +
      "M33.5-8.5h4l1.5 7.5q-2.5 3.5-5 0z",
  ],
  ["line", "M-3-9h44l3 8q-2.5 3.5-5 0t-5 0t-5 0t-5 0t-5 0t-5 0t-5 0t-5 0t-5 0z"],
];

const till: Picture = [
  ["walnut", "M56 66h48v29H56z"],
  ["briar", box(60, 70, 18, 21) + box(82, 70, 18, 21)],
  ["walnut", "M53 62h54v5H53z"],
  ["brass", "M62 62V50q0-4 4-8l3-6h22l3 6q4 4 4 8v12z"],
  ["shade", "M88 37h3l3 6q4 4 4 7v12h-7q2-14-3-25z"],
  ["white", "M70 38h20v7H70z"],
  ["ink", dots(1.5, [69, 50], [75, 50], [81, 50], [87, 50], [72, 54], [78, 54], [84, 54], [90, 54])],
  ["straw", box(65, 57, 30, 5)],
  ["ink", oval(80, 59.5, 2, 0.9)],
  ["brass", "M72 36q0-5 8-5t8 5z"],
  ...rod("silver", "M98 52h5v-9"),
  ["red", disc(103, 42, 2.4)],
];

export const auctionHouse: Picture = [
  ...front,
  ...crest,
  ...[11, 111].flatMap((x) => [...put(`translate(${x} 35)`, shopWindow), ...put(`translate(${x} 35)`, awning)]),
  ...till,
];

/** The same house from across the street, for a card. */
export const auctionFront: Picture = [
  ["flat leaf", "M2 58q30-4 60 0q-2 4-30 4t-30-4z"],
  ["bone", box(6, 26, 52, 33)],
  ["shade", "M50 28h8v31h-8z"],
  ["white", "M3 25L32 9l29 16z"],
  ["wine", disc(32, 19, 4)],
  ["cord straw", "M30 21l4-4"],
  ["white", "M3 24h58v4H3z"],
  ["wine", box(10, 36, 13, 16) + box(41, 36, 13, 16)],
  ["light", "M11.5 47l7-10h3l-10 14zM42.5 47l7-10h3l-10 14z"],
  [
    "green",
    "M8.5 31h16l1 5q-2.2 2.5-4.5 0t-4.5 0t-4.5 0t-4.5 0zM39.5 31h16l1 5q-2.2 2.5-4.5 0t-4.5 0t-4.5 0t-4.5 0z" +
      "M8.5 31h16l1 5q-2.2 2.5-4.5 0t-4.5 0t-4.5 0t-4.5 0zM39.5 31h16l1 5q-2.2 2.5-4.5 0t-4.5 0t-4.5 0t-4.5 0z",
  ],
  ["walnut", "M27.5 59V40q0-4.5 4.5-4.5t4.5 4.5v19z"],
  ["brass", disc(34.5, 49, 1)],
  ["line", "M3 59.5h58"],
];
