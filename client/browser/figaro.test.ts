/** A whole game of Figaro by clicking, against bots, in the generic table; pictures on the way. */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { test } from "vitest";

import { guest, launch, SERVER } from "./club.ts";

const PICTURES = new URL("./pictures/", import.meta.url).pathname;
const LONGEST = 240_000;
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

test("a whole game of Figaro by clicking", { timeout: 2 * LONGEST }, async () => {
  await mkdir(PICTURES, { recursive: true });
  const browser = await launch();
  try {
    const { page, complaints } = await guest(browser, { viewport: DESKTOP });
    await page.goto(SERVER);
    const play = page.getByRole("article", { name: "Figaro" }).getByRole("button", { name: "Play now against bots" });
    await play.waitFor({ timeout: LONGEST });
    await pictures(page, "lobby");
    await play.click();
    await page.locator("button.move").first().waitFor({ timeout: 30_000 });
    await pictures(page, "table");
    const clicks = await playToTheEnd(page);
    await pictures(page, "result");
    assert.deepEqual(complaints, []);
    console.log(`${clicks} clicks, no complaint of the page`);
  } finally {
    await browser.close();
  }
});

/** Click moves as they come until the result is there. */
async function playToTheEnd(page: Page): Promise<number> {
  const begun = Date.now();
  const result = page.getByRole("heading", { name: "Result" });
  let clicks = 0;
  while (!(await result.isVisible())) {
    assert.ok(Date.now() - begun < LONGEST, "the game does not end");
    const move = page.locator("button.move:enabled").first();
    try {
      await move.click({ timeout: 1_000 });
      clicks += 1;
    } catch {
      continue; // somebody else's turn
    }
    await page.waitForTimeout(40);
  }
  return clicks;
}

/** The same screen in four looks; no size may scroll sideways, and nothing may shut anybody out. */
async function pictures(page: Page, name: string): Promise<void> {
  const faults: string[] = [];
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    for (const look of ["light", "dark"]) {
      await page.getByLabel("Look").selectOption(look);
      await page.screenshot({ path: `${PICTURES}${name}-${size}-${look}.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (wide) faults.push(`${name}, ${size}: scrolls sideways`);
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const fault of violations) {
        faults.push(`${name}, ${size}, ${look}: ${fault.id} at ${fault.nodes[0]?.html ?? ""}`);
      }
    }
  }
  await page.setViewportSize(DESKTOP);
  assert.deepEqual(faults, []);
}
