/** What places of the island are called: a hex by its land and number, a crossing by its hexes, a path by the two beside it. */
import type { Box } from "../../messages.ts";
import { type Island, lie, type Spot } from "./island.ts";
import type { Table } from "./state.ts";
import type { Key } from "./words/en.ts";

export interface PlaceNames {
  readonly hex: readonly string[];
  readonly crossing: readonly string[];
  readonly path: readonly string[];
}

const AROUND = ["east", "southeast", "south", "southwest", "west", "northwest", "north", "northeast"] as const;
const TOGETHER = "\u00a0"; // a land is not parted from its number at the end of a line
const HEXES_AT_A_CROSSING = 3;
const HEXES_AT_A_PATH = 2;

interface Named {
  readonly name: string;
  readonly exact: string; // should another have the same name
  readonly at: Spot;
  readonly from: Spot; // from where its direction is told, should even that be the same
}

type Ground = Pick<Table, "terrain" | "token" | "harbour">;
type Tell = (key: Key, values?: Record<string, string>) => string;

export function placeNames(island: Island, table: Ground, names: Box["names"], tell: Tell): PlaceNames {
  const distinct = (places: readonly Named[]): string[] => toldApart(places, tell);
  const lands = island.hexes.map((_, hex) => {
    const land = names["terrain"]?.[table.terrain[hex] ?? -1] ?? "";
    return [land, table.token[hex] || ""].join(TOGETHER).trim();
  });
  const hexes = distinct(
    lands.map((name, hex) => {
      const alike = island.hexes.filter((_, other) => lands[other] === name);
      return { name, exact: name, at: island.hexes[hex] ?? [0, 0], from: middle(alike) };
    }),
  );
  const harbourAt = (crossings: readonly number[]): string | undefined => {
    const found = island.harbours.findIndex((harbour) => crossings.every((one) => harbour.crossings.includes(one)));
    const name = names["harbour"]?.[table.harbour[found] ?? -1];
    return name && tell("at_harbour", { harbour: name });
  };
  const beside = (around: readonly number[], whole: number, crossings: readonly number[], at: Spot): Named => {
    const sea = around.length < whole ? [harbourAt(crossings) ?? tell("coast")] : [];
    const listed = (called: readonly string[]): string => [...around.map((hex) => called[hex] ?? ""), ...sea].join(`${TOGETHER}· `);
    return { name: listed(lands), exact: listed(hexes), at, from: island.hexes[around[0] ?? -1] ?? at };
  };
  const at = (crossing: number): readonly number[] => island.crossing_hexes[crossing] ?? [];
  return {
    hex: hexes,
    crossing: distinct(island.crossings.map((spot, one) => beside(at(one), HEXES_AT_A_CROSSING, [one], spot))),
    path: distinct(
      island.paths.map(([first, second], path) => {
        const around = at(first).filter((hex) => at(second).includes(hex));
        return beside(around, HEXES_AT_A_PATH, [first, second], lie(island, path).at);
      }),
    ),
  };
}

/** Where several places would be called the same, each is told more exactly, and at last by where it lies. */
function toldApart(places: readonly Named[], tell: Tell): string[] {
  const alone = (key: "name" | "exact", wanted: string): boolean => places.filter((one) => one[key] === wanted).length === 1;
  return places.map(({ name, exact, at, from }) => {
    if (alone("name", name)) return name;
    return alone("exact", exact) ? exact : `${exact}${TOGETHER}(${tell(direction(from, at))})`;
  });
}

function direction(from: Spot, to: Spot): (typeof AROUND)[number] {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) / (2 * Math.PI);
  return AROUND[(Math.round(turn * AROUND.length) + AROUND.length) % AROUND.length] ?? "north";
}

const middle = (spots: readonly Spot[]): Spot => [mean(spots.map(([x]) => x)), mean(spots.map(([, y]) => y))];
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
