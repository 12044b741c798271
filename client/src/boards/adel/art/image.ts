/** A picture as an image: a table full of cards is hundreds of strokes, and as images each is laid out as one. */
import { whenIdle } from "../../../look/idle.ts";
import { Portrait } from "../../../look/portrait.svelte.ts";
import { boxOf, type Stroke } from "../../../look/strokes.ts";
import { NIB, type Picture } from "./pen.ts";
import { markup, shading, strokesOf } from "./strokes.ts";

const SHADES = "shades";
const FINE = 0.9; // the pen that rooms are drawn with
const SHARP = 2; // pixels of the page for one of a picture
const SMALLEST = 96;

const portraits = new WeakMap<Picture, Map<string, Portrait>>();

/** The bitmap of anything small; it is painted when it is asked for the first time. */
export function portraitOf(picture: Picture, viewBox: string, dark: boolean): Portrait {
  const known = portraits.get(picture) ?? new Map<string, Portrait>();
  portraits.set(picture, known);
  const key = `${viewBox} ${dark}`;
  const portrait = known.get(key) ?? new Portrait();
  if (known.has(key)) return portrait;
  known.set(key, portrait);
  const box = boxOf(viewBox);
  const wide = Math.max(SMALLEST, SHARP * box[2]);
  const strokes = (): Stroke[] => strokesOf(picture, NIB, (paint) => coloured(paint, dark));
  whenIdle(() => void portrait.paint(() => ({ box, wide, strokes: strokes() })));
  return portrait;
}

const addresses = new WeakMap<Picture, Map<string, string>>();

/** The drawing itself, sharp at any size, for rooms; and for all where nothing can be painted. */
export function drawingOf(picture: Picture, viewBox: string, room: boolean, dark: boolean): string {
  const known = addresses.get(picture) ?? new Map<string, string>();
  addresses.set(picture, known);
  const key = `${viewBox} ${dark}`;
  const address = known.get(key) ?? drawn(picture, viewBox, room ? FINE : NIB, dark);
  known.set(key, address);
  return address;
}

function drawn(picture: Picture, viewBox: string, nib: number, dark: boolean): string {
  const shaded = picture.some(([ink]) => ink === "shade");
  const strokes = (shaded ? shading(SHADES) : "") + markup(picture, nib);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${strokes}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(coloured(svg.replaceAll("var(--shading)", `url(#${SHADES})`), dark))}`;
}

const coloured = (words: string, dark: boolean): string =>
  words.replace(/var\((--adel-\w+)\)/g, (_, name: string) => colourOf(name, dark));

const colours = new Map<string, [light: string, dark: string]>();

/** A colour of the palette, which is written for the whole page; an image cannot see it. */
function colourOf(name: string, dark: boolean): string {
  if (!colours.has(name)) {
    const value = getComputedStyle(document.documentElement).getPropertyValue(name);
    const [, light = value, deep = value] = /light-dark\(\s*([^,]+?)\s*,\s*([^)]+?)\s*\)/.exec(value) ?? [];
    colours.set(name, [light, deep]);
  }
  return colours.get(name)?.[dark ? 1 : 0] ?? "";
}
