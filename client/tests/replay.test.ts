import { afterEach, expect, test, vi } from "vitest";

import { Film, STRETCH } from "../src/replay/film.ts";
import { Pace, pauseFor } from "../src/replay/pace.ts";
import { numberIn, steered } from "../src/replay/steer.ts";
import { now } from "./around.ts";

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

test("moments are fetched a stretch at a time, and the next stretch before it is needed", async () => {
  const asked: number[][] = [];
  const film = new Film(50, async (first, last) => {
    asked.push([first, last]);
    return Array.from({ length: last - first + 1 }, (_, place) => now({ number: first + place }));
  });
  expect((await film.moment(3))?.number).toBe(3);
  expect(asked).toEqual([[1, STRETCH]]);
  expect((await film.moment(15))?.number).toBe(15);
  expect((await film.moment(21))?.number).toBe(21);
  expect((await film.moment(50))?.number).toBe(50);
  expect(asked).toEqual([[1, 20], [21, 40], [41, 50]]);
});

test("what could not be fetched is asked for again", async () => {
  let tries = 0;
  const film = new Film(5, async () => {
    tries += 1;
    if (tries === 1) throw new Error("the line is gone");
    return [now()];
  });
  await expect(film.moment(1)).rejects.toThrow("gone");
  await settled();
  expect(await film.moment(1)).not.toBeNull();
  expect(await film.moment(4)).toBeNull();
});

test("a long game does not fill the memory", async () => {
  let fetched = 0;
  const film = new Film(1000, async () => {
    fetched += 1;
    return [];
  });
  for (let number = 1; number <= 1000; number += STRETCH) await film.moment(number);
  const before = fetched;
  await film.moment(1);
  expect(fetched).toBe(before + 1);
});

test("keys lead through the game and stop at its ends", () => {
  expect(steered("ArrowLeft", 1, 9)).toBe(1);
  expect(steered("ArrowRight", 3, 9)).toBe(4);
  expect(steered("PageUp", 3, 90)).toBe(1);
  expect(steered("PageDown", 3, 90)).toBe(13);
  expect(steered("Home", 3, 90)).toBe(1);
  expect(steered("End", 3, 90)).toBe(90);
  expect(steered("x", 3, 90)).toBeNull();
});

test("an address names a move, and one that there is not means the nearest", () => {
  expect(numberIn("?move=7", 9)).toBe(7);
  expect(numberIn("?move=70", 9)).toBe(9);
  expect(numberIn("?move=x", 9)).toBe(1);
  expect(numberIn("", 9)).toBe(1);
});

afterEach(() => void vi.useRealTimers());

test("a game that runs on by itself stays until what happened can be read", () => {
  vi.useFakeTimers();
  let steps = 0;
  const pace = new Pace(() => (steps += 1));
  expect([pauseFor(0), pauseFor(1)]).toEqual([1_600, 1_600]);
  expect(pauseFor(4)).toBeGreaterThan(pauseFor(3));
  expect(pauseFor(40)).toBe(6_000);
  pace.show(1, 2);
  vi.advanceTimersByTime(799);
  expect(steps).toBe(0);
  vi.advanceTimersByTime(1);
  expect(steps).toBe(1);
  pace.show(1, 1);
  pace.stop();
  vi.advanceTimersByTime(60_000);
  expect(steps).toBe(1);
});

test("a game that runs on by itself waits for the story that a board tells", () => {
  vi.useFakeTimers();
  let steps = 0;
  const pace = new Pace(() => (steps += 1));
  pace.show(1, 1);
  pace.tells(true);
  vi.advanceTimersByTime(5_000);
  expect(steps).toBe(0);
  pace.tells(false);
  pace.stop(); // as when the page is left
  vi.advanceTimersByTime(5_000);
  expect(steps).toBe(0);
  pace.show(1, 1);
  pace.tells(true);
  vi.advanceTimersByTime(5_000);
  pace.tells(false);
  vi.advanceTimersByTime(1);
  expect(steps).toBe(1);
  pace.tells(true);
  pace.tells(false);
  expect(steps).toBe(1);
});
