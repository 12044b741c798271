/** The table's words in the reader's language. */
import { speech } from "../../words/speech.svelte.ts";
import { type Key, told, type Values } from "./words.ts";

export const tell = (key: Key, values?: Values): string => told(speech.language, key, values);
