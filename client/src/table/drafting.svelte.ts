/** What a player puts together before it goes off; of every choice the server says whether it may be and what may follow. */
import type { Options } from "../messages.ts";
import type { Questions } from "./questions.ts";

/** Who hears what comes of it. */
export interface Outcome {
  play(moves: string[]): void;
  learn(options: Options): void;
  refused(sentence: string): void;
}

export class Drafting {
  moves = $state.raw<string[]>([]); // put together, not sent yet
  next = $state.raw<Options | null>(null); // what may follow them
  collecting = $state(false); // whether open moves are put together, too

  readonly #questions: Questions;
  readonly #outcome: Outcome;
  #asked = $state.raw<string[] | null>(null); // as far as the server was asked; it has not answered yet
  #begun = 0; // how often all was begun anew

  constructor(questions: Questions, outcome: Outcome) {
    this.#questions = questions;
    this.#outcome = outcome;
  }

  /** Whether the server was asked about a choice and has not answered yet. */
  get considering(): boolean {
    return this.#asked !== null;
  }

  /** A whole command goes off at once; choices that come faster than answers build on one another. */
  add(move: string, whole: boolean): void {
    if (whole && !this.#asked && !this.collecting) this.#outcome.play([...this.moves, move]);
    else this.#consider([...(this.#asked ?? this.moves), move]);
  }

  stepBack(): void {
    const fewer = (this.#asked ?? this.moves).slice(0, -1);
    if (fewer.length) this.#consider(fewer);
    else this.startAgain();
  }

  startAgain(): void {
    this.close();
    [this.moves, this.next] = [[], null];
  }

  send(): void {
    if (this.moves.length) this.#outcome.play(this.moves);
  }

  /** Whatever the server still says to what was asked is of no use any more. */
  close(): void {
    this.#begun += 1;
    this.#asked = null;
  }

  #consider(moves: string[]): void {
    const begun = this.#begun;
    this.#asked = moves;
    this.#questions.put(moves, (answer) => {
      if (begun !== this.#begun) return;
      if (this.#asked === moves) this.#asked = null;
      if (!answer) return;
      if ("sentence" in answer) this.#outcome.refused(answer.sentence);
      else this.#follow(answer);
    });
  }

  /** A whole command goes off at once; one that can grow only waits when the player wishes to collect. */
  #follow(options: Options): void {
    this.#outcome.learn(options);
    [this.moves, this.next] = [options.moves, options];
    const waits = this.collecting && options.legal.length > 0;
    if (options.complete && !waits) this.#outcome.play(options.moves);
  }
}
