import { expect, test } from "vitest";

import type { Frame } from "../src/messages.ts";
import { banner, saysTurn, together } from "../src/table/banner.ts";
import { otherFields, seatFields, shown } from "../src/table/fields.ts";
import { grouped, sharedBeginning } from "../src/table/groups.ts";
import { folded, gist } from "../src/table/alike.ts";
import { beforeLastMove, firstUnread, heard, joined, linesOf, logOf, parted, sentencesOf, standing } from "../src/table/history.ts";
import { target } from "../src/table/keys.ts";
import { de } from "../src/words/de.ts";
import { en } from "../src/words/en.ts";
import { fr } from "../src/words/fr.ts";
import { nl } from "../src/words/nl.ts";
import { ordinal } from "../src/words/ordinal.ts";
import { choice, now, table } from "./around.ts";

const frame = (number: number, kind: Frame["kind"] = "played", changes: Partial<Frame> = {}): Frame => ({
  number,
  kind,
  seat: 0,
  steps: [],
  to: null,
  secret: null,
  late: false,
  ...changes,
});

test("the log tells who was too late before it tells what was done for him", () => {
  const late = frame(5, "played", { seat: 1, late: true, steps: [{ player: 1, move: "lay", words: "lay", notes: [] }] });
  expect(logOf([late])).toMatchObject([{ kind: "late", player: 1 }, { kind: "move" }]);
  expect(logOf([late, { ...late, number: 6 }]).map((line) => line.kind), "once for a turn").toEqual(["late", "move"]);
  expect(logOf([late, { ...late, number: 6, seat: 2 }]).filter((line) => line.kind === "late")).toHaveLength(2);
});

test("few moves of a kind stay together, many are headed by what they share", () => {
  const many = [0, 1, 2].flatMap((card) =>
    ["A", "B", "C"].map((player, place) => choice(`${card}${player}`, "lay", [card, place], `card ${card} before ${player}`)),
  );
  const groups = grouped([...many, choice("take", "take", [], "take all")]);
  expect(groups.map((group) => group.heading)).toEqual(["card 0 before", "card 1 before", "card 2 before", ""]);
  expect(groups[0]?.buttons.map((button) => button.label)).toEqual(["A", "B", "C"]);
  const lonely = grouped([...many, choice("9A", "lay", [9, 0], "card 9 before A")]);
  expect(lonely.at(-1)).toMatchObject({ heading: "", buttons: [{ label: "card 9 before A" }] });
  expect(groups[3]?.buttons.map((button) => button.label)).toEqual(["take all"]);
});

test("a shared beginning leaves something to say for each", () => {
  expect(sharedBeginning(["give wood", "give wood now"])).toBe("give ");
  expect(sharedBeginning(["one", "two"])).toBe("");
});

test("what is told twice is kept once, and what was taken back no longer stands", () => {
  const frames = joined([frame(1, "started"), frame(2)], [frame(2), frame(3), frame(4, "undone", { to: 1 })]);
  expect(frames.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(standing(frames).map(({ number }) => number)).toEqual([1]);
  expect(beforeLastMove(frames, 0)).toBeNull();
  expect(beforeLastMove([...frames, frame(5)], 0)).toBe(4);
});

test("a line for every note, and for what is no move", () => {
  const note = { event: "laid", numbers: [], words: "A lays." };
  const steps = [
    { player: 0, move: "a", words: "lay a", notes: [] },
    { player: null, move: "deal", words: "", notes: [] },
  ];
  expect(linesOf(frame(2, "played", { steps })).map((line) => line.kind)).toEqual(["move"]);
  const told = [...steps, { player: 0, move: "b", words: "", notes: [note] }];
  expect(linesOf(frame(2, "played", { steps: told })).map((line) => line.kind)).toEqual(["words"]);
  expect(linesOf(frame(3, "undone", { to: 1 }))[0]).toMatchObject({ kind: "undone", to: 1 });
  expect(linesOf(frame(1, "started"))[0]?.kind).toBe("started");
  expect(linesOf(frame(9, "ended"))[0]?.kind).toBe("ended");
});

test("a move that nothing else tells of is named in the words that came with it", () => {
  const steps = [{ player: 1, move: "offer: want wool", words: "aanbod: vraag wol", notes: [] }];
  expect(sentencesOf([frame(2, "played", { steps })], (seat) => `P${seat}`)).toEqual(["P1: aanbod: vraag wol"]);
});

test("moves on the way to something stay in the log only until their maker has gone on", () => {
  const step = (words: string) => ({ player: 0, move: words, words, notes: [] });
  const note = { event: "offers", numbers: [], words: "A offers." };
  const [give, want] = [2, 3].map((number) => frame(number, "played", { steps: [step(`move ${number}`)] }));
  const offer = frame(4, "played", { steps: [{ ...step("propose"), notes: [note] }] });
  const words = (frames: Frame[]): string[] => logOf(frames).map((line) => ("words" in line ? line.words : line.kind));
  expect(words([give, want] as Frame[])).toEqual(["move 3"]);
  expect(words([give, want, offer] as Frame[])).toEqual(["A offers."]);
  expect(words([give, frame(3, "played", { seat: 1 })] as Frame[])).toEqual(["move 2"]);
});

test("the banner says whose turn it is, and who has not decided yet", () => {
  expect(banner("lost", table, null, { seat: 0 }).key).toBe("banner_lost");
  expect(banner("open", null, null, { seat: 0 }).key).toBe("banner_connecting");
  expect(banner("open", { ...table, state: "opening" }, null, { seat: 0 }).key).toBe("banner_opening");
  expect(banner("open", { ...table, state: "paused" }, now(), { seat: 0 }).key).toBe("banner_paused");
  expect(banner("open", table, null, { seat: 0 }).key).toBe("banner_connecting");
  expect(banner("open", table, now(), { seat: 0 }).key).toBe("banner_your_turn");
  expect(banner("open", table, now(), { seat: 1 })).toMatchObject({ key: "banner_waiting_for", players: [0], phase: "" });
  const secret = now({ to_act: [0, 1, 2], locked: [1], phase: "Choose." });
  expect(banner("open", table, secret, { seat: 0 })).toMatchObject({ key: "banner_your_choice", players: [2], phase: "Choose." });
  const last = now({ to_act: [0, 1], locked: [1], phase: "Choose." });
  expect(banner("open", table, last, { seat: 0 }).key).toBe("banner_last_choice");
  const locked = now({ to_act: [0, 1, 2], locked: [0, 1], committed: [choice("a")] });
  expect(banner("open", table, locked, { seat: 0 })).toMatchObject({ key: "banner_locked", players: [2], phase: "" });
  expect(together("Choose a card.", "waiting for Emmy")).toBe("Choose a card – waiting for Emmy");
});

test("nobody hears twice that it is his turn", () => {
  expect(saysTurn("Your turn: roll the dice.", en.turn_openings)).toBe(true);
  expect(saysTurn("Choose a card.", en.turn_openings)).toBe(false);
  for (const words of [en, nl, de, fr]) {
    expect(saysTurn(words.your_turn, words.turn_openings)).toBe(true);
    expect(saysTurn(words.banner_your_turn, words.turn_openings)).toBe(true);
  }
});

test("at the end the banner says who has won and which place the reader took, and not before the end is shown", () => {
  const over = { ...table, state: "over" as const };
  const end = now({ over: true, to_act: [], ranks: [2, 1, 3] });
  expect(banner("open", over, now(), { seat: 0 }).key).toBe("banner_your_turn");
  expect(banner("open", over, end, { seat: 1 })).toMatchObject({ key: "you_won", place: 0 });
  expect(banner("open", over, end, { seat: 2 })).toMatchObject({ key: "winner", players: [1], place: 3 });
  expect(banner("open", over, end, { seat: null })).toMatchObject({ key: "winner", players: [1], place: 0 });
  expect(banner("open", over, { ...end, ranks: [1, 1, 3] }, { seat: 0 })).toMatchObject({ key: "winners", players: [0, 1], place: 0 });
  expect(banner("open", over, end, { seat: 1 }, true).key).toBe("banner_over"); // the board has not told it yet
  expect(banner("open", table, now(), { seat: 0, standIn: true }).key).toBe("bot_plays");
  expect(banner("open", table, now(), { seat: null })).toMatchObject({ key: "watching", players: [0] });
  expect(banner("open", { ...table, state: "abandoned" }, now(), { seat: 0 }).key).toBe("banner_abandoned");
});

test("places have the endings of their language", () => {
  const places = [1, 2, 3, 4, 11].map((place) => ordinal("en", place));
  expect(places).toEqual(["1st", "2nd", "3rd", "4th", "11th"]);
  expect([ordinal("fr", 1), ordinal("fr", 2), ordinal("nl", 2), ordinal("de", 3)]).toEqual(["1er", "2e", "2e", "3."]);
});

test("fields are shown by seat where they have a row for each, and what is unseen is a question mark", () => {
  const view = { held: [3, 4], hand: [[1, 2], [null, null]], king: 1 };
  expect(seatFields(view, 2)).toEqual([
    { name: "held", columns: ["3", "4"] },
    { name: "hand", columns: ["1 2", "?"] },
  ]);
  expect(otherFields(view, 2)).toEqual([{ name: "king", value: "1" }]);
  expect(shown([[1], [2]])).toBe("1 | 2");
});

test("arrows go round, digits choose, other keys are left alone", () => {
  expect(target("ArrowRight", 2, 3)).toBe(0);
  expect(target("ArrowUp", 0, 3)).toBe(2);
  expect(target("End", 0, 3)).toBe(2);
  expect(target("Home", 2, 3)).toBe(0);
  expect(target("3", 0, 3)).toBe(2);
  expect(target("4", 0, 3)).toBeNull();
  expect(target("x", 0, 3)).toBeNull();
  expect(target("Home", -1, 0)).toBeNull();
});

test("a reader who comes back finds where he left, until he plays himself", () => {
  const frames = [2, 3, 4].map((number) => frame(number, "played", { seat: number === 4 ? 1 : 0 }));
  const lines = frames.map(({ number }) => ({ key: `${number}`, number, kind: "words" as const, words: "", event: "e" }));
  expect(firstUnread(lines, frames, 3, 0)?.number).toBe(4);
  expect(firstUnread(lines, frames, 2, 0)).toBeUndefined(); // 3 was his own
  expect(firstUnread(lines, frames, 2, null)?.number).toBe(3);
  expect(firstUnread(lines.slice(1), frames, 2, null)).toBeUndefined(); // what he knows is too long ago to be shown
  expect(firstUnread(lines, frames, 0, null)).toBeUndefined();
});

test("what the board has not told yet is not in the log", () => {
  const notes = ["One.", "Two.", "Three."].map((words) => ({ event: "e", numbers: [], words }));
  const lines = logOf([
    frame(4, "played", { steps: [{ player: 0, move: "", words: "", notes }] }),
    frame(5, "played", { steps: [{ player: 1, move: "", words: "", notes: notes.slice(0, 1) }] }),
  ]);
  const words = (untold: Parameters<typeof heard>[1]): string[] =>
    heard(lines, untold).map((line) => ("words" in line ? line.words : line.kind));
  expect(words(null)).toEqual(["One.", "Two.", "Three.", "One."]);
  expect(words({ number: 4, note: 1 })).toEqual(["One."]);
  expect(words({ number: 5, note: 0 })).toEqual(["One.", "Two.", "Three."]);
  expect(words({ number: 9, note: 0 })).toHaveLength(4); // taken back meanwhile
});

test("a long setup is apart, but for the line that leads to the first move; a short one stays", () => {
  const step = (words: string) => ({
    player: null,
    move: "",
    words: "",
    notes: [{ event: words.endsWith("begins.") ? "begins" : "laid", numbers: [], words }],
  });
  const frames = (...said: string[]): Frame[] => [
    frame(1, "started", { seat: null, steps: said.map(step) }),
    frame(2, "played", { steps: [step("A moves.")] }),
  ];
  const long = frames("One.", "Two.", "Three.", "Four.", "A begins.");
  const { begin, setup, rest } = parted(logOf(long), long);
  expect(begin.map(({ kind }) => kind)).toEqual(["started"]);
  expect(setup).toHaveLength(4);
  expect(rest).toMatchObject([{ words: "A begins." }, { words: "A moves." }]);
  const dealt = frames("A begins.", "One.", "Two.", "Three.", "Four.");
  expect(parted(logOf(dealt), dealt)).toMatchObject({ setup: { length: 5 }, rest: [{ words: "A moves." }] });
  const short = frames("One.", "A begins.");
  expect(parted(logOf(short), short)).toMatchObject({ begin: [], setup: [], rest: logOf(short) });
  const late = logOf(long).slice(-1); // the beginning is too long ago to be shown
  expect(parted(late, long)).toEqual({ begin: [], setup: [], rest: late });
});

/** A round ends and the cards of the next are dealt, all at one moment. */
function roundsEnd(number: number, dealt: number): Frame {
  const events = ["over", "counted", "counted", "begins", ...Array.from({ length: dealt }, () => "dealt")];
  const notes = events.map((event, place) => ({ event, numbers: [], words: `${event} ${place}` }));
  return frame(number, "played", { steps: [{ player: 0, move: "", words: "", notes }] });
}
const saying = (lines: readonly { kind: string }[]): string[] => lines.map((line) => ("words" in line ? `${line.words}` : line.kind));

test("many lines alike are one in the log, and the others lie under it", () => {
  const lines = logOf([roundsEnd(4, 15), roundsEnd(5, 15), roundsEnd(6, 6)]);
  const entries = folded(lines);
  expect(entries.flatMap(({ line, more }) => [line, ...more])).toEqual(lines);
  expect(entries.map(({ more }) => more.length)).toEqual([0, 0, 0, 0, 14, 0, 0, 0, 0, 14, ...Array(10).fill(0)]);
  expect(saying(entries.slice(0, 5).map(({ line }) => line))).toEqual(["over 0", "counted 1", "counted 2", "begins 3", "dealt 4"]);
  expect(folded(lines)[0]).toBe(entries[0]); // what is on the page already stays as it is
});

test("the same event at two moments is not one", () => {
  const moments = Array.from({ length: 9 }, (_, number) => frame(number + 1, "played", {
    steps: [{ player: 0, move: "", words: "", notes: [{ event: "laid", numbers: [], words: "Laid." }] }],
  }));
  expect(folded(logOf(moments))).toHaveLength(9);
});

test("a replay tells how a round ended, not the last cards that were dealt", () => {
  const lines = logOf([roundsEnd(4, 15)]);
  expect(saying(gist(lines, 3))).toEqual(["counted 1", "counted 2", "begins 3"]);
  expect(saying(gist(lines.slice(4), 3))).toEqual(["dealt 16", "dealt 17", "dealt 18"]); // nothing else happened
  expect(saying(gist(lines.slice(0, 2), 3))).toEqual(["over 0", "counted 1"]);
});
