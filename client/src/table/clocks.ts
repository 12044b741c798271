/** Time that is left to a seat, as the server told it and as it has run since. */
import type { ClockInfo } from "../messages.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
export const SCARCE = 15; // seconds; from then on the clock calls attention to itself

export function leftTo(clock: ClockInfo, toldAt: number, now: number): number {
  return clock.runs ? Math.max(0, clock.left - (now - toldAt) / 1000) : clock.left;
}

/** 0:07, 12:30, 3 h, 2 d: short enough for a seat. */
export function clockFace(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * DAY) return `${Math.floor(whole / DAY)} d`;
  if (whole >= 2 * HOUR) return `${Math.floor(whole / HOUR)} h`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
