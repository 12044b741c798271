/** Cards on their way: which picture flies from where to where, made from what has just happened. */
import type { Frame } from "../../messages.ts";
import type { At } from "./at.ts";
import type { Island } from "./island.ts";
import type { Table } from "./state.ts";
import { happenings, type Happened, lastYield } from "./story.ts";

export type End =
  | { readonly at: "hex"; readonly hex: number }
  | { readonly at: "seat"; readonly seat: number }
  | { readonly at: "bank" };

export interface Flight {
  readonly picture: { readonly resource: number | null } | "development";
  readonly number: number;
  readonly from: End;
  readonly to: End;
}

const BANK: End = { at: "bank" };
const seat = (player: number | undefined): End => ({ at: "seat", seat: player ?? 0 });
const resource = (kind: number | undefined | null): { resource: number | null } => ({ resource: kind ?? null });

/** The flights of what has just happened, in order; `founded` is where each player founded last. */
export function flightsOf(news: readonly Frame[], story: readonly Frame[], table: Table, island: Island): Flight[] {
  const told = happenings(news);
  let thrown = 0;
  let monopolist = 0;
  return told.flatMap((step): Flight[] => {
    const [player = 0, second = 0, third = 0] = step.numbers;
    switch (step.event) {
      case "rolls":
        thrown = second;
        return [];
      case "gets": {
        const hexes = thrown
          ? yielding(table, island, thrown, third, player)
          : around(island, lastFounded(happenings(story), player)).filter((hex) => table.terrain[hex] === third);
        const from: End = hexes[0] === undefined ? BANK : { at: "hex", hex: hexes[0] };
        return [{ picture: resource(third), number: second, from, to: seat(player) }];
      }
      case "discards":
        return [{ picture: resource(third), number: second, from: seat(player), to: BANK }];
      case "steals":
        return [{ picture: resource(null), number: 1, from: seat(second), to: seat(player) }];
      case "steals_card":
        return [{ picture: resource(second), number: 1, from: seat(third), to: seat(player) }];
      case "takes":
      case "receives":
        return [{ picture: resource(second), number: 1, from: BANK, to: seat(player) }];
      case "ships":
        return [{ picture: resource(third), number: second, from: seat(player), to: BANK }];
      case "monopoly":
        monopolist = player;
        return [];
      case "hands_over":
        return [{ picture: resource(third), number: second, from: seat(player), to: seat(monopolist) }];
      case "buys":
        return [{ picture: "development", number: 1, from: BANK, to: seat(player) }];
      case "trades":
        return [
          { picture: resource(null), number: 1, from: seat(player), to: seat(second) },
          { picture: resource(null), number: 1, from: seat(second), to: seat(player) },
        ];
      default:
        return [];
    }
  });
}

/** Where cards came from that a player got: hexes with the number thrown that bring this resource, at one of his houses. */
export function yielding(table: Table, island: Island, thrown: number, kind: number, player: number): number[] {
  return island.hexes.flatMap((_, hex) => {
    const fits = table.token[hex] === thrown && table.terrain[hex] === kind;
    return fits && island.hex_crossings[hex]?.some((crossing) => table.house[crossing] === player) ? [hex] : [];
  });
}

/** All hexes that brought anybody anything at the last throw: the notes say who got what. */
export function shining({ scene, table, island }: At): Set<number> {
  const { thrown, got } = lastYield(scene.story);
  return new Set(got.flatMap(({ player, kind }) => yielding(table, island, thrown, kind, player)));
}

const around = (island: Island, crossing: number): readonly number[] => island.crossing_hexes[crossing] ?? [];

function lastFounded(told: readonly Happened[], player: number): number {
  return told.findLast((step) => step.event === "founds" && step.numbers[0] === player)?.numbers[1] ?? -1;
}
