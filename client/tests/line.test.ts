import { beforeEach, expect, test, vi } from "vitest";

import { Line, type LineState } from "../src/connection/line.ts";
import { promiseOf } from "../src/connection/nonce.ts";
import type { Frame, FromServer, Play } from "../src/messages.ts";
import { Around, now, welcome } from "./around.ts";

const frame = (number: number): Frame => ({ number, kind: "played", seat: 0, steps: [], to: null, secret: null, late: false });
const play: Play = { type: "play", id: "0123456789", number: 3, moves: ["a"] };

let around: Around;
let heard: FromServer[];
let states: LineState[];
let line: Line;

beforeEach(() => {
  around = new Around();
  heard = [];
  states = [];
  line = new Line("t", 0, "nl", "https://club", around, {
    heard: (message) => heard.push(message),
    changed: (state) => states.push(state),
  });
  line.connect();
  around.socket.onopen?.();
});

test("the first thing said is who joins, for which seat, in which language", () => {
  expect(around.addresses).toEqual(["wss://club/api/tables/t/socket?language=nl"]);
  expect(around.socket.said).toEqual([{ type: "join", seat: 0, last: 0, language: "nl" }]);
  around.socket.tell(welcome());
  expect(states).toEqual(["connecting", "open"]);
});

test("after a lost line it joins again with the last number seen, later each time", () => {
  around.socket.tell(welcome({ missed: [frame(1), frame(2)] }));
  around.socket.tell({ type: "happened", frames: [frame(3)], now: now() });
  around.socket.onclose?.();
  expect(states.at(-1)).toBe("lost");
  expect(around.sockets).toHaveLength(1);
  around.pass(400);
  around.socket.onopen?.();
  expect(around.socket.said).toEqual([{ type: "join", seat: 0, last: 3, language: "nl" }]);
  around.socket.onclose?.();
  around.pass(390);
  expect(around.sockets).toHaveLength(2);
  around.pass(410);
  expect(around.sockets).toHaveLength(3);
});

test("a command that was not answered is sent again under the same name, an answered one is not", () => {
  around.socket.tell(welcome());
  line.order(play);
  line.order({ ...play, id: "answered00" });
  around.socket.tell({ type: "done", id: "answered00", number: 4, pending: false });
  around.socket.onclose?.();
  around.pass(400);
  around.socket.onopen?.();
  around.socket.tell(welcome());
  expect(around.socket.said.slice(1)).toEqual([play]);
  around.socket.tell({ type: "refused", id: play.id, sentence: "The table has moved on.", rule: null });
  around.socket.onclose?.();
  around.pass(400);
  around.socket.onopen?.();
  around.socket.tell(welcome());
  expect(around.socket.kinds()).toEqual(["join"]);
});

test("what is ordered while the line is down goes off when it is back", () => {
  line.order(play);
  expect(around.socket.kinds()).toEqual(["join"]);
  around.socket.tell(welcome());
  expect(around.socket.kinds()).toEqual(["join", "play"]);
});

test("a nonce is promised, and shown only when it is time", async () => {
  around.socket.tell(welcome({ now: null }));
  around.socket.tell({ type: "opening", fair_hash: "", committed: [], revealed: [], reveal: false });
  await vi.waitFor(() => expect(around.socket.kinds()).toContain("commit"));
  around.socket.tell({ type: "opening", fair_hash: "", committed: [0], revealed: [], reveal: false });
  expect(around.socket.kinds()).not.toContain("reveal");
  around.socket.tell({ type: "opening", fair_hash: "", committed: [0], revealed: [], reveal: true });
  const [, commit, reveal] = around.socket.said;
  if (commit?.type !== "commit" || reveal?.type !== "reveal") throw new Error("both are said");
  expect(await promiseOf(reveal.nonce)).toBe(commit.hash);
});

test("silence is asked about, and a dead line is given up", () => {
  around.socket.tell(welcome());
  around.pass(20_000);
  expect(around.socket.kinds()).toEqual(["join", "ping"]);
  around.socket.tell({ type: "pong" });
  around.pass(24_000);
  expect(states.at(-1)).toBe("open");
  around.pass(1_000);
  expect(states.at(-1)).toBe("lost");
});

test("whoever has said something and hears nothing asks sooner, as does one whose browser sees no network", () => {
  around.socket.tell(welcome());
  line.order(play);
  around.pass(3_000);
  expect(around.socket.kinds()).toEqual(["join", "play", "ping"]);
  around.socket.tell({ type: "pong" });
  line.doubt();
  expect(around.socket.kinds()).toEqual(["join", "play", "ping", "ping"]);
  around.pass(5_000);
  expect(states.at(-1)).toBe("lost");
});

test("when the table is gone nobody tries again", () => {
  around.socket.tell({ type: "trouble", code: "gone", sentence: "There is no such table." });
  expect(states.at(-1)).toBe("ended");
  around.pass(100_000);
  expect(around.sockets).toHaveLength(1);
  expect(around.socket.closed).toBe(true);
});

test("another seat or language is told everything again", () => {
  around.socket.tell(welcome({ missed: [frame(1)] }));
  line.lookAs(1, "fr");
  expect(around.socket.said.at(-1)).toEqual({ type: "join", seat: 1, last: 0, language: "fr" });
});
