/** Marks whatever on the table makes one move, as soon as it is there: boards draw it when they like. */
import type { Action } from "svelte/action";

const MARK = "pointed-out";

export const pointOut: Action<HTMLElement, string> = (node, first) => {
  let move = first;
  const mark = (): void => {
    for (const element of node.querySelectorAll<HTMLElement | SVGElement>("[data-move]")) {
      element.classList.toggle(MARK, element.dataset["move"] === move);
    }
  };
  const watcher = new MutationObserver(mark);
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["data-move"] });
  mark();
  return {
    update: (next) => {
      move = next;
      mark();
    },
    destroy: () => watcher.disconnect(),
  };
};
