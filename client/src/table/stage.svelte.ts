/** Between what arrives and what is shown: several moves that came at once are shown one after the other. */
import type { NotePlace } from "../boards/scene.ts";
import type { Frame, Now } from "../messages.ts";

/** The table at one time, and what has just happened there. */
export interface Moment {
  readonly now: Now | null;
  readonly news: readonly Frame[];
}

/** How fast things may go on; nothing takes time where the reader does not want it. */
export interface Tempo {
  time(milliseconds: number): number;
  hurry(): void; // what moves now arrives at once
}

export const AT_ONCE: Tempo = { time: () => 0, hurry: () => undefined };

type Later = (action: () => void, milliseconds: number) => () => void;

const SHORTEST = 700; // a moment is seen at least so long when others follow
const SENTENCE = 600; // and long enough for its captions
const LONGEST = 5_000;
const MANY = 6; // when more wait, all goes faster, the faster the more there are
const QUICKEST = 60;
const URGENT = 250; // at most, while the reader's own time runs out

export class Stage {
  shown = $state.raw<Moment>({ now: null, news: [] });
  waiting = $state.raw<readonly Moment[]>([]);
  visited = $state.raw<Moment | null>(null); // a moment of the past that the reader looks at
  caption = $state("");
  telling = $state(false); // whether the moment that is shown still has its time
  untold = $state.raw<NotePlace | null>(null); // where the board's own story has not come to yet

  readonly #later: Later;
  readonly #tempo: Tempo;
  readonly #sentences: (news: readonly Frame[]) => string[];
  #callOff: (() => void) | null = null;
  #urgent = false;

  constructor(later: Later, tempo: Tempo, sentences: (news: readonly Frame[]) => string[]) {
    this.#later = later;
    this.#tempo = tempo;
    this.#sentences = sentences;
  }

  /** What a board shows: the past where the reader looks at it, otherwise the moment whose time it is. */
  get moment(): Moment {
    return this.visited ?? this.shown;
  }

  get behind(): boolean {
    return this.waiting.length > 0;
  }

  /** Whether what is shown is how the table is now. */
  get present(): boolean {
    return !this.visited && !this.behind;
  }

  /** Whether all that happened has been shown, down to its last caption. */
  get settled(): boolean {
    return !this.behind && !this.telling && !this.untold;
  }

  /** The reader's time runs, or no longer: what is still to be shown must not take it from him. */
  urge(on: boolean): void {
    const hurries = on && !this.#urgent && this.#callOff && this.behind;
    this.#urgent = on;
    if (!hurries) return;
    this.#stop();
    this.#go();
  }

  /** Something happened. */
  come(moment: Moment): void {
    if (this.#callOff) this.waiting = [...this.waiting, moment];
    else this.#show(moment);
  }

  /** Something about the present changed without anything happening. */
  amend(now: Now | null): void {
    const last = this.waiting.at(-1);
    if (last) this.waiting = [...this.waiting.slice(0, -1), { ...last, now }];
    else this.shown = { ...this.shown, now };
  }

  /** The board tells the story itself, and has not come to this yet. */
  holdBack(from: NotePlace | null): void {
    this.untold = from;
  }

  /** Begin anew with a table as it is; nothing of what led there is shown. */
  begin(now: Now | null): void {
    this.#stop();
    this.waiting = [];
    this.visited = null;
    this.caption = "";
    this.shown = { now, news: [] };
  }

  /** To the present, without delay. */
  skip(): void {
    if (this.behind || this.visited) this.#tempo.hurry();
    this.#stop();
    this.visited = null;
    const last = this.waiting.at(-1);
    if (!last) return;
    this.waiting = [];
    this.shown = last;
    this.caption = this.#sentences(last.news).at(-1) ?? "";
  }

  #show(moment: Moment): void {
    this.shown = moment;
    const sentences = this.#sentences(moment.news);
    const whole = Math.min(LONGEST, Math.max(SHORTEST, SENTENCE * sentences.length));
    const time = this.#tempo.time(this.#hastened(whole));
    this.telling = time > 0;
    if (time) this.#speak(sentences, time / Math.max(1, sentences.length));
    else this.caption = sentences.at(-1) ?? "";
  }

  #hastened(whole: number): number {
    const many = this.waiting.length;
    if (this.#urgent) return Math.min(URGENT, whole);
    return many > MANY ? Math.max(QUICKEST, (whole * MANY) / (2 * many)) : whole;
  }

  /** One caption after the other, then the next moment. */
  #speak(sentences: readonly string[], each: number): void {
    const [first = "", ...rest] = sentences;
    this.caption = first;
    this.#callOff = this.#later(() => (rest.length ? this.#speak(rest, each) : this.#go()), each);
  }

  #go(): void {
    this.#callOff = null;
    const [next, ...others] = this.waiting;
    this.telling = !!next;
    if (!next) return;
    this.waiting = others;
    this.#show(next);
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.telling = false;
  }
}
