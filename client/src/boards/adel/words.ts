/** The words of this table in all languages; what the game itself calls things comes from the server. */
import { fill } from "../../words/fill.ts";
import type { Language } from "../../words/speech.svelte.ts";
import { de } from "./words/de.ts";
import { en, type Key } from "./words/en.ts";
import { fr } from "./words/fr.ts";
import { nl } from "./words/nl.ts";

export type { Key } from "./words/en.ts";
export const words: Record<Language, Record<Key, string>> = { en, nl, de, fr };

export type Values = Record<string, string | number>;
export const told = (language: Language, key: Key, values: Values = {}): string => fill(words[language][key], values);
