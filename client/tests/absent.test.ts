/** Somebody leaves the table, and the others wait for him. */
import { expect, test } from "vitest";

import type { SeatInfo } from "../src/messages.ts";
import { Absences, missed } from "../src/table/absent.ts";
import { now } from "./around.ts";

const friend = (here: boolean, changes: Partial<SeatInfo> = {}): SeatInfo[] => [
  { seat: 0, kind: "person", name: "Emmy", bot: null, here: true, yours: true },
  { seat: 1, kind: "person", name: "Ben", bot: null, here, yours: false, ...changes },
];

test("whoever leaves is waited for a minute, and a line that comes back in time begins anew", () => {
  const absences = new Absences();
  expect(absences.look(friend(true), true, 0)).toEqual({ gone: [], again: null });
  expect(absences.look(friend(false), true, 1_000)).toEqual({ gone: [], again: 60_000 });
  absences.look(friend(true), true, 30_000);
  expect(absences.look(friend(false), true, 40_000)).toEqual({ gone: [], again: 60_000 });
  expect(absences.look(friend(false), true, 100_000)).toEqual({ gone: [1], again: null });
});

test("whoever had left a game before one came is not waited for anew, but at a new table he is", () => {
  expect(new Absences().look(friend(false), true, 0).gone).toEqual([1]);
  const early = new Absences();
  early.look([], false, 0); // the table has not answered yet
  expect(early.look(friend(false), true, 0).gone).toEqual([1]);
  expect(new Absences().look(friend(false), false, 0)).toEqual({ gone: [], again: 60_000 });
});

test("a bot or a seat of this device is never gone", () => {
  expect(new Absences().look(friend(false, { bot: "member" }), true, 0).gone).toEqual([]);
  expect(new Absences().look(friend(false, { yours: true }), true, 0).gone).toEqual([]);
  expect(new Absences().look(friend(false, { kind: "open" }), true, 0).gone).toEqual([]);
});

test("only who owes something is missed", () => {
  expect(missed([1, 2, 3], now({ to_act: [0, 1, 2], locked: [2] }))).toEqual([1]);
  expect(missed([1], null)).toEqual([]);
});
