/** What a board is given: one moment of one table as its reader may see it, and what he can do about it. */
import type { Box, Cells, Choice, Frame, SeatInfo } from "../messages.ts";

/** A note of the story: the event that it belongs to, and which of its notes it is. */
export interface NotePlace {
  readonly number: number;
  readonly note: number;
}

export interface Scene {
  readonly game: string;
  readonly options: Record<string, string>;
  readonly box: Box; // names and places, which never change
  readonly view: Record<string, Cells>; // the fields of the state; null where the reader may not see
  readonly seats: readonly SeatInfo[];
  readonly seat: number | null; // whose eyes; null: a spectator's
  readonly toAct: readonly number[];
  readonly locked: readonly number[]; // who have decided in secret
  readonly choices: readonly Choice[]; // what may be chosen now; nothing in a replay
  readonly pointed: Choice | null; // the one that is spoken of, as in a hint
  readonly draft: readonly string[]; // moves put together so far, not sent yet
  readonly complete: boolean; // the draft is a whole command already
  readonly committed: readonly string[]; // the reader's own secret decision, while it can be changed
  readonly news: readonly Frame[]; // what has just happened
  readonly story: readonly Frame[]; // all that has happened and was not taken back
  readonly over: boolean;
  readonly stays: boolean; // this moment is shown until the reader goes on to another, as when he looks back
  readonly busy: boolean; // nothing can be chosen at this moment
  readonly behind: boolean; // later moments wait, and the table itself offers to skip to them
  /** From here on the board has not told the story yet, and nobody else does; nothing: all is told. */
  holdBack(from: NotePlace | null): void;
  choose(move: string): void;
  play(moves: readonly string[]): void; // a whole command that the board has put together in a form
  stepBack(): void;
  startAgain(): void;
  send(): void;
  withdraw(): void;
}

const nothing = (): void => undefined;

/** A scene that is only looked at: nothing is chosen, nothing is put together. */
export const ONLY_SEEN = {
  locked: [],
  choices: [],
  pointed: null,
  draft: [],
  complete: false,
  committed: [],
  stays: false,
  behind: false,
  holdBack: nothing,
  choose: nothing,
  play: nothing,
  stepBack: nothing,
  startAgain: nothing,
  send: nothing,
  withdraw: nothing,
} satisfies Partial<Scene>;

/** The choices of one kind, and of those the ones that begin with these numbers. */
export function choicesOf(scene: Scene, kind: string, ...values: number[]): Choice[] {
  return scene.choices.filter(
    (choice) => choice.kind === kind && values.every((value, place) => choice.values[place] === value),
  );
}
