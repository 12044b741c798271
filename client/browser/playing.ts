/** What all browser tests do: open a game against bots, and make moves as they come. */
import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { SERVER } from "./club.ts";

export const LONGEST = 240_000;

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

/** Make the first move that can be made, by mouse or by keyboard; false when none came within a second. */
export async function makeOne(page: Page, keyboard = false): Promise<boolean> {
  await unfold(page);
  const move = page.locator(".moves button.move:enabled").first();
  try {
    if (keyboard) await move.press("Enter", { timeout: 1_000 });
    else await move.click({ timeout: 1_000 });
  } catch {
    return false;
  }
  await page.waitForTimeout(40);
  return true;
}

/** Make moves until so many are made or the result is there. */
export async function makeMoves(page: Page, most: number, keyboard = false): Promise<number> {
  const begun = Date.now();
  const result = page.getByRole("heading", { name: "Result" });
  let made = 0;
  while (made < most && !(await result.isVisible())) {
    assert.ok(Date.now() - begun < LONGEST, "nothing goes on");
    if (await makeOne(page, keyboard)) made += 1;
  }
  return made;
}
