import { expect, test } from "vitest";

import { actsOf, follows } from "../src/boards/adel/logic/acts.ts";
import { happened, stageOf } from "../src/boards/adel/logic/stage.ts";
import { facts, told, view } from "./adel_around.ts";

const now = stageOf(view("action"), facts);
const say = (key: string): string => key;
const play = (...notes: [string, ...number[]][]): ReturnType<typeof actsOf> => actsOf(now, now, [told(...notes)], say);

test("cards that are turned over together make one act, and what is seen anyway makes none", () => {
  const acts = play(["locked", 1], ["goes", 0, 1], ["goes", 1, 0], ["goes", 2, 1]);
  expect(acts.map((act) => act.caption)).toEqual(["places_turned"]);
  expect(acts[0]?.stage.place).toEqual([1, 0, 1]);
  expect(acts[0]?.players).toEqual([0, 1, 2]);
});

test("a sale empties the window and fills the till, and a lone thief empties that", () => {
  const [bought, shown, stolen] = play(["buys", 1, 14, 20], ["revealed", 15, 1], ["steals_cheque", 2, 20]);
  expect(bought?.stage).toMatchObject({ window: [4, -1], left: [9, 7], till: 20, held: [4, 5, 4], cheques: [4, 3, 4] });
  expect(bought?.where).toBe("auction");
  expect(shown?.stage.window).toEqual([4, 15]);
  expect(shown?.players).toEqual([]);
  expect(stolen?.stage).toMatchObject({ till: -1, cheques: [4, 3, 5] });
});

test("exhibitions are uncovered together, then valued one after the other", () => {
  const acts = play(
    ["exhibits", 0, 1],
    ["exhibition", 0, 1, 1601],
    ["exhibits", 2, 3],
    ["exhibition", 2, 1, 1603],
    ["best", 0, 3],
    ["second", 2, 2],
    ["steals", 1, 3, 2],
  );
  expect(acts.map((act) => act.caption)).toEqual([
    "exhibitions_opened",
    "exhibition!",
    "exhibition!",
    "best!",
    "second!",
    "steals!",
  ]);
  expect(acts[0]?.stage.exhibit.slice(0, 4)).toEqual([-1, 0, -1, 2]);
  expect(acts[4]?.stage).toMatchObject({ pawn: [3, 0, 2], reward: [3, 0, 2] });
  expect(acts[5]?.stage.exhibit[3]).toBe(-1);
  expect(acts[5]?.stage.held).toEqual([4, 5, 3]);
});

test("what is told later begins where the story has not come to yet", () => {
  const acts = play(
    ["locked", 1],
    ["exhibits", 0, 1],
    ["exhibition", 0, 1, 1601],
    ["exhibits", 2, 3],
    ["exhibition", 2, 1, 1603],
    ["best", 0, 3],
  );
  expect(acts.map(({ caption, from }) => [caption, from.number, from.note])).toEqual([
    ["exhibitions_opened", 7, 1],
    ["exhibition!", 7, 2],
    ["exhibition!", 7, 4],
    ["best!", 7, 5],
  ]);
});

test("a story is told only from the table that it began at", () => {
  const at = (number: number): ReturnType<typeof told> => ({ ...told(["best", 0, 3]), number });
  const story = [at(15), at(17), at(18), at(21)];
  expect(follows(story, 18, [at(21)])).toBe(true); // 19 and 20 were taken back
  expect(follows(story, 17, [at(21)])).toBe(false);
  expect(follows(story, 21, [at(21)])).toBe(false);
  expect(follows(story, 21, [])).toBe(false);
});

test("prisoners move on when a new one comes", () => {
  const [first, , third] = play(["jailed", 1, 4], ["jailed", 2, 8], ["detective_moves", 0, 2, 2]);
  expect(first?.stage.jail).toEqual([4, -1, -1]);
  expect(third?.stage).toMatchObject({ jail: [8, 4, -1], pawn: [2, 0, 0] });
  expect(third?.where).toBe("prison");
});

test("a new round clears the table", () => {
  const busy = { ...now, place: [0, 1, 1], action: [36, 3, 5], till: 5, reward: [1, 0, 0] };
  const note = { event: "round_begins", numbers: [3], words: "" };
  expect(happened(busy, note, now)).toMatchObject({ round: 3, place: [-1, -1, -1], action: [-1, -1, -1], till: -1, reward: [0, 0, 0] });
});

test("at the last valuation only what is shown now lies on the table", () => {
  const exhibit = (...rows: [number, number][]): number[] => now.exhibit.map((_, item) => rows.find(([at]) => at === item)?.[1] ?? -1);
  const over = { ...now, exhibit: exhibit([1, 0], [2, 1]) };
  const before = { ...now, exhibit: exhibit([9, 2]) };
  const acts = actsOf(before, over, [told(["final", 0, 1, 1601], ["final", 1, 1, 1602], ["final_best", 0, 8], ["won", 0, 40])], say);
  expect(acts[0]?.stage.exhibit).toEqual(exhibit([1, 0]));
  expect(acts[1]?.stage.exhibit).toEqual(exhibit([1, 0], [2, 1]));
  expect(acts[2]?.stage.pawn).toEqual([8, 0, 0]);
  expect(acts[3]?.where).toBe("table");
});

test("what is taken back is no story", () => {
  expect(actsOf(now, now, [{ ...told(["best", 0, 3]), kind: "undone" }], say)).toEqual([]);
});

test("the till is empty when a lone thief was there, full when two were", () => {
  const auction = { paid: 5, place: [1, 1, 1, -1, -1, -1] };
  expect(stageOf(view("exhibit", { ...auction, action: [5, 24, 7, -1, -1, -1] }), facts).till).toBe(-1);
  expect(stageOf(view("exhibit", { ...auction, action: [5, 24, 25, -1, -1, -1] }), facts).till).toBe(5);
  expect(stageOf(view("action"), facts).till).toBe(-1);
});
