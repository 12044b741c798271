/** A link gets to a friend, also where the browser has no clipboard. */
import { afterEach, expect, test, vi } from "vitest";

import { copied } from "../src/look/copying.ts";

const LINK = "http://192.168.1.7:8000/table/abc";

function field(): { value: string; done: string[]; focus: () => void; select: () => void } {
  const done: string[] = [];
  return { value: LINK, done, focus: () => void done.push("focus"), select: () => void done.push("select") };
}

function page(answer: () => boolean): void {
  vi.stubGlobal("HTMLElement", Object);
  vi.stubGlobal("document", { activeElement: null, execCommand: answer });
}

afterEach(() => void vi.unstubAllGlobals());

test("a link goes to the clipboard where there is one", async () => {
  const written: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void written.push(text) } });
  const link = field();
  expect(await copied(link)).toBe(true);
  expect([written, link.done]).toEqual([[LINK], []]);
});

test("without a clipboard the field is marked and copied", async () => {
  vi.stubGlobal("navigator", {});
  page(() => true);
  const link = field();
  expect(await copied(link)).toBe(true);
  expect(link.done).toEqual(["focus", "select"]);
});

test("where nothing copies, the link stays marked for whoever copies it by hand", async () => {
  vi.stubGlobal("navigator", {});
  const link = field();
  page(() => false);
  expect(await copied(link)).toBe(false);
  page(() => {
    throw new Error("not allowed");
  });
  expect(await copied(link)).toBe(false);
  expect(link.done).toEqual(["focus", "select", "focus", "select"]);
});
