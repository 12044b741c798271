import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { bytesOf, Fair, hmac } from "../src/after/fair.ts";
import { remembered, rememberPromise } from "../src/after/remembered.ts";
import { countsOf, tellingOf } from "../src/after/turning.ts";
import { type Exported, verify } from "../src/after/verify.ts";
import { de } from "../src/after/words/de.ts";
import { en } from "../src/after/words/en.ts";
import { fr } from "../src/after/words/fr.ts";
import { nl } from "../src/after/words/nl.ts";
import { hexadecimal } from "../src/connection/names.ts";
import type { Frame } from "../src/messages.ts";
import { Shelf } from "./around.ts";

const read = (name: string): Exported =>
  JSON.parse(readFileSync(new URL(`../../tests/old_games/${name}.json`, import.meta.url), "utf8")) as Exported;
const drawOf = (game: Exported, event: number, deed: number): [number, number[], number] => {
  const draw = game.events[event]?.deeds?.[deed]?.draw;
  if (!draw) throw new Error("no draw there");
  return draw;
};

describe.each(Object.entries({ nl, de, fr }))("%s", (_, words) => {
  test("has every key, the same gaps, and nothing empty", () => {
    const gaps = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [key, sentence] of Object.entries(en)) {
      expect(gaps(words[key as keyof typeof en]), key).toEqual(gaps(sentence));
      expect(words[key as keyof typeof en].trim(), key).not.toBe("");
    }
  });
});

test("our HMAC is the real one, also with a key longer than a block", () => {
  for (const length of [0, 32, 64, 65, 200]) {
    const key = Uint8Array.from({ length }, (_, index) => (index * 7) % 256);
    const message = new TextEncoder().encode(`message ${length}`);
    expect(hexadecimal(hmac(key, message))).toBe(createHmac("sha256", key).update(message).digest("hex"));
  }
});

test("a choice without weight is never drawn", () => {
  const fair = new Fair("ab".repeat(32), "t", ["cd".repeat(32)]);
  expect(bytesOf("0aff")).toEqual(Uint8Array.of(10, 255));
  const drawn = Array.from({ length: 200 }, (_, counter) => fair.at(counter, [0, 1, 0, 2]));
  expect(new Set(drawn)).toEqual(new Set([1, 3]));
});

test.each(["figaro-1", "adel-2", "catan-1", "bids-1"])("every draw of a real game is derived again: %s", (name) => {
  const verdict = verify(read(name));
  expect(verdict.difference).toBeNull();
  expect(verdict.draws).toBeGreaterThan(0);
});

test("whatever was changed afterwards is found and named", () => {
  const changed = (change: (game: Exported) => void): string | undefined => {
    const game = read("catan-1");
    change(game);
    return verify(game).difference?.key;
  };
  const last = (game: Exported) => game.events.at(-1) ?? { secret: "" };
  expect(changed((game) => (last(game).secret = "00".repeat(32)))).toBe("differs_secret");
  expect(changed((game) => (last(game).secret = "no"))).toBe("differs_secret");
  expect(changed((game) => (game.setup.commitments[1] = "0".repeat(64)))).toBe("differs_nonce");
  expect(changed((game) => game.events[0]?.nonces?.pop())).toBe("differs_nonce");
  expect(changed((game) => game.events.splice(1, 1))).toBe("differs_order");
  expect(changed((game) => (drawOf(game, 0, 3)[0] = 9))).toBe("differs_turn");
  expect(changed((game) => drawOf(game, 0, 3)[1].fill(0))).toBe("differs_weights");
  expect(changed((game) => (drawOf(game, 0, 3)[2] += 1))).toBe("differs_draw");
});

test("the first draw that differs is told by its number and move", () => {
  const game = read("figaro-1");
  drawOf(game, 0, 5)[2] += 1;
  const { draws, difference } = verify(game);
  expect(draws).toBe(5);
  expect(difference).toEqual({
    key: "differs_draw",
    values: { draw: 6, move: game.events[0]?.deeds?.[5]?.move, number: 1 },
  });
});

test("what this device was shown and gave itself must be what was used", () => {
  const game = read("figaro-1");
  const shelf = new Shelf();
  rememberPromise("t", game.setup.secret_hash, shelf);
  rememberPromise("t", "another, later", shelf);
  shelf.setItem("nonce t 1", game.events[0]?.nonces?.[1] ?? "");
  const kept = remembered("t", [1, 2], shelf);
  expect(kept).toEqual({ promise: game.setup.secret_hash, nonces: [game.events[0]?.nonces?.[1]] });
  expect(verify(game, kept).difference).toBeNull();
  expect(verify(game, { ...kept, promise: "other" }).difference?.key).toBe("differs_promise");
  expect(verify(game, { ...kept, nonces: ["00".repeat(32)] }).difference?.key).toBe("differs_own_nonce");
});

test("the same deal again comes from the stream of the table before", () => {
  const game = read("bids-1");
  const dealt = structuredClone(game);
  dealt.setup.deal = {
    table: game.setup.table,
    secret: game.events.at(-1)?.secret ?? "",
    nonces: game.events[0]?.nonces ?? [],
  };
  dealt.setup.table = "another table";
  const [started, ...others] = dealt.events;
  const end = others.at(-1);
  if (!started || !end) throw new Error("an empty game");
  dealt.events = [started, { ...end, number: 2 }];
  expect(verify(dealt).difference).toBeNull();
});

test("a turn of the tide is told by what seldom happens, in the order in which it did", () => {
  const frame = (number: number, ...events: string[]): Frame => ({
    number,
    kind: "played",
    seat: 0,
    steps: [{ player: 0, move: "", words: "", notes: events.map((event) => ({ event, numbers: [], words: `${event}!` })) }],
    to: null,
    secret: null,
    late: false,
  });
  const frames = [frame(1, "ready", "ready", "turns", "steals", "turns"), frame(2, "ready", "jailed", "jailed")];
  const counts = countsOf(frames);
  expect(counts.get("ready")).toBe(3);
  expect(tellingOf(frames, counts, 2)).toEqual(["turns!", "steals!"]);
  expect(tellingOf(frames.slice(1), counts, 2)).toEqual(["ready!", "jailed!"]);
  expect(tellingOf([], counts, 2)).toEqual([]);
});
