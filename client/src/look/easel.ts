/**
 * Drawings become bitmaps beside the page: drawn by its strokes a table full of them is thousands of things to lay out,
 * and as an SVG image each is a document of its own, which the browser has to clear away again.
 */
import type { Done, Order } from "./easel.worker.ts";
import type { Sheet } from "./strokes.ts";

const SHARPEST = 3;

const orders = new Map<number, (bitmap: Blob | null) => void>();
const kept: HTMLImageElement[] = []; // so that the browser has them at hand whenever one is shown
let broken = false; // whether the browser refused
let worker: Worker | undefined;
let last = 0;

export const hasEasel = (): boolean => !broken && "Worker" in globalThis && "OffscreenCanvas" in globalThis;

/** The address of the bitmap; empty where there can be none. */
export async function bitmapOf(sheet: Sheet): Promise<string> {
  if (!hasEasel()) return "";
  const bitmap = await new Promise<Blob | null>((resolve) => {
    last += 1;
    orders.set(last, resolve);
    const sharp = Math.min(devicePixelRatio, SHARPEST);
    (worker ??= opened()).postMessage({ number: last, sheet, sharp } satisfies Order);
  });
  return bitmap ? decoded(URL.createObjectURL(bitmap)) : "";
}

function opened(): Worker {
  const easel = new Worker(new URL("./easel.worker.ts", import.meta.url), { type: "module" });
  easel.onmessage = ({ data: { number, bitmap } }: MessageEvent<Done>) => {
    orders.get(number)?.(bitmap);
    orders.delete(number);
  };
  easel.onerror = () => {
    broken = true;
    for (const resolve of orders.values()) resolve(null);
    orders.clear();
  };
  return easel;
}

async function decoded(address: string): Promise<string> {
  const image = new Image();
  image.src = address;
  await image.decode();
  kept.push(image);
  return address;
}
