import { afterEach, expect, test, vi } from "vitest";

import { actsOf } from "../src/boards/adel/logic/acts.ts";
import { Show } from "../src/boards/adel/logic/show.svelte.ts";
import { motion } from "../src/look/motion.svelte.ts";
import { sight, told, view } from "./adel_around.ts";

vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

const { stage } = sight(view("place"));
const acts = (...events: string[]) => actsOf(stage, stage, [told(...events.map((event): [string] => [event]))], () => "");

afterEach(() => {
  motion.skipping = false;
  vi.useRealTimers();
});

test("one act follows the other, and all can be read again", () => {
  vi.useFakeTimers();
  const show = new Show();
  show.play(acts("passes", "closed"));
  expect(show.act?.event).toBe("passes");
  expect(show.untold).toMatchObject({ number: 7, note: 1 });
  vi.advanceTimersByTime(1_500);
  expect(show.act?.event).toBe("closed");
  expect(show.untold).toBeNull();
  vi.advanceTimersByTime(1_500);
  expect(show.playing).toBe(false);
  expect(show.lines).toEqual(["passes!", "closed!"]);
});

test.each([{ later: acts("closed") }, { later: [] }])("who skips to now does not wait for what is being told", ({ later }) => {
  vi.useFakeTimers();
  const show = new Show();
  show.play(acts("passes", "passes"));
  motion.skipping = true;
  show.play(later);
  expect(show.playing).toBe(false);
  expect(show.lines).toEqual(["passes!", "passes!", ...later.map(({ caption }) => caption)]);
});
