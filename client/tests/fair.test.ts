import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { pause } from "../src/connection/backoff.ts";
import { commandName, hexadecimal, randomHexadecimal } from "../src/connection/names.ts";
import { nonceOf, promiseOf } from "../src/connection/nonce.ts";
import { sha256 } from "../src/connection/sha256.ts";
import { Shelf } from "./around.ts";

const hashed = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

test("our own hash is the real one at every length around a block", () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
    expect(hexadecimal(sha256(bytes))).toBe(hashed(bytes));
  }
});

test("a nonce is promised by the hash of its bytes, with Web Crypto and without", async () => {
  const nonce = randomHexadecimal(32);
  const promised = hashed(Uint8Array.from(Buffer.from(nonce, "hex")));
  expect(await promiseOf(nonce)).toBe(promised);
  expect(await promiseOf(nonce, null)).toBe(promised);
});

test("a seat keeps its nonce after the page was closed", () => {
  const shelf = new Shelf();
  const nonce = nonceOf("t", 1, shelf);
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(nonceOf("t", 1, shelf)).toBe(nonce);
  expect(nonceOf("t", 2, shelf)).not.toBe(nonce);
});

test("names of commands are such as the server takes, and never the same", () => {
  expect(commandName()).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(commandName()).not.toBe(commandName());
});

test("pauses grow, are never long, and differ", () => {
  expect(pause(0, () => 0)).toBe(200);
  expect(pause(3, () => 1)).toBe(3200);
  expect(pause(50, () => 1)).toBe(12_000);
});
