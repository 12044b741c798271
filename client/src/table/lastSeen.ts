/** How far a reader has followed each table on this device. */
import type { Shelf } from "../connection/nonce.ts";

const place = (table: string): string => `seen ${table}`;

export function seenUpTo(table: string, shelf: Shelf): number {
  return Number(shelf.getItem(place(table))) || 0;
}

export function keepSeen(table: string, number: number, shelf: Shelf): void {
  if (number > seenUpTo(table, shelf)) shelf.setItem(place(table), String(number));
}
