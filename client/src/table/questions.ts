/** What the server was asked about moves and has not answered yet. */
import { commandName } from "../connection/names.ts";
import type { Options, Refused } from "../messages.ts";

/** Why a move cannot be made: the sentence, and its rule where one forbids it. */
export type WhyNot = Pick<Refused, "sentence" | "rule">;

/** Told what may follow, why not, or nothing when the question is of no use any more. */
export type Answered = (answer: Options | WhyNot | null) => void;

const ASKED = "ask-"; // how the names of questions begin, so that those which are forgotten are known as such

interface Question {
  moves: readonly string[];
  answered: Answered;
}

export class Questions {
  readonly #open = new Map<string, Question>();
  readonly #ask: (id: string, moves: string[]) => void;

  constructor(ask: (id: string, moves: string[]) => void) {
    this.#ask = ask;
  }

  put(moves: readonly string[], answered: Answered): void {
    const id = ASKED + commandName();
    this.#open.set(id, { moves, answered });
    this.#ask(id, [...moves]);
  }

  /** False when it is no answer to a question. */
  answer(answer: Options | Refused): boolean {
    const question = this.#open.get(answer.id);
    this.#open.delete(answer.id);
    question?.answered(answer);
    return answer.id.startsWith(ASKED);
  }

  /** A new line knows nothing of what was asked on the old one. */
  askAgain(): void {
    for (const [id, question] of this.#open) this.#ask(id, [...question.moves]);
  }

  /** The table they were about is no more. */
  forget(): void {
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const question of open) question.answered(null);
  }
}
