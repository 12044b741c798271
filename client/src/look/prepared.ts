/**
 * Drawings that will be wanted often are made into bitmaps in idle moments, one at a time: a page with many of them is
 * laid out and painted without drawing any.  Until then, and wherever that is not possible, the drawing itself is shown.
 */
import { SvelteMap } from "svelte/reactivity";

import { idle } from "./idle.ts";

const WIDTH = 96; // pixels of the page; no card is wider
const SHARPEST = 3;

const bitmaps = new SvelteMap<string, string>();
const asked = new Set<string>();
let easel: OffscreenCanvas | undefined; // one for all: a hundred of them would be forty megabytes to clear away

/** The bitmap of a drawing where there is one, else the drawing. */
export const preparedOr = (drawing: string): string => bitmaps.get(drawing) ?? drawing;

/** Make bitmaps of all these drawings, each with its width divided by its height. */
export async function prepare(drawings: (() => { drawing: string; ratio: number })[]): Promise<void> {
  if (!("OffscreenCanvas" in globalThis)) return;
  for (const next of drawings) {
    await idle();
    const { drawing, ratio } = next();
    if (asked.has(drawing)) continue;
    asked.add(drawing);
    bitmaps.set(drawing, await bitmapOf(drawing, ratio).catch(() => drawing));
  }
}

/** A drawing as a bitmap, so many pixels of the page wide. */
async function bitmapOf(drawing: string, ratio: number, wide = WIDTH): Promise<string> {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const width = Math.ceil(wide * Math.min(devicePixelRatio, SHARPEST));
  easel ??= new OffscreenCanvas(width, width);
  [easel.width, easel.height] = [width, Math.ceil(width / ratio)]; // which wipes it
  easel.getContext("2d")?.drawImage(image, 0, 0, easel.width, easel.height);
  const blob = await easel.convertToBlob(); // of what is on it now, whoever comes next
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}
