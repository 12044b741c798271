/** What the reader knows of a player's cards: all of his own, of others what was seen, where the memory aid is on. */
import type { Cells } from "../../../messages.ts";
import { cellOf, rowOf, type Sight } from "./sight.ts";

export interface Holdings {
  objects: number[];
  hiddenObjects: number;
  cheques: number[];
  hiddenCheques: number;
  thieves: { thief: number; jailed: boolean }[];
}

const where = (row: readonly number[] | null, fits: (cell: number) => boolean): number[] =>
  row?.flatMap((cell, number) => (fits(cell) ? [number] : [])) ?? [];

function remembered(sight: Sight): number[] | null {
  const known = sight.scene.view["known"] as Cells[] | undefined;
  return known?.every((cell) => typeof cell === "number") ? known : null;
}

export function holdings(sight: Sight, seat: number): Holdings {
  const { scene, facts, stage } = sight;
  const hand = rowOf(scene, "hand", seat);
  const objects = hand ? where(hand, (cell) => cell > 0) : where(remembered(sight), (owner) => owner === seat);
  const cheques = where(rowOf(scene, "purse", seat), (cell) => cell === 1);
  const colour = stage.colour[seat];
  const thieves = where(facts.thief_colour, (owner) => owner === colour);
  return {
    objects,
    hiddenObjects: Math.max(0, (cellOf(scene, "held", seat) ?? 0) - objects.length),
    cheques,
    hiddenCheques: Math.max(0, (cellOf(scene, "cheques", seat) ?? 0) - cheques.length),
    thieves: thieves.map((thief) => ({ thief, jailed: stage.jail.includes(thief) })),
  };
}
