/** Where players sit: clockwise around the tiles, the reader in front, his left neighbour on the left. */

/** All seats clockwise, beginning left of one of them, who comes last. */
export function clockwise(seats: number, from: number): number[] {
  return Array.from({ length: seats }, (_, step) => (from + 1 + step) % seats);
}

export const COLUMNS = 60; // two to five places share a row evenly
const THIRD = COLUMNS / 3;

const area = (line: number, first: number, wide: number): string => `${line} / ${first} / auto / span ${wide}`;

/** Where there is room: all others in one row, below it the reader and the tiles. */
export function rowPlace(order: number | "tiles", seats: number): string {
  if (order === "tiles") return area(2, 2 * THIRD + 1, THIRD);
  if (order === seats - 1) return area(2, 1, 2 * THIRD);
  const wide = COLUMNS / (seats - 1);
  return area(1, order * wide + 1, wide);
}

/** Where there is little: a ring of three columns, the tiles in its middle.  Four and fewer have room anyway. */
export function ringPlace(order: number | "tiles", seats: number): string {
  if (seats < 5) return rowPlace(order, seats);
  if (order === "tiles") return area(2, THIRD + 1, THIRD);
  if (order === seats - 1) return area(3, 1, COLUMNS);
  if (order === 0) return area(2, 1, THIRD);
  if (order === seats - 2) return area(2, 2 * THIRD + 1, THIRD);
  const across = seats - 3;
  return area(1, (COLUMNS - across * THIRD) / 2 + (order - 1) * THIRD + 1, THIRD);
}
