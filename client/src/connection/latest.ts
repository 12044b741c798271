/** Whoever asks again, in another language say, gets the answer to that, whichever of the two comes last. */
export class Latest {
  #asked = 0;

  /** Take the answer, unless something newer was asked for meanwhile. */
  async take<T>(ask: () => Promise<T>, taken: (answer: T) => unknown): Promise<void> {
    const number = ++this.#asked;
    const answer = await ask();
    if (number === this.#asked) await taken(answer);
  }
}
