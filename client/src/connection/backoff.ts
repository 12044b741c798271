/** How long to wait before trying again: longer each time, never long, and not everybody at the same moment. */
const FIRST = 400;
const LONGEST = 12_000;

export function pause(attempt: number, chance: () => number = Math.random): number {
  const longest = Math.min(LONGEST, FIRST * 2 ** attempt);
  return Math.round(longest * (0.5 + chance() / 2));
}
