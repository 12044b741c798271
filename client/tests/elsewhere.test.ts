/** Turns at other tables, heard of at this one. */
import { beforeEach, expect, test } from "vitest";

import type { Notice } from "../src/messages.ts";
import { elsewhere } from "../src/table/elsewhere.svelte.ts";
import { Session } from "../src/table/session.svelte.ts";
import { Around, welcome } from "./around.ts";

const call = (table: string, number = 1): Notice => ({ type: "notice", table, seat: 0, number, words: `Your turn at ${table}.` });
const tables = (): string[] => elsewhere.calls.map((one) => `${one.table} ${one.number}`);
let around: Around;

beforeEach(() => {
  around = new Around();
  const session = new Session("t", 0, "en", "https://club", around);
  session.connect();
  around.socket.onopen?.();
  around.socket.tell(welcome());
  for (const { table } of elsewhere.calls) elsewhere.drop(table);
});

test("a turn at another table calls, once for each table, until somebody goes there", () => {
  const before = elsewhere.heard;
  around.socket.tell(call("u"));
  around.socket.tell(call("v"));
  around.socket.tell(call("u", 5));
  expect([tables(), elsewhere.heard - before]).toEqual([["v 1", "u 5"], 3]);
  elsewhere.drop("u");
  expect(tables()).toEqual(["v 1"]);
});

test("a turn at this table calls nobody to where he is", () => {
  around.socket.tell(call("t"));
  expect(tables()).toEqual([]);
});

test("where it is no turn of one's own any more, nothing calls", () => {
  around.socket.tell(call("u"));
  around.socket.tell(call("v"));
  elsewhere.keep(["v", "w"]);
  expect(tables()).toEqual(["v 1"]);
});
