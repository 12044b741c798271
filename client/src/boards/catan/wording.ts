/** Places by what lies around them: the numbers that the game gives them are not on this board. */
import type { Box } from "../../messages.ts";
import type { Scene } from "../scene.ts";
import type { Renaming, Wording, WordingOf } from "../wording.ts";
import { islandOf } from "./island.ts";
import { type PlaceNames, placeNames } from "./places.ts";
import { tableOf } from "./state.ts";
import { tell } from "./words.ts";

type Place = keyof PlaceNames;

/** Which numbers of moves and events are places; a player comes before the place of an event. */
const PLACES: Readonly<Record<string, readonly [place: Place, at: number]>> = {
  settlement: ["crossing", 0],
  city: ["crossing", 0],
  road: ["path", 0],
  robber: ["hex", 0],
  founds: ["crossing", 1],
  founds_road: ["path", 1],
  builds_settlement: ["crossing", 1],
  builds_city: ["crossing", 1],
  builds_road: ["path", 1],
  robber_moves: ["hex", 1],
};

interface Known {
  readonly ground: string;
  readonly names: PlaceNames;
  readonly wording: Wording;
}

const known = new WeakMap<Box, Known>();

/** The ground is laid once, so its names are made once. */
function knownOf({ box, view }: Pick<Scene, "box" | "view">): Known {
  const table = tableOf({ view });
  const ground = JSON.stringify([table.terrain, table.token, table.harbour]);
  const before = known.get(box);
  if (before?.ground === ground) return before;
  const names = placeNames(islandOf(box), table, box.names, tell);
  const made = { ground, names, wording: wordingWith(names, box) };
  known.set(box, made);
  return made;
}

export const placesOf = (scene: Pick<Scene, "box" | "view">): PlaceNames => knownOf(scene).names;
export const wordingOf: WordingOf = (scene) => knownOf(scene).wording;

function wordingWith(names: PlaceNames, box: Box): Wording {
  return (what, numbers): Renaming | null => {
    const [place, at] = PLACES[what] ?? [];
    const number = at === undefined ? undefined : numbers[at];
    if (!place || number === undefined) return null;
    const [from, to] = [box.names[place]?.[number], names[place][number]];
    return from && to ? { from, to } : null;
  };
}
