/** Commands that are on their way: kept until they are answered, so that a lost line loses nothing. */
import type { Agree, Pause, Play, TakeBack, Withdraw } from "../messages.ts";

export type Command = Play | Withdraw | TakeBack | Pause | Agree;

export class Outbox {
  readonly #waiting = new Map<string, Command>();

  put(command: Command): void {
    this.#waiting.set(command.id, command);
  }

  /** Takes out what was answered; false when it was none of ours. */
  answered(id: string): boolean {
    return this.#waiting.delete(id);
  }

  /** What to send again, oldest first; the server gives the same answer to the same id. */
  all(): Command[] {
    return [...this.#waiting.values()];
  }

  get size(): number {
    return this.#waiting.size;
  }
}
