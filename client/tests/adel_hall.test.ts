import { expect, test } from "vitest";

import { actsOf } from "../src/boards/adel/logic/acts.ts";
import { exhibitors, hallPlace, winnersOf } from "../src/boards/adel/logic/hall.ts";
import { TALL, WIDE } from "../src/boards/adel/logic/track.ts";
import { OBJECTS, sight, told, view } from "./adel_around.ts";

test("exhibitions lie in the middle of the board, below it where there are too many, and come first in the end", () => {
  const four = { seats: 4, shown_number: [3, 3, 3, 4, 0, 0] };
  expect(hallPlace(sight(view("place")), WIDE)).toBe("nowhere");
  const one = { exhibit: Array.from({ length: OBJECTS }, (_, item) => (item === 4 ? 1 : -1)) };
  expect(exhibitors(sight(view("steal", one)))).toEqual([1]);
  expect(hallPlace(sight(view("steal", one)), WIDE)).toBe("middle");
  expect(hallPlace(sight(view("steal", one)), TALL)).toBe("below");
  expect(hallPlace(sight(view("steal", { ...one, ...four })), WIDE)).toBe("below");
  expect(hallPlace(sight(view("over")), WIDE)).toBe("first");
  expect(exhibitors(sight(view("over")))).toEqual([0, 1, 2]);
});

test("who has won is known when it has been told", () => {
  const story = [told(["final", 0, 3, 1601], ["shared", 0, 40], ["shared", 2, 40])];
  const over = sight(view("over"), { over: true, story });
  expect(winnersOf(over)).toEqual([0, 2]);
  expect(winnersOf(sight(view("over"), { story }))).toEqual([]);
  const acts = actsOf(over.stage, over.stage, story, () => "");
  expect(acts.map((act) => winnersOf({ ...over, act }))).toEqual([[], [0, 2], [0, 2]]);
});
