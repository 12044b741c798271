/** What lies open on the table at one moment, and how a note of the story changes it.  Notes are facts, no rule is asked. */
import type { Cells, Happening } from "../../../messages.ts";
import { AUCTION, type Facts, NOTHING } from "./facts.ts";

export interface Stage {
  phase: string;
  round: number;
  colour: number[];
  pawn: number[];
  held: number[]; // how many objects each player has
  cheques: number[];
  window: number[];
  left: number[];
  till: number; // the cheque that was paid this round and is still there
  jail: number[];
  place: number[];
  action: number[];
  exhibit: number[]; // for each object, in whose exhibition it lies
  shown: { number: number; year: number }[];
  reward: number[]; // spaces that exhibitions and detectives brought this round
  buyer: number;
  thief: number; // whose thief is at work
  victim: number;
}

type View = Record<string, Cells>;

const one = (view: View, field: string): number => (view[field] as number | null | undefined) ?? NOTHING;
const row = (view: View, field: string): number[] =>
  ((view[field] ?? []) as (number | null)[]).map((cell) => cell ?? NOTHING);

export function stageOf(view: View, facts: Facts): Stage {
  const seats = one(view, "seats");
  const players = (field: string): number[] => row(view, field).slice(0, seats);
  const years = players("shown_year");
  return {
    phase: facts.phases[one(view, "phase")] ?? "",
    round: one(view, "round_number"),
    colour: players("colour"),
    pawn: players("pawn"),
    held: players("held"),
    cheques: players("cheques"),
    window: row(view, "window"),
    left: row(view, "left"),
    till: inTill(view, facts),
    jail: row(view, "jail").slice(0, facts.cells),
    place: players("place"),
    action: players("action"),
    exhibit: row(view, "exhibit"),
    shown: players("shown_number").map((number, player) => ({ number, year: years[player] ?? 0 })),
    reward: Array.from({ length: seats }, () => 0),
    buyer: one(view, "buyer"),
    thief: one(view, "thief_turn"),
    victim: one(view, "victim"),
  };
}

/** The cheque in the till: the state keeps it in mind also when a lone thief has taken it. */
function inTill(view: View, facts: Facts): number {
  const actions = row(view, "action");
  const { thief, detective } = facts.actions;
  const isThief = (action: number | undefined): boolean => action !== undefined && action >= thief && action < detective;
  const thieves = row(view, "place").filter((place, player) => place === AUCTION && isThief(actions[player]));
  return thieves.length === 1 ? NOTHING : one(view, "paid");
}

const changed = (list: readonly number[], index: number, value: number): number[] =>
  list.map((old, place) => (place === index ? value : old));
const raised = (list: readonly number[], index: number, by: number): number[] =>
  list.map((old, place) => (place === index ? old + by : old));

const advanced = (stage: Stage, player: number, spaces: number): Stage => ({
  ...stage,
  pawn: raised(stage.pawn, player, spaces),
  reward: raised(stage.reward, player, spaces),
});

type Change = (stage: Stage, numbers: number[], after: Stage) => Stage;

const nobody = (stage: Stage): number[] => stage.place.map(() => NOTHING);

/** What a round laid on the table is gone. */
const cleared = (stage: Stage): Pick<Stage, "place" | "action" | "exhibit" | "shown" | "reward"> => ({
  place: nobody(stage),
  action: nobody(stage),
  exhibit: stage.exhibit.map(() => NOTHING),
  shown: stage.shown.map(() => ({ number: 0, year: 0 })),
  reward: stage.reward.map(() => 0),
});

/** At the last valuation what was on show before is put away. */
function lastValuation(stage: Stage): Stage {
  if (stage.phase === "over") return stage;
  return { ...stage, ...cleared(stage), phase: "over" };
}

const CHANGES: Record<string, Change> = {
  coloured: (stage, [player = 0, colour = 0]) => ({ ...stage, colour: changed(stage.colour, player, colour) }),
  revealed: (stage, [object = 0, window = 0]) => ({ ...stage, window: changed(stage.window, window, object) }),
  round_begins: (stage, [round = 0]) => ({
    ...stage,
    round,
    till: NOTHING,
    buyer: NOTHING,
    ...cleared(stage),
  }),
  announced: (stage, [place = 0]) => ({ ...stage, place: stage.place.map(() => place) }),
  goes: (stage, [player = 0, place = 0]) => ({ ...stage, place: changed(stage.place, player, place) }),
  turns: (stage, [player = 0, action = 0]) => ({ ...stage, action: changed(stage.action, player, action) }),
  buys: (stage, [player = 0, object = 0, cheque = 0]) => ({
    ...stage,
    buyer: player,
    till: cheque,
    held: raised(stage.held, player, 1),
    cheques: raised(stage.cheques, player, -1),
    left: stage.left.map((count, window) => (stage.window[window] === object ? count - 1 : count)),
    window: stage.window.map((item) => (item === object ? NOTHING : item)),
  }),
  steals_cheque: (stage, [player = 0]) => ({
    ...stage,
    till: NOTHING,
    cheques: raised(stage.cheques, player, 1),
  }),
  exhibits: (stage, [player = 0, object = 0]) => ({ ...stage, exhibit: changed(stage.exhibit, object, player) }),
  exhibition: (stage, [player = 0, number = 0, year = 0]) => show(stage, player, number, year),
  best: (stage, [player = 0, spaces = 0]) => advanced(stage, player, spaces),
  second: (stage, [player = 0, spaces = 0]) => advanced(stage, player, spaces),
  steals: (stage, [player = 0, object = 0, victim = 0]) => ({
    ...stage,
    exhibit: changed(stage.exhibit, object, NOTHING),
    held: raised(raised(stage.held, player, 1), victim, -1),
  }),
  jailed: (stage, [, thief = 0]) => ({ ...stage, jail: [thief, ...stage.jail.slice(0, -1)] }),
  detective_moves: (stage, [player = 0, , spaces = 0]) => advanced(stage, player, spaces),
  final: (stage, [player = 0, number = 0, year = 0], after) => {
    const { exhibit, ...rest } = show(lastValuation(stage), player, number, year);
    return { ...rest, exhibit: exhibit.map((owner, object) => (after.exhibit[object] === player ? player : owner)) };
  },
  no_final: lastValuation,
  final_best: (stage, [player = 0, spaces = 0]) => advanced(stage, player, spaces),
  final_second: (stage, [player = 0, spaces = 0]) => advanced(stage, player, spaces),
};

const show = (stage: Stage, player: number, number: number, year: number): Stage => ({
  ...stage,
  shown: stage.shown.map((old, other) => (other === player ? { number, year } : old)),
});

export function happened(stage: Stage, note: Happening, after: Stage): Stage {
  return CHANGES[note.event]?.(stage, note.numbers, after) ?? stage;
}
