/** A table that is opened is drawn part by part, so that nobody waits for the last one before the first can be touched. */
import { afterDrawing } from "./before_drawing.ts";

/** Asked when a component begins; the answer is how many of its parts are there by now, from the top of the page down. */
export function unfolding(parts: number | (() => number), begun = (): boolean => true): () => number {
  let there = $state(1);
  const most = (): number => (typeof parts === "number" ? parts : parts());
  $effect(() => (begun() && there < most() ? afterDrawing(() => (there += 1)) : undefined));
  return () => there;
}
