import { expect, test, vi } from "vitest";

import { afterDrawing, beforeDrawing } from "../src/look/before_drawing.ts";

test("whatever is read comes before what anybody writes, once for each frame, and can be called off", () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  const done: string[] = [];
  const plan = (name: string): (() => void) =>
    beforeDrawing(() => {
      done.push(`${name} reads`);
      return () => done.push(`${name} writes`);
    });
  plan("one");
  plan("other");
  plan("nobody")();
  expect(frames).toHaveLength(1);
  frames[0]?.();
  expect(done).toEqual(["one reads", "other reads", "one writes", "other writes"]);
  vi.unstubAllGlobals();
});

test("what can wait is done when the page has been drawn, and can be called off until then", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => setTimeout(frame, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  const done: string[] = [];
  afterDrawing(() => done.push("log"));
  afterDrawing(() => done.push("nobody"))();
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(["log"]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
