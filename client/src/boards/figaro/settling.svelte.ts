/** A place looks as it did until the cards that change it have landed, as at a table. */
import type { Court } from "./court.ts";
import type { Flight } from "./flights.ts";

interface Landing {
  readonly after: Court;
  flying: readonly string[]; // keys of what has not landed yet
}

export class Settling {
  /** How the places still look while cards fly; nothing where they look as they are. */
  before = $state.raw<Court | null>(null);
  #landings: Landing[] = [];

  /** One court becomes another when these have landed, and all that set out earlier. */
  expect(before: Court, after: Court, flights: readonly Flight[]): void {
    if (!flights.length && !this.before) return;
    this.before ??= before;
    this.#landings.push({ after, flying: flights.map((flight) => flight.key) });
  }

  landed(key: string): void {
    for (const landing of this.#landings) landing.flying = landing.flying.filter((other) => other !== key);
    while (this.before && !this.#landings[0]?.flying.length) {
      const after = this.#landings.shift()?.after ?? null;
      this.before = this.#landings.length ? after : null;
    }
  }

  /** Nothing flies any longer. */
  now(): void {
    this.#landings = [];
    this.before = null;
  }
}
