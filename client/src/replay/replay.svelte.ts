/** A game being looked back at: which moment is shown, through whose eyes, and whether it runs on by itself. */
import { boardOf, wordingFor } from "../boards/boards.ts";
import { ONLY_SEEN, type Scene } from "../boards/scene.ts";
import { Retelling, type WordingOf } from "../boards/wording.ts";
import { club } from "../club.svelte.ts";
import { Latest } from "../connection/latest.ts";
import type { Box, Frame, Now, TableCard } from "../messages.ts";
import { linesOf, standing } from "../table/history.ts";
import type { Language } from "../words/speech.svelte.ts";
import { Film } from "./film.ts";
import { Pace } from "./pace.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay {
  readonly id: string;
  card = $state.raw<TableCard | null>(null);
  box = $state.raw<Box | null>(null);
  board = $state.raw<Awaited<ReturnType<typeof boardOf>>>(null);
  wordingOf = $state.raw<WordingOf | null>(null);
  now = $state.raw<Now | null>(null);
  at = $state(1);
  eyes = $state<number | null>(null); // null: everybody's where that is allowed, else a spectator's
  playing = $state(false);
  speed = $state<number>(1);
  readonly #wording = $derived(this.box && this.now && this.wordingOf?.({ box: this.box, view: this.now.view }));
  #told = $state.raw<Frame[]>([]); // in the game's own words
  readonly frames = $derived(new Retelling(this.#wording).frames(this.#told));
  readonly #latest = new Latest();
  #film: Film | null = null;
  #shown = 0; // the moment before this one: only a single step forward is news
  #step = $state(0); // the event that has just happened, if one did
  readonly #pace = new Pace(() => void club.attempt(() => this.go(this.at + 1)));

  constructor(id: string) {
    this.id = id;
  }

  get last(): number {
    return this.frames.at(-1)?.number ?? 1;
  }

  get finished(): boolean {
    return this.card?.state === "over";
  }

  name = (seat: number | null): string => this.card?.seats.find((info) => info.seat === seat)?.name ?? "";

  /** Everything anew, for a language and a pair of eyes; the moment stays. */
  async open(language: Language, eyes: number | null, wished: (last: number) => number): Promise<void> {
    const fetch = async () => {
      const card = await club.rest.table(this.id);
      const [frames, box, board, wording] = await Promise.all([
        club.rest.log(this.id, eyes, language),
        club.rest.box(this.id, language),
        boardOf(card.game),
        wordingFor(card.game),
      ]);
      return { card, frames, box, board, wording };
    };
    await this.#latest.take(fetch, ({ card, frames, box, board, wording }) => {
      [this.card, this.#told, this.box, this.board, this.eyes] = [card, frames, box, board, eyes];
      this.wordingOf = wording;
      this.#film = new Film(this.last, (first, last) => club.rest.moments(this.id, first, last, eyes, language));
      this.#shown = 0;
      return this.go(wished(this.last));
    });
  }

  async go(number: number): Promise<void> {
    this.#pace.stop();
    this.at = number;
    const now = await this.#film?.moment(number);
    if (this.at !== number) return; // somebody was quicker than the line
    this.#step = number === this.#shown + 1 ? number : 0;
    this.#shown = number;
    this.now = now ?? null;
    this.#runOn();
  }

  play(on: boolean): void {
    this.playing = on;
    if (on && this.at === this.last) void club.attempt(() => this.go(1));
    else this.#runOn();
  }

  end(): void {
    this.#pace.stop();
  }

  #runOn(): void {
    this.#pace.stop();
    if (!this.playing) return;
    if (this.at >= this.last) this.playing = false;
    else this.#pace.show(this.frames.filter(({ number }) => number === this.at).flatMap(linesOf).length, this.speed);
  }

  /** The moment as a board is given it; nothing can be chosen. */
  get scene(): Scene | null {
    const { card, box, now } = this;
    if (!card || !box || !now) return null;
    return {
      ...ONLY_SEEN,
      game: card.game,
      options: card.options,
      box,
      view: now.view,
      seats: card.seats,
      seat: this.eyes,
      toAct: now.to_act,
      locked: now.locked,
      news: this.frames.filter((frame) => frame.number === this.#step),
      story: standing(this.frames.filter((frame) => frame.number <= now.number)),
      over: now.over,
      stays: true,
      busy: true,
      holdBack: (from) => this.#pace.tells(from !== null && this.speed <= 1), // faster is meant to be fast
    };
  }
}
