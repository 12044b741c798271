/** Where keys lead in a replay; null for a key that means nothing here. */
export const LEAP = 10;

export function steered(key: string, at: number, last: number): number | null {
  const within = (number: number): number => Math.max(1, Math.min(last, number));
  switch (key) {
    case "ArrowLeft":
      return within(at - 1);
    case "ArrowRight":
      return within(at + 1);
    case "PageUp":
      return within(at - LEAP);
    case "PageDown":
      return within(at + LEAP);
    case "Home":
      return 1;
    case "End":
      return last;
    default:
      return null;
  }
}

/** The move that an address names, or the first. */
export function numberIn(query: string, last: number): number {
  const wished = Number(new URLSearchParams(query).get("move") ?? 1);
  return Number.isInteger(wished) ? Math.max(1, Math.min(last, wished)) : 1;
}
