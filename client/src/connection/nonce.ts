/** This seat's part in the dice: a nonce, promised by its hash before anybody shows his. */
import { hexadecimal, randomHexadecimal } from "./names.ts";
import { sha256 } from "./sha256.ts";

export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The nonce of a seat, the same after the page was closed: what was promised must be kept. */
export function nonceOf(table: string, seat: number, shelf: Shelf): string {
  const key = `nonce ${table} ${seat}`;
  const kept = shelf.getItem(key);
  if (kept && /^[0-9a-f]{64}$/.test(kept)) return kept;
  const made = randomHexadecimal(32);
  shelf.setItem(key, made);
  return made;
}

export async function promiseOf(nonce: string, subtle: SubtleCrypto | null = crypto.subtle ?? null): Promise<string> {
  const bytes = Uint8Array.from(nonce.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hexadecimal(subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : sha256(bytes));
}
