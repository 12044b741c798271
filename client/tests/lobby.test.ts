import { encode } from "uqr";
import { expect, test } from "vitest";

import { clockKey, CLOCKS, formOf, isNameless, newWish, optionLines, resized, usualSeats } from "../src/lobby/form.ts";
import { inviteOrigin } from "../src/lobby/invite.ts";
import { outcomeOf } from "../src/lobby/outcome.ts";
import { otherOptions } from "../src/lobby/terms.ts";
import { holder, lingers } from "../src/table/handOver.ts";
import type { OptionCard } from "../src/messages.ts";
import { en } from "../src/words/en.ts";
import { now, seats } from "./around.ts";

test("a friend gets an address that he can open", () => {
  const here = { origin: "http://127.0.0.1:8000", hostname: "127.0.0.1" };
  expect(inviteOrigin(here, ["http://192.168.1.7:8000", "http://parlour:8000"])).toBe("http://192.168.1.7:8000");
  expect(inviteOrigin(here, [])).toBe(here.origin);
  const club = { origin: "https://club.example", hostname: "club.example" };
  expect(inviteOrigin(club, ["http://192.168.1.7:8000"])).toBe(club.origin);
  expect(encode(`${here.origin}/table/abc`).size).toBeGreaterThan(20);
});

test("a table has the usual size, and grows by what its last seat is", () => {
  expect([usualSeats({ seats: [2, 3, 4, 5] }), usualSeats({ seats: [2, 3] }), usualSeats({ seats: [] })]).toEqual([4, 3, 0]);
  const wish = newWish(3, { kind: "open" });
  expect(resized(wish.seats, 4).map((seat) => seat.kind)).toEqual(["me", "open", "open", "open"]);
  expect(resized([{ kind: "me" }], 2)[1]).toEqual({ kind: "bot", bot: "member" });
  expect(resized(wish.seats, 2)).toHaveLength(2);
});

test("people at one device have names, and only a table with open seats is listed", () => {
  const wish = { ...newWish(3, { kind: "bot", bot: "lord" }), listed: true };
  wish.seats[1] = { kind: "here", name: " Emmy " };
  expect(formOf("g", wish)).toMatchObject({
    seats: [{ kind: "me" }, { kind: "me", name: "Emmy" }, { kind: "bot", bot: "lord" }],
    listed: false,
  });
  expect(formOf("g", { ...newWish(2, { kind: "open" }), listed: true }).listed).toBe(true);
});

test("whoever is to play at this device without a name is asked for one", () => {
  expect([{ kind: "here", name: " " } as const, { kind: "here", name: "Emmy" } as const].map(isNameless)).toEqual([true, false]);
  expect(newWish(3, { kind: "open" }).seats.some(isNameless)).toBe(false);
});

test("the device goes to who has something to decide, and stays where nobody has", () => {
  const own = seats.map((seat) => ({ ...seat, kind: "person" as const, bot: null, yours: true }));
  expect(holder(seats, now(), 0, null)).toBeNull();
  expect(holder(own, now({ to_act: [0, 1] }), 0, 0)).toBe(0);
  expect(holder(own, now({ to_act: [0, 1], locked: [0] }), 0, 0)).toBe(1);
  expect(holder(own, now({ to_act: [1] }), 0, 0)).toBe(1);
  expect(holder(own, now({ to_act: [] }), 1, 1)).toBe(1);
  expect(holder(own, null, 0, null)).toBe(0);
});

test("who is left alone at a device takes it over from who has gone", () => {
  expect(holder(seats, now(), 0, 1)).toBe(0);
  expect(holder(seats.map((seat) => ({ ...seat, yours: false })), now(), 0, 1)).toBeNull();
});

test("whoever made a move sees it land before the device goes on, and nobody else does", () => {
  expect(lingers(0, 0, false)).toBe(true);
  expect(lingers(0, 0, true)).toBe(false); // all has been shown
  expect(lingers(0, 1, false)).toBe(false); // another hand lies open
  expect(lingers(null, 0, false)).toBe(false); // nobody has said that he is there
});

test("an option that another one decides can be left to it", () => {
  const words = (values: Record<string, string>) => ({ en: { title: "T", values } });
  const options = [
    { name: "rules", values: ["old", "new"], default: "old", meaning: "", words: words({ old: "book", new: "box" }), decides: {} },
    { name: "win", values: ["any", "own"], default: "any", meaning: "", words: words({ "": "as above", any: "soon" }), decides: {} },
    { name: "hidden", values: ["a"], default: "a", meaning: "", words: {}, decides: {} },
  ];
  const [rules, win, ...others] = optionLines({ options, usual: { 3: { rules: "new" } } }, 3, "en");
  expect(rules).toMatchObject({ usual: "new", single: false, values: [{ label: "book" }, { label: "box" }] });
  expect(win).toMatchObject({ usual: "", single: true });
  expect(win?.values.map(({ label }) => label)).toEqual(["as above", "soon", "own"]);
  expect(others).toEqual([]);
});

test("a table tells what it plays that others do not, and of single rules what no other option sets", () => {
  const words = (title: string, values: Record<string, string>) => ({ en: { title, values } });
  const option = (name: string, [usual, other]: [string, string], told: OptionCard["words"], decides: OptionCard["decides"] = {}): OptionCard =>
    ({ name, values: [usual, other], default: usual, meaning: "", words: told, decides });
  const options = [
    option("rules", ["old", "new"], words("Rules: whose", { old: "book", new: "box" }), { new: { win: "own" } }),
    option("win", ["any", "own"], words("Win", { "": "as above", own: "own turn", any: "at once" })),
    option("trade", ["on", "off"], words("Trade", { off: "none" })),
    option("hidden", ["off", "on"], {}),
  ];
  const usual = { 3: { rules: "old", win: "any", trade: "on", hidden: "off" }, 2: { trade: "off" } };
  const terms = (told: Record<string, string>) => otherOptions(told, { options, usual }, 3, "en").map(({ title, value }) => `${title} ${value}`);
  expect(terms({ rules: "old", win: "any", hidden: "on" })).toEqual([]);
  expect(terms({ rules: "old", win: "own" })).toEqual(["Win own turn"]);
  expect(terms({ rules: "new", win: "own" })).toEqual(["Rules box"]);
  expect(terms({ rules: "new", win: "any" })).toEqual(["Rules box", "Win at once"]);
  expect(terms({ rules: "old", win: "own", trade: "off" })).toEqual(["Win own turn", "Trade none"]);
  expect(otherOptions({ trade: "off" }, { options, usual }, 2, "en"), "what is usual for two").toEqual([]);
  expect(otherOptions({ rules: "new" }, { options: [], usual: {} }, 3, "en")).toEqual([]);
});

test("every clock of the form has its words", () => {
  for (const clock of CLOCKS) expect(en).toHaveProperty(clockKey(clock));
});

test("a finished game tells who won, and which place one took oneself", () => {
  const own = seats.map((seat) => ({ ...seat, kind: "person" as const, yours: seat.seat === 1 }));
  const card = (changes: object) => ({ state: "over" as const, ranks: [1, 2], seats: own, ...changes });
  expect(outcomeOf(card({}))).toMatchObject({ key: "winner", players: [0], place: 2 });
  expect(outcomeOf(card({ ranks: [2, 1] }))).toMatchObject({ key: "you_won" });
  const all = own.map((seat) => ({ ...seat, yours: true }));
  expect(outcomeOf(card({ seats: all, ranks: [2, 1] }))).toMatchObject({ key: "winner", players: [1], place: 0 });
  expect(outcomeOf(card({ state: "running", ranks: [] }))).toBeNull();
});
