/** Everything the parts of the board are drawn from at one moment. */
import type { Cells } from "../../../messages.ts";
import type { Scene } from "../../scene.ts";
import type { Act } from "./acts.ts";
import { type Facts, NOTHING, shortName } from "./facts.ts";
import type { Stage } from "./stage.ts";

export interface Sight {
  scene: Scene;
  facts: Facts;
  stage: Stage;
  act: Act | null; // what is being shown; nothing when the table is as it is now
  choose: (move: string) => void; // also ends what is being shown
}

export const nameOf = (sight: Sight, seat: number): string =>
  sight.scene.seats.find((info) => info.seat === seat)?.name ?? "";

export const named = (sight: Sight, domain: string, number: number): string =>
  sight.scene.box.names[domain]?.[number] ?? "";

export const objectName = (sight: Sight, object: number): string => shortName(named(sight, "object", object));

/** An object as people speak of it in a hurry: letter and year. */
export function objectMark(sight: Sight, object: number): string {
  const card = sight.facts.objects[object];
  return card ? `${card.letter} ${card.year}` : "";
}

export const seatsOf = (sight: Sight): number[] => sight.stage.pawn.map((_, seat) => seat);

/** Whose thief this is, or nobody's. */
export const ownerOfThief = (sight: Sight, thief: number): number =>
  sight.stage.colour.indexOf(sight.facts.thief_colour[thief] ?? NOTHING - 1);

/** A player's row of a field; nothing where it may not be seen. */
export function rowOf(scene: Scene, field: string, seat: number): number[] | null {
  const row = (scene.view[field] as Cells[] | undefined)?.[seat];
  return Array.isArray(row) && row.every((cell) => typeof cell === "number") ? row : null;
}

/** One player's number in a field; nothing where it may not be seen. */
export function cellOf(scene: Scene, field: string, seat: number): number | null {
  const cell = (scene.view[field] as Cells[] | undefined)?.[seat];
  return typeof cell === "number" && cell !== NOTHING ? cell : null;
}

/** Whether the exhibitions are to be seen now, rather than auction house and prison. */
export function showsExhibitions({ stage, act }: Sight): boolean {
  const elsewhere = act?.where === "prison" || act?.where === "auction";
  return !elsewhere && stage.exhibit.some((owner) => owner !== NOTHING);
}
