import { describe, expect, test } from "vitest";

import { strokesOf } from "../src/boards/adel/art/strokes.ts";
import { boxOf, matrixOf, pathOf, UNMOVED, within } from "../src/look/strokes.ts";

const told = (attributes: Record<string, string>) => (name: string) => attributes[name] ?? null;
const rounded = (numbers: readonly number[]): number[] => numbers.map((number) => Math.round(number * 100) / 100 + 0);

describe("where a stroke lies", () => {
  test("a part that is moved inside one that is larger is moved further", () => {
    expect(matrixOf("translate(10 20) scale(2)")).toEqual([2, 0, 0, 2, 10, 20]);
    expect(within(matrixOf("scale(2)"), matrixOf("translate(5,0)"))).toEqual([2, 0, 0, 2, 10, 0]);
  });
  test("what is turned round a point leaves it where it is", () => {
    const [a, b, c, d, e, f] = matrixOf("rotate(90 24 24)");
    expect(rounded([a * 24 + c * 24 + e, b * 24 + d * 24 + f])).toEqual([24, 24]);
    expect(rounded([a * 25 + c * 24 + e, b * 25 + d * 24 + f])).toEqual([24, 25]);
  });
  test("a mirrored half has its other side", () => {
    expect(matrixOf("translate(48 0) scale(-1 1)")).toEqual([-1, 0, 0, 1, 48, 0]);
  });
  test("nothing said is nothing moved, and nobody guesses at an unknown word", () => {
    expect(matrixOf(null)).toBe(UNMOVED);
    expect(() => matrixOf("skewX(3)")).toThrow("skewX");
  });
  test("a view box is four numbers", () => expect(boxOf("-90 -103 180 206")).toEqual([-90, -103, 180, 206]));
});

describe("shapes as paths", () => {
  test.each([
    ["path", { d: "M0 0h3" }, "M0 0h3"],
    ["line", { x1: "1", y1: "2", x2: "3", y2: "4" }, "M1 2L3 4"],
    ["polygon", { points: "0,0 4,0 4,4" }, "M0,0 4,0 4,4z"],
    ["circle", { r: "2" }, "M-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z"],
    ["rect", { x: "1", y: "1", width: "4", height: "2" }, "M1 1h4v2h-4z"],
  ] as const)("a %s", (tag, attributes, path) => expect(pathOf(tag, told(attributes))).toBe(path));
  test("corners are never rounder than the shape allows", () => {
    expect(pathOf("rect", told({ width: "4", height: "2", rx: "9" }))).toContain("a1 1 0 0 1 1 1");
  });
  test("what is no shape has no path", () => expect(pathOf("g", told({}))).toBeUndefined());
});

describe("Adel's pens on a canvas", () => {
  const [cord, shade, tint] = strokesOf([["cord straw", "M0 0h1"], ["shade", "M1 1h1"], ["blue", "M2 2h1", "scale(2)"]], 1.2, (paint) =>
    paint.replace(/var\(--adel-(\w+)\)/, "$1"),
  );
  test("a cord is a thick line in its colour", () => expect(cord).toMatchObject({ fill: "none", line: "straw", thick: 2.2 }));
  test("shade is lines of ink without an outline", () => {
    expect(shade).toMatchObject({ fill: "ink", filled: 0.75, line: "none", hatching: { turned: -50 } });
  });
  test("a tint is filled, outlined with the pen, and lies where it was put", () => {
    expect(tint).toMatchObject({ fill: "blue", line: "ink", thick: 1.2, at: [2, 0, 0, 2, 0, 0] });
  });
});
