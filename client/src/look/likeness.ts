/** A drawing on the page as strokes, with the paints it has there. */
import { ALIGN, boxOf, type Matrix, matrixOf, pathOf, type Sheet, type Stroke, UNMOVED, within, type Words } from "./strokes.ts";

export function sheetOf(drawing: SVGSVGElement): Sheet {
  const box = boxOf(drawing.getAttribute("viewBox") ?? "");
  return { box, wide: box[2], strokes: [...drawing.children].flatMap((node) => strokesOf(node, UNMOVED)) };
}

function strokesOf(node: Element, outer: Matrix): Stroke[] {
  const ask = (name: string): string | null => node.getAttribute(name);
  const at = within(outer, matrixOf(ask("transform")));
  if (node.tagName === "g") return [...node.children].flatMap((part) => strokesOf(part, at));
  const look = getComputedStyle(node);
  const shape = node.tagName === "text" ? wordsOf(node, look) : pathOf(node.tagName, ask);
  return shape ? [strokeOf(shape, at, look)] : [];
}

function strokeOf(shape: string | Words, at: Matrix, look: CSSStyleDeclaration): Stroke {
  const opacity = Number(look.opacity);
  return {
    shape,
    at,
    fill: look.fill,
    filled: opacity * Number(look.fillOpacity),
    line: look.stroke,
    lined: opacity * Number(look.strokeOpacity),
    thick: parseFloat(look.strokeWidth),
    cap: look.strokeLinecap as CanvasLineCap,
    join: look.strokeLinejoin as CanvasLineJoin,
    under: look.paintOrder.startsWith("stroke"),
    dash: look.strokeDasharray === "none" ? [] : look.strokeDasharray.split(",").map(parseFloat),
  };
}

const wordsOf = (node: Element, look: CSSStyleDeclaration): Words => ({
  text: node.textContent,
  font: `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`,
  align: ALIGN[look.textAnchor] ?? "start",
  x: Number(node.getAttribute("x") ?? 0),
  y: Number(node.getAttribute("y") ?? 0),
});
