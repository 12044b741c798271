/** Dice for the eye: the game draws a total, and how often each total came is counted from the story. */
import type { Frame } from "../../messages.ts";
import type { Happened } from "./story.ts";
import { happenings } from "./story.ts";

const FACES = 6;

/** Two faces with this total, every way of throwing it equally often as the numbers of the log go by. */
export function facesOf(total: number, seed: number): [number, number] {
  const least = Math.max(1, total - FACES);
  const most = Math.min(FACES, total - 1);
  const mixed = Math.imul(seed + 1, 2654435761) >>> 0;
  const first = least + (Math.floor(mixed / 65536) % (most - least + 1));
  return [first, total - first];
}

export interface Throw {
  readonly total: number;
  readonly player: number;
  readonly number: number; // of the event
}

export function throwsOf(story: readonly Frame[]): Throw[] {
  return happenings(story)
    .filter((step: Happened) => step.event === "rolls")
    .map((step) => ({ player: step.numbers[0] ?? 0, total: step.numbers[1] ?? 0, number: step.number }));
}

export interface Frequency {
  readonly total: number;
  readonly count: number;
  readonly expected: number;
}

/** How often each total came, and how often it could be expected to. */
export function frequencies(throws: readonly Throw[], odds: readonly number[]): Frequency[] {
  const all = odds.reduce((sum, ways) => sum + ways, 0);
  return odds.flatMap((ways, total) =>
    ways
      ? [{ total, count: throws.filter((one) => one.total === total).length, expected: (throws.length * ways) / all }]
      : [],
  );
}
