/** Moves that a board has no place for: they stand under it, so that nothing can only be found in the long list. */
import type { Choice } from "../messages.ts";

const FEW = 8; // a kind with more choices is the board's own business

/**
 * A board shows a move where an element has it as `data-move`, and a whole kind where one has it among its `data-kinds`
 * (a card in hand that has to be picked up before its places light up).
 */
export function leftover(choices: readonly Choice[], moves: ReadonlySet<string>, kinds: ReadonlySet<string>): Choice[] {
  const shown = new Set([...kinds, ...choices.filter((choice) => moves.has(choice.move)).map((choice) => choice.kind)]);
  const counts = new Map<string, number>();
  for (const { kind } of choices) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return choices.filter(({ kind }) => !shown.has(kind) && (counts.get(kind) ?? 0) <= FEW);
}

/** What a board shows at this moment. */
export function shownOn(board: HTMLElement): { moves: Set<string>; kinds: Set<string> } {
  const values = (name: "move" | "kinds"): string[] =>
    [...board.querySelectorAll<HTMLElement | SVGElement>(`[data-${name}]`)].map((element) => element.dataset[name] ?? "");
  return { moves: new Set(values("move")), kinds: new Set(values("kinds").flatMap((some) => some.split(" "))) };
}
