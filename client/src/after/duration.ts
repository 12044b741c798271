/** How long something lasted, as words fill it in. */
import type { Key } from "./words/en.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export function duration(seconds: number): { key: Key; values: Record<string, number> } {
  if (seconds < MINUTE) return { key: "lasted_seconds", values: { seconds: Math.max(1, Math.round(seconds)) } };
  if (seconds < HOUR) return { key: "lasted_minutes", values: { minutes: Math.round(seconds / MINUTE) } };
  const hours = Math.floor(seconds / HOUR);
  return { key: "lasted_hours", values: { hours, minutes: Math.round((seconds - hours * HOUR) / MINUTE) } };
}
