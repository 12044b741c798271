import { describe, expect, test } from "vitest";

import { layOut, pieceSizes, standing, TABLE_SEATS, TALL, WIDE } from "../src/boards/adel/logic/track.ts";
import { words } from "../src/boards/adel/words.ts";
import { facts } from "./adel_around.ts";

describe.each([WIDE, TALL])("on a board of $wide by $high", (shape) => {
  const layout = layOut(facts, shape);

  test("every space, seat, castle and octagon is on the board", () => {
    expect(layout.spaces).toHaveLength(facts.table);
    expect(layout.seats).toHaveLength(TABLE_SEATS);
    const points = [...layout.spaces, ...layout.seats, ...layout.places, ...layout.octagons];
    for (const { x, y } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(shape.wide);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(shape.high);
    }
  });

  test("the middle of a corner castle stands at the corner", () => {
    expect(layout.spaces[4]).toEqual({ x: shape.inset, y: shape.inset });
  });

  test("pawns on one space stand side by side, and nobody leaves the table", () => {
    const size = pieceSizes(shape);
    const [first, second, far] = standing(layout, [2, 2, 79], facts.table, size.pawn);
    expect(first?.y).toBe(second?.y);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(size.pawn);
    expect(far).toMatchObject(layout.seats.at(-1) ?? {});
  });
});

test("a track without corners goes around evenly", () => {
  const plain = { ...facts, track: facts.track.slice(0, 2), table: 3 };
  expect(layOut(plain, WIDE).spaces).toHaveLength(3);
});

const gaps = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

test.each(["nl", "de", "fr"] as const)("%s has every sentence with its gaps", (language) => {
  for (const [key, sentence] of Object.entries(words.en)) {
    const translated = words[language][key as keyof typeof words.en];
    expect(gaps(translated), key).toEqual(gaps(sentence));
    expect(translated.trim(), key).not.toBe("");
  }
});
