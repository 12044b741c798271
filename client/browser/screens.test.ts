/** What people see: lobby, tables and result in four looks, with nothing that shuts anybody out; hint and undo on the way. */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { test } from "vitest";

import { guest, launch, SERVER } from "./club.ts";
import { clickInList, LONGEST, makeMoves, playNow, playToTheEnd } from "./playing.ts";

const PICTURES = new URL("./pictures/", import.meta.url).pathname;
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

const MOVES = 12;

test("the lobby", { timeout: 2 * LONGEST }, async () => {
  await seen(async (page) => {
    await page.goto(SERVER);
    await page.getByRole("article", { name: "Figaro" }).waitFor();
    await pictures(page, "lobby");
  });
});

test.each(["Figaro", "Adel Verpflichtet", "The Settlers of Catan", "Sealed bids"])(
  "a table of %s",
  { timeout: 2 * LONGEST },
  async (title) => {
    await seen(async (page) => {
      await playNow(page, title);
      await pictures(page, `${title}-first`);
      await makeMoves(page, clickInList, MOVES);
      await pictures(page, `${title}-later`);
    });
  },
);

test("hint, undo and result", { timeout: 2 * LONGEST }, async () => {
  await seen(async (page) => {
    await playNow(page, "Figaro");
    await hintAndUndo(page);
    await playToTheEnd(page, clickInList);
    await pictures(page, "result");
  });
});

/** Somebody looks; at the end his page must have complained of nothing. */
async function seen(look: (page: Page) => Promise<void>): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const browser = await launch();
  try {
    const { page, complaints } = await guest(browser, { viewport: DESKTOP, reducedMotion: "reduce" });
    await look(page);
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
  }
}

/** Do what the hint says, then take it back. */
async function hintAndUndo(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Do that" }).click({ timeout: 60_000 });
  const undo = page.getByRole("button", { name: "Undo" });
  await page.locator("button.move:enabled").first().waitFor({ timeout: 30_000 });
  await undo.click();
  await page.getByRole("log", { name: "What happened" }).getByText("takes back").waitFor();
}

async function chooseLook(page: Page, look: string): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).filter({ visible: true }).click();
  await page.getByLabel("Look").selectOption(look);
  await page.getByRole("button", { name: "Close", exact: true }).click();
}

/** The same screen in four looks; no size may scroll sideways, and nothing may shut anybody out. */
async function pictures(page: Page, name: string): Promise<void> {
  const faults: string[] = [];
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    for (const look of ["light", "dark"]) {
      await chooseLook(page, look);
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
