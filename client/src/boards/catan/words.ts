/** The words of this board in the reader's language; names of cards and lands come from the game itself. */
import { fill } from "../../words/fill.ts";
import { type Language, speech } from "../../words/speech.svelte.ts";
import { de } from "./words/de.ts";
import { en, type Key, type Words } from "./words/en.ts";
import { fr } from "./words/fr.ts";
import { nl } from "./words/nl.ts";

export const words: Record<Language, Words> = { en, nl, de, fr };

export const tell = (key: Key, values: Record<string, string | number> = {}): string =>
  fill(words[speech.language][key], values);

/** A label that begins with a capital. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
