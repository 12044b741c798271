/** Many lines that tell the same thing, as a deal does card by card: what matters is not to drown among them. */
import type { Line } from "./history.ts";

const MANY = 6; // so many lines can still be read

/** A line, and those after it that only say more of the same. */
interface Entry {
  readonly line: Line;
  readonly more: readonly Line[];
}

const alone = new WeakMap<Line, Entry>();
const NONE: readonly Line[] = [];

const same = (one: Line | undefined, other: Line): boolean =>
  one?.kind === "words" && other.kind === "words" && one.number === other.number && one.event === other.event;

/** The lines in stretches that tell the same event of one moment. */
function stretches(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && same(last[0], line)) last.push(line);
    else found.push([line]);
  }
  return found;
}

/** A log where a long stretch is its first line; an entry for a single line is the same whenever it is asked. */
export function folded(lines: readonly Line[]): Entry[] {
  const single = (line: Line): Entry => {
    const entry = alone.get(line) ?? { line, more: NONE };
    alone.set(line, entry);
    return entry;
  };
  return stretches(lines).flatMap((stretch): Entry[] => {
    const [line, ...more] = stretch;
    return line && stretch.length > MANY ? [{ line, more }] : stretch.map(single);
  });
}

/** The last few lines of what happened at one moment, of a long stretch only where there is nothing else. */
export function gist(lines: readonly Line[], most: number): Line[] {
  const telling = stretches(lines).filter((stretch) => stretch.length <= MANY);
  return (telling.length ? telling.flat() : lines).slice(-most);
}
