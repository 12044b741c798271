/** A small antique club to test with: three players, a track with one corner, a few objects of each letter. */
import type { Scene } from "../src/boards/scene.ts";
import type { Facts } from "../src/boards/adel/logic/facts.ts";
import type { Sight } from "../src/boards/adel/logic/sight.ts";
import { stageOf } from "../src/boards/adel/logic/stage.ts";
import type { Cells, Frame } from "../src/messages.ts";
import { quiet } from "./around.ts";

const PHASES = ["colour", "deal", "window", "place", "action", "buy", "exhibit", "steal", "over"];
export const OBJECTS = 60;

export const facts: Facts = {
  colours: ["beige", "blue", "green", "purple", "red", "black"],
  letters: ["A", "B", "C", "D", "E", "F"],
  objects: Array.from({ length: OBJECTS }, (_, item) => ({ letter: "ABCDEF"[Math.floor(item / 10)] ?? "", year: 1600 + item })),
  track: [
    { first: 0, spaces: 1, upper: 3, lower: 2 },
    { first: 1, spaces: 2, upper: 3, lower: 1 },
    { first: 3, spaces: 3, upper: 5, lower: 3 },
    { first: 6, spaces: 2, upper: 4, lower: 2 },
  ],
  table: 8,
  cells: 3,
  cheque_colour: Array.from({ length: 24 }, (_, cheque) => cheque % 3),
  thief_colour: Array.from({ length: 12 }, (_, thief) => thief % 6),
  actions: { thief: 24, detective: 36, exhibition: 37 },
  fewest: 3,
  prizes: [8, 4],
  phases: PHASES,
  texts: {
    go: ["go to castle", "go to auction"],
    play: Array.from({ length: 38 }, (_, action) => `play ${action}`),
    show: Array.from({ length: OBJECTS }, (_, object) => `show ${object}`),
    open: ["open the exhibition"],
  },
  rules: {},
};

const nobody = (): number[] => Array.from({ length: 6 }, () => -1);
const none = (count: number, cell: Cells): Cells[] => Array.from({ length: count }, () => cell);

export function view(phase: string, changes: Record<string, Cells> = {}): Record<string, Cells> {
  return {
    seats: 3,
    phase: PHASES.indexOf(phase),
    round_number: 2,
    colour: [0, 1, 2, -1, -1, -1],
    pawn: none(6, 0),
    hand: none(6, none(OBJECTS, null)),
    known: none(OBJECTS, null),
    window: [4, 14],
    left: [9, 8],
    purse: none(6, none(24, null)),
    paid: -1,
    jail: nobody(),
    place_chosen: none(6, null),
    place: nobody(),
    action_chosen: none(6, null),
    action: nobody(),
    buyer: -1,
    exhibit: none(OBJECTS, -1),
    shown_number: none(6, 0),
    shown_year: none(6, 0),
    thief_turn: -1,
    victim: -1,
    held: none(6, 4),
    cheques: none(6, 4),
    ...changes,
  };
}

export function scene(fields: Record<string, Cells>, changes: Partial<Scene> = {}): Scene {
  return {
    game: "adel",
    options: { edition: "alea", variant: "normal" },
    box: { names: { object: ["pipe (A 1600)"] }, scenery: facts as unknown as Record<string, unknown> },
    view: fields,
    seats: ["Ann", "Ben", "Cat"].map((name, seat) => ({ seat, kind: "person", name, bot: null, here: true, yours: seat === 0 })),
    seat: 0,
    toAct: [0, 1, 2],
    ...quiet,
    ...changes,
  };
}

export const sight = (fields: Record<string, Cells>, changes: Partial<Scene> = {}): Sight => ({
  scene: scene(fields, changes),
  facts,
  stage: stageOf(fields, facts),
  act: null,
  choose: () => undefined,
});

export const told = (...notes: [event: string, ...numbers: number[]][]): Frame => ({
  number: 7,
  kind: "played",
  seat: 0,
  steps: [
    {
      player: 0,
      move: null,
      words: "",
      notes: notes.map(([event, ...numbers]) => ({ event, numbers, words: `${event}!` })),
    },
  ],
  to: null,
  secret: null,
  late: false,
});
