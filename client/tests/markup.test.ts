import { expect, test } from "vitest";

import { type Part, sheetOfDrawing } from "../src/look/markup.ts";

/** A pretended element. */
const part = (tagName: string, attributes: Record<string, string> = {}, ...children: Part[]): Part => ({
  tagName,
  textContent: "3",
  children,
  getAttribute: (name) => attributes[name] ?? null,
  querySelector: (selector) => {
    const all = (node: Part): Part[] => [node, ...[...node.children].flatMap(all)];
    return children.flatMap(all).find((node) => `#${node.getAttribute("id") ?? ""}` === selector) ?? null;
  },
});
const strokes = (...parts: Part[]) => sheetOfDrawing(part("svg", { viewBox: "0 0 100 140" }, ...parts), 96).strokes;

test("a part has what it does not say from the part around it", () => {
  const line = part("path", { d: "M0 0h9", fill: "none" });
  const [plain, own] = strokes(part("g", { stroke: "#123", "stroke-width": "1.7" }, line, part("circle", { r: "2", stroke: "none" })));
  expect(plain).toMatchObject({ shape: "M0 0h9", fill: "none", line: "#123", thick: 1.7, cap: "butt" });
  expect(own).toMatchObject({ fill: "#000", line: "none", thick: 1.7 });
});

test("opacity grows less with every part, and with the paint's own", () => {
  const [stroke] = strokes(part("g", { opacity: "0.5" }, part("path", { d: "M0 0h9", opacity: "0.5", "fill-opacity": "0.8" })));
  expect(stroke).toMatchObject({ filled: 0.2, lined: 0.25 });
});

test("what is used lies where there is room for it, and what is only at hand is not drawn", () => {
  const symbol = part("symbol", { id: "star", viewBox: "0 0 20 20" }, part("path", { d: "M1 1h2" }));
  const use = part("use", { href: "#star", x: "80", y: "22", width: "20", height: "10" });
  expect(strokes(part("defs", {}, symbol), use)).toMatchObject([{ shape: "M1 1h2", at: [0.5, 0, 0, 0.5, 85, 22] }]);
  expect(strokes(part("use", { href: "#nothing" }))).toEqual([]);
});

test("a shape can be filled with tiles that do not take on its look", () => {
  const pattern = part("pattern", { id: "floor", width: "16", height: "24" }, part("path", { d: "M0 0h8", stroke: "#fff" }));
  const [floor] = strokes(part("defs", {}, pattern), part("rect", { width: "4", height: "2", fill: "url(#floor)", "stroke-width": "5" }));
  expect(floor?.tiles).toMatchObject({ wide: 16, high: 24, strokes: [{ line: "#fff", thick: 1 }] });
  expect(() => strokes(part("rect", { fill: "url(#wall)" }))).toThrow("#wall");
});

test("holes stay holes, and words are written in their own hand", () => {
  const ring = part("path", { d: "M0 0h9", "fill-rule": "evenodd" });
  const number = part("text", { x: "15", y: "34", "text-anchor": "middle", "font-size": "34", "font-weight": "700" });
  const [hole, words] = strokes(ring, number);
  expect(hole?.rule).toBe("evenodd");
  expect(words?.shape).toEqual({ text: "3", font: "700 34px serif", align: "center", x: 15, y: 34 });
});
