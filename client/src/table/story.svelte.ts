/** What has happened at a table, and how this reader's board calls the places and moves in it. */
import { Retelling, type WordingOf } from "../boards/wording.ts";
import type { Box, Choice, Frame, Now } from "../messages.ts";
import { fromTheStart, joined } from "./history.ts";

export class Story {
  box = $state.raw<Box | null>(null);
  wordingOf = $state.raw<WordingOf | null>(null); // how the board names places

  readonly #now: () => Now | null;
  readonly #wording = $derived.by(() => {
    const now = this.#now();
    return this.box && now && this.wordingOf?.({ box: this.box, view: now.view });
  });
  readonly retelling = $derived(new Retelling(this.#wording));
  #told = $state.raw<Frame[]>([]); // in the game's own words
  readonly frames = $derived(this.retelling.frames(this.#told));
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- grows with the choices, which are watched
  readonly #moves = new Map<string, Choice>(); // how they are put in the reader's language

  constructor(now: () => Now | null) {
    this.#now = now;
  }

  /** More has happened, or all is told anew. */
  come(frames: Frame[]): void {
    this.#told = fromTheStart(frames) ? frames : joined(this.#told, frames);
  }

  forget(): void {
    this.#told = [];
  }

  learn(choices: readonly Choice[]): void {
    for (const choice of choices) this.#moves.set(choice.move, choice);
  }

  /** A move in words, where it has been spoken of. */
  words(move: string): string {
    const choice = this.#moves.get(move);
    return choice ? this.retelling.choice(choice).words : move;
  }
}
