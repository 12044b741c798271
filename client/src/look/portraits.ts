/**
 * A drawing becomes a bitmap as soon as the page has time: drawn by its strokes, a table full of them is thousands of
 * things to style, lay out and paint.  It is copied from the page with the paints it has there, once for all its likes.
 */
import { SvelteMap } from "svelte/reactivity";

import { bitmapOf, idle } from "./prepared.ts";

const PAINTS: Readonly<Record<string, string>> = {
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-opacity": "1",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-dasharray": "none",
  "paint-order": "normal",
  opacity: "1",
  "font-family": "",
  "font-size": "",
  "font-weight": "400",
  "text-anchor": "start",
}; // with what each is where nobody says anything; fonts are always said
const LETTERS = /^(font|text)/;

const portraits = new SvelteMap<string, string>();
const waiting = new Map<string, SVGSVGElement>();
const kept: HTMLImageElement[] = []; // so that the browser has them at hand whenever one is shown

export const portraitOf = (name: string): string | undefined => portraits.get(name);

/** Have this drawing portrayed under a name; whoever goes before his turn comes is forgotten. */
export function sit(name: string, drawing: SVGSVGElement): () => void {
  if (!portraits.has(name) && !waiting.has(name)) {
    waiting.set(name, drawing);
    if (waiting.size === 1) void portrayAll();
  }
  return () => {
    if (waiting.get(name) === drawing) waiting.delete(name);
  };
}

async function portrayAll(): Promise<void> {
  await idle();
  for (const [name, drawing] of waiting) {
    const { width, height } = drawing.viewBox.baseVal;
    const done = await bitmapOf(portray(drawing), width / height, width).then(decoded).catch(() => ""); // it stays a drawing
    if (done) portraits.set(name, done);
    waiting.delete(name);
    await idle();
  }
}

async function decoded(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  kept.push(image);
  return address;
}

function portray(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copied = copy.querySelectorAll("*");
  drawing.querySelectorAll("*").forEach((node, place) => {
    const painted = copied[place];
    if (painted) paint(painted, getComputedStyle(node), node.tagName === "text");
  });
  const { width, height } = drawing.viewBox.baseVal;
  for (const name of ["x", "y", "class", "style"]) copy.removeAttribute(name);
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

function paint(node: Element, look: CSSStyleDeclaration, written: boolean): void {
  node.removeAttribute("class");
  node.removeAttribute("style");
  for (const [name, usual] of Object.entries(PAINTS)) {
    if (LETTERS.test(name) && !written) continue;
    const value = look.getPropertyValue(name);
    if (value !== usual) node.setAttribute(name, value);
  }
}
