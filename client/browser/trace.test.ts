/**
 * A table of each game is opened and its first round played on a machine four times as slow: no task may keep the page from
 * answering for more than 50 ms.  What counts is the time that the page's thread computes, times four: whatever else this machine does is not in
 * it.  Everything is clicked from inside the page: looking for buttons from outside, the driver would leave eight times as
 * much garbage there as the page itself, and its collection would be what is measured.
 */
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";

import type { Browser, JSHandle, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { guest, launch, SERVER } from "./club.ts";
import { HABITS, TITLES } from "./habits.ts";
import { PICTURES } from "./looking.ts";
import { DESKTOP, LONGEST } from "./playing.ts";

const SLOWER = 4;
const MOST = 50; // milliseconds
const PLAY = "button.strong:not([disabled])"; // a newcomer's first click
const ROUND = 14; // clicks, and after the first six there is something on the table
const FEWEST = 10; // of them, when the others take long
const PAUSE = 900;
const OFTEN = 50;
const CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number; // of it, computing
  args?: { data?: { functionName?: string; url?: string; type?: string }; name?: string };
}

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

test.each(TITLES)("a round of %s, traced", { timeout: 2 * LONGEST }, async (title) => {
  const { page } = await guest(browser, { viewport: DESKTOP });
  await page.goto(SERVER);
  const play = await seen(page, PLAY, title); // the game may have to be prepared before
  let made = 0;
  const events = await traced(
    page,
    async () => {
      await play.evaluate((button) => (button as HTMLElement).click());
      await seen(page, ".board .move");
      made = await round(page, HABITS[title]?.clicks ?? []);
    },
    title,
  );
  assert.ok(made >= FEWEST, `${title}: only ${made} moves`);
  const tasks = tasksOf(events);
  const told = tasks.slice(0, 6).map((task) => `  ${task.time.toFixed(0)} ms: ${task.parts}`);
  console.log(`${title}: longest tasks\n${told.join("\n")}`);
  assert.ok(Math.round(tasks[0]?.time ?? 0) <= MOST, `${title}: a task took ${tasks[0]?.time} ms`);
  await page.context().close();
});

/** Wait, inside the page, until something is there: on the sheet of a title or anywhere. */
const seen = (page: Page, wish: string, title = ""): Promise<JSHandle<Element>> =>
  page.evaluateHandle(
    async ({ wish, title, often }) => {
      const within = title ? "article" : "body";
      for (;;) {
        const place = [...document.querySelectorAll(within)].find((part) => part.textContent.includes(title));
        const found = place?.querySelector(wish);
        if (found) return found;
        await new Promise((done) => setTimeout(done, often));
      }
    },
    { wish, title, often: OFTEN },
  );

/** Clicks from inside the page; the answer is how many. */
function round(page: Page, clicks: readonly string[]): Promise<number> {
  const wishes = [...clicks, ".board .move", ".bar .move"].map((wish) => `${wish}:not([disabled]):not([aria-disabled=true])`);
  return page.evaluate(
    async ({ wishes, most, pause }) => {
      let made = 0;
      for (let waits = 0; made < most && waits < 4 * most; waits += 1) {
        await new Promise((done) => setTimeout(done, pause));
        const found = wishes.map((wish) => document.querySelector(wish)).find(Boolean);
        found?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
        if (found) made += 1;
      }
      return made;
    },
    { wishes, most: ROUND, pause: PAUSE },
  );
}

async function traced(page: Page, act: () => Promise<unknown>, name: string): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace = await browser.stopTracing();
  await mkdir(PICTURES, { recursive: true });
  await writeFile(`${PICTURES}trace-${name}.json`, trace);
  return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** The tasks of the thread that runs the page, longest first, each with what most of its time went to. */
function tasksOf(events: readonly TraceEvent[]): { time: number; parts: string }[] {
  const page = events.find((event) => event.name === "UpdateLayoutTree"); // workers have none
  const here = events.filter((event) => event.ph === "X" && event.pid === page?.pid && event.tid === page.tid);
  const tasks = here.filter((event) => event.name === "RunTask");
  return tasks
    .map((task) => ({ time: (SLOWER * computed(task)) / 1000, parts: partsOf(task, here) }))
    .sort((one, other) => other.time - one.time);
}

/** The thread's own clock is read in steps and can run ahead: nothing computes for longer than it lasts. */
const computed = ({ tdur = 0, dur = 0 }: TraceEvent): number => Math.min(tdur, dur);

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const end = task.ts + (task.dur ?? 0);
  const times = new Map<string, number>();
  for (const event of events) {
    if (event === task || event.ts < task.ts || event.ts >= end || event.name.endsWith("RunTask")) continue;
    const what = [event.name, event.args?.data?.type ?? event.args?.data?.functionName].filter(Boolean).join(" ");
    times.set(what, (times.get(what) ?? 0) + (SLOWER * computed(event)) / 1000);
  }
  const most = [...times].sort(([, one], [, other]) => other - one).slice(0, 5);
  return most.map(([what, time]) => `${what} ${time.toFixed(0)}`).join(", ");
}
