/** Trade for the eye: what can be shipped, and a form as the moves that make it. */
import type { Choice } from "../../messages.ts";
import { type Island, RESOURCES } from "./island.ts";
import { type Bundle, sum } from "./state.ts";

export type Page = "sea" | "players"; // of the trade desk
export const NOTHING_YET: Bundle = { give: RESOURCES.map(() => 0), want: RESOURCES.map(() => 0) };

/** The ways to ship one kind of card, best rate first; none where the server allows none. */
export function shipments(choices: readonly Choice[], give: number): Choice[] {
  return choices
    .filter((choice) => choice.kind === "sea" && choice.values[1] === give)
    .sort((a, b) => (a.values[0] ?? 0) - (b.values[0] ?? 0));
}

/** The best rate for one kind of card, or nothing. */
export function rateFor(choices: readonly Choice[], island: Island, give: number): number | null {
  const best = shipments(choices, give)[0]?.values[0];
  return best === undefined ? null : (island.rates[best] ?? null);
}

/** Cards by kind as the moves that name each. */
export const spelled = (counts: readonly number[], texts: readonly string[]): string[] =>
  counts.flatMap((count, kind) => Array.from({ length: count }, () => texts[kind] ?? ""));

/** An offer or a counter-offer as one command. */
export function offerMoves(offer: Bundle, texts: Island["texts"]): string[] {
  return [...spelled(offer.give, texts.give), ...spelled(offer.want, texts.want), ...texts.propose];
}

/** One card more or fewer on one side; a kind that moves to one side leaves the other. */
export function changed(offer: Bundle, side: keyof Bundle, kind: number, step: number, most: number): Bundle {
  const other = side === "give" ? "want" : "give";
  const count = Math.min(most, Math.max(0, (offer[side][kind] ?? 0) + step));
  return {
    ...offer,
    [side]: offer[side].map((cards, place) => (place === kind ? count : cards)),
    [other]: offer[other].map((cards, place) => (place === kind && count > 0 ? 0 : cards)),
  };
}

/** An offer from the other side of the table, as far as a hand can give what it wants: where a counter-offer begins. */
export const turnedRound = ({ give, want }: Bundle, hand: readonly number[]): Bundle => ({
  give: want.map((cards, kind) => Math.min(cards, hand[kind] ?? 0)),
  want: [...give],
});

/** Both sides have something on them. */
export const isOffer = (offer: Bundle): boolean => sum(offer.give) > 0 && sum(offer.want) > 0;

/** What is still missing to pay for something, by kind. */
export const missing = (hand: readonly number[], cost: readonly number[]): number[] =>
  cost.map((cards, kind) => Math.max(0, cards - (hand[kind] ?? 0)));
