/** This board's words in the reader's language. */
import { fill } from "../../words/fill.ts";
import { speech } from "../../words/speech.svelte.ts";
import { type BoardKey, words } from "./words.ts";

export const tell = (key: BoardKey, values: Record<string, string | number> = {}): string =>
  fill(words[speech.language][key], values);
