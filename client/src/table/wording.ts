/** Events and what is said as sentences: in the log, in the talk, in a replay. */
import type { Frame, Heard } from "../messages.ts";
import { perhaps, say } from "../words/speech.svelte.ts";
import { type Line, linesOf } from "./history.ts";

type Name = (seat: number | null) => string;

export const wordsOf = (frames: readonly Frame[], name: Name): string[] =>
  frames.flatMap(linesOf).map((line) => worded(line, name));

export function worded(line: Line, name: Name): string {
  switch (line.kind) {
    case "words":
      return line.words;
    case "move":
      return say("log_moves", { name: name(line.player), move: line.words });
    case "late":
      return say("log_late", { name: name(line.player) });
    case "undone":
      return say("log_undone", { name: name(line.player), to: line.to });
    default:
      return say(`log_${line.kind}`);
  }
}

/** A line of the talk in the reader's words: as it was typed, or a phrase of his language. */
export const spoken = (line: Heard): string => (line.phrase ? perhaps(`phrase_${line.phrase}`) || line.phrase : line.text);
