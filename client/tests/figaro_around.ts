/** A court of three, and things that happen there. */
import type { Scene } from "../src/boards/scene.ts";
import type { Cells, Frame, Happening, SeatInfo } from "../src/messages.ts";

const SEATS = ["Ann", "Bob", "Cas"].map(
  (name, seat): SeatInfo => ({ seat, kind: "person", name, bot: null, here: true, yours: seat === 0 }),
);
export const BOX = {
  names: {},
  scenery: {
    shortest: 6,
    cards: [
      { colour: 0, value: 1 },
      { colour: 4, value: 2 },
      { colour: null, value: 1 },
      { colour: null, value: 0 },
    ],
  },
};
export const VIEW: Record<string, Cells> = {
  patience: 6, rounds: 3, round_number: 2, king: 1, removed: -1, lying: 3,
  hand: [[2, 0, 1, 0], [null, null, null, null], [null, null, null, null]],
  layout: [[0, 0, 0, 0], [2, 0, 0, 0], [0, 0, 0, 1]],
  colour: [-1, 0, -1], total: [0, 2, 0], held: [3, 4, 5], pile: [null, null, null],
  middle: [[0, 0, 0], [12, 7, 0], [20, 9, 0]],
  road: [[8, 0, 0], [null, null, null], [null, null, null]],
  length: [8, 15, 0],
};
export const scene = (changes: Partial<Scene> = {}): Scene =>
  ({ box: BOX, view: VIEW, seats: SEATS, seat: 0, toAct: [2], choices: [], news: [], ...changes }) as unknown as Scene;

export const note = (event: string, ...numbers: number[]): Happening => ({
  event,
  numbers,
  words: `${event} ${numbers.join(" ")}`,
});
export const frame = (number: number, ...notes: Happening[]): Frame => ({
  number, kind: "played", seat: 0, to: null, secret: null, late: false, steps: [{ player: 0, move: "", words: "", notes }],
});
