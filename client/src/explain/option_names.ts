/** Rules name options as one writes them on the command line; on the page they are called as where a table is made. */
import type { OptionCard } from "../messages.ts";
import type { Language } from "../words/speech.svelte.ts";

const CODE = /\b([a-z]+(?:_[a-z]+)*)=([a-z_]+)|\b[a-z]+(?:_[a-z]+)+/g; // ties=keep, or lead_elsewhere
const THIN = "\u202f";
const QUOTED: Record<Language, (words: string) => string> = {
  en: (words) => `“${words}”`,
  nl: (words) => `‘${words}’`,
  de: (words) => `„${words}“`,
  fr: (words) => `«${THIN}${words}${THIN}»`,
};

/** The same text with the options in words; what is no option stays as it is. */
export function inWords(text: string, options: readonly OptionCard[], language: Language): string {
  return text.replace(CODE, (code: string, named: string | undefined, value: string | undefined) => {
    const words = options.find((option) => option.name === (named ?? code))?.words[language];
    if (!words) return code;
    const chosen = value === undefined ? undefined : words.values[value];
    return QUOTED[language](chosen ? `${words.title}${language === "fr" ? THIN : ""}: ${chosen}` : words.title);
  });
}
