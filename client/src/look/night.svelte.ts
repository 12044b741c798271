/** Whether it is dark here, for pictures that cannot find out by themselves. */
import { createContext } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import { theme } from "./theme.svelte.ts";

const system = new MediaQuery("(prefers-color-scheme: dark)");

export const isNight = (): boolean => (theme.look === "system" ? system.current : theme.look === "dark");

/** Part of a page can be light or dark whatever the rest is. */
const [fixed, fixNight, isFixed] = createContext<boolean>();
export { fixNight };

/** Asked when a component begins; the answer changes with the look. */
export function nightHere(): () => boolean {
  if (!isFixed()) return isNight;
  const night = fixed();
  return () => night;
}
