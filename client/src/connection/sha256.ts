/** SHA-256 for pages without Web Crypto: browsers withhold it from plain http, as phones at home use it. */
const firstPrimes = (count: number): number[] => {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
};
const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;

const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const at = (words: ArrayLike<number>, index: number): number => words[index] as number;

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const bytes = new DataView(padded.buffer);
  bytes.setUint32(padded.length - 4, message.length * 8);
  const state = Int32Array.from(START);
  for (let offset = 0; offset < padded.length; offset += 64) block(state, bytes, offset);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, index) => out.setInt32(index * 4, word));
  return digest;
}

function block(state: Int32Array, bytes: DataView, offset: number): void {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = bytes.getInt32(offset + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const [near, far] = [at(words, i - 2), at(words, i - 15)];
    const mixedNear = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    const mixedFar = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    words[i] = (at(words, i - 16) + mixedFar + at(words, i - 7) + mixedNear) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const choose = (e & f) ^ (~e & g);
    const major = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choose + at(ROUNDS, i) + at(words, i)) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + major) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (at(state, index) + word) | 0;
  });
}
