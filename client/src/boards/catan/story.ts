/** What the notes of the log say, one after the other. */
import type { Frame } from "../../messages.ts";

export interface Happened {
  readonly number: number; // of the event in the log
  readonly event: string;
  readonly numbers: readonly number[];
  readonly words: string;
}

export function happenings(frames: readonly Frame[]): Happened[] {
  return frames.flatMap((frame) =>
    frame.steps.flatMap((step) => step.notes.map((note) => ({ number: frame.number, ...note }))),
  );
}

/** The last throw, and who got what at it; read from the end, since the story grows long. */
export function lastYield(story: readonly Frame[]): { thrown: number; got: { player: number; kind: number }[] } {
  const frame = story.findLast(({ steps }) => steps.some(({ notes }) => notes.some((note) => note.event === "rolls")));
  const told = frame ? happenings([frame]) : [];
  const since = told.slice(told.findLastIndex((step) => step.event === "rolls"));
  const got = since.flatMap(({ event, numbers: [player = 0, , kind = 0] }) => (event === "gets" ? [{ player, kind }] : []));
  return { thrown: since[0]?.numbers[1] ?? 0, got };
}

/** The places of what was built just now. */
export function freshPlaces(news: readonly Frame[]): { paths: number[]; crossings: number[] } {
  const at = (events: readonly string[]): number[] =>
    happenings(news).flatMap((step) => (events.includes(step.event) ? [step.numbers[1] ?? -1] : []));
  return {
    paths: at(["founds_road", "builds_road"]),
    crossings: at(["founds", "builds_settlement", "builds_city"]),
  };
}

// The table shows these by itself, or tells them better a sentence later.
const QUIET = ["laid", "harboured", "numbered", "turn_begins", "chose_discard", "ready", "answers"];

const FEW = 3; // sentences
const MANY = 8;

/** What is worth reading under the island: a throw with all that it brought, otherwise the last few sentences. */
export function headline(frames: readonly Frame[]): string {
  const told = happenings(frames).filter((step) => !QUIET.includes(step.event));
  const thrown = told.findLastIndex((step) => step.event === "rolls");
  const since = thrown < 0 ? [] : told.slice(thrown);
  const worth = since.length && since.length <= MANY ? since : told.slice(-FEW);
  return worth.map((step) => step.words).join(" ");
}
