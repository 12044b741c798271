/** What all browser tests do: open a game against bots, and make moves as they come. */
import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";

import { SERVER } from "./club.ts";

export const LONGEST = 240_000;
const SOON = 1_500;
const PAUSE = 30;

/** Makes one move, or a part of one; false when there was nothing to do. */
export type Act = (page: Page) => Promise<boolean>;

export async function playNow(page: Page, title: string): Promise<void> {
  await page.goto(SERVER);
  const play = page.getByRole("article", { name: title }).getByRole("button", { name: "Play now against bots" });
  await play.click({ timeout: LONGEST });
  await page.locator(".move").first().waitFor({ timeout: 30_000 });
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

/** One of the places, cards or buttons of the board, or of what stands beside it. */
export const clickOnBoard: Act = async (page) => {
  const moves = page.locator(".board .move:not([disabled]):not([aria-disabled=true]):visible, .bar .move:enabled:visible");
  const count = await moves.count();
  return count > 0 && clicked(moves.nth(Math.floor(Math.random() * count)));
};

/** L opens the list, and a number makes one of its first moves. */
export const pressInList: Act = async (page) => {
  const count = Math.min(9, await page.locator(".moves button.move:enabled").count());
  if (!count) {
    await page.keyboard.press("l");
    return false;
  }
  await page.keyboard.press(String(1 + Math.floor(Math.random() * count)));
  return true;
};

/** The first move of the list. */
export const clickInList: Act = async (page) => {
  await unfold(page);
  return clicked(page.locator(".moves button.move:enabled").first());
};

/** Make moves until so many are made or the result is there. */
export async function makeMoves(page: Page, act: Act, most: number): Promise<number> {
  const begun = Date.now();
  const result = page.getByRole("heading", { name: "Result" });
  let made = 0;
  while (made < most && !(await result.isVisible())) {
    assert.ok(Date.now() - begun < LONGEST, `nothing goes on:\n${await page.locator("main").innerText()}`);
    if (await act(page)) made += 1;
    await page.waitForTimeout(PAUSE);
  }
  return made;
}

export async function playToTheEnd(page: Page, act: Act): Promise<number> {
  const made = await makeMoves(page, act, Infinity);
  await page.getByRole("heading", { name: "Result" }).waitFor();
  return made;
}
