/** What the table is asked: to take a move back, a pause, its end; by this seat or by another. */
import type { Asked, Now, SeatInfo } from "../messages.ts";
import { Passing } from "./passing.svelte.ts";

interface Around {
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  readonly now: Now | null;
}

export class Asking {
  open = $state.raw<readonly Asked[]>([]);

  readonly #around: Around;
  readonly #declined = new Passing<Asked["what"]>();
  #number = 0; // the table's, when this seat asked

  constructor(around: Around) {
    this.#around = around;
  }

  /** What this seat has asked and others have not answered yet. */
  get own(): Asked | null {
    return this.open.find((ask) => ask.seat === this.#around.seat && this.awaited(ask).length > 0) ?? null;
  }

  /** What others ask of this seat. */
  get others(): Asked[] {
    const { seat } = this.#around;
    return this.open.filter((ask) => seat !== null && this.awaited(ask).includes(seat));
  }

  /** The seats that have not agreed yet: those of other people; bots always agree. */
  awaited(ask: Asked): number[] {
    const { seats } = this.#around;
    const ours = seats.some((info) => info.seat === ask.seat && info.yours); // several at one device are asked once
    return seats
      .filter((info) => info.kind === "person" && info.bot === null && info.seat !== ask.seat && !(ours && info.yours))
      .map((info) => info.seat)
      .filter((seat) => !ask.agreed.includes(seat));
  }

  /** What this seat asked for in vain. */
  get declined(): Asked["what"] | "" {
    return this.#declined.told;
  }

  set declined(what: Asked["what"] | "") {
    this.#declined.told = what;
  }

  hear(ask: Asked): void {
    const mine = ask.seat === this.#around.seat;
    const number = this.#around.now?.number ?? 0;
    const known = this.open.some((other) => other.id === ask.id);
    this.open = this.open.filter((other) => other.seat !== ask.seat); // whoever asks again forgets what he asked before
    if (!ask.closed) this.open = [...this.open, ask];
    if (!mine) return;
    if (!ask.closed && !known) this.#number = number;
    const outdated = ask.what === "take_back" && number !== this.#number; // the table has gone on, or back
    this.declined = ask.closed && known && !outdated && this.awaited(ask).length ? ask.what : "";
  }

  answered(ask: Asked): void {
    this.open = this.open.filter((other) => other.id !== ask.id);
  }

  goOn(): void {
    this.#declined.goOn();
  }

  /** The table is told anew, and what is still open comes after it. */
  forget(): void {
    this.open = [];
    this.declined = "";
  }
}
