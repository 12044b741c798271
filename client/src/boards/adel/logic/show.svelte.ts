/** Plays what has happened, act after act; a player who is in a hurry skips to the present. */
import { motion } from "../../../look/motion.svelte.ts";
import type { NotePlace } from "../../scene.ts";
import type { Act } from "./acts.ts";

const MOST = 24; // of an older story only the end is shown
const KEPT = 8; // captions that can be read again

export class Show {
  #queue = $state.raw<Act[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  last = $state.raw<Act | null>(null);
  lines = $state.raw<string[]>([]);

  get act(): Act | null {
    return this.#queue[0] ?? null;
  }

  get playing(): boolean {
    return this.#queue.length > 0;
  }

  /** Where the story has not come to yet. */
  get untold(): NotePlace | null {
    return this.#queue[1]?.from ?? null;
  }

  play(acts: readonly Act[]): void {
    const atOnce = motion.time(1) === 0;
    if (atOnce) this.skip(); // who hurries past these does not wait for earlier ones either
    if (!acts.length) return;
    this.last = acts.at(-1) ?? null;
    if (atOnce) return this.#keep(acts);
    const idle = !this.playing;
    this.#queue = [...this.#queue, ...acts].slice(-MOST);
    if (idle) this.#wait();
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.#keep(this.#queue);
    this.#queue = [];
  }

  /** An earlier moment is looked at: what was told has not happened yet. */
  rewind(): void {
    this.skip();
    [this.lines, this.last] = [[], null];
  }

  #wait(): void {
    const [act] = this.#queue;
    if (act) this.#timer = setTimeout(() => this.#next(), motion.time(act.lasts));
  }

  #next(): void {
    this.#keep(this.#queue.slice(0, 1));
    this.#queue = this.#queue.slice(1);
    this.#wait();
  }

  #keep(acts: readonly Act[]): void {
    const telling = acts.filter((act) => act.event !== "round_begins"); // the round stands beside the caption
    this.lines = [...this.lines, ...telling.map((act) => act.caption)].slice(-KEPT);
  }
}
