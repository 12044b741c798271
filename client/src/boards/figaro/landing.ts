/** What lies on the table comes into sight under the cards that fly there, just before these are gone. */
import { motion } from "../../look/motion.svelte.ts";

const TIME = 100;

export const landing = (late: number): { delay: number; duration: number } => ({
  delay: motion.time(Math.max(0, late - TIME)),
  duration: motion.time(TIME),
});
