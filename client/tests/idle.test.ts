import { beforeEach, expect, test, vi } from "vitest";

import { oneByOne, whenIdle } from "../src/look/idle.ts";

beforeEach(() => void vi.useFakeTimers());

test("what waits is done in the order it was asked for, also what is asked for meanwhile", async () => {
  const done: string[] = [];
  whenIdle(() => {
    done.push("first");
    whenIdle(() => done.push("third"));
  });
  whenIdle(() => done.push("second"));
  expect(done).toEqual([]);
  await vi.runAllTimersAsync();
  expect(done).toEqual(["first", "second", "third"]);
});

test("what can be wanted later lets through what is wanted now", async () => {
  const done: string[] = [];
  const task = (name: string) => () => void done.push(name);
  oneByOne([task("later"), task("last")]);
  whenIdle(task("now"));
  await vi.runAllTimersAsync();
  expect(done).toEqual(["later", "now", "last"]);
});

test("nothing takes long at a time", async () => {
  const done: number[] = [];
  const begun = performance.now();
  vi.spyOn(performance, "now").mockImplementation(() => begun + 2 * done.length); // each takes two milliseconds
  for (const task of [1, 2, 3, 4]) whenIdle(() => done.push(task));
  vi.advanceTimersToNextTimer();
  expect(done).toEqual([1, 2]);
  await vi.runAllTimersAsync();
  expect(done).toEqual([1, 2, 3, 4]);
  vi.restoreAllMocks();
});

test("what goes wrong keeps nothing else from being done", () => {
  const done: string[] = [];
  whenIdle(() => {
    throw new Error("no");
  });
  whenIdle(() => done.push("after"));
  expect(() => vi.advanceTimersToNextTimer()).toThrow("no");
  vi.advanceTimersToNextTimer();
  expect(done).toEqual(["after"]);
});
