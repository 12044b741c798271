/** What a friend says while the talk is out of sight. */
import { expect, test } from "vitest";

import type { Heard } from "../src/messages.ts";
import { Session } from "../src/table/session.svelte.ts";
import { lastOf, newest } from "../src/table/talk.svelte.ts";
import { Around, welcome } from "./around.ts";

const line = (number: number, seat: number | null, changes: Partial<Heard> = {}): Heard => ({
  number,
  seat,
  name: "Ben",
  text: `line ${number}`,
  phrase: "",
  ...changes,
});

test("the last new line of somebody else is shown, not one's own nor that of who is muted", () => {
  const chat = [line(1, 1), line(2, 1), line(3, 0), line(4, 2)];
  expect(lastOf(chat)).toBe(4);
  expect(newest(chat, 1, [0, 2])?.number).toBe(2);
  expect(newest(chat, 2, [0, 2])).toBeNull();
  expect(newest([...chat, line(5, null)], 4, [0])?.number).toBe(5);
  expect(lastOf([])).toBe(0);
});

test("who was muted stays so at the next visit", () => {
  const around = new Around();
  const session = new Session("t", 0, "en", "https://club", around);
  session.connect();
  around.socket.onopen?.();
  around.socket.tell(welcome({ muted: [1] }));
  expect(session.talk.muted).toEqual([1]);
});
