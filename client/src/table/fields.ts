/** The fields of a view for a table of numbers: one column for each seat where a field has a row for each. */
import type { Cells } from "../messages.ts";

export interface SeatField {
  name: string;
  columns: string[];
}

export function seatFields(view: Record<string, Cells>, seats: number): SeatField[] {
  return Object.entries(view).flatMap(([name, cells]) =>
    Array.isArray(cells) && cells.length === seats ? [{ name: title(name), columns: cells.map(shown) }] : [],
  );
}

export function otherFields(view: Record<string, Cells>, seats: number): { name: string; value: string }[] {
  return Object.entries(view).flatMap(([name, cells]) =>
    Array.isArray(cells) && cells.length === seats ? [] : [{ name: title(name), value: shown(cells) }],
  );
}

export function shown(cells: Cells): string {
  if (cells === null) return "?";
  if (!Array.isArray(cells)) return String(cells);
  if (cells.length && cells.every((cell) => cell === null)) return "?";
  return cells.map(shown).join(cells.some(Array.isArray) ? " | " : " ");
}

const title = (name: string): string => name.replaceAll("_", " ");
