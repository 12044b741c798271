/** What this device remembers of a table, so that nobody can promise something else afterwards. */
import type { Shelf } from "../connection/nonce.ts";
import type { Remembered } from "./verify.ts";

const keyOf = (table: string): string => `promise ${table}`;

/** Keep the hash of the secret as it was first shown. */
export function rememberPromise(table: string, promise: string, shelf: Shelf): void {
  if (shelf.getItem(keyOf(table)) === null) shelf.setItem(keyOf(table), promise);
}

export function remembered(table: string, seats: readonly number[], shelf: Shelf): Remembered {
  const nonces = seats.map((seat) => shelf.getItem(`nonce ${table} ${seat}`)).filter((nonce) => nonce !== null);
  return { promise: shelf.getItem(keyOf(table)), nonces };
}
