import { afterEach, expect, test, vi } from "vitest";

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
