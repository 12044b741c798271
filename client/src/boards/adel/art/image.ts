/** A picture as an image: a table full of cards is hundreds of strokes, and as images each is laid out as one. */
import type { Picture } from "./pen.ts";
import { markup, shading } from "./strokes.ts";

const SHADES = "shades";
const addresses = new WeakMap<Picture, Map<string, string>>();

export function imageOf(picture: Picture, viewBox: string, nib: number, dark: boolean): string {
  const known = addresses.get(picture) ?? new Map<string, string>();
  addresses.set(picture, known);
  const key = `${viewBox} ${nib} ${dark}`;
  const address = known.get(key) ?? drawn(picture, viewBox, nib, dark);
  known.set(key, address);
  return address;
}

function drawn(picture: Picture, viewBox: string, nib: number, dark: boolean): string {
  const shaded = picture.some(([ink]) => ink === "shade");
  const strokes = (shaded ? shading(SHADES) : "") + markup(picture, nib);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${strokes}</svg>`;
  const coloured = svg
    .replaceAll("var(--shading)", `url(#${SHADES})`)
    .replace(/var\((--adel-\w+)\)/g, (_, name: string) => colourOf(name, dark));
  return `data:image/svg+xml,${encodeURIComponent(coloured)}`;
}

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
