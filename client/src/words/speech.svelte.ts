/** The reader's language, kept on this device; everything that is shown goes through `say`. */
import { de } from "./de.ts";
import { type Dictionary, en, type Key } from "./en.ts";
import { fill } from "./fill.ts";
import { fr } from "./fr.ts";
import { nl } from "./nl.ts";
import { ordinal } from "./ordinal.ts";

export type Language = "en" | "nl" | "de" | "fr";
export const DICTIONARIES: Record<Language, Dictionary> = { en, nl, de, fr };
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  de: "Deutsch",
  fr: "Français",
};

const isLanguage = (word: string | null | undefined): word is Language => !!word && word in DICTIONARIES;

function first(): Language {
  const wished = [localStorage.getItem("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find(isLanguage) ?? "en";
}

class Speech {
  language = $state<Language>(first());

  choose(language: Language): void {
    this.language = language;
    localStorage.setItem("language", language);
    document.documentElement.lang = language;
  }

  say = (key: Key, values: Record<string, string | number> = {}): string =>
    fill(DICTIONARIES[this.language][key], values);

  /** A word whose key the server makes; where we know none, nothing. */
  perhaps = (key: string): string => (key in en ? this.say(key as Key) : "");

  /** A share of the whole; some put a space before the sign, others none. */
  percent = (share: number): string => new Intl.NumberFormat(this.language, { style: "percent" }).format(share);

  /** Which place somebody took. */
  placed = (place: number): string => ordinal(this.language, place);

  /** A list of names in a sentence, the last one with "and". */
  list = (names: readonly string[], most = 3): string => {
    if (names.length > most) {
      const shown = names.slice(0, most - 1).join(", ");
      return this.say("and_others", { names: shown, count: names.length - most + 1 });
    }
    if (names.length < 2) return names[0] ?? "";
    return this.say("and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
  };
}

export const speech = new Speech();
export const { say, perhaps, percent, placed, list } = speech;
document.documentElement.lang = speech.language;
