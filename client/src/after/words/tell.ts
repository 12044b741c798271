/** These words in the reader's language; they are fetched with the pages that need them. */
import { fill } from "../../words/fill.ts";
import { type Language, speech } from "../../words/speech.svelte.ts";
import { de } from "./de.ts";
import { type Dictionary, en, type Key } from "./en.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";

const WORDS: Record<Language, Dictionary> = { en, nl, de, fr };

export const tell = (key: Key, values: Record<string, string | number> = {}): string =>
  fill(WORDS[speech.language][key], values);
