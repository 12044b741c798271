/** A drawing that is markup as strokes: what a part does not say, it has from the part around it. */
import { ALIGN, boxOf, type Matrix, matrixOf, pathOf, type Sheet, type Stroke, type Tiles, UNMOVED, within, type Words } from "./strokes.ts";

/** So much of an element is asked. */
export interface Part {
  readonly tagName: string;
  readonly textContent: string;
  readonly children: Iterable<Part>;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Part | null;
}

type Look = Readonly<Record<string, string>>;

const USUAL: Look = {
  fill: "#000",
  "fill-opacity": "1",
  "fill-rule": "nonzero",
  stroke: "none",
  "stroke-opacity": "1",
  "stroke-width": "1",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "font-family": "serif",
  "font-size": "16",
  "font-weight": "400",
  "text-anchor": "start",
  opacity: "1",
};

/** It must be whole: all that it uses, and all that it is filled with, is in it. */
export const sheetOfMarkup = (markup: string, wide: number): Sheet =>
  sheetOfDrawing(new DOMParser().parseFromString(markup, "image/svg+xml").documentElement, wide);

export function sheetOfDrawing(drawing: Part, wide: number): Sheet {
  return { box: boxOf(drawing.getAttribute("viewBox") ?? ""), wide, strokes: inside(drawing, UNMOVED, USUAL, drawing) };
}

const inside = (node: Part, at: Matrix, look: Look, drawing: Part): Stroke[] =>
  [...node.children].flatMap((part) => strokesOf(part, at, look, drawing));

function strokesOf(node: Part, outer: Matrix, around: Look, drawing: Part): Stroke[] {
  if (node.tagName === "defs") return [];
  const ask = (name: string): string | null => node.getAttribute(name);
  const at = within(outer, matrixOf(ask("transform")));
  const look = lookOf(node, around);
  if (node.tagName === "g") return inside(node, at, look, drawing);
  if (node.tagName === "use") {
    const symbol = drawing.querySelector(ask("href") ?? "");
    return symbol ? inside(symbol, within(at, placed(symbol, node)), look, drawing) : [];
  }
  const shape = node.tagName === "text" ? wordsOf(node, look) : pathOf(node.tagName, ask);
  return shape ? [strokeOf(shape, at, look, drawing)] : [];
}

/** Opacity is not handed down but grows less with every part. */
function lookOf(node: Part, around: Look): Look {
  const said = Object.keys(USUAL).flatMap((name) => {
    const value = node.getAttribute(name);
    return value === null ? [] : [[name, value] as const];
  });
  const opacity = Number(around["opacity"]) * Number(node.getAttribute("opacity") ?? 1);
  return { ...around, ...Object.fromEntries(said), opacity: `${opacity}` };
}

/** Where a symbol lies that is used: as large as there is room, in the middle. */
function placed(symbol: Part, use: Part): Matrix {
  const [left, top, wide, high] = boxOf(symbol.getAttribute("viewBox") ?? "");
  const [x = 0, y = 0, width = wide, height = high] = ["x", "y", "width", "height"].map((name) => Number(use.getAttribute(name)));
  const scale = Math.min(width / wide, height / high);
  return [scale, 0, 0, scale, x + (width - wide * scale) / 2 - left * scale, y + (height - high * scale) / 2 - top * scale];
}

function strokeOf(shape: string | Words, at: Matrix, look: Look, drawing: Part): Stroke {
  const say = (name: string): string => look[name] ?? "";
  const opacity = Number(look["opacity"]);
  const pattern = /^url\((#[\w-]+)\)$/.exec(say("fill"))?.[1];
  return {
    shape,
    at,
    fill: say("fill"),
    filled: opacity * Number(look["fill-opacity"]),
    line: say("stroke"),
    lined: opacity * Number(look["stroke-opacity"]),
    thick: Number(look["stroke-width"]),
    cap: say("stroke-linecap") as CanvasLineCap,
    join: say("stroke-linejoin") as CanvasLineJoin,
    dash: [],
    rule: say("fill-rule") as CanvasFillRule,
    tiles: pattern === undefined ? undefined : tilesOf(pattern, drawing),
  };
}

function tilesOf(name: string, drawing: Part): Tiles {
  const pattern = drawing.querySelector(name);
  if (!pattern) throw new Error(`nothing is known of ${name}`);
  const [wide = 1, high = 1] = ["width", "height"].map((side) => Number(pattern.getAttribute(side)));
  return { wide, high, strokes: inside(pattern, UNMOVED, USUAL, drawing) };
}

const wordsOf = (node: Part, look: Look): Words => ({
  text: node.textContent,
  font: `${look["font-weight"]} ${look["font-size"]}px ${look["font-family"]}`,
  align: ALIGN[look["text-anchor"] ?? ""] ?? "start",
  x: Number(node.getAttribute("x") ?? 0),
  y: Number(node.getAttribute("y") ?? 0),
});
