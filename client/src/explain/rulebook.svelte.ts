/** The rulebook of the game that is on the page: fetched once for each book and language, when first needed. */
import { club } from "../club.svelte.ts";
import type { RuleCard } from "../messages.ts";
import { speech } from "../words/speech.svelte.ts";
import { inWords } from "./option_names.ts";

class Rulebook {
  rules = $state.raw<readonly RuleCard[]>([]);
  opened = $state<string | null>(null); // the sheet with all rules, at the rule of this id; nothing: closed
  #fetched = "";

  /** Have the rules at hand; a table has a book, and so has a game (`bookOf`). */
  async of(book: string): Promise<void> {
    const wanted = `${book} ${speech.language}`;
    if (wanted === this.#fetched) return;
    this.#fetched = wanted;
    try {
      const rules = await club.rest.rules(book, speech.language);
      if (this.#fetched === wanted) this.rules = rules.map(readable);
    } catch {
      this.#fetched = ""; // what explains must not complain; the next question asks again
    }
  }

  find = (id: string): RuleCard | undefined => this.rules.find((rule) => rule.id === id);
}

/** A rule as it is read on the page. */
function readable(rule: RuleCard): RuleCard {
  const options = club.games.flatMap((game) => game.options);
  const worded = (text: string): string => inWords(text, options, speech.language);
  return { ...rule, text: worded(rule.text), rulings: rule.rulings.map(worded) };
}

export const rulebook = new Rulebook();

/** The number by which the book's readers know a sentence. */
export const numberOf = (id: string): string => id.slice(id.lastIndexOf("-") + 1);
