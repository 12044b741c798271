/** A board's own names for what its game can only number: places that a reader must find on a drawing. */
import type { Choice, Frame, Happening } from "../messages.ts";
import type { Scene } from "./scene.ts";

/** What the game's sentence calls a place, and what this board calls it instead. */
export interface Renaming {
  readonly from: string;
  readonly to: string;
}

/** Asked with the kind of a move or the name of an event, and its numbers; nothing where the game's words are right. */
export type Wording = (what: string, numbers: readonly number[]) => Renaming | null;
/** The same wording as long as nothing about the places has changed. */
export type WordingOf = (scene: Pick<Scene, "box" | "view">) => Wording;

const RETOLD = new WeakSet<object>(); // these have a board's words already
const PART_OF_A_WORD = /[\p{L}\p{N}-]/u;

/** A sentence with its place renamed; it is named last, after players whose names could look like it. */
export function renamed(words: string, { from, to }: Renaming): string {
  for (let at = words.lastIndexOf(from); from && at >= 0; at = at ? words.lastIndexOf(from, at - 1) : -1) {
    const [before = " ", after = " "] = [words[at - 1], words[at + from.length]];
    if (!PART_OF_A_WORD.test(before) && !PART_OF_A_WORD.test(after)) {
      return words.slice(0, at) + to + words.slice(at + from.length);
    }
  }
  return words;
}

/** Moves and events in a board's words: the same thing whenever it is asked, so that what is on the page stays. */
export class Retelling {
  readonly #wording: Wording | null;
  readonly #known = new WeakMap<object, object>();

  constructor(wording: Wording | null | undefined) {
    this.#wording = wording ?? null;
  }

  choices = (choices: readonly Choice[]): Choice[] => choices.map(this.choice);
  frames = (frames: readonly Frame[]): Frame[] => frames.map(this.frame);
  choice = (choice: Choice): Choice => this.#once(choice, () => this.#told(choice, choice.kind, choice.values));

  frame = (frame: Frame): Frame =>
    this.#once(frame, () => {
      const steps = frame.steps.map((step) => ({ ...step, notes: step.notes.map(this.#note) }));
      const same = steps.every((step, place) => step.notes.every((note, at) => note === frame.steps[place]?.notes[at]));
      return same ? frame : { ...frame, steps };
    });

  /** A sentence that names these moves in the game's words. */
  sentence = (sentence: string, choices: readonly Choice[]): string =>
    choices.reduce((told, choice) => renamed(told, { from: choice.words, to: this.choice(choice).words }), sentence);

  #note = (note: Happening): Happening => this.#told(note, note.event, note.numbers);

  #told<Told extends { words: string }>(told: Told, what: string, numbers: readonly number[]): Told {
    const renaming = this.#wording?.(what, numbers);
    return renaming ? { ...told, words: renamed(told.words, renaming) } : told;
  }

  #once<Told extends object>(told: Told, tell: () => Told): Told {
    if (!this.#wording || RETOLD.has(told)) return told;
    const own = (this.#known.get(told) as Told | undefined) ?? tell();
    this.#known.set(told, own);
    if (own !== told) RETOLD.add(own);
    return own;
  }
}
