/** How long a game that runs on by itself stays at a moment: until its sentences can be read and its board has told it. */
const SENTENCE = 1_600; // milliseconds for one
const MORE = 450; // for each further one, of which many are alike
const LONGEST = 6_000;

export const pauseFor = (sentences: number): number => Math.min(LONGEST, SENTENCE + MORE * Math.max(0, sentences - 1));

export class Pace {
  readonly #next: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #telling = false; // the board is still at it
  #due = false; // only the board is waited for

  constructor(next: () => void) {
    this.#next = next;
  }

  show(sentences: number, speed: number): void {
    this.stop();
    this.#timer = setTimeout(() => (this.#telling ? (this.#due = true) : this.#next()), pauseFor(sentences) / speed);
  }

  tells(telling: boolean): void {
    this.#telling = telling;
    if (telling || !this.#due) return;
    this.#due = false;
    this.#timer = setTimeout(() => this.#next()); // not if the page is being left
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#due = false;
  }
}
