/** What is said at the table. */
import type { FromClient, Heard } from "../messages.ts";

export const TALK = "chat-lines"; // where it stands on the page

export class Talk {
  lines = $state.raw<readonly Heard[]>([]);
  muted = $state.raw<readonly number[]>([]); // seats whose talk is not shown

  readonly #tell: (message: FromClient) => void;

  constructor(tell: (message: FromClient) => void) {
    this.#tell = tell;
  }

  /** Show no more, or again, what a seat says. */
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    this.#tell({ type: "mute", seat, on });
  }
}

/** The number of the last line. */
export const lastOf = (lines: readonly Heard[]): number => Math.max(0, ...lines.map((line) => line.number));

/** The last line that somebody else has said since line `known`, unless he is not to be heard. */
export function newest(lines: readonly Heard[], known: number, deaf: readonly number[]): Heard | null {
  const heard = (line: Heard): boolean => line.number > known && (line.seat === null || !deaf.includes(line.seat));
  return lines.filter(heard).at(-1) ?? null;
}
