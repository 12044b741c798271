/** Paints a sheet of strokes on a canvas; it knows nothing of the page, so that a worker can do it. */
import type { Hatching, Sheet, Stroke, Tiles, Words } from "./strokes.ts";

type Canvas = OffscreenCanvasRenderingContext2D;

const USUAL_MITER = 4; // of drawings; a canvas has another

export function paint(canvas: Canvas, { box: [left, top, wide, high], strokes }: Pick<Sheet, "box" | "strokes">): void {
  const scale = canvas.canvas.width / wide;
  for (const stroke of strokes) {
    canvas.setTransform(scale, 0, 0, canvas.canvas.height / high, -left * scale, (-top * canvas.canvas.height) / high);
    canvas.transform(...stroke.at);
    if (typeof stroke.shape === "string") drawn(canvas, stroke, new Path2D(stroke.shape));
    else written(canvas, stroke, stroke.shape);
  }
}

function drawn(canvas: Canvas, stroke: Stroke, path: Path2D): void {
  if (stroke.under) outlined(canvas, stroke, path);
  filled(canvas, stroke, path);
  if (!stroke.under) outlined(canvas, stroke, path);
}

function filled(canvas: Canvas, { fill, filled, rule, hatching, tiles }: Stroke, path: Path2D): void {
  if (fill === "none") return;
  [canvas.fillStyle, canvas.globalAlpha] = [tiles ? tiled(canvas, tiles) : fill, filled];
  if (hatching) hatched(canvas, path, hatching);
  else canvas.fill(path, rule);
}

function outlined(canvas: Canvas, { line, lined, thick, cap, join, dash }: Stroke, path: Path2D): void {
  if (line === "none" || !thick) return;
  [canvas.strokeStyle, canvas.globalAlpha, canvas.lineWidth] = [line, lined, thick];
  [canvas.lineCap, canvas.lineJoin, canvas.miterLimit] = [cap, join, USUAL_MITER];
  canvas.setLineDash([...dash]);
  canvas.stroke(path);
}

function written(canvas: Canvas, stroke: Stroke, { text, font, align, x, y }: Words): void {
  [canvas.fillStyle, canvas.globalAlpha] = [stroke.fill, stroke.filled];
  [canvas.font, canvas.textAlign] = [font, align];
  canvas.fillText(text, x, y);
}

const FAR = 256; // further than any drawing is wide

/** Lines of its colour across the whole plane, seen through the shape. */
function hatched(canvas: Canvas, path: Path2D, { first, apart, thick, turned }: Hatching): void {
  canvas.save();
  canvas.clip(path);
  canvas.rotate((turned * Math.PI) / 180);
  const lines = Math.ceil(FAR / apart);
  for (let line = -lines; line <= lines; line += 1) canvas.fillRect(-FAR, line * apart + first - thick / 2, 2 * FAR, thick);
  canvas.restore();
}

/** One tile as large as it will be seen, to fill with; nothing where the browser has none. */
function tiled(canvas: Canvas, { wide, high, strokes }: Tiles): CanvasPattern | string {
  const { a: across, d: down } = canvas.getTransform();
  const tile = new OffscreenCanvas(Math.ceil(wide * across), Math.ceil(high * down));
  const brush = tile.getContext("2d");
  if (brush) paint(brush, { box: [0, 0, wide, high], strokes });
  const pattern = canvas.createPattern(tile, "repeat");
  pattern?.setTransform(new DOMMatrix([wide / tile.width, 0, 0, high / tile.height, 0, 0]));
  return pattern ?? "transparent";
}
