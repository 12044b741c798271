/** Numbers out of a view, whose cells are null where the reader may not see. */
import type { Cells } from "../../messages.ts";

type View = Readonly<Record<string, Cells>>;

export const NOTHING = -1;

export function number(view: View, field: string): number | null {
  const cells = view[field];
  return typeof cells === "number" ? cells : null;
}

export function rows(view: View, field: string): readonly Cells[] {
  const cells = view[field];
  return Array.isArray(cells) ? cells : [];
}

export function cell(view: View, field: string, at: number): number | null {
  const found = rows(view, field)[at];
  return typeof found === "number" ? found : null;
}

/** A row of numbers, or null where any of it is hidden. */
export function row(view: View, field: string, at: number): number[] | null {
  const found = rows(view, field)[at];
  if (!Array.isArray(found)) return null;
  const seen = found.filter((one): one is number => typeof one === "number");
  return seen.length === found.length ? seen : null;
}

/** A player, a colour: a number, or null for nobody and nothing. */
export const orNothing = (given: number | null): number | null => (given === NOTHING ? null : given);
