import { beforeEach, expect, test } from "vitest";

import type { Choice, Frame, FromServer, Now, Play } from "../src/messages.ts";
import { Session } from "../src/table/session.svelte.ts";
import { Around, choice, now, seats, table, welcome } from "./around.ts";

let around: Around;
let session: Session;

beforeEach(() => {
  around = new Around();
  session = new Session("t", 0, "en", "https://club", around);
  session.connect();
  around.socket.onopen?.();
  around.socket.tell(welcome());
});

/** The name of the last question about these moves. */
function asked(moves: readonly string[]): string {
  const question = around.socket.said.findLast(
    (message) => message.type === "consider" && message.moves.join() === moves.join(),
  );
  return question && "id" in question ? question.id : "";
}

const tell = (message: FromServer): void => around.socket.tell(message);
const options = (moves: string[], legal: Choice[], complete: boolean): FromServer => ({
  type: "options",
  id: asked(moves),
  moves,
  legal,
  complete,
});
const lastPlay = (): Play | undefined => around.socket.said.findLast((message) => message.type === "play");

test("a whole move goes off as soon as the server has said that it is one", () => {
  session.choose("a");
  expect(around.socket.said.at(-1)).toMatchObject({ type: "consider", moves: ["a"] });
  tell(options(["a"], [choice("c")], true));
  expect(lastPlay()).toMatchObject({ number: 3, moves: ["a"] });
});

test("a move that is known to be whole goes off at once, unless moves are collected", () => {
  around.socket.tell({ type: "happened", frames: [], now: now({ legal: [{ ...choice("a"), whole: true }] }) });
  session.drafting.collecting = true;
  session.choose("a");
  expect(around.socket.said.at(-1)).toMatchObject({ type: "consider", moves: ["a"] });
  session.drafting.collecting = false;
  session.drafting.startAgain();
  session.choose("a");
  expect(around.socket.said.at(-1)).toMatchObject({ type: "play", number: 3, moves: ["a"] });
});

test("a command of several moves is put together before it goes off", () => {
  session.choose("a");
  tell(options(["a"], [choice("b")], false));
  expect(lastPlay()).toBeUndefined();
  expect(session.choices.map((one) => one.move)).toEqual(["b"]);
  session.choose("b");
  expect(around.socket.said.at(-1)).toMatchObject({ type: "consider", moves: ["a", "b"] });
  tell(options(["a", "b"], [], true));
  expect(lastPlay()?.moves).toEqual(["a", "b"]);
});

test("who collects sends when he likes, and can go one step back", () => {
  session.drafting.collecting = true;
  session.choose("a");
  tell(options(["a"], [choice("b")], true));
  expect(lastPlay()).toBeUndefined();
  session.drafting.stepBack();
  expect(session.drafting.moves).toEqual([]);
  session.choose("a");
  tell(options(["a"], [choice("b")], true));
  session.drafting.send();
  expect(lastPlay()?.moves).toEqual(["a"]);
});

test("who chooses faster than the server answers puts together what he chose", () => {
  session.drafting.collecting = true;
  session.choose("a");
  session.choose("b");
  expect(around.socket.said.at(-1)).toMatchObject({ type: "consider", moves: ["a", "b"] });
  tell(options(["a"], [choice("b")], false));
  expect(session.drafting.considering).toBe(true);
  tell(options(["a", "b"], [], true));
  expect(session.drafting.moves).toEqual(["a", "b"]);
});

test("of two quick choices that are both whole the first is made, and the second is no trouble", () => {
  session.choose("a");
  session.choose("b");
  tell(options(["a"], [], true));
  around.socket.tell({ type: "refused", id: asked(["a", "b"]), sentence: "Too late.", rule: null });
  expect(around.socket.kinds().filter((kind) => kind === "play")).toHaveLength(1);
  expect([lastPlay()?.moves, session.trouble]).toEqual([["a"], ""]);
});

test("what was chosen before starting again comes to nothing", () => {
  session.choose("a");
  session.drafting.startAgain();
  tell(options(["a"], [choice("b")], false));
  expect([session.drafting.moves, session.drafting.considering]).toEqual([[], false]);
});

test("answers go with their questions, in whatever order they come and whatever got lost", () => {
  session.drafting.collecting = true;
  session.choose("a");
  const first = options(["a"], [choice("b")], false);
  session.drafting.startAgain();
  session.choose("x");
  tell(options(["x"], [choice("y")], false));
  expect(session.drafting.moves).toEqual(["x"]);
  tell(first);
  tell({ type: "refused", id: "ask-what-is-forgotten", sentence: "Too late.", rule: null });
  expect([session.drafting.moves, session.drafting.considering, session.trouble]).toEqual([["x"], false, ""]);
});

test("a refusal is shown and nothing is left half done", () => {
  session.choose("a");
  around.socket.tell({ type: "refused", id: asked(["a"]), sentence: "Not now.", rule: null });
  expect([session.trouble, session.drafting.moves, session.sent]).toEqual(["Not now.", [], ""]);
});

test("others are seen to lock in and to think again, and a decision of one's own can be withdrawn", () => {
  around.socket.tell({ type: "happened", frames: [], now: now({ to_act: [0, 1], committed: [choice("a")], locked: [0] }) });
  around.socket.tell({ type: "locked", step: 3, seat: 1 });
  expect(session.now?.locked).toEqual([0, 1]);
  around.socket.tell({ type: "unlocked", step: 3, seat: 1 });
  expect(session.now?.locked).toEqual([0]);
  expect(session.locked).toBe(true);
  session.withdraw();
  expect(around.socket.said.at(-1)).toMatchObject({ type: "withdraw", number: 3 });
});

const played = (number: number, seat: number): Frame => ({ number, kind: "played", seat, steps: [], to: null, secret: null, late: false });

test("who changes the language twice in a moment reads the whole story in the last one", () => {
  const told = (words: string): Frame => ({ ...played(1, 0), steps: [{ player: 0, move: "a", words, notes: [] }] });
  session.lookAs(0, "nl");
  session.lookAs(0, "fr");
  around.socket.tell({ ...welcome(), missed: [told("een kaart")] });
  around.socket.tell({ ...welcome(), missed: [told("une carte")] });
  expect(session.story.frames).toEqual([told("une carte")]);
});

test("who changes the language before the table has answered reads it in the new one", () => {
  const early = new Session("t", 0, "fr", "https://club", around);
  early.connect();
  early.readIn("fr");
  const first = around.socket;
  early.readIn("en");
  expect(around.socket).not.toBe(first);
  around.socket.onopen?.();
  expect(around.socket.said.at(-1)).toMatchObject({ type: "join", language: "en" });
});

test("undo goes back to before one's own last move that still stands", () => {
  around.socket.tell({ type: "happened", frames: [played(4, 0), played(5, 1)], now: now({ number: 5 }) });
  session.undo();
  expect(around.socket.said.at(-1)).toMatchObject({ type: "take_back", number: 5, to: 3 });
});

test("why a move is forbidden is told to who asks, and what was put together stays", async () => {
  session.choose("a");
  tell(options(["a"], [choice("b")], false));
  const why = session.whyNot("x");
  expect(around.socket.said.at(-1)).toMatchObject({ type: "consider", moves: ["a", "x"] });
  around.socket.tell({ type: "refused", id: asked(["a", "x"]), sentence: "Too far.", rule: "g-7" });
  expect(await why).toMatchObject({ sentence: "Too far.", rule: "g-7" });
  expect([session.drafting.moves, session.trouble]).toEqual([["a"], ""]);
  const possible = session.whyNot("b");
  tell(options(["a", "b"], [], true));
  expect(await possible).toBeNull();
  expect([session.drafting.moves, lastPlay()]).toEqual([["a"], undefined]);
});

/** The line is lost and comes back, with the table as it is then. */
function comeBack(changes: Partial<Now> = {}): void {
  around.socket.onclose?.();
  around.pass(400);
  around.socket.onopen?.();
  around.socket.tell(welcome({ now: now(changes) }));
}

test("a choice that was made as the line went is asked about again on the new one, and is made", () => {
  session.choose("a");
  expect(session.drafting.considering).toBe(true);
  comeBack();
  expect(around.socket.said.at(-1)).toMatchObject({ type: "consider", moves: ["a"] });
  tell(options(["a"], [], true));
  expect([lastPlay()?.moves, session.drafting.considering]).toEqual([["a"], false]);
});

test("what was asked about a table that has gone on meanwhile is dropped", async () => {
  session.choose("a");
  const why = session.whyNot("x");
  comeBack({ number: 4 });
  expect(around.socket.kinds()).toEqual(["join"]);
  expect([await why, session.drafting.considering, session.drafting.moves]).toEqual([null, false, []]);
});

test("clocks are kept with when they were told, and muted seats are told to the server", () => {
  around.socket.tell({ type: "clocks", clocks: [{ seat: 0, left: 9, runs: true }] });
  expect(session.clocks.told).toHaveLength(1);
  session.talk.mute(1, true);
  expect(session.talk.muted).toEqual([1]);
  expect(around.socket.said.at(-1)).toEqual({ type: "mute", seat: 1, on: true });
  session.talk.mute(1, false);
  expect(session.talk.muted).toEqual([]);
});

test("places have the board's names as soon as it is there, in moves, in the story and in what is spoken of", () => {
  const laid = choice("lay 3", "lay", [3], "lay at 3");
  const note = { event: "lays", numbers: [3], words: "A lays at 3." };
  const steps = [{ player: 0, move: "lay 3", words: "lay at 3", notes: [note] }];
  around.socket.tell({ type: "happened", frames: [{ ...played(4, 0), steps }], now: now({ number: 4, legal: [laid] }) });
  expect(session.choices[0]?.words).toBe("lay at 3");
  session.story.box = { names: {}, scenery: {} };
  session.story.wordingOf = () => (what) => (what === "lay" || what === "lays" ? { from: "3", to: "the pond" } : null);
  expect(session.choices[0]?.words).toBe("lay at the pond");
  expect(session.story.words("lay 3")).toBe("lay at the pond");
  expect(session.story.frames.at(-1)?.steps[0]?.notes[0]?.words).toBe("A lays at the pond.");
  const best = { choice: laid, win: 0.3, often: 1 };
  around.socket.tell({ type: "hinted", number: 4, best, others: [], reasons: [] });
  expect(session.pointed?.words).toBe("lay at the pond");
  session.hovered = "gone";
  expect(session.pointed).toBeNull();
});

test("whose seat went to another device watches from now on, and is told so", () => {
  around.socket.tell({ type: "seats", table, seats: seats.map((seat) => ({ ...seat, yours: false })) });
  around.socket.tell({ type: "trouble", code: "not_seated", sentence: "This seat is no longer yours." });
  expect(around.socket.said.at(-1)).toMatchObject({ type: "join", seat: null });
  expect([session.now, session.story.frames]).toEqual([null, []]);
  around.socket.tell(welcome({ seat: null }));
  expect(session.trouble).toBe("This seat is no longer yours.");
});

test("whose seat went while his line was lost watches as well", () => {
  around.socket.onclose?.();
  around.pass(60_000);
  around.socket.onopen?.();
  around.socket.tell({ type: "trouble", code: "not_seated", sentence: "That is not your seat." });
  around.socket.onopen?.();
  expect(around.socket.said.at(-1)).toMatchObject({ type: "join", seat: null });
  around.socket.tell(welcome({ seat: null }));
  expect([session.line, session.seat, session.trouble]).toEqual(["open", null, "That is not your seat."]);
});

test("whoever asks for a seat that he may not have keeps his own", () => {
  around.socket.tell({ type: "trouble", code: "not_seated", sentence: "That is not yours." });
  expect([session.seat, session.trouble]).toEqual([0, "That is not yours."]);
});
