import { describe, expect, test } from "vitest";

import { renamed, Retelling, type Wording } from "../src/boards/wording.ts";
import { placeNames } from "../src/boards/catan/places.ts";
import { tableOf } from "../src/boards/catan/state.ts";
import { en, type Key } from "../src/boards/catan/words/en.ts";
import { fill } from "../src/words/fill.ts";
import { choice } from "./around.ts";
import { island, told, view } from "./catan.around.ts";

const names = {
  terrain: ["forest", "pasture", "field", "hill", "mountain", "desert"],
  harbour: ["2:1 wood", "2:1 wool", "2:1 grain", "2:1 brick", "2:1 ore", "3:1"],
  hex: ["a", "b"],
  crossing: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
  path: ["1-2", "3-4"],
};
const tell = (key: Key, values?: Record<string, string>): string => fill(en[key], values);
const plain = (told: readonly string[]): string[] => told.map((words) => words.replaceAll("\u00a0", " "));
const laid = { ...view, harbour: [5] };

describe("places by what lies around them", () => {
  const { hex, crossing, path } = placeNames(island, tableOf({ view: laid }), names, tell);

  test("a hex by its land and number, and by its side where there are two of these", () => {
    expect(plain(hex)).toEqual(["forest 8", "mountain 8"]);
    const twins = placeNames(island, tableOf({ view: { ...laid, terrain: [4, 4] } }), names, tell);
    expect(plain(twins.hex)).toEqual(["mountain 8 (west)", "mountain 8 (east)"]);
    expect(plain(twins.path)).toEqual(["mountain 8 · mountain 8", "mountain 8 · coast"]); // no need to say which
    const dry = placeNames(island, tableOf({ view: { ...laid, terrain: [0, 5], token: [8, 0] } }), names, tell);
    expect(dry.hex[1]).toBe("desert");
  });

  test("a crossing by its hexes, at the sea with its harbour; no two alike", () => {
    expect(plain(crossing)[0]).toBe("forest 8 · mountain 8 · coast (north-east)");
    expect(plain(crossing)[3]).toBe("forest 8 · 3:1 harbour (south-west)");
    expect(plain(crossing)[2]).toBe("forest 8 · coast (south)");
    expect(new Set(crossing).size).toBe(island.crossings.length);
  });

  test("a path by the two beside it", () => {
    expect(plain(path)).toEqual(["forest 8 · mountain 8", "forest 8 · coast"]);
  });
});

describe("the game's sentences", () => {
  test("keep everything but the place, which is named last and as a whole word", () => {
    expect(renamed("settlement at 9", { from: "9", to: "hill 9" })).toBe("settlement at hill 9");
    expect(renamed("Room 9 builds a city at 9.", { from: "9", to: "hill 5" })).toBe("Room 9 builds a city at hill 5.");
    expect(renamed("“city at 19”, 1 of 2", { from: "9", to: "hill" })).toBe("“city at 19”, 1 of 2");
    expect(renamed("9", { from: "9", to: "hill" })).toBe("hill");
    expect(renamed("nothing", { from: "", to: "hill" })).toBe("nothing");
  });

  const places: Wording = (what, [first, second]) => {
    if (what === "settlement") return { from: String(first), to: "hill 5 · coast" };
    return what === "robber_moves" && second !== undefined ? { from: "b", to: "forest 8" } : null;
  };
  const retelling = new Retelling(places);

  test("moves, and what speaks for them, are told with the board's places", () => {
    const move = { ...choice("settlement 3", "settlement", [5]), words: "settlement at 5" };
    const own = retelling.choice(move);
    expect(own.words).toBe("settlement at hill 5 · coast");
    expect(retelling.choice(own)).toBe(own); // not once more at the 5 of its hill
    expect(new Retelling(places).choice(own)).toBe(own);
    expect(retelling.sentence("“settlement at 5” wins 30%, more than 5 others.", [move])).toBe(
      "“settlement at hill 5 · coast” wins 30%, more than 5 others.",
    );
    const roll = choice("roll", "roll");
    expect(retelling.choice(roll)).toBe(roll);
  });

  test("events too; whatever has no place in it stays the same object", () => {
    const thrown = told(1, ["rolls", 0, 8]);
    expect(retelling.frame(thrown)).toBe(thrown);
    const [step] = told(2, ["robber_moves", 0, 1]).steps;
    const notes = step?.notes.map((note) => ({ ...note, words: "Anna moves the robber to b." })) ?? [];
    const robbed = { ...told(2), steps: [{ player: 0, move: "", words: "", notes }] };
    const [own] = retelling.frames([robbed]);
    expect(own?.steps[0]?.notes[0]?.words).toBe("Anna moves the robber to forest 8.");
    expect(retelling.frames([robbed])[0]).toBe(own);
    expect(new Retelling(null).frame(robbed)).toBe(robbed);
  });
});
