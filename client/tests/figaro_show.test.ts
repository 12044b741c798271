import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { beforeLanding, courtOf } from "../src/boards/figaro/court.ts";
import { Show } from "../src/boards/figaro/show.svelte.ts";
import type { Scene } from "../src/boards/scene.ts";
import { motion } from "../src/look/motion.svelte.ts";
import { frame, note, scene, VIEW } from "./figaro_around.ts";

const calm = vi.hoisted(() => {
  const asked = { matches: false };
  vi.stubGlobal("matchMedia", () => asked);
  return asked;
});

const lying = scene({ news: [frame(6)] });
const danced = scene({
  view: { ...VIEW, layout: [[0, 0, 0, 1], [0, 0, 0, 1], [2, 0, 0, 0]], colour: [-1, -1, 0], total: [0, 0, 2] },
  news: [frame(7, note("laid", 0, 3, 0), note("danced", 0))],
});
const laid = scene({
  view: { ...danced.view, layout: [[0, 1, 0, 1], [0, 0, 0, 1], [2, 0, 0, 0]], colour: [4, -1, 0], total: [2, 0, 2] },
  news: [frame(8, note("laid", 1, 1, 0))],
});

/** Colour and sum before each player, as the reader sees them. */
function seen(show: Show, present: Scene): [number | null, number][] {
  const { places } = beforeLanding(courtOf(present), show.settling.before);
  return [...places].sort((one, other) => one.seat - other.seat).map(({ colour, total }) => [colour, total]);
}

function shown(...moments: Scene[]): Show {
  const show = new Show(lying, courtOf(lying));
  for (const moment of moments) show.follow(moment, courtOf(moment));
  return show;
}

const BEFORE = [[null, 0], [0, 2], [null, 0]];
const DANCED = [[null, 0], [null, 0], [0, 2]];
const LAID = [[4, 2], [null, 0], [0, 2]];

/** These arrive, or all that fly. */
const land = (show: Show, flights = show.flights): void => flights.forEach(({ key }) => show.landed(key));

afterEach(() => {
  calm.matches = false;
  motion.skipping = false;
});

test("colour and sum of a place change when the cards of a dance have landed, and not before the last of them", () => {
  const show = shown(danced);
  expect(seen(show, danced)).toEqual(BEFORE);
  land(show, show.flights.slice(1));
  expect(seen(show, danced)).toEqual(BEFORE);
  land(show);
  expect(seen(show, danced)).toEqual(DANCED);
});

test("what is not told of cards on the table is so at once", () => {
  const show = shown(danced);
  const { places } = beforeLanding(courtOf({ ...danced, toAct: [1] }), show.settling.before);
  expect(places.find(({ turn }) => turn)?.name).toBe("Bob");
});

test("a move that comes while others fly changes nothing before these have landed", () => {
  const show = shown(danced);
  const dancing = show.flights;
  show.follow(laid, courtOf(laid));
  expect(seen(show, laid)).toEqual(BEFORE);
  land(show, dancing);
  expect(seen(show, laid)).toEqual(DANCED);
  land(show);
  expect(seen(show, laid)).toEqual(LAID);
});

test("a move that is quicker than the one before it lands with it", () => {
  const show = shown(danced);
  const dancing = show.flights;
  show.follow(laid, courtOf(laid));
  land(show, show.flights.filter((flight) => !dancing.includes(flight)));
  expect(seen(show, laid)).toEqual(BEFORE);
  land(show);
  expect(seen(show, laid)).toEqual(LAID);
});

test("news of nothing that flies waits for what flies, and for nothing else", () => {
  const quiet = { ...danced, news: [frame(8, note("dealt", 0, 1))] };
  const show = shown(danced, quiet);
  expect(seen(show, quiet)).toEqual(BEFORE);
  land(show);
  expect(seen(show, quiet)).toEqual(DANCED);
  expect(seen(shown(quiet), quiet)).toEqual(DANCED);
});

test("several moves that came in one go land together", () => {
  const both = { ...laid, news: [...danced.news, ...laid.news] };
  const show = shown(both);
  land(show, show.flights.slice(1));
  expect(seen(show, both)).toEqual(BEFORE);
  land(show);
  expect(seen(show, both)).toEqual(LAID);
});

test("of a whole round that comes at once, only the end is shown, with its roads", () => {
  const laying = (moves: number) => Array.from({ length: moves }, (_, at) => frame(7 + at, note("laid", at % 3, 1, 0)));
  expect(shown({ ...laid, news: laying(6) }).flights).not.toEqual([]);
  const show = shown({ ...laid, news: [...laying(6), frame(13, note("took", 1), note("awarded", 2, 3, 4))] });
  expect(show.flights).toEqual([]);
  expect(seen(show, laid)).toEqual(LAID);
  expect(show.scored).toMatchObject({ rows: [{ seat: 2, tiles: [10] }] });
  show.close();
});

test("whoever asked for less motion sees the end at once", () => {
  calm.matches = true;
  expect(seen(shown(danced), danced)).toEqual(DANCED);
});

test("whoever skips to the present sees it at once, and nothing flies on", () => {
  const show = shown(danced);
  motion.skipping = true;
  show.follow(laid, courtOf(laid));
  expect(seen(show, laid)).toEqual(LAID);
  expect(show.flights).toEqual([]);
  expect(show.dances).toBe(2); // laid out anew
});

test("whoever steps back sees what was before, at once", () => {
  const show = shown(danced);
  show.follow(lying, courtOf(lying));
  expect(seen(show, lying)).toEqual(BEFORE);
  expect(show.flights).toEqual([]);
});

describe("the roads of a round", () => {
  const by = (seat: number, news: ReturnType<typeof frame>) => ({ ...news, seat });
  const counting = by(1, frame(7, note("laid", 1, 1, 0), note("took", 1), note("awarded", 2, 3, 4), note("free", 0, 1)));
  const counted = scene({ news: [counting] });
  const next = scene({ news: [by(2, frame(8, note("laid", 2, 1, 0)))] });
  const own = scene({ news: [by(0, frame(9, note("laid", 0, 0, 0)))] });
  const landing = 420 + 650;

  /** A moment that is looked back at, with news or without. */
  const past = (at: ReturnType<typeof frame>, steps = true): Scene =>
    scene({ stays: true, story: [frame(5), at], news: steps ? [at] : [] });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("lie there when the last card has landed, and go by themselves", () => {
    const show = shown(counted);
    expect(show.scored).toBeNull();
    vi.advanceTimersByTime(landing);
    expect(show.scored).toMatchObject({ round: 1, rows: [{ cards: 3, tiles: [10] }, { cards: 1, tiles: [] }] });
    vi.advanceTimersByTime(5_900);
    expect(show.scored).not.toBeNull();
    vi.advanceTimersByTime(200);
    expect(show.scored).toBeNull();
  });

  test("stay for their time while others go on, and make way for a move of the reader's own", () => {
    const show = shown(counted);
    vi.advanceTimersByTime(landing);
    show.follow(next, courtOf(next));
    expect(show.scored).not.toBeNull();
    show.follow(own, courtOf(own));
    expect(show.scored).toBeNull();
  });

  test("do not come any more where somebody was quicker", () => {
    const show = shown(counted, next);
    vi.advanceTimersByTime(landing);
    expect(show.scored).toBeNull();
    const touched = shown(counted);
    touched.close();
    vi.advanceTimersByTime(landing);
    expect(touched.scored).toBeNull();
  });

  test("do not come after a step back", () => {
    const show = shown(past(counting));
    const before = past(frame(6), false);
    show.follow(before, courtOf(before));
    vi.advanceTimersByTime(landing);
    expect(show.scored).toBeNull();
  });

  test("are seen at their moment of the past for as long as the reader is there, and not at the next", () => {
    const show = shown(past(counting));
    vi.advanceTimersByTime(60_000);
    expect(show.scored).not.toBeNull();
    const after = past(frame(8));
    show.follow(after, courtOf(after));
    expect(show.scored).toBeNull();
  });

  test("are seen at once by whoever jumps there, and stay away when they were put away", () => {
    const jumped = past(counting, false);
    const show = shown(jumped);
    expect(show.scored).not.toBeNull();
    show.close();
    show.follow({ ...jumped }, courtOf(jumped));
    expect(show.scored).toBeNull();
  });
});
