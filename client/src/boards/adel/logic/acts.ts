/** What has just happened as a short play: one caption after the other, each with the table as it then was. */
import type { Frame, Happening } from "../../../messages.ts";
import type { NotePlace } from "../../scene.ts";
import { AUCTION } from "./facts.ts";
import { happened, type Stage } from "./stage.ts";

export type Where = "board" | "auction" | "castle" | "prison" | "table";

export interface Act {
  key: string;
  event: string;
  caption: string;
  stage: Stage;
  players: number[]; // whom it is about
  where: Where;
  lasts: number; // milliseconds, before anybody's wish for less
  from: NotePlace; // the first note that is told now or later
}

interface Placed extends Happening, NotePlace {}

/** What a whole group of notes is called: cards that are turned over together make one act. */
export type GroupKey = "colours_drawn" | "places_turned" | "actions_turned" | "exhibitions_opened";

const TOGETHER: Record<string, GroupKey> = {
  coloured: "colours_drawn",
  goes: "places_turned",
  turns: "actions_turned",
  exhibits: "exhibitions_opened",
};
const UNSAID = ["dealt", "locked", "chose_place", "chose_action", "set_aside"]; // seen on the table anyway
const WITHOUT_PLAYER = ["revealed", "round_begins", "closed", "announced", "no_sale", "thieves_quarrel", "no_thief_caught", "round_limit"];
const WHERE: Record<string, Where> = {
  revealed: "auction",
  closed: "auction",
  outbid: "auction",
  buys: "auction",
  no_sale: "auction",
  steals_cheque: "auction",
  thieves_quarrel: "auction",
  empty_till: "auction",
  passes: "auction",
  exhibits: "castle",
  exhibition: "castle",
  best: "castle",
  second: "castle",
  steals: "castle",
  nothing_to_steal: "castle",
  jailed: "prison",
  released: "prison",
  detective_moves: "prison",
  no_thief_caught: "prison",
  reaches_table: "table",
  final: "castle",
  no_final: "castle",
  final_best: "castle",
  final_second: "castle",
  won: "table",
  shared: "table",
};

const notesOf = (news: readonly Frame[]): Placed[] =>
  news
    .flatMap(({ number, steps }) => steps.flatMap((step) => step.notes).map((told, note) => ({ ...told, number, note })))
    .filter((note) => !UNSAID.includes(note.event));

/** Exhibitions are uncovered together, although each player's notes come in a row: what is shown comes first. */
function uncovered(notes: Placed[]): Placed[] {
  const first = notes.findIndex((note) => note.event === "exhibits");
  const last = notes.findLastIndex((note) => note.event === "exhibition");
  if (first < 0 || last < first) return notes;
  const part = notes.slice(first, last + 1);
  const shown = part.filter((note) => note.event === "exhibits");
  const valued = part.filter((note) => note.event !== "exhibits");
  return [...notes.slice(0, first), ...shown, ...valued, ...notes.slice(last + 1)];
}

/** Notes that belong together, in the order of the story. */
function groups(notes: Placed[]): Placed[][] {
  const found: Placed[][] = [];
  for (const note of notes) {
    const last = found.at(-1);
    if (last && TOGETHER[note.event] && last[0]?.event === note.event) last.push(note);
    else found.push([note]);
  }
  return found;
}

/** Of what is told now or later, what comes first in the story: exhibitions are valued in another order. */
const firstOf = (groups: readonly Placed[][]): NotePlace =>
  groups.flat().reduce((first, note) => (note.number - first.number || note.note - first.note) < 0 ? note : first);

/** Whether the news come right after the event that was shown last: told from any other table they would be wrong. */
export function follows(story: readonly Frame[], shown: number, news: readonly Frame[]): boolean {
  const first = news[0]?.number ?? 0;
  return first > shown && !story.some(({ number }) => number > shown && number < first);
}

const SHORTEST = 1100;
const LONGEST = 3200;
const PER_LETTER = 28;

export function actsOf(before: Stage, after: Stage, news: readonly Frame[], say: (key: GroupKey) => string): Act[] {
  if (news.some((frame) => frame.kind === "undone")) return []; // back to how it was, without a story
  const number = news.at(-1)?.number ?? 0;
  let stage = before;
  return groups(uncovered(notesOf(news))).map((notes, place, all) => {
    for (const note of notes) stage = happened(stage, note, after);
    const [first] = notes as [Placed];
    const group = TOGETHER[first.event];
    const caption = group ? say(group) : first.words;
    return {
      key: `${number} ${place}`,
      event: first.event,
      caption,
      stage,
      players: notes.flatMap((note) => (WITHOUT_PLAYER.includes(note.event) ? [] : note.numbers.slice(0, 1))),
      where: whereOf(first),
      lasts: Math.min(LONGEST, SHORTEST + PER_LETTER * caption.length),
      from: firstOf(all.slice(place)),
    };
  });
}

function whereOf(note: Happening): Where {
  if (note.event === "announced") return note.numbers[0] === AUCTION ? "auction" : "castle";
  return WHERE[note.event] ?? "board";
}
