import { expect, test } from "vitest";

import { decided, ownDecision } from "../src/boards/adel/logic/decision.ts";
import { actionOf, placeAt, shortName } from "../src/boards/adel/logic/facts.ts";
import { holdings } from "../src/boards/adel/logic/holdings.ts";
import { matOf } from "../src/boards/adel/logic/mats.ts";
import { picking } from "../src/boards/adel/logic/picking.ts";
import { rulesOf, whyNot } from "../src/boards/adel/logic/reasons.ts";
import { ownerOfThief } from "../src/boards/adel/logic/sight.ts";
import type { Choice } from "../src/messages.ts";
import { facts, OBJECTS, sight, view } from "./adel_around.ts";

const NONE = { place: -1, action: -1, objects: [] };
const shows = (...objects: number[]): Choice[] =>
  objects.map((object) => ({ move: `show ${object}`, kind: "show", values: [object], words: "", whole: false }));

test("an action's number tells the card", () => {
  expect([3, 24, 36, 37].map((action) => actionOf(facts, action))).toEqual([
    { kind: "cheque", value: 4 },
    { kind: "thief", value: 1 },
    { kind: "detective", value: 0 },
    { kind: "exhibition", value: 0 },
  ]);
  expect(shortName("clay tavern pipe (A 1685)")).toBe("clay tavern pipe");
  expect(placeAt(facts, 4)?.upper).toBe(5);
  expect(placeAt(facts, 8)).toBeNull();
});

test("moves read back as a decision, and what is being put together counts first", () => {
  expect(decided(facts, ["go to auction", "play 24"])).toEqual({ place: 1, action: 24, objects: [] });
  expect(decided(facts, ["show 3", "show 12", "open the exhibition"]).objects).toEqual([3, 12]);
  expect(ownDecision(facts, ["go to castle"], ["go to auction"]).place).toBe(0);
  expect(ownDecision(facts, [], ["go to auction"]).place).toBe(1);
});

test("an exhibition is asked for in the order of its objects, whatever order it was picked in", () => {
  const wanted = new Set([12, 3]);
  expect(picking(wanted, [], shows(3, 4, 12)).step).toEqual({ choose: "show 3" });
  expect(picking(wanted, [3], shows(4, 12)).step).toEqual({ choose: "show 12" });
  expect(picking(wanted, [3, 12], shows(13))).toMatchObject({ unfit: [], step: null });
});

test("what was put back, or belongs before, takes a step back", () => {
  expect(picking(new Set([12]), [3, 12], []).step).toEqual({ back: true });
  expect(picking(new Set([3, 12]), [12], shows(13)).step).toEqual({ back: true });
  expect(picking(new Set(), [], shows(3))).toMatchObject({ unfit: [], step: null });
});

test("what the server does not take is said to be unfit, and is not asked for again", () => {
  expect(picking(new Set([3, 30]), [3], shows(4, 12))).toMatchObject({ unfit: [30], step: null });
  const asked = picking(new Set([3, 30]), [], shows(20, 30));
  expect(asked.step).toEqual({ choose: "show 30" });
  expect(picking(new Set([3, 30]), [30], shows(31), asked.refused)).toMatchObject({ unfit: [3], step: null });
});

test("one's own cards are all known, of others what was seen, and without the memory aid only how many", () => {
  const hand = Array.from({ length: OBJECTS }, (_, object) => Number(object === 3 || object === 40));
  const unseen = Array.from({ length: OBJECTS }, () => null);
  const purse = Array.from({ length: 24 }, (_, cheque) => Number(cheque === 8));
  const fields = view("place", {
    hand: [hand, unseen, unseen],
    purse: [purse, Array.from({ length: 24 }, () => null)],
    jail: [0, -1, -1, -1, -1, -1],
    held: [2, 4, 4, 0, 0, 0],
    cheques: [1, 3, 4, 0, 0, 0],
  });
  expect(holdings(sight(fields), 0)).toEqual({
    objects: [3, 40],
    hiddenObjects: 0,
    cheques: [8],
    hiddenCheques: 0,
    thieves: [
      { thief: 0, jailed: true },
      { thief: 6, jailed: false },
    ],
  });
  expect(holdings(sight(fields), 1)).toMatchObject({ objects: [], hiddenObjects: 4, cheques: [], hiddenCheques: 3 });
  const known = Array.from({ length: OBJECTS }, (_, object) => (object === 5 ? 1 : -1));
  expect(holdings(sight({ ...fields, known }), 1)).toMatchObject({ objects: [5], hiddenObjects: 3 });
  expect(ownerOfThief(sight(fields), 7)).toBe(1);
  expect(ownerOfThief(sight(fields), 5)).toBe(-1);
});

test("who has decided has a card face down; one's own is known", () => {
  const choosing = sight(view("place"), { locked: [1] });
  expect(matOf(choosing, 1, NONE)).toMatchObject({ place: { state: "down" }, action: { state: "empty" }, status: "ready" });
  expect(matOf(choosing, 2, NONE)).toMatchObject({ place: { state: "empty" }, status: "choosing" });
  expect(matOf(choosing, 0, { ...NONE, place: 1 }).place).toEqual({ card: 1, state: "secret" });
});

test("action cards lie face down beside open places until they are turned over", () => {
  const places = { place: [0, 1, 1, -1, -1, -1] };
  const acting = sight(view("action", places), { toAct: [0, 1, 2], locked: [2] });
  expect(matOf(acting, 2, NONE)).toMatchObject({ place: { card: 1, state: "up" }, action: { state: "down" } });
  const buying = sight(view("buy", { ...places, action: [-1, 5, 24, -1, -1, -1] }), { toAct: [1] });
  expect(matOf(buying, 0, NONE)).toMatchObject({ action: { state: "down" }, status: "" });
  expect(matOf(buying, 2, NONE).action).toEqual({ card: 24, state: "up" });
});

test("who exhibits is composing until ready, the others have nothing to do", () => {
  const castle = { place: [0, 0, 0, -1, -1, -1], action: [37, 37, 36, -1, -1, -1] };
  const opening = sight(view("exhibit", castle), { toAct: [0, 1], locked: [1] });
  expect([0, 1, 2].map((seat) => matOf(opening, seat, NONE).status)).toEqual(["composing", "ready", ""]);
});

test("in the surprise variant both cards lie face down", () => {
  const both = sight(view("place"), { locked: [1], options: { variant: "surprise" } });
  expect(matOf(both, 1, NONE)).toMatchObject({ place: { state: "down" }, action: { state: "down" } });
});

test("a card that cannot be played says why", () => {
  const at = (place: number, choosesPlace = false) => ({ place, choosesPlace, choosesAction: place >= 0 });
  expect(whyNot("thief", true, at(0)).key).toBe("in_prison");
  expect(whyNot("cheque", false, at(0)).key).toBe("only_auction");
  expect(whyNot("detective", false, at(1)).key).toBe("only_castle");
  expect(whyNot("exhibition", false, at(0)).key).toBe("no_exhibition");
  expect(whyNot("cheque", false, at(-1, true)).key).toBe("not_yet");
  expect(whyNot("cheque", false, at(-1)).key).toBe("nothing_to_choose");
  expect([rulesOf("thief", 1), rulesOf("thief", 0), rulesOf("thief", -1), rulesOf("cheque", 1)]).toEqual([
    ["thief_auction"],
    ["thief_castle"],
    ["thief_castle", "thief_auction"],
    ["cheque"],
  ]);
});
