/** A small island for tests: two hexes side by side, and a scene that plays on it. */
import type { At } from "../src/boards/catan/at.ts";
import type { Island } from "../src/boards/catan/island.ts";
import { tableOf } from "../src/boards/catan/state.ts";
import type { Scene } from "../src/boards/scene.ts";
import type { Cells, Frame } from "../src/messages.ts";
import { quiet, seats } from "./around.ts";

export const island: Island = {
  side: 100,
  hexes: [[0, 0], [173.2, 0]],
  hex_crossings: [[0, 1, 2, 3, 4, 5], [6, 7, 8, 1, 0, 9]],
  crossings: [
    ...([[86.6, -50], [86.6, 50], [0, 100], [-86.6, 50], [-86.6, -50], [0, -100]] as const),
    ...([[259.8, -50], [259.8, 50], [173.2, 100], [173.2, -100]] as const),
  ],
  crossing_hexes: [[0, 1], [0, 1], [0], [0], [0], [0], [1], [1], [1], [1]],
  paths: [[0, 1], [2, 3]],
  harbours: [{ at: [-173.2, 0], crossings: [3, 4] }],
  odds: [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
  costs: [[1, 0, 0, 1, 0], [1, 1, 1, 1, 0], [0, 0, 2, 0, 3], [0, 1, 1, 0, 1]],
  pieces: { road: 15, settlement: 5, city: 4 },
  developments: [14, 2, 2, 2, 5],
  rates: [2, 3, 4],
  stack: 19,
  goal: 10,
  hand_limit: 7,
  long_road: 5,
  large_army: 3,
  card_points: 2,
  offer_limit: 4,
  phases: {
    ...{ found_settlement: 4, found_road: 5, before_roll: 6, discard: 8, rob: 10, act: 12, take_cards: 15 },
    ...{ offer: 16, answer: 17, counter: 18, pick: 19, over: 20 },
  },
  answers: { accepted: 1, declined: 2, countered: 3 },
  cards: { knight: 0, road_building: 1, discovery: 2, monopoly: 3, point: 4 },
  desert: 5,
  any_harbour: 5,
  texts: {
    discard: ["discard wood", "discard wool", "discard grain", "discard brick", "discard ore"],
    take: ["take wood", "take wool", "take grain", "take brick", "take ore"],
    give: ["give wood", "give wool", "give grain", "give brick", "give ore"],
    want: ["want wood", "want wool", "want grain", "want brick", "want ore"],
    propose: ["propose"],
  },
};

export const view: Record<string, Cells> = {
  seats: 2,
  phase: 12,
  turn: 0,
  terrain: [0, 4],
  token: [8, 8],
  robber: -1,
  house: [0, -1, -1, -1, -1, -1, -1, 1, -1, -1],
  points: [3, 2],
  shown_points: [0, 0],
  hand: [[2, 0, 0, 1, 0], [null, null, null, null, null]],
  held: [3, 4],
  development: [[1, 0, 0, 0, 2], [null, null, null, null, null]],
  offer_give: [1, 0, 0, 0, 0],
  offer_want: [0, 0, 0, 0, 1],
  answer: [0, null],
  answered: [0, 0],
  counters: [0, 0],
  shown_answer: [0, 0],
  shown_give: [[0, 0, 0, 0, 0], [0, 0, 0, 0, 2]],
  shown_want: [[0, 0, 0, 0, 0], [1, 0, 0, 0, 0]],
};

export function moment(changes: Partial<Scene> = {}): At {
  const scene: Scene = {
    game: "catan",
    options: {},
    box: { names: { resource: ["wood", "wool", "grain", "brick", "ore"] }, scenery: { ...island } },
    view,
    seats,
    seat: 0,
    toAct: [0],
    ...quiet,
    ...changes,
  };
  return { scene, table: tableOf(scene), island };
}

/** A frame that tells these notes. */
export const told = (number: number, ...notes: [event: string, ...numbers: number[]][]): Frame => ({
  number,
  kind: "played",
  seat: 0,
  steps: [
    {
      player: 0,
      move: "roll",
      words: "",
      notes: notes.map(([event, ...numbers]) => ({ event, numbers, words: `${event}.` })),
    },
  ],
  to: null,
  secret: null,
  late: false,
});
