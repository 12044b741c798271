import { describe, expect, test } from "vitest";

import { buildable, canTrade, listed, litKind, nameOf, playerName, pressed } from "../src/boards/catan/at.ts";
import { facesOf, frequencies, throwsOf } from "../src/boards/catan/dice.ts";
import { berth, lie } from "../src/boards/catan/island.ts";
import { isSeen, pointsOf, sum, tableOf } from "../src/boards/catan/state.ts";
import { freshPlaces, happenings, headline } from "../src/boards/catan/story.ts";
import { de } from "../src/boards/catan/words/de.ts";
import { en } from "../src/boards/catan/words/en.ts";
import { fr } from "../src/boards/catan/words/fr.ts";
import { nl } from "../src/boards/catan/words/nl.ts";
import { choice } from "./around.ts";
import { island, moment, told, view } from "./catan.around.ts";

describe("the island", () => {
  test("a path lies between its crossings, turned towards the second", () => {
    expect(lie(island, 0)).toEqual({ at: [86.6, 0], turn: 90 });
    expect(lie(island, 1).turn).toBe(-150);
  });

  test("a ship lies off the shore that its harbour serves", () => {
    const [x, y] = berth(island, 0);
    expect(x).toBeLessThan(-86.6);
    expect(x).toBeGreaterThan(-173.2);
    expect(y).toBe(0);
  });
});

describe("the state", () => {
  const table = tableOf({ view });

  test("hidden cells stay hidden, and missing fields are nothing", () => {
    expect(isSeen(table.hand[0])).toBe(true);
    expect(isSeen(table.hand[1])).toBe(false);
    expect(isSeen(undefined)).toBe(false);
    expect(table.known).toEqual([]);
    expect(table.bank).toEqual([]);
    expect(sum([1, null, 2])).toBe(3);
  });

  test("the reader counts his own point cards, and nobody else's before they are shown", () => {
    expect(pointsOf(table, 0, island.cards.point)).toEqual({ open: 3, hidden: 2 });
    expect(pointsOf(table, 1, island.cards.point)).toEqual({ open: 2, hidden: 0 });
  });
});

describe("what lights up", () => {
  const road = choice("road 1-2", "road", [0]);
  const city = choice("city 1", "city", [0]);

  test("the only kind that can be built, or the one that was picked", () => {
    expect(litKind(moment({ choices: [road] }), null)).toBe("road");
    expect(litKind(moment({ choices: [road, city] }), null)).toBeNull();
    expect(litKind(moment({ choices: [road, city] }), "city")).toBe("city");
    expect(litKind(moment({ choices: [road, city] }), "settlement")).toBeNull();
    expect(litKind(moment({ choices: [choice("robber to a", "robber", [0])] }), "city")).toBe("robber");
  });

  test("nothing while a command is on its way", () => {
    expect(buildable(moment({ choices: [road], busy: true }))).toEqual([]);
    expect(litKind(moment(), "road")).toBeNull();
  });

  test("drawn buttons answer to the mouse and to the keys of a button", () => {
    let times = 0;
    const { onclick, onkeydown } = pressed(() => (times += 1));
    onclick();
    for (const key of ["Enter", " ", "x"]) onkeydown({ key, preventDefault: () => undefined } as KeyboardEvent);
    expect(times).toBe(3);
  });

  test("names come from the box and from the seats", () => {
    expect(listed(moment(), [2, 0, 0, 1, 0])).toBe("2 × wood, 1 × brick");
    expect(nameOf(moment(), "nothing", 3)).toBe("");
    expect(playerName(moment(), 1)).toBe("Ben");
  });
});

describe("the dice", () => {
  test("two faces make every total, in every way", () => {
    for (let total = 2; total <= 12; total += 1) {
      const seen = new Set<string>();
      for (let seed = 0; seed < 150; seed += 1) {
        const faces = facesOf(total, seed);
        expect(faces[0] + faces[1]).toBe(total);
        expect(Math.min(...faces)).toBeGreaterThanOrEqual(1);
        expect(Math.max(...faces)).toBeLessThanOrEqual(6);
        seen.add(faces.join(" "));
      }
      expect(seen.size).toBe(island.odds[total]);
    }
  });

  test("throws are counted beside what could be expected", () => {
    const story = [told(2, ["rolls", 0, 8], ["gets", 0, 1, 0]), told(3, ["rolls", 1, 7])];
    const throws = throwsOf(story);
    expect(throws).toEqual([{ player: 0, total: 8, number: 2 }, { player: 1, total: 7, number: 3 }]);
    const bars = frequencies(throws, island.odds);
    expect(bars.map((bar) => bar.total)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(bars.find((bar) => bar.total === 7)).toMatchObject({ count: 1, expected: 12 / 36 });
    expect(frequencies([], island.odds).every((bar) => bar.count === 0 && bar.expected === 0)).toBe(true);
  });
});

test("the headline keeps a throw with what it brought, or the last few sentences", () => {
  const frames = [told(2, ["turn_begins", 0, 3], ["rolls", 0, 8]), told(3, ["gets", 0, 1, 0])];
  expect(happenings(frames)).toHaveLength(3);
  expect(headline(frames)).toBe("rolls. gets.");
  const long = [told(2, ["rolls", 0, 8], ...Array.from({ length: 9 }, (): [string, number] => ["gets", 1]))];
  expect(headline(long)).toBe("gets. gets. gets.");
  expect(headline([told(3, ["builds_road", 0], ["builds_road", 1], ["buys", 0], ["builds_city", 0])])).toBe(
    "builds_road. buys. builds_city.",
  );
});

test("what was just built stands out", () => {
  const news = [told(2, ["founds", 0, 7], ["founds_road", 0, 3]), told(3, ["builds_city", 1, 9], ["rolls", 1, 8])];
  expect(freshPlaces(news)).toEqual({ paths: [3], crossings: [7, 9] });
});

test("only the player whose turn it is can trade", () => {
  const choices = [choice("give wood", "give", [0])];
  expect(canTrade(moment({ choices }), 0)).toBe(true);
  expect(canTrade(moment({ choices }), 1)).toBe(false);
  expect(canTrade(moment(), 0)).toBe(false);
});

test("all languages leave the same gaps", () => {
  const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((gap) => gap[1] ?? "").sort();
  for (const other of [nl, de, fr]) {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect([key, gaps(other[key])]).toEqual([key, gaps(en[key])]);
    }
  }
});
