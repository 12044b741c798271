import type { Place } from "../place.svelte.ts";

/** Where the book of a page is fetched: the table's, or without one the game's. */
export function bookOf(place: Place): string | null {
  if ("table" in place) return `tables/${place.table}`;
  return place.at === "learn" ? `games/${place.game}` : null;
}
