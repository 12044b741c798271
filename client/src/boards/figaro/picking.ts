/** Playing in two steps: a card from the hand, then a place; what may follow is only what the server lists. */
import type { Choice } from "../../messages.ts";

const LAY = "lay"; // its numbers: the card, and before whom

export const playable = (choices: readonly Choice[]): Set<number> =>
  new Set(choices.filter((choice) => choice.kind === LAY).flatMap((choice) => choice.values.slice(0, 1)));

/** The places where a card may go, by seat. */
export function placesFor(choices: readonly Choice[], card: number | null): Map<number, Choice> {
  const fitting = choices.filter((choice) => choice.kind === LAY && choice.values[0] === card);
  return new Map(fitting.map((choice) => [choice.values[1] ?? 0, choice]));
}

/** Before whom a move lays its card. */
export const laidBefore = (choice: Choice | null | undefined): number | null =>
  choice?.kind === LAY ? (choice.values[1] ?? null) : null;

export const simple = (choices: readonly Choice[], kind: string): Choice | undefined =>
  choices.find((choice) => choice.kind === kind);

export type Pressed = { readonly picked: number | null } | { readonly lay: Choice };

/** A card was pressed: pick it; pressed again it goes to its only place, or back where it has several. */
export function press(choices: readonly Choice[], picked: number | null, card: number): Pressed {
  if (picked !== card) return { picked: card };
  const [only, ...others] = placesFor(choices, card).values();
  return only && !others.length ? { lay: only } : { picked: null };
}
