/** What must be answered or was just opened comes into sight, no further than that takes. */
import type { Attachment } from "svelte/attachments";

import { motion } from "./motion.svelte.ts";

export const intoSight: Attachment<HTMLElement> = (node) => {
  // When all of it has been drawn, so that its end comes into sight too.
  const timer = setTimeout(() => node.scrollIntoView({ block: "nearest", behavior: motion.time(1) ? "smooth" : "instant" }));
  return () => clearTimeout(timer);
};
