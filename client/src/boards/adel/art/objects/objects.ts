/** Every object of the box by its number: ten numbers for each letter, and some of them have no card. */
import type { Picture } from "../pen.ts";
import { masks } from "./masks.ts";
import { memorabilia } from "./memorabilia.ts";
import { pipes } from "./pipes.ts";
import { pots } from "./pots.ts";
import { signs } from "./signs.ts";
import { toys } from "./toys.ts";

const PER_LETTER = 10;

export const OBJECTS: ReadonlyMap<number, Picture> = new Map(
  [pipes, pots, masks, memorabilia, toys, signs].flatMap((pictures, letter) =>
    pictures.map((picture, number): [number, Picture] => [letter * PER_LETTER + number, picture]),
  ),
);

export const letterOf = (object: number): string => "ABCDEF"[Math.floor(object / PER_LETTER)] ?? "";
