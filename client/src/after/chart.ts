/** The curve as lines in a box one unit high: stacked bands would hide who leads. */
import type { Curve } from "../messages.ts";

export interface Line {
  seat: number;
  path: string;
  end: { x: number; y: number };
}

export const WIDE = 600;
export const HIGH = 200;

export const across = (number: number, last: number): number => (last <= 1 ? 0 : ((number - 1) / (last - 1)) * WIDE);
export const down = (share: number): number => (1 - share) * HIGH;

export function linesOf(curve: Curve, seats: number, last: number): Line[] {
  return Array.from({ length: seats }, (_, seat) => {
    const places = curve.points.map((point) => ({ x: across(point.number, last), y: down(point.shares[seat] ?? 0) }));
    return {
      seat,
      path: places.map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join(""),
      end: places.at(-1) ?? { x: 0, y: HIGH },
    };
  });
}

/** The point of the curve that is nearest before or at a move. */
export function pointAt(curve: Curve, number: number): Curve["points"][number] | null {
  return curve.points.findLast((point) => point.number <= number) ?? null;
}

/** The number of the last point before a move; in a long game there is not one for every move. */
export const before = (curve: Curve, number: number): number => pointAt(curve, number - 1)?.number ?? 0;

/** The move under a place in the picture. */
export const numberAt = (share: number, last: number): number =>
  Math.max(1, Math.min(last, Math.round(share * (last - 1)) + 1));
