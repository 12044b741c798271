/** What is not looked at first comes a frame later: the page is drawn in two short steps rather than in a long one. */
import { untrack } from "svelte";

import { afterDrawing } from "./before_drawing.ts";

/** Asked when a component begins; the answer follows what is given as soon as the page has been drawn. */
export function soon<Value>(given: () => Value): () => Value {
  let value = $state.raw(untrack(given));
  let latest = untrack(() => value);
  let waits: (() => void) | undefined;
  $effect(() => {
    latest = given();
    // One that waits already is not put off: what changes with every key that is pressed would never be shown.
    waits ??= afterDrawing(() => {
      waits = undefined;
      value = latest;
    });
  });
  $effect(() => () => waits?.());
  return () => value;
}
