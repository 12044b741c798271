/** The easel itself: what it is given it paints beside the page, and answers with the bitmap. */
import { paint } from "./brush.ts";
import type { Sheet } from "./strokes.ts";

export interface Order {
  readonly number: number;
  readonly sheet: Sheet;
  readonly sharp: number; // pixels of the bitmap for one of the page
}

export interface Done {
  readonly number: number;
  readonly bitmap: Blob | null; // none where it could not be painted
}

const page = globalThis as unknown as Worker; // what is said here is heard there
let easel: OffscreenCanvas | undefined; // one for all

page.onmessage = async ({ data: { number, sheet, sharp } }: MessageEvent<Order>): Promise<void> => {
  const bitmap = await painted(sheet, Math.ceil(sheet.wide * sharp)).catch(() => null);
  page.postMessage({ number, bitmap } satisfies Done);
};

async function painted(sheet: Sheet, width: number): Promise<Blob> {
  const [, , wide, high] = sheet.box;
  easel ??= new OffscreenCanvas(width, width);
  [easel.width, easel.height] = [width, Math.ceil((width * high) / wide)]; // which wipes it
  const canvas = easel.getContext("2d");
  if (canvas) paint(canvas, sheet);
  return easel.convertToBlob(); // of what is on it now, whoever comes next
}
