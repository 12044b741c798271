/** Marks whatever on the table makes one move, as soon as it is there: boards draw it when they like. */
import type { Action } from "svelte/action";

import type { Choice } from "../messages.ts";

export interface Wanted {
  expected: Choice | null;
  choices: readonly Choice[];
  found?: (marks: readonly Element[]) => void; // told whenever something may have come, gone or moved
}

const MARK = "pointed-out";
const CHANGES = ["data-move", "data-kinds", "aria-disabled", "aria-expanded", "aria-pressed"];
const OPEN = "[aria-disabled=true], [aria-expanded=true], [aria-pressed=true]"; // no more to be done there

/** Which of the moves on the table to mark: the one itself or, before its first part is chosen, all that begin so. */
export function marked(moves: readonly string[], { expected, choices }: Wanted): string[] {
  if (!expected) return [];
  if (moves.includes(expected.move)) return [expected.move];
  const alike = choices.filter((choice) => choice.kind === expected.kind && choice.values[0] === expected.values[0]);
  return alike.map((choice) => choice.move);
}

/** Where the move itself is not on the table yet: what leads to moves of its kind. */
const leading = (node: Element, expected: Choice | null): Element[] =>
  expected ? [...node.querySelectorAll(`[data-kinds~="${expected.kind}"]:not(${OPEN})`)] : [];

export const pointOut: Action<HTMLElement, Wanted> = (node, first) => {
  let wanted = first;
  const mark = (): void => {
    const there = [...node.querySelectorAll<HTMLElement | SVGElement>("[data-move]")];
    const chosen = marked(there.map((element) => element.dataset["move"] ?? ""), wanted);
    const makers = there.filter((element) => chosen.includes(element.dataset["move"] ?? ""));
    const marks = new Set<Element>(makers.length ? makers : leading(node, wanted.expected));
    for (const old of node.querySelectorAll(`.${MARK}`)) if (!marks.has(old)) old.classList.remove(MARK);
    for (const element of marks) element.classList.add(MARK);
    wanted.found?.([...marks]);
  };
  const watcher = new MutationObserver(mark);
  const begin = (): void => {
    watcher.disconnect();
    if (wanted.expected) watcher.observe(node, { childList: true, subtree: true, attributeFilter: CHANGES });
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
