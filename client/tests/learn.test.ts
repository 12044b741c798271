import { beforeEach, expect, test } from "vitest";

import { across, before, down, HIGH, linesOf, numberAt, pointAt, WIDE } from "../src/after/chart.ts";
import { duration } from "../src/after/duration.ts";
import { headingOf } from "../src/after/ties.ts";
import { Course } from "../src/learn/course.svelte.ts";
import { spotsOf } from "../src/learn/spots.ts";
import { marked } from "../src/look/point_out.ts";
import type { Curve, Lesson, Tie } from "../src/messages.ts";
import { choice, now } from "./around.ts";

const lesson: Lesson = {
  game: "figaro",
  seat: 0,
  seats: [],
  options: {},
  goodbye: "Well done.",
  steps: [
    { words: "Look.", now: now({ legal: [choice("a")] }), frames: [], expected: null },
    { words: "Do b.", now: now({ legal: [choice("a"), choice("b")] }), frames: [], expected: "b" },
  ],
};
let course: Course;

beforeEach(() => {
  course = new Course("figaro");
  course.take(lesson, { names: {}, scenery: {} }, null);
});

test("where nothing is asked, nothing can be chosen, and one goes on by oneself", () => {
  expect(course.choices).toEqual([]);
  course.choose("a");
  expect(course.at).toBe(0);
  course.go(1);
  expect(course.expected?.move).toBe("b");
});

test("another move gets a nudge, and from then on only the right one is offered", () => {
  course.go(1);
  expect(course.scene?.choices.map((one) => one.move)).toEqual(["a", "b"]);
  course.choose("a");
  expect([course.at, course.nudged]).toEqual([1, true]);
  expect(course.choices.map((one) => one.move)).toEqual(["b"]);
  course.choose("b");
  expect([course.done, course.nudged]).toEqual([true, false]);
});

test("at the end the table stays as it was, and one can begin again", () => {
  course.go(9);
  expect(course.done).toBe(true);
  expect(course.scene?.choices).toEqual([]);
  expect(course.step?.words).toBe("Do b.");
  course.go(0);
  expect(course.done).toBe(false);
});

test("a lesson that is not there yet shows nothing", () => {
  const early = new Course("figaro");
  expect([early.done, early.scene, early.expected, early.length]).toEqual([false, null, null, 0]);
});

const curve: Curve = {
  done: 3,
  of: 3,
  points: [
    { number: 1, shares: [0.5, 0.5] },
    { number: 3, shares: [0.25, 0.75] },
    { number: 5, shares: [0, 1] },
  ],
  turns: [],
};

test("a curve has a line for every seat from the first move to the last", () => {
  const [first, second] = linesOf(curve, 2, 5);
  expect(first?.path).toBe(`M0.0 ${HIGH / 2}.0L${WIDE / 2}.0 ${HIGH * 0.75}.0L${WIDE}.0 ${HIGH}.0`);
  expect(second?.end).toEqual({ x: WIDE, y: 0 });
  expect(linesOf({ ...curve, points: [] }, 1, 5)[0]).toMatchObject({ path: "", end: { x: 0, y: HIGH } });
  expect([across(1, 1), down(1)]).toEqual([0, 0]);
});

test("a place in the picture is a move, and a move has the last chances known by then", () => {
  expect([numberAt(-1, 9), numberAt(0.5, 9), numberAt(2, 9)]).toEqual([1, 5, 9]);
  expect(pointAt(curve, 4)?.number).toBe(3);
  expect(pointAt(curve, 0)).toBeNull();
  expect([before(curve, 5), before(curve, 1)]).toEqual([3, 0]);
});

test("a time is told in what fits it, one or many", () => {
  expect(duration(0.2, "en")).toEqual(["1 second"]);
  expect(duration(59.7, "nl")).toEqual(["1 minuut"]);
  expect(duration(150, "de")).toEqual(["3 Minuten"]);
  expect(duration(3_700, "nl")).toEqual(["1 uur", "2 minuten"]);
  expect(duration(7_195, "en")).toEqual(["2 hours"]);
});

test("a tie that was broken has another heading than a place that is shared", () => {
  const tie = (...seats: number[]): Tie => ({ seats, words: "", story: [], rules: [] });
  expect(headingOf([tie(0, 1)], [1, 2, 3])).toBe("ties");
  expect(headingOf([tie(1, 2)], [1, 2, 2])).toBe("ties_shared");
  expect(headingOf([tie(0, 1), tie(2, 3)], [1, 2, 3, 3])).toBe("ties_both");
});

test("the move itself is pointed out, and before its first part is chosen whatever begins like it", () => {
  const choices = [choice("2A", "lay", [2, 0]), choice("2B", "lay", [2, 1]), choice("3A", "lay", [3, 0])];
  const wanted = { expected: choices[1] ?? null, choices };
  expect(marked(["2A", "2B"], wanted)).toEqual(["2B"]);
  expect(marked(["2A", "3A"], wanted)).toEqual(["2A", "2B"]);
  expect(marked(["2A"], { expected: null, choices })).toEqual([]);
});

test("a spot is told from the table's corner, and what is not drawn has none", () => {
  const at = (left: number, top: number, width: number): Element =>
    ({ getBoundingClientRect: () => ({ left, top, width, height: 20 }) }) as Element;
  expect(spotsOf([at(30, 50, 10), at(0, 0, 0)], at(10, -40, 300))).toEqual([{ left: 20, top: 90, width: 10, height: 20 }]);
});
