/** Every lesson to its end, by doing what it points out; another move gets a nudge. */
import assert from "node:assert/strict";

import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { guest, launch, SERVER } from "./club.ts";
import { DESKTOP, lobby, LONGEST, PHONE } from "./playing.ts";

const MOST = 60; // clicks in one lesson

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

test.each(["figaro", "adel", "catan"])("the guided game of %s to its end", { timeout: LONGEST }, async (game) => {
  const { page, complaints } = await guest(browser, { viewport: DESKTOP });
  await lobby(page);
  await page.locator(`a[href="/learn/${game}"]`).click({ timeout: LONGEST });
  await page.getByText("Step 1 of").waitFor({ timeout: LONGEST });
  const { violations } = await new AxeBuilder({ page }).include("main .panel").analyze();
  assert.deepEqual(violations.map((fault) => fault.id), []);
  await take(page);
  await page.getByRole("button", { name: "Play now against two guests" }).click();
  await page.waitForURL("**/table/**");
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("on a phone the words and what they point out are in sight together", { timeout: LONGEST }, async () => {
  const { page } = await guest(browser, { viewport: PHONE, reducedMotion: "reduce" });
  await page.goto(SERVER);
  await page.locator('a[href="/learn/adel"]').click({ timeout: LONGEST });
  await page.getByRole("button", { name: "Go on", exact: true }).click({ timeout: LONGEST });
  const pointed = page.locator(".board .pointed-out").first();
  await pointed.waitFor();
  await page.locator(".arrow").waitFor();
  const [words, thing] = await Promise.all([page.locator("main > .panel").boundingBox(), pointed.boundingBox()]);
  assert.ok(words && thing);
  assert.ok(words.y >= 0 && words.height < PHONE.height / 2);
  assert.ok(thing.y > words.y + words.height && thing.y + thing.height <= PHONE.height);
  await page.context().close();
});

/** Go on where nothing is asked, otherwise make the move that is pointed out in the list; once, another one first. */
async function take(page: Page): Promise<void> {
  const farewell = page.getByRole("heading", { name: "Well played!" });
  const on = page.locator("main > .panel").getByRole("button", { name: "Go on", exact: true }); // a board may have one too
  let strayed = false;
  for (let clicks = 0; clicks < MOST && !(await farewell.isVisible()); clicks += 1) {
    if (await on.isVisible()) {
      await on.click();
      continue;
    }
    const list = page.locator("details", { hasText: "Your moves" });
    if (!(await list.evaluate((node: HTMLDetailsElement) => node.open))) await list.locator("summary").click();
    const others = list.locator(".move:not(.pointed-out)");
    if (!strayed && (await others.count())) {
      await others.first().click();
      await page.getByRole("alert").getByText("let us try something else").waitFor();
      strayed = true;
    }
    await list.locator(".move.pointed-out").click();
  }
  await farewell.waitFor();
  assert.ok(strayed);
}
