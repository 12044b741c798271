/** Things of a list that glide to where they lie now.  Svelte's own flip measures each list by itself, all others wait. */
import type { Action } from "svelte/action";

import { beforeDrawing } from "./before_drawing.ts";
import { motion } from "./motion.svelte.ts";

interface Spot {
  x: number;
  y: number;
}

interface Row {
  spots: Map<HTMLElement, Spot | null>; // where each thing lay when the page was drawn; nothing where it is new
  callOff: (() => void) | null;
}

const rows = new Map<Element, Row>();
const TIME = 300;

/** What it is given changes whenever the list does; it must stand in something positioned, so that scrolling moves nothing. */
export const glide: Action<HTMLElement, readonly unknown[]> = (node) => {
  const list = node.parentElement;
  if (!list) return;
  const row = rows.get(list) ?? { spots: new Map(), callOff: null };
  rows.set(list, row.spots.set(node, null) && row);
  const changed = (): void => {
    row.callOff ??= beforeDrawing(() => look(row));
  };
  changed();
  return {
    update: changed,
    destroy: () => {
      row.spots.delete(node);
      if (row.spots.size) return changed(); // the others move up
      row.callOff?.();
      rows.delete(list);
    },
  };
};

/** Where everything lies, in one go; then whatever lies elsewhere than before comes from there. */
function look(row: Row): () => void {
  row.callOff = null;
  const moved: [HTMLElement, Spot][] = [];
  for (const [node, before] of row.spots) {
    const now = { x: node.offsetLeft, y: node.offsetTop };
    row.spots.set(node, now);
    if (before && (before.x !== now.x || before.y !== now.y)) moved.push([node, { x: before.x - now.x, y: before.y - now.y }]);
  }
  return () => {
    for (const [node, { x, y }] of moved) {
      node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
        duration: motion.time(TIME),
        easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
      });
    }
  };
}
