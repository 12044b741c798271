/** The moments of a game by their numbers, fetched a stretch at a time and kept. */
import type { Now } from "../messages.ts";

export const STRETCH = 20; // moments that are fetched together
const KEPT = 12; // stretches; a long game would fill a phone's memory

type Get = (first: number, last: number) => Promise<(Now | null)[]>;

export class Film {
  readonly #get: Get;
  readonly #length: number;
  readonly #stretches = new Map<number, Promise<(Now | null)[]>>();

  constructor(length: number, get: Get) {
    this.#length = length;
    this.#get = get;
  }

  /** One moment; its neighbours are on their way when it comes. */
  async moment(number: number): Promise<Now | null> {
    const stretch = Math.floor((number - 1) / STRETCH);
    const found = await this.#stretch(stretch);
    const place = (number - 1) % STRETCH;
    const near = place < STRETCH / 2 ? stretch - 1 : stretch + 1;
    void this.#stretch(near).catch(() => null); // asked for again when it is needed
    return found[place] ?? null;
  }

  #stretch(index: number): Promise<(Now | null)[]> {
    const first = index * STRETCH + 1;
    if (index < 0 || first > this.#length) return Promise.resolve([]);
    const known = this.#stretches.get(index);
    this.#stretches.delete(index);
    const found = known ?? this.#get(first, Math.min(first + STRETCH - 1, this.#length));
    this.#stretches.set(index, found); // the last used is the last to go
    found.catch(() => this.#stretches.delete(index));
    for (const old of this.#stretches.keys()) {
      if (this.#stretches.size <= KEPT) break;
      this.#stretches.delete(old);
    }
    return found;
  }
}
