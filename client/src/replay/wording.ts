/** Events as sentences. */
import type { Frame } from "../messages.ts";
import { type Line, linesOf } from "../table/history.ts";
import { say } from "../words/speech.svelte.ts";

/** A move is named only where nothing else is told about it: "rolls 7" says that somebody has rolled. */
export function wordsOf(frames: readonly Frame[], name: (seat: number | null) => string): string[] {
  const lines = frames.flatMap(linesOf);
  const told = lines.filter((line) => line.kind !== "move");
  return (told.length ? told : lines).map((line) => worded(line, name));
}

function worded(line: Line, name: (seat: number | null) => string): string {
  switch (line.kind) {
    case "words":
      return line.words;
    case "move":
      return say("log_moves", { name: name(line.player) || say("chance"), move: line.move });
    case "undone":
      return say("log_undone", { name: name(line.player), to: line.to });
    default:
      return say(`log_${line.kind}`);
  }
}
