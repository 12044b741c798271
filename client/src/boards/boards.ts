/** The boards that games have of their own, each fetched when a table of its game is opened. */
import type { Component } from "svelte";

import type { Scene } from "./scene.ts";
import type { WordingOf } from "./wording.ts";

type Board = Component<{ scene: Scene }>;

const boards = import.meta.glob<{ default: Board }>("./*/Board.svelte");
const wordings = import.meta.glob<{ wordingOf: WordingOf }>("./*/wording.ts");
const galleries = import.meta.glob<{ default: Component }>("./*/Gallery.svelte");

/** A game's own board; nothing where the generic table has to do. */
export async function boardOf(game: string): Promise<Board | null> {
  return (await boards[`./${game}/Board.svelte`]?.())?.default ?? null;
}

/** How a game's board names its places; nothing where the game's own words do. */
export async function wordingFor(game: string): Promise<WordingOf | null> {
  return (await wordings[`./${game}/wording.ts`]?.())?.wordingOf ?? null;
}

/** All that is drawn, by game. */
export async function allGalleries(): Promise<{ game: string; gallery: Component }[]> {
  const found = Object.entries(galleries).map(async ([path, load]) => ({
    game: path.split("/")[1] ?? "",
    gallery: (await load()).default,
  }));
  return Promise.all(found);
}
