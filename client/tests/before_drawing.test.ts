import { expect, test, vi } from "vitest";

import { beforeDrawing } from "../src/look/before_drawing.ts";

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
});
