/** What stands around the board: explanations, clocks, keys, moves without a place, how far one has read. */
import { expect, test } from "vitest";

import { inWords } from "../src/explain/option_names.ts";
import { beside, sheetAtTop } from "../src/explain/placing.ts";
import { clockFace, leftTo } from "../src/table/clocks.ts";
import { meantKey } from "../src/table/keyboard.ts";
import { keepSeen, seenUpTo } from "../src/table/lastSeen.ts";
import { leftover } from "../src/table/leftover.ts";
import { choice, Shelf } from "./around.ts";

const SCREEN = { width: 1000, height: 800 };
const CARD = { width: 300, height: 200 };
const piece = (left: number, top: number): { left: number; top: number; right: number; bottom: number } => ({
  left,
  top,
  right: left + 40,
  bottom: top + 40,
});

test("an explanation stands beside its piece and on the screen", () => {
  expect(beside(piece(500, 100), CARD, SCREEN)).toEqual({ left: 370, top: 148 });
  expect(beside(piece(500, 700), CARD, SCREEN)).toEqual({ left: 370, top: 492 });
  expect(beside(piece(0, 100), CARD, SCREEN).left).toBe(8);
  expect(beside(piece(980, 100), CARD, SCREEN).left).toBe(692);
  const low = { width: 1000, height: 220 };
  expect(beside(piece(500, 100), CARD, low)).toEqual({ left: 548, top: 12 });
  expect(beside(piece(900, 100), CARD, low)).toEqual({ left: 592, top: 12 });
});

test("a sheet at the bottom goes to the top where it would cover its piece", () => {
  const phone = { width: 360, height: 740 };
  expect(sheetAtTop(piece(100, 100), { width: 360, height: 250 }, phone)).toBe(false);
  expect(sheetAtTop(piece(100, 600), { width: 360, height: 250 }, phone)).toBe(true);
});

test("a clock runs from when it was told, and is short to read", () => {
  expect(leftTo({ seat: 0, left: 60, runs: true }, 1_000, 11_000)).toBe(50);
  expect(leftTo({ seat: 0, left: 60, runs: false }, 1_000, 11_000)).toBe(60);
  expect(leftTo({ seat: 0, left: 5, runs: true }, 0, 60_000)).toBe(0);
  expect([7, 65.2, 600, 7200, 200_000].map(clockFace)).toEqual(["0:07", "1:06", "10:00", "2 h", "2 d"]);
});

test("keys mean something unless somebody writes or means the browser", () => {
  const pressed = (key: string, target: object | null = null, ctrlKey = false): string | null =>
    meantKey({ key, altKey: false, ctrlKey, metaKey: false, target: target as EventTarget | null });
  expect(pressed("L")).toBe("list");
  expect(pressed("?")).toBe("explain");
  expect(pressed("l", null, true)).toBeNull();
  expect(pressed("l", { tagName: "INPUT", type: "text" })).toBeNull();
  expect(pressed("l", { tagName: "INPUT", type: "checkbox" })).toBe("list");
  expect(pressed("l", { tagName: "SELECT" })).toBeNull();
  expect(pressed("x")).toBeNull();
});

test("a move without a place on the board stands under it", () => {
  const choices = [choice("build 1", "build"), choice("build 2", "build"), choice("end", "end"), choice("lay", "lay")];
  expect(leftover(choices, new Set(["build 1"]), new Set(["lay"])).map((one) => one.move)).toEqual(["end"]);
  const many = Array.from({ length: 9 }, (_, place) => choice(`give ${place}`, "give"));
  expect(leftover(many, new Set(), new Set())).toEqual([]);
});

test("how far one has read only grows", () => {
  const shelf = new Shelf();
  expect(seenUpTo("t", shelf)).toBe(0);
  keepSeen("t", 7, shelf);
  keepSeen("t", 3, shelf);
  expect(seenUpTo("t", shelf)).toBe(7);
});

test("rules call options as the form of a new table does", () => {
  const words = { title: "After a 7 you", values: { may: "may steal", must: "must steal" } };
  const options = [
    { name: "seven", values: ["may", "must"], default: "may", meaning: "", words: { en: words, fr: words }, decides: {} },
    { name: "lead_elsewhere", values: ["on", "off"], default: "on", meaning: "", words: { en: { title: "The next one", values: {} } }, decides: {} },
  ];
  const text = "With seven=must (today's rule) one robs; lead_elsewhere is on; a=b, some_thing and seven stay.";
  expect(inWords(text, options, "en")).toBe(
    "With “After a 7 you: must steal” (today's rule) one robs; “The next one” is on; a=b, some_thing and seven stay.",
  );
  expect(inWords("seven=must", options, "fr")).toBe("«\u202fAfter a 7 you\u202f: must steal\u202f»");
  expect(inWords("seven=must", options, "de")).toBe("seven=must");
});
