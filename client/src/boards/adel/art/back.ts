/** The back of a card: an engraved lattice and a plate with the player's hat, or a keyhole on the objects. */
import { HATS } from "./colours.ts";
import { box, disc, hatch, kept, type Picture, put } from "./pen.ts";

const LATTICE = hatch([0, -72], [80, 80], [0, 10], 18) + hatch([80, -72], [-80, 80], [0, 10], 18);

const keyhole: Picture = [
  ["ink", disc(40, 51, 6)],
  ["ink", "M37.5 54h5l4 15h-13z"],
];

export const cardBack = kept((colour) => {
  const hat = HATS[colour];
  return [
    ["fine", LATTICE],
    ["thread paper", box(4, 4, 72, 104, 5)],
    ["paper", disc(40, 56, 26)],
    ["fine", disc(40, 56, 23.5)],
    ...(hat ? put("translate(18.4 42.5) scale(1.35)", hat) : keyhole),
  ];
});
