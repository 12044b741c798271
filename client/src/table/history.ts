/** The log as this reader knows it: what still stands, what to go back to, and one line for each thing that happened. */
import type { NotePlace } from "../boards/scene.ts";
import type { Frame } from "../messages.ts";

export type Line =
  | { key: string; number: number; kind: "words"; words: string; event: string }
  | { key: string; number: number; kind: "move"; player: number | null; words: string }
  | { key: string; number: number; kind: "started" | "ended" }
  | { key: string; number: number; kind: "late"; player: number | null }
  | { key: string; number: number; kind: "undone"; player: number | null; to: number };

/** Frames by number, without doubles: what is told again after a lost line changes nothing. */
export function joined(before: readonly Frame[], more: readonly Frame[]): Frame[] {
  const last = before.at(-1)?.number ?? 0;
  return [...before, ...more.filter((frame) => frame.number > last)];
}

/** Whether all is told anew, as in another language; events are numbered from one. */
export const fromTheStart = (frames: readonly Frame[]): boolean => frames[0]?.number === 1;

/** The frames that were not taken back. */
export function standing(frames: readonly Frame[]): Frame[] {
  const stand: Frame[] = [];
  for (const frame of frames) {
    const to = frame.to ?? 0;
    if (frame.kind !== "undone") stand.push(frame);
    else while ((stand.at(-1)?.number ?? 0) > to) stand.pop();
  }
  return stand;
}

/** What this seat has done last. */
export const lastMove = (frames: readonly Frame[], seat: number | null): Frame | undefined =>
  standing(frames).findLast((frame) => frame.kind === "played" && frame.seat === seat);

/** The number to go back to, so that this seat decides its last move again. */
export function beforeLastMove(frames: readonly Frame[], seat: number): number | null {
  const own = lastMove(frames, seat);
  return own ? own.number - 1 : null;
}

const keyOf = (number: number, part: number | string): string => `${number} ${part}`;
const known = new WeakMap<Frame, Line[]>();

/** A line for each note, the same lines whenever it is asked: what is on the page already stays as it is. */
export function linesOf(frame: Frame): Line[] {
  const lines = known.get(frame) ?? told(frame);
  known.set(frame, lines);
  return lines;
}

/** A move is named only where nothing else tells of it: "rolls 7" says that somebody has rolled. */
function told(frame: Frame): Line[] {
  const { number } = frame;
  const own = (key: string): { key: string; number: number } => ({ key: keyOf(number, key), number });
  if (frame.kind === "undone") return [{ ...own("back"), kind: "undone", player: frame.seat, to: frame.to ?? 0 }];
  if (frame.kind === "ended") return [{ ...own("end"), kind: "ended" }];
  const begins: Line[] = frame.kind === "started" ? [{ ...own("start"), kind: "started" }] : [];
  if (frame.late) begins.push({ ...own("late"), kind: "late", player: frame.seat });
  const notes = frame.steps.flatMap((step) => step.notes);
  if (notes.length) {
    return [...begins, ...notes.map((note, place): Line => ({
        ...own(`${place}`),
        kind: "words",
        words: note.words,
        event: note.event,
      }))];
  }
  return [
    ...begins,
    ...frame.steps.flatMap(({ player, words }, place): Line[] =>
      words ? [{ ...own(`${place}`), kind: "move", player, words }] : [],
    ),
  ];
}

/** The lines of a log: a move that nothing tells of is left out as soon as its maker has gone on; who is late is told once. */
export function logOf(frames: readonly Frame[]): Line[] {
  return frames.flatMap((frame, place) => {
    const [before, next] = [frames[place - 1], frames[place + 1]];
    const still = before?.late && before.seat === frame.seat;
    const lines = still ? linesOf(frame).filter((line) => line.kind !== "late") : linesOf(frame);
    const goesOn = next?.kind === "played" && next.seat === frame.seat;
    const silent = lines.every((line) => line.kind === "move" || line.kind === "late");
    return goesOn && silent ? lines.filter((line) => line.kind === "late") : lines;
  });
}

/** Where a reader who comes back goes on reading; nowhere once he has played himself, or what he knows is not shown. */
export function firstUnread(lines: readonly Line[], frames: readonly Frame[], mark: number, seat: number | null): Line | undefined {
  const known = mark > 0 && (lines[0]?.number ?? Infinity) <= mark;
  const plays = frames.some((frame) => frame.number > mark && frame.kind === "played" && seat !== null && frame.seat === seat);
  return known && !plays ? lines.find((line) => line.number > mark) : undefined;
}

/** The lines that a board which tells the story itself has come to. */
export function heard(lines: readonly Line[], untold: NotePlace | null): readonly Line[] {
  const end = untold ? lines.findIndex((line) => line.key === keyOf(untold.number, untold.note)) : -1;
  return end < 0 ? lines : lines.slice(0, end);
}

const FEW = 3; // lines that can as well be read

/**
 * A log with what set up the table apart, where that is long.  Its last line leads to the first move and stays, unless it
 * is one of many alike, as the last card of a deal is.
 */
export function parted(lines: readonly Line[], frames: readonly Frame[]): { begin: Line[]; setup: Line[]; rest: Line[] } {
  const first = frames.find(({ kind, seat }) => kind === "played" && seat !== null)?.number ?? Infinity;
  const from = lines.findIndex((line) => line.kind === "words");
  const to = lines.findLastIndex((line) => line.kind === "words" && line.number < first);
  if (from < 0 || to - from <= FEW) return { begin: [], setup: [], rest: [...lines] };
  const last = lines[to];
  const alike = lines.slice(from, to).some((line) => line.kind === "words" && last?.kind === "words" && line.event === last.event);
  const end = alike ? to + 1 : to;
  return { begin: lines.slice(0, from), setup: lines.slice(from, end), rest: lines.slice(end) };
}

/** What happened in these frames, a sentence each: the notes of the story, and of a move without any, the move. */
export function sentencesOf(frames: readonly Frame[], name: (seat: number | null) => string): string[] {
  return frames.flatMap(linesOf).flatMap((line) => {
    if (line.kind === "words") return [line.words];
    return line.kind === "move" ? [`${name(line.player)}: ${line.words}`] : [];
  });
}
