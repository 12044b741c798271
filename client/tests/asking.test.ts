/** One asks, the others agree or not. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Asked, Frame, FromServer, SeatInfo } from "../src/messages.ts";
import { sceneOf } from "../src/table/scene.ts";
import { Session } from "../src/table/session.svelte.ts";
import { Around, now, table, welcome } from "./around.ts";

const seats: SeatInfo[] = ["Emmy", "Ben", "Cas", "Dot"].map((name, seat) => ({
  seat,
  kind: seat === 3 ? "bot" : "person",
  name,
  bot: seat === 3 ? "member" : null,
  here: true,
  yours: seat === 0,
}));
const ask = (changes: Partial<Asked> = {}): Asked => ({
  type: "asked",
  id: "ask",
  seat: 0,
  what: "take_back",
  to: 2,
  agreed: [],
  closed: false,
  ...changes,
});
const played = (number: number, seat: number): Frame => ({ number, kind: "played", seat, steps: [], to: null, secret: null, late: false });
const state = (name: "running" | "paused"): FromServer => ({ type: "seats", table: { ...table, state: name }, seats });

let around: Around;
let session: Session;
const tell = (message: FromServer): void => around.socket.tell(message);
const orders = (): string[] => around.socket.kinds().filter((kind) => kind === "take_back");

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  around = new Around();
  session = new Session("t", 0, "en", "https://club", around);
  session.connect();
  around.socket.onopen?.();
  tell(welcome({ seats, missed: [played(3, 0), played(4, 1)], now: now({ number: 4 }) }));
});

test("whoever asks sees whom he waits for, and asks once", () => {
  session.undo();
  session.undo();
  tell(ask());
  session.undo();
  expect(orders()).toHaveLength(1);
  const own = session.asking.own;
  expect(own && session.asking.awaited(own)).toEqual([1, 2]);
  tell(ask({ agreed: [2] }));
  expect(session.asking.own && session.asking.awaited(session.asking.own)).toEqual([1]);
});

test("a refusal is told until it has been read and something happens, and one may ask again", () => {
  vi.useFakeTimers();
  session.undo();
  tell(ask());
  const sent = around.socket.said.at(-1);
  tell({ type: "done", id: sent && "id" in sent ? sent.id : "", number: 4, pending: true });
  tell(ask({ closed: true }));
  expect([session.asking.own, session.asking.declined]).toEqual([null, "take_back"]);
  session.undo();
  expect(orders()).toHaveLength(2);
  tell({ type: "happened", frames: [played(5, 1)], now: now({ number: 5 }) });
  expect(session.asking.declined).toBe("take_back");
  vi.advanceTimersByTime(6_000);
  tell({ type: "happened", frames: [played(6, 1)], now: now({ number: 6 }) });
  expect(session.asking.declined).toBe("");
});

test("what all agree to, or what the table has left behind, is no refusal", () => {
  tell(ask());
  tell(ask({ agreed: [1, 2], closed: true }));
  expect(session.asking.declined).toBe("");
  tell(ask());
  tell({ type: "happened", frames: [played(5, 1)], now: now({ number: 5 }) });
  tell(ask({ closed: true }));
  expect(session.asking.declined).toBe("");
});

test("whoever is asked again forgets the first question, and a bot's stand-in is not asked", () => {
  tell(ask({ id: "one", seat: 1 }));
  tell(ask({ id: "two", seat: 1, what: "pause" }));
  expect(session.asking.others.map((one) => one.id)).toEqual(["two"]);
  tell({ type: "seats", table, seats: seats.map((info) => ({ ...info, bot: info.seat === 0 ? "member" : info.bot })) });
  expect(session.asking.others).toEqual([]);
});

test("a line that comes back is told anew what is open", () => {
  tell(ask({ id: "gone", seat: 1 }));
  tell(welcome({ seats }));
  expect(session.asking.open).toEqual([]);
});

test("in a pause nothing is one's turn, and what was wrong before it is forgotten after it", () => {
  session.story.box = { names: {}, scenery: {} };
  tell(state("paused"));
  expect([session.mine, sceneOf(session, session.story.box, [])?.choices, sceneOf(session, session.story.box, [])?.busy]).toEqual([false, [], true]);
  session.choose("a");
  expect(around.socket.kinds()).toEqual(["join"]);
  tell({ type: "trouble", code: "paused", sentence: "The table is having a pause." });
  tell(state("running"));
  expect([session.mine, session.trouble]).toEqual([true, ""]);
});

test("what was refused is of no interest when it has been read and the game has gone on", () => {
  vi.useFakeTimers();
  tell({ type: "trouble", code: "bad_message", sentence: "Not now." });
  tell({ type: "happened", frames: [played(5, 1)], now: now({ number: 5 }) });
  expect(session.trouble).toBe("Not now.");
  vi.advanceTimersByTime(6_000);
  tell({ type: "happened", frames: [played(6, 1)], now: now({ number: 6 }) });
  expect(session.trouble).toBe("");
});
