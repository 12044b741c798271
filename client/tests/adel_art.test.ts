import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

import { words } from "../src/boards/adel/gallery_words.ts";
import { CASTLES } from "../src/boards/adel/art/castles.ts";
import { HATS, PLAYERS } from "../src/boards/adel/art/colours.ts";
import { letterOf, OBJECTS } from "../src/boards/adel/art/objects/objects.ts";
import type { Picture } from "../src/boards/adel/art/pen.ts";
import { member, pawn } from "../src/boards/adel/art/people.ts";
import { attributesOf, markup } from "../src/boards/adel/art/strokes.ts";

const file = new URL("../../src/clubroom/games/adel/words.toml", import.meta.url);
const english = readFileSync(file, "utf8").split("[en.names]")[1] ?? "";
const list = /\bobject = \[([^\]]*)\]/.exec(english)?.[1] ?? "";
const names = [...list.matchAll(/"([^"]*)"/g)].map((found) => found[1] ?? "");
const isCode = (name: string): boolean => /^[A-F]\d+$/.test(name);
const drawn = (picture: Picture): string => JSON.stringify(picture);

describe("collectors' objects", () => {
  test("there are ten numbers for each letter and 51 objects", () => {
    expect(names).toHaveLength(60);
    expect(names.filter((name) => !isCode(name))).toHaveLength(51);
  });
  test.each(names.map((name, number) => [name, number] as const))("%s", (name, number) => {
    expect(OBJECTS.has(number)).toBe(!isCode(name));
    if (isCode(name)) return;
    expect(OBJECTS.get(number)?.length).toBeGreaterThan(3);
    expect(name).toContain(`(${letterOf(number)} `);
  });
  test("no two look the same", () => {
    expect(new Set([...OBJECTS.values()].map(drawn)).size).toBe(51);
  });
});

test("every path begins with a move and has only numbers after it", () => {
  const pictures = [...OBJECTS.values(), ...CASTLES, ...PLAYERS.map((_, colour) => member(colour))];
  for (const [ink, path] of pictures.flat()) {
    expect(path, ink).toMatch(/^(M[-\d. ,a-zA-Z]+)?$/);
    expect(path, ink).not.toMatch(/NaN|undefined|e-/);
  }
});

test("each player has a hat of his own, so that colour is never alone", () => {
  expect(new Set(HATS.map(drawn)).size).toBe(PLAYERS.length);
});

test("castles have silhouettes of their own", () => {
  expect(new Set(CASTLES.map(drawn)).size).toBe(15);
});

test("the gallery's headings are there in every language", () => {
  for (const language of Object.values(words)) {
    expect(Object.keys(language)).toEqual(Object.keys(words.en));
    for (const heading of Object.values(language)) expect(heading.trim()).not.toBe("");
  }
});

describe("strokes", () => {
  test("a tint fills, a cord is drawn in it, and plain pens have no tint", () => {
    expect(attributesOf("blue")).toEqual({ fill: "var(--adel-blue)" });
    expect(attributesOf("flat red")).toEqual({ fill: "var(--adel-red)", stroke: "none" });
    expect(attributesOf("cord straw")).toMatchObject({ fill: "none", stroke: "var(--adel-straw)" });
    expect(attributesOf("fine")).toEqual({ fill: "none", "stroke-width": 0.6 });
  });
  test("a stroke without a path is left out", () => {
    expect(markup([["ink", ""], ["line", "M0 0h1"]], 1).match(/<path/g)).toHaveLength(1);
  });
  test("a picture that is asked for again is the same one, so that it is drawn once", () => {
    expect(pawn(2)).toBe(pawn(2));
    expect(pawn(2)).not.toBe(pawn(3));
  });
});
