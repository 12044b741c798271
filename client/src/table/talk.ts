/** What is said at the table. */
import type { Heard } from "../messages.ts";

export const TALK = "chat-lines"; // where it stands on the page

/** The number of the last line. */
export const lastOf = (chat: readonly Heard[]): number => Math.max(0, ...chat.map((line) => line.number));

/** The last line that somebody else has said since line `known`, unless he is not to be heard. */
export function newest(chat: readonly Heard[], known: number, deaf: readonly number[]): Heard | null {
  const heard = (line: Heard): boolean => line.number > known && (line.seat === null || !deaf.includes(line.seat));
  return chat.filter(heard).at(-1) ?? null;
}
