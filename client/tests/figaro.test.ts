import { expect, test } from "vitest";

import { paintsOf, pictureOf } from "../src/boards/figaro/art/faces.ts";
import { copies, type Court, courtOf, facesOf, moodOf, suitsOf } from "../src/boards/figaro/court.ts";
import { flightsOf } from "../src/boards/figaro/flights.ts";
import { placesFor, playable, press, simple } from "../src/boards/figaro/picking.ts";
import { clockwise, COLUMNS, ringPlace, rowPlace } from "../src/boards/figaro/ring.ts";
import { finalRows, roundRows } from "../src/boards/figaro/roads.ts";
import { captionsOf, countedIn, winnersIn } from "../src/boards/figaro/story.ts";
import { words } from "../src/boards/figaro/words.ts";
import type { Happening } from "../src/messages.ts";
import { choice } from "./around.ts";
import { BOX, frame, note, scene, VIEW } from "./figaro_around.ts";

test("a card shows what the server says about it", () => {
  const faces = facesOf(BOX);
  expect(faces.map(pictureOf)).toEqual(["painting", "magic", "jester", "dance"]);
  expect(faces[1]).toMatchObject({ art: 4, value: 2 });
  expect(facesOf({ names: {}, scenery: {} })).toEqual([]);
  expect(new Set([null, 0, 1, 2, 3, 4].map(paintsOf)).size).toBe(6);
});

test("the reader sits in front and his left neighbour comes first", () => {
  expect(clockwise(4, 2)).toEqual([3, 0, 1, 2]);
  expect(courtOf(scene({ seat: 1 })).places.map((place) => place.name)).toEqual(["Cas", "Ann", "Bob"]);
  expect(courtOf(scene({ seat: null })).places.map((place) => place.seat)).toEqual([1, 2, 0]);
});

test.each([3, 4, 5, 6])("%i places and the tiles share no cell of the grid", (seats) => {
  for (const place of [rowPlace, ringPlace]) {
    const areas = [...clockwise(seats, 0).keys(), "tiles" as const].map((order) => place(order, seats));
    const cells = areas.flatMap((area) => {
      const [line, first, wide] = (area.match(/\d+/g) ?? []).map(Number) as [number, number, number];
      return Array.from({ length: wide }, (_, column) => `${line} ${first + column}`);
    });
    expect(new Set(cells).size).toBe(cells.length);
    expect(Math.max(...cells.map((cell) => Number(cell.split(" ")[1])))).toBe(COLUMNS);
  }
});

test("a place shows what lies there and hides what is hidden", () => {
  const [bob, cas, ann] = courtOf(scene()).places;
  expect(bob).toMatchObject({ colour: 0, total: 2, held: 4, hand: null, pile: null, road: null });
  expect(bob).toMatchObject({ king: true, turn: false });
  expect(bob?.lying.map((copy) => copy.card)).toEqual([0, 0]);
  expect(cas).toMatchObject({ colour: null, turn: true });
  expect(ann).toMatchObject({ hand: null, road: [8] });
  expect(courtOf(scene())).toMatchObject({ round: 2, tiles: [[], [12, 7], [20, 9]], removed: null });
});

test("a replay shows the hands of the others where all are open", () => {
  const view = { ...VIEW, hand: [[2, 0, 1, 0], [0, 1, 0, 0], [0, 0, 0, 1]], pile: [1, 2, 3] };
  const [bob] = courtOf(scene({ view })).places;
  expect(bob?.hand?.map((copy) => copy.card)).toEqual([1]);
  expect(bob?.pile).toBe(2);
});

test("equal cards are told apart, and a hand is sorted into colours", () => {
  expect(copies([2, 0, 1]).map((copy) => copy.key)).toEqual(["0-0", "0-1", "2-0"]);
  expect(suitsOf([2, 1, 1, 3], facesOf(BOX))).toEqual([
    { key: "0", cards: [{ card: 0, count: 2 }] },
    { key: "4", cards: [{ card: 1, count: 1 }] },
    { key: "none", cards: [{ card: 2, count: 1 }, { card: 3, count: 3 }] },
  ]);
});

test("the king looks worse the more lies there", () => {
  expect([0, 1, 2, 3, 4, 5].map((total) => moodOf(total, 6))).toEqual([0, 1, 1, 2, 2, 3]);
});

test("a card is picked, goes to its only place when pressed again, and back where it has several", () => {
  const choices = [choice("a", "lay", [0, 1], ""), choice("b", "lay", [0, 2], ""), choice("c", "lay", [3, 0], "")];
  choices.push(choice("take", "take", [], ""));
  expect(playable(choices)).toEqual(new Set([0, 3]));
  expect([...placesFor(choices, 0).keys()]).toEqual([1, 2]);
  expect(placesFor(choices, null).size).toBe(0);
  expect(press(choices, null, 0)).toEqual({ picked: 0 });
  expect(press(choices, 3, 0)).toEqual({ picked: 0 });
  expect(press(choices, 0, 0)).toEqual({ picked: null });
  expect(press(choices, 3, 3)).toMatchObject({ lay: { move: "c" } });
  expect(simple(choices, "take")?.move).toBe("take");
});

test("captions tell the last things that happened, without what lies on the table anyway", () => {
  const news = [frame(4, note("dealt", 0, 1), note("laid", 0, 1, 2)), frame(5, note("took", 1, 3))];
  expect(captionsOf(news).map((caption) => caption.words)).toEqual(["laid 0 1 2", "took 1 3"]);
  expect(captionsOf(news, 1).map((caption) => caption.key)).toEqual(["5 0"]);
});

const flown = (before: Court, ...notes: Happening[]): string[] =>
  flightsOf([frame(7, ...notes)], before, 0).map(
    ({ cards, stops }) => `${cards.join("+")} ${stops.map(({ spot, at }) => `${spot}@${at}`).join(" ")}`,
  );

test("a card flies from the hand, or from behind the cards of another", () => {
  const before = courtOf(scene());
  expect(flown(before, note("laid", 0, 2, 1))).toEqual(["2 hand-2@0 place-1@420"]);
  expect(flown(before, note("laid", 2, 2, 1))).toEqual(["2 held-2@0 place-1@420"]);
});

test("in a round dance every layout waits for the dance, then goes to the left neighbour with it", () => {
  expect(flown(courtOf(scene()), note("laid", 0, 3, 0), note("danced", 0))).toEqual([
    "0+0 place-1@0 place-1@420 place-2@1220",
    "3 place-2@0 place-2@420 place-0@1220",
    "3 hand-3@0 place-0@420 place-1@1220",
  ]);
});

test("what is taken flies to one pile, one thing after the other, and the king moves last", () => {
  expect(flown(courtOf(scene()), note("laid", 2, 0, 1), note("enough", 1, 4), note("round_over", 2, 1))).toEqual([
    "0+0 place-1@0 place-1@420 pile-1@1070",
    "3 place-2@0 place-2@420 pile-1@1070",
    "0 held-2@0 place-1@420 pile-1@1070",
    " king-1@0 king-1@1070 king-2@1770",
  ]);
});

test("after a round the roads are laid out as they were awarded", () => {
  const counted = countedIn([frame(9, note("awarded", 2, 11, 4), note("free", 0, 0, 0))], 6);
  expect(roundRows(counted, courtOf(scene()))).toMatchObject([
    { name: "Cas", cards: 11, tiles: [10] },
    { name: "Ann", cards: 0, tiles: [] },
  ]);
});

test("at the end the winner comes first, then the shorter roads; hidden tiles are shown as one", () => {
  const rows = finalRows(scene(), courtOf(scene()), [0]);
  expect(rows.map((row) => row.name)).toEqual(["Ann", "Cas", "Bob"]);
  expect(rows.map((row) => row.tiles)).toEqual([[8], [], [15]]);
  expect(rows.map((row) => row.first)).toEqual([true, false, false]);
});

test("who has won is known also long after, from the story", () => {
  expect(winnersIn([frame(80, note("won", 2, 15)), { ...frame(81), kind: "ended" }])).toEqual([2]);
  expect(winnersIn([frame(7, note("laid", 0, 1, 2))])).toEqual([]);
});

const gaps = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

test.each(["nl", "de", "fr"] as const)("the words in %s have the same gaps as in English", (language) => {
  for (const [key, sentence] of Object.entries(words.en)) {
    expect([key, gaps(words[language][key as keyof typeof words.en])]).toEqual([key, gaps(sentence)]);
  }
});
