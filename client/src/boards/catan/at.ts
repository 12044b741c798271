/** One moment of the table with its island: what every part of the board is given. */
import type { Choice } from "../../messages.ts";
import { choicesOf, type Scene } from "../scene.ts";
import { type Building, BUILDINGS, type Island, islandOf } from "./island.ts";
import type { Table } from "./state.ts";

export interface At {
  readonly scene: Scene;
  readonly table: Table;
  readonly island: Island;
}

export const momentOf = (scene: Scene, table: Table): At => ({ scene, table, island: islandOf(scene.box) });

/** What the game calls something, such as the third resource. */
export const nameOf = ({ scene }: At, domain: string, number: number): string =>
  scene.box.names[domain]?.[number] ?? "";

export const playerName = ({ scene }: At, player: number): string =>
  scene.seats.find((info) => info.seat === player)?.name ?? "";

/** Cards by kind in words: "2 × grain, 1 × ore". */
export const listed = (at: At, counts: readonly number[]): string =>
  counts.flatMap((count, kind) => (count ? [`${count} × ${nameOf(at, "resource", kind)}`] : [])).join(", ");

export const choiceOf = ({ scene }: At, kind: string, ...values: number[]): Choice | undefined =>
  scene.busy ? undefined : choicesOf(scene, kind, ...values)[0];

/** The kinds of piece that can be built now. */
export const buildable = ({ scene }: At): Building[] =>
  scene.busy ? [] : BUILDINGS.filter((kind) => choicesOf(scene, kind).length > 0);

/** What lights up on the island: the robber's ways, the only kind that can be built, or the one that was picked. */
export function litKind(at: At, picked: Building | null): Building | "robber" | null {
  if (choiceOf(at, "robber")) return "robber";
  const kinds = buildable(at);
  if (kinds.length === 1) return kinds[0] ?? null;
  return picked && kinds.includes(picked) ? picked : null;
}

/** Whether the player whose turn it is can trade at all; the desk stays open while a command is on its way. */
export const canTrade = ({ scene, table }: At, seat: number): boolean =>
  table.turn === seat && scene.choices.some(({ kind }) => kind === "sea" || kind === "give");

/** For what looks like a button but is drawn: a click, or the keys that press a button. */
export function pressed(act: () => void): { onclick: () => void; onkeydown: (event: KeyboardEvent) => void } {
  return {
    onclick: act,
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      act();
    },
  };
}
