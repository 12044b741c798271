import { beforeEach, expect, test } from "vitest";

import type { Frame } from "../src/messages.ts";
import { Stage } from "../src/table/stage.svelte.ts";
import { Around, now } from "./around.ts";

let around: Around;
let stage: Stage;
let hurried: number;
let calm: boolean;

const frame = (number: number, ...words: string[]): Frame => ({
  number,
  kind: "played",
  seat: 0,
  steps: [{ player: 0, move: null, words: "", notes: words.map((sentence) => ({ event: "e", numbers: [], words: sentence })) }],
  to: null,
  secret: null,
  late: false,
});
const come = (number: number, ...words: string[]): void =>
  stage.come({ now: now({ number }), news: [frame(number, ...words)] });

beforeEach(() => {
  around = new Around();
  [hurried, calm] = [0, false];
  const tempo = { time: (wanted: number) => (calm ? 0 : wanted), hurry: () => void (hurried += 1) };
  stage = new Stage(around.later, tempo, (news) =>
    news.flatMap((one) => one.steps.flatMap((step) => step.notes.map((note) => note.words))),
  );
  stage.begin(now());
});

test("the first thing that happens is shown at once, what follows waits for its turn", () => {
  come(4, "a");
  come(5, "b");
  expect([stage.shown.now?.number, stage.behind, stage.caption]).toEqual([4, true, "a"]);
  around.pass(700);
  expect([stage.shown.now?.number, stage.behind, stage.caption]).toEqual([5, false, "b"]);
  around.pass(700);
  come(6, "c");
  expect(stage.shown.news[0]?.number).toBe(6);
});

test("several things that happened together have a caption each", () => {
  come(4, "a", "b", "c");
  const heard = [stage.caption];
  for (let passed = 0; passed < 2; passed += 1) {
    around.pass(600);
    heard.push(stage.caption);
  }
  expect(heard).toEqual(["a", "b", "c"]);
});

test("nothing is settled while the board still tells the story", () => {
  stage.holdBack({ number: 4, note: 2 });
  expect(stage.settled).toBe(false);
  stage.holdBack(null);
  expect(stage.settled).toBe(true);
});

test("what is told is settled only when its last caption has had its time", () => {
  expect(stage.settled).toBe(true);
  come(4, "a", "b");
  come(5, "c");
  around.pass(1_300);
  expect([stage.behind, stage.settled]).toEqual([false, false]);
  around.pass(700);
  expect(stage.settled).toBe(true);
});

test("a long row is hurried through, so that nobody watches for minutes what bots did in a moment", () => {
  for (let number = 4; number < 204; number += 1) come(number, "a");
  around.pass(20_000);
  expect([stage.shown.now?.number, stage.settled]).toEqual([203, true]);
});

test("while the reader's own time runs all is shown in a moment", () => {
  for (const number of [4, 5, 6]) come(number, "a", "b", "c");
  stage.urge(true);
  expect(stage.shown.now?.number).toBe(5);
  around.pass(500);
  expect([stage.shown.now?.number, stage.settled]).toEqual([6, true]);
  stage.urge(false);
  come(7, "a");
  around.pass(500);
  expect(stage.settled).toBe(false);
});

test("who skips is in the present, and nothing moves on the way", () => {
  for (const number of [4, 5, 6]) come(number, `${number}`);
  stage.skip();
  expect([stage.shown.now?.number, stage.behind, stage.caption, hurried]).toEqual([6, false, "6", 1]);
  stage.skip();
  expect(hurried).toBe(1);
});

test("without motion nothing waits", () => {
  calm = true;
  come(4, "a");
  come(5, "b", "c");
  expect([stage.shown.now?.number, stage.caption]).toEqual([5, "c"]);
});

test("a moment of the past is looked at while the present goes on", () => {
  stage.visited = { now: now({ number: 1 }), news: [] };
  come(4, "a");
  expect([stage.moment.now?.number, stage.present]).toEqual([1, false]);
  stage.skip();
  expect([stage.moment.now?.number, stage.present]).toEqual([4, true]);
});

test("who locks in is seen on the newest moment", () => {
  come(4, "a");
  come(5, "b");
  stage.amend(now({ number: 5, locked: [1] }));
  expect(stage.shown.now?.locked).toEqual([]);
  stage.skip();
  expect(stage.shown.now?.locked).toEqual([1]);
  stage.amend(now({ number: 5, locked: [] }));
  expect(stage.shown.now?.locked).toEqual([]);
});

test("a new beginning forgets what was still to be shown", () => {
  come(4, "a");
  come(5, "b");
  stage.begin(now({ number: 9 }));
  around.pass(5_000);
  expect([stage.shown.now?.number, stage.shown.news, stage.caption]).toEqual([9, [], ""]);
});
