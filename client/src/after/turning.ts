/** What a turn of the tide came from: of all that was told then, what is seldom told in this game. */
import type { Frame } from "../messages.ts";
import { type Line, linesOf } from "../table/history.ts";

type Told = Extract<Line, { kind: "words" }>;

const told = (frames: readonly Frame[]): Told[] => frames.flatMap(linesOf).filter((line) => line.kind === "words");

/** How often each thing happened in a game. */
export function countsOf(frames: readonly Frame[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { event } of told(frames)) counts.set(event, (counts.get(event) ?? 0) + 1);
  return counts;
}

/** The sentences of these events that tell most, in the order of the story; who does the same four times is told of once. */
export function tellingOf(frames: readonly Frame[], counts: ReadonlyMap<string, number>, most: number): string[] {
  const often = ({ event }: Told): number => counts.get(event) ?? 0;
  const lines = told(frames).filter(({ words }, place, all) => all.findIndex((other) => other.words === words) === place);
  const kept = lines.toSorted((one, other) => often(one) - often(other)).slice(0, most);
  return lines.filter((line) => kept.includes(line)).map(({ words }) => words);
}
