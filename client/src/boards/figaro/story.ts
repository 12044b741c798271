/** What has just happened, for captions and for the counting at the end of a round. */
import type { Frame, Happening } from "../../messages.ts";

const UNTOLD = new Set(["drawn", "dealt", "road"]); // the tiles, the hand and the roads lie on the table

export interface Counted {
  readonly seat: number;
  readonly cards: number;
  readonly tile: number | null; // the length got, if any
}

export const notesOf = (news: readonly Frame[]): Happening[] =>
  news.flatMap((frame) => frame.steps.flatMap((step) => step.notes));

/** How many cards were laid, and how often somebody chose to take. */
export const movesIn = (news: readonly Frame[]): number =>
  notesOf(news).filter(({ event }) => event === "laid" || event === "took").length;

export interface Caption {
  readonly key: string;
  readonly words: string;
}

/** One sentence for each thing that happened, of the last few frames only. */
export function captionsOf(news: readonly Frame[], most = 4): Caption[] {
  const captions = news.flatMap((frame) =>
    notesOf([frame])
      .filter((note) => !UNTOLD.has(note.event))
      .map((note, index) => ({ key: `${frame.number} ${index}`, words: note.words })),
  );
  return captions.slice(-most);
}

/** Who has won; from all that happened, so that it is known also where the end is no news. */
export const winnersIn = (story: readonly Frame[]): number[] =>
  notesOf(story).flatMap(({ event, numbers }) => (event === "won" ? numbers.slice(0, 1) : []));

/** Who counted how many cards and got which tile, in the order of the count; nothing when no round has just ended. */
export function countedIn(news: readonly Frame[], shortest: number): Counted[] {
  return notesOf(news).flatMap(({ event, numbers: [seat = 0, cards = 0, tile = 0] }): Counted[] => {
    if (event === "awarded") return [{ seat, cards, tile: tile + shortest }];
    return event === "free" ? [{ seat, cards, tile: null }] : [];
  });
}
