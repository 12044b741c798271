/** How a screen looks: pictures of it in four looks and four languages, and whatever would shut somebody out. */
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

import { DESKTOP, PHONE } from "./playing.ts";

export const PICTURES = new URL("./pictures/", import.meta.url).pathname;
const LANGUAGES = { nl: "Taal", de: "Sprache", fr: "Langue", en: "Language" }; // ours last, since the tests read English

/** What axe finds; where only the colours have changed, only those are looked at again. */
export async function faultsOf(page: Page, colours = false): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (colours ? axe.withRules("color-contrast") : axe).analyze();
  return violations.map((fault) => `${fault.id} at ${fault.nodes[0]?.html ?? ""}`);
}

const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** The same screen at a desk and on a phone, light and dark. */
export async function pictures(page: Page, name: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  await page.mouse.move(1, 1); // so that no explanation lies on it
  await page.waitForLoadState("networkidle"); // every picture has come
  const faults: string[] = [];
  for (const [size, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(viewport);
    for (const look of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: look });
      await page.screenshot({ path: `${PICTURES}${name}-${size}-${look}.png` });
      const found = await faultsOf(page, look === "dark");
      faults.push(...found.map((fault) => `${name}, ${size}, ${look}: ${fault}`));
    }
    if (await scrollsSideways(page)) faults.push(`${name}, ${size}: scrolls sideways`);
  }
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: "light" });
  assert.deepEqual(faults, []);
}

/** The same screen in every language, at phone size, where long words hurt most. */
export async function inEveryLanguage(page: Page, name: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const faults: string[] = [];
  const read = new Set<string>();
  for (const [language, label] of Object.entries(LANGUAGES)) {
    await page.locator("header select").selectOption(language);
    await page.locator("header label", { hasText: label }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.setViewportSize(PHONE);
    if (language !== "en") await page.screenshot({ path: `${PICTURES}${name}-phone-${language}.png` });
    const words = await page.locator("main").innerText();
    const hole = /\{[a-z_]+\}|undefined|\[object/.exec(words);
    if (hole) faults.push(`${name}, ${language}: ${hole[0]}`);
    if (await scrollsSideways(page)) faults.push(`${name}, ${language}: scrolls sideways`);
    if ((await page.locator("html").getAttribute("lang")) !== language) faults.push(`${name}: the page is not in ${language}`);
    read.add(words);
    await page.setViewportSize(DESKTOP);
  }
  assert.deepEqual(faults, []);
  assert.equal(read.size, Object.keys(LANGUAGES).length);
}
