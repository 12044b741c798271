/** Marks whatever on the table makes one move, as soon as it is there: boards draw it when they like. */
import type { Action } from "svelte/action";

import type { Choice } from "../messages.ts";

export interface Wanted {
  expected: Choice | null;
  choices: readonly Choice[];
}

const MARK = "pointed-out";

/** Which of the moves on the table to mark: the one itself or, before its first part is chosen, all that begin so. */
export function marked(moves: readonly string[], { expected, choices }: Wanted): string[] {
  if (!expected) return [];
  if (moves.includes(expected.move)) return [expected.move];
  const alike = choices.filter((choice) => choice.kind === expected.kind && choice.values[0] === expected.values[0]);
  return alike.map((choice) => choice.move);
}

export const pointOut: Action<HTMLElement, Wanted> = (node, first) => {
  let wanted = first;
  const mark = (): void => {
    const there = [...node.querySelectorAll<HTMLElement | SVGElement>("[data-move]")];
    const chosen = marked(there.map((element) => element.dataset["move"] ?? ""), wanted);
    for (const element of there) element.classList.toggle(MARK, chosen.includes(element.dataset["move"] ?? ""));
  };
  const watcher = new MutationObserver(mark);
  const begin = (): void => {
    watcher.disconnect();
    if (wanted.expected) watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["data-move"] });
    mark();
  };
  begin();
  return {
    update: (next) => {
      const same = next.expected === wanted.expected && next.choices === wanted.choices;
      wanted = next;
      if (!same) begin();
    },
    destroy: () => watcher.disconnect(),
  };
};
