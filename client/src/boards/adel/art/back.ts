/** The back of a card: an engraved lattice and a plate for the player's hat. */
import { box, hatch, oval, type Picture } from "./pen.ts";

const LATTICE = hatch([4, 8], [72, 72], [0, 12], 3) + hatch([76, 8], [-72, 72], [0, 12], 3);

export const cardBack: Picture = [
  ["thread paper", box(4, 4, 72, 104, 5)],
  ["thread paper", LATTICE],
  ["paper", oval(40, 56, 27, 27)],
  ["fine", oval(40, 56, 24, 24)],
];
