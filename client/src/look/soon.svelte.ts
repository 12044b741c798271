/** What is not looked at first comes a frame later: the page is drawn in two short steps rather than in a long one. */
import { untrack } from "svelte";

import { afterDrawing } from "./before_drawing.ts";

/** Asked when a component begins; the answer follows what is given as soon as the page has been drawn. */
export function soon<Value>(given: () => Value): () => Value {
  let value = $state.raw(untrack(given));
  $effect(() => {
    const next = given();
    return afterDrawing(() => (value = next));
  });
  return () => value;
}
