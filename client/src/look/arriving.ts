/** Arriving and leaving by opacity and transform alone.  Svelte's own ask how things look now, so that all is laid out at once. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

interface Times {
  duration: number;
  delay?: number;
}

export const fade = (_: Element, { delay = 0, duration }: Times): TransitionConfig => ({
  delay,
  duration,
  css: (here) => `opacity: ${here}`,
});

export const fly = (_: Element, { x = 0, y = 0, delay = 0, duration }: Times & { x?: number; y?: number }): TransitionConfig => ({
  delay,
  duration,
  easing: cubicOut,
  css: (here, away) => `transform: translate(${away * x}px, ${away * y}px); opacity: ${here}`,
});
