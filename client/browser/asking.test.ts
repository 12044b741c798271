/** Asking what things are: nothing is done by it, and nobody is told what he did not ask. */
import assert from "node:assert/strict";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { guest, launch } from "./club.ts";
import { faultsOf } from "./looking.ts";
import { DESKTOP, LONGEST, playNow } from "./playing.ts";

const LONGER_THAN_HOVERING = 900;

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

test("while somebody asks, a move that is clicked or pressed is explained and not made", { timeout: LONGEST }, async () => {
  const { page, complaints } = await guest(browser, { viewport: DESKTOP, reducedMotion: "reduce" });
  await playNow(page, "The Settlers of Catan");
  const place = page.locator("g.lit").first();
  await place.waitFor({ timeout: LONGEST });
  const lit = await page.locator("g.lit").count();
  const words = (await place.getAttribute("aria-label")) ?? "";
  const explained = page.getByRole("dialog", { name: words });
  await page.getByRole("button", { name: "What is this?" }).click();
  await place.click();
  await explained.waitFor();
  await page.keyboard.press("Escape");
  await place.focus();
  await page.keyboard.press("Enter");
  await explained.waitFor();
  await page.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("button", { name: "What is this?" }).click();
  assert.equal(await page.locator("g.lit").count(), lit);
  await place.click();
  await page.locator("g.lit.road").first().waitFor();
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("the place that a hint points at can be clicked, in the middle of its mark", { timeout: LONGEST }, async () => {
  const { page } = await guest(browser, { viewport: DESKTOP, reducedMotion: "reduce" });
  await playNow(page, "The Settlers of Catan");
  await page.locator("g.lit.settlement").first().waitFor({ timeout: LONGEST });
  await page.getByRole("button", { name: "Hint" }).click();
  const mark = page.locator("g.pointed circle").first();
  await mark.waitFor({ timeout: 60_000 });
  const box = await mark.boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator("g.lit.road").first().waitFor();
  await page.context().close();
});

test("a button under the pointer stays readable, and what comes under a pointer at rest is not explained", { timeout: LONGEST }, async () => {
  const { page } = await guest(browser, { viewport: DESKTOP, reducedMotion: "reduce" });
  await playNow(page, "Figaro");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.waitForTimeout(LONGER_THAN_HOVERING);
  assert.equal(await page.locator("[data-explanation]").count(), 0);
  await page.getByRole("button", { name: "Do that" }).hover({ timeout: 60_000 });
  assert.deepEqual(await faultsOf(page, true), []);
  await page.getByRole("button", { name: "Hint" }).hover();
  await page.locator("[data-explanation]").waitFor();
  await page.context().close();
});
