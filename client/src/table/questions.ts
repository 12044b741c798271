/** What the server was asked about moves and has not answered yet: it answers in the order of asking. */
import type { Options, Refused } from "../messages.ts";

/** Why a move cannot be made: the sentence, and its rule where one forbids it. */
export type WhyNot = Pick<Refused, "sentence" | "rule">;

/** Told what may follow, why not, or nothing when the question is of no use any more. */
export type Answered = (answer: Options | WhyNot | null) => void;

interface Question {
  moves: readonly string[];
  answered: Answered;
}

export class Questions {
  #open: Question[] = [];
  readonly #ask: (moves: string[]) => void;

  constructor(ask: (moves: string[]) => void) {
    this.#ask = ask;
  }

  put(moves: readonly string[], answered: Answered): void {
    this.#open.push({ moves, answered });
    this.#ask([...moves]);
  }

  answer(answer: Options | WhyNot): void {
    this.#open.shift()?.answered(answer);
  }

  /** A new line knows nothing of what was asked on the old one. */
  askAgain(): void {
    for (const question of this.#open) this.#ask([...question.moves]);
  }

  /** The table they were about is no more. */
  forget(): void {
    const open = this.#open;
    this.#open = [];
    for (const question of open) question.answered(null);
  }
}
