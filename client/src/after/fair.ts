/** The table's stream of chance, derived again from its secret and the seats' nonces: the same as the server's. */
import { sha256 } from "../connection/sha256.ts";
import { hexadecimal } from "../connection/names.ts";

const BLOCK = 64;
const TICKETS = 1n << 256n;

export const bytesOf = (word: string): Uint8Array =>
  Uint8Array.from(word.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export const digestOf = (word: string): string => hexadecimal(sha256(bytesOf(word)));

/** Whether what is shown now is what was promised. */
export const keptWord = (promise: string, word: string): boolean =>
  /^[0-9a-f]{64}$/.test(word) && digestOf(word) === promise;

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(padded.map((byte) => byte ^ 0x36), message));
  return sha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

export class Fair {
  readonly #secret: Uint8Array;
  readonly #begin: string;

  constructor(secret: string, table: string, nonces: readonly string[]) {
    this.#secret = bytesOf(secret);
    this.#begin = [table, ...nonces].join("|");
  }

  /** What the stream gives at a place, for these weights. */
  at(counter: number, weights: readonly number[]): number {
    const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
    const fair = TICKETS - (TICKETS % total);
    let attempt = 0;
    let ticket = this.#ticket(counter, attempt);
    while (ticket >= fair) ticket = this.#ticket(counter, (attempt += 1)); // it would not be fair to everybody
    let left = Number(ticket % total);
    return weights.findIndex((weight) => (left -= weight) < 0);
  }

  #ticket(counter: number, attempt: number): bigint {
    const message = new TextEncoder().encode(`${this.#begin}|${counter}|${attempt}`);
    return BigInt(`0x${hexadecimal(hmac(this.#secret, message))}`);
  }
}
