/** Two people at one table by a link; one of them loses his line in the middle and comes back. */
import assert from "node:assert/strict";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { guest, launch } from "./club.ts";
import { TITLES } from "./habits.ts";
import { clickInList, lobby, LONGEST } from "./playing.ts";

const PATIENCE = 60_000;

let browsers: readonly [Browser, Browser];
beforeAll(async () => void (browsers = [await launch(), await launch()]));
afterAll(async () => {
  for (const browser of browsers) await browser.close();
});

async function whatIsSeen(pages: Page[]): Promise<string> {
  const seen = await Promise.all(pages.map((page) => page.locator("main").innerText()));
  return `nothing goes on:\n${seen.join("\n---\n")}`;
}

/** Each of them makes so many moves. */
async function together(pages: Page[], moves: number): Promise<void> {
  const begun = Date.now();
  const made = pages.map(() => 0);
  while (Math.min(...made) < moves) {
    if (Date.now() - begun > PATIENCE) throw new Error(await whatIsSeen(pages));
    for (const [who, page] of pages.entries()) if (await clickInList(page)) made[who] = (made[who] ?? 0) + 1;
  }
}

test.each(TITLES)("two friends play %s, and a lost line loses nothing", { timeout: LONGEST }, async (title) => {
  const [host, friend] = [await guest(browsers[0]), await guest(browsers[1])];
  await lobby(host.page);
  const game = host.page.getByRole("article", { name: title });
  await game.getByRole("button", { name: "Play with friends" }).click({ timeout: LONGEST });
  const link = await host.page.getByLabel("Send this link to your friends:").inputValue();
  await friend.page.goto(link);
  await friend.page.getByRole("button", { name: "Sit down here" }).first().click();
  await friend.page.getByRole("button", { name: "Leave the seat" }).waitFor();
  const empty = host.page.getByRole("button", { name: "Let a bot sit here" });
  for (const left of [1, 0]) {
    await empty.nth(left).click(); // the last one, which is gone afterwards
    await empty.nth(left).waitFor({ state: "detached" });
  }
  await together([host.page, friend.page], 3);
  await friend.page.context().setOffline(true);
  await friend.page.reload().catch(() => undefined);
  await friend.page.context().setOffline(false);
  await friend.page.goto(link);
  await together([host.page, friend.page], 3);
  await friend.page.getByRole("button", { name: "Hello!" }).click();
  await host.page.getByRole("log", { name: "Talk" }).getByText("Hello!").waitFor();
  assert.deepEqual(host.complaints, []);
  for (const { page } of [host, friend]) await page.context().close();
});
