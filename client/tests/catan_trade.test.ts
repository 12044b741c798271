import { describe, expect, test } from "vitest";

import { flightsOf, shining, yielding } from "../src/boards/catan/flights.ts";
import { answerOf, isTrading } from "../src/boards/catan/offers.ts";
import {
  changed,
  isOffer,
  missing,
  NOTHING_YET,
  offerMoves,
  rateFor,
  shipments,
  spelled,
  turnedRound,
} from "../src/boards/catan/trade.ts";
import { choice } from "./around.ts";
import { island, moment, told, view } from "./catan.around.ts";

describe("a form", () => {
  test("an offer is one command, card by card", () => {
    const offer = { give: [2, 0, 0, 0, 0], want: [0, 0, 0, 0, 1] };
    expect(offerMoves(offer, island.texts)).toEqual(["give wood", "give wood", "want ore", "propose"]);
    expect(spelled([0, 0, 1, 0, 2], island.texts.discard)).toEqual(["discard grain", "discard ore", "discard ore"]);
  });

  test("a kind stands on one side only, and no more than there may be", () => {
    const given = changed(changed(NOTHING_YET, "give", 0, 1, 1), "give", 0, 1, 1);
    expect(given.give).toEqual([1, 0, 0, 0, 0]);
    const turned = changed(given, "want", 0, 1, 19);
    expect(turned).toEqual({ give: [0, 0, 0, 0, 0], want: [1, 0, 0, 0, 0] });
    expect(changed(turned, "want", 0, -3, 19)).toEqual(NOTHING_YET);
    expect(changed(given, "want", 0, -1, 19)).toEqual(given);
    expect(isOffer(given)).toBe(false);
    expect(isOffer(changed(given, "want", 4, 1, 19))).toBe(true);
  });

  test("what is missing for a price", () => {
    expect(missing([1, 0, 3, 0, 0], [1, 1, 1, 1, 0])).toEqual([0, 1, 0, 1, 0]);
  });
});

describe("overseas", () => {
  const choices = [
    choice("ship 4 wood for ore", "sea", [2, 0, 4]),
    choice("ship 3 wood for ore", "sea", [1, 0, 4]),
    choice("ship 4 wool for ore", "sea", [2, 1, 4]),
    choice("end turn", "end", []),
  ];

  test("the best rate comes first", () => {
    expect(shipments(choices, 0).map((one) => one.move)).toEqual(["ship 3 wood for ore", "ship 4 wood for ore"]);
    expect([0, 1, 2].map((kind) => rateFor(choices, island, kind))).toEqual([3, 4, null]);
  });
});

describe("an offer on the table", () => {
  const phase = (number: number, changes = {}): ReturnType<typeof moment> =>
    moment({ view: { ...view, phase: number, ...changes } });

  test("is there from its first card until it is settled", () => {
    expect(isTrading(phase(island.phases.answer))).toBe(true);
    expect(isTrading(phase(island.phases.act))).toBe(false);
    expect(isTrading(phase(island.phases.offer, { offer_give: [0, 0, 0, 0, 0] }))).toBe(false);
  });

  test("answers are secret until all are shown", () => {
    expect(answerOf(phase(island.phases.answer), 1).key).toBe("thinking");
    expect(answerOf(phase(island.phases.answer, { answered: [0, 1] }), 1).key).toBe("answered");
    expect(answerOf(moment({ locked: [1], view: { ...view, phase: island.phases.answer } }), 1).key).toBe("answered");
    expect(answerOf(phase(island.phases.counter, { counters: [0, 1] }), 1).key).toBe("composing");
    const shown = (said: number): string => answerOf(phase(island.phases.pick, { shown_answer: [0, said] }), 1).key;
    expect([1, 2, 3].map(shown)).toEqual(["accepts", "declines", "counters"]);
    const counter = answerOf(phase(island.phases.pick, { shown_answer: [0, 3] }), 1).deal;
    expect(counter).toEqual({ give: [0, 0, 0, 0, 2], want: [1, 0, 0, 0, 0] });
  });
});

describe("cards on their way", () => {
  const { table } = moment();

  test("a yield comes from the hex that brought it", () => {
    expect(yielding(table, island, 8, 4, 1)).toEqual([1]);
    const flights = flightsOf([told(2, ["rolls", 0, 8], ["gets", 1, 2, 4])], [], table, island);
    expect(flights).toEqual([
      { picture: { resource: 4 }, number: 2, from: { at: "hex", hex: 1 }, to: { at: "seat", seat: 1 } },
    ]);
  });

  test("hexes shine that brought something at the last throw", () => {
    const story = [told(2, ["rolls", 0, 8], ["gets", 1, 2, 4]), told(3, ["builds_road", 0, 0])];
    expect([...shining(moment({ story }))]).toEqual([1]);
    expect([...shining(moment({ story: [...story, told(4, ["rolls", 0, 8])] }))]).toEqual([]); // as the robber's
    expect([...shining(moment({ story: [] }))]).toEqual([]);
  });

  test("the first cards come from round the last settlement", () => {
    const founding = [told(1, ["founds", 0, 0], ["founds_road", 0, 0], ["gets", 0, 1, 4])];
    expect(flightsOf(founding, founding, table, island)[0]?.from).toEqual({ at: "hex", hex: 1 });
    expect(flightsOf([told(2, ["gets", 0, 1, 4])], [], table, island)[0]?.from).toEqual({ at: "bank" });
  });

  test("what goes to the bank, comes from it, and changes hands", () => {
    const news = [
      told(
        2,
        ["discards", 0, 2, 1],
        ["steals", 0, 1],
        ["steals_card", 0, 3, 1],
        ["takes", 0, 2],
        ["ships", 0, 4, 1],
        ["monopoly", 1, 2],
        ["hands_over", 0, 3, 2],
        ["buys", 1],
        ["trades", 0, 1],
        ["won", 0, 10],
      ),
    ];
    const ends = flightsOf(news, [], table, island).map(({ picture, number, from, to }) =>
      [picture === "development" ? "card" : picture.resource, number, from.at, to.at].join(" "),
    );
    expect(ends).toEqual([
      "1 2 seat bank",
      " 1 seat seat",
      "3 1 seat seat",
      "2 1 bank seat",
      "1 4 seat bank",
      "2 3 seat seat",
      "card 1 bank seat",
      " 1 seat seat",
      " 1 seat seat",
    ]);
  });
});

test("a counter-offer begins with the offer from the other side, as far as the hand can give it", () => {
  const offer = { give: [0, 2, 0, 0, 0], want: [1, 0, 3, 0, 0] };
  expect(turnedRound(offer, [2, 0, 1, 0, 0])).toEqual({ give: [1, 0, 1, 0, 0], want: [0, 2, 0, 0, 0] });
});
