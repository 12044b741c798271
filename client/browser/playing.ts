/** What all browser tests do: open a table, and make moves as they come. */
import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";

import { SERVER } from "./club.ts";
import { type Habit, USUAL } from "./habits.ts";

export const LONGEST = 240_000;
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 360, height: 740 };
const SOON = 1_500;
const PAUSE = 15;
const MOST_TABS = 60;

/** Makes one move, or a part of one; false when there was nothing to do. */
export type Act = (page: Page) => Promise<boolean>;

export async function lobby(page: Page): Promise<void> {
  await page.goto(SERVER);
  await page.getByRole("article").first().waitFor();
}

/** The first click of a newcomer: this game against bots. */
export async function playNow(page: Page, title: string): Promise<void> {
  await lobby(page);
  const play = page.getByRole("article", { name: title }).getByRole("button", { name: "Play now against bots" });
  await play.click({ timeout: LONGEST });
  await page.locator(".move").first().waitFor({ timeout: 30_000 });
}

/** The same with the Tab key and Enter; then L opens the list of moves. */
export async function startByKeyboard(page: Page, title: string): Promise<void> {
  await lobby(page);
  const play = page.getByRole("article", { name: title }).getByRole("button", { name: "Play now against bots" });
  await play.waitFor({ timeout: LONGEST });
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press("Tab");
    if (await play.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await page.locator(".move").first().waitFor({ timeout: 30_000 });
  await page.keyboard.press("l");
}

/** Where a board shows the moves, the list of them is folded. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator("details:not([open]) > summary", { hasText: "All moves as a list" });
  if (await folded.isVisible()) await folded.click();
}

async function clicked(move: Locator): Promise<boolean> {
  try {
    await move.click({ timeout: SOON });
    return true;
  } catch {
    return false; // it went away meanwhile
  }
}

const any = (count: number): number => Math.floor(Math.random() * count);
const USABLE = ":not([disabled]):not([aria-disabled=true]):visible";

/** What this player likes best of what the board, or what stands beside it, has to click. */
export const clickOnBoard =
  ({ clicks }: Habit = USUAL): Act =>
  async (page) => {
    for (const wish of [...clicks, ".board .move:not([data-move=''])", ".bar .move"]) {
      const found = page.locator(wish + USABLE);
      const count = await found.count();
      if (count && (await clicked(found.nth(any(count))))) return true;
    }
    return false;
  };

/** L opens the list, a number makes one of its first moves, and arrows go to the others. */
export const pressInList =
  ({ moves }: Habit = USUAL): Act =>
  async (page) => {
    const texts = await page
      .locator(".moves button.move:enabled")
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset["move"] ?? ""));
    if (!texts.length) return false;
    const wish = moves.find((kind) => texts.some((text) => text.startsWith(kind)));
    const places = texts.flatMap((text, place) => (wish === undefined || text.startsWith(wish) ? [place] : []));
    const place = places[any(places.length)] ?? 0;
    await page.keyboard.press("l");
    if (place < 9) await page.keyboard.press(String(place + 1));
    else {
      await page.keyboard.press("End");
      for (let left = texts.length - 1; left > place; left -= 1) await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("Enter");
    }
    return true;
  };

/** The first move of the list. */
export const clickInList: Act = async (page) => {
  await unfold(page);
  return clicked(page.locator(".moves button.move:enabled").first());
};

/** What can be told about a game that does not end: also whether anything still happens. */
async function account(page: Page, made: number): Promise<string> {
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  const told = (): Promise<string> => page.locator("main").innerText();
  const before = await told();
  await page.waitForTimeout(SOON);
  const still = before === (await told()) ? "nothing happens any more" : "something still happens";
  return `no end after ${made} moves; ${still}; the focus is on ${focus}:\n${before}`;
}

/** Make moves until so many are made, or something is seen. */
export async function makeMoves(page: Page, act: Act, most: number, until = isSeen(resultOf(page))): Promise<number> {
  const begun = Date.now();
  let made = 0;
  while (made < most && !(await until())) {
    if (Date.now() - begun >= LONGEST) assert.fail(await account(page, made));
    if (await act(page)) made += 1;
    else await page.waitForTimeout(PAUSE);
  }
  return made;
}

export const isSeen =
  (what: Locator): (() => Promise<boolean>) =>
  async () =>
    (await what.filter({ visible: true }).count()) > 0;

export const resultOf = (page: Page): Locator => page.getByRole("heading", { name: "Result" });

export async function playToTheEnd(page: Page, act: Act): Promise<number> {
  const made = await makeMoves(page, act, Infinity);
  await resultOf(page).waitFor();
  return made;
}
