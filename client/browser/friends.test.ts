/** Two people at one table by a link; one of them loses his line in the middle and comes back. */
import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { test } from "vitest";

import { guest, launch, SERVER } from "./club.ts";
import { clickInList, LONGEST } from "./playing.ts";

const PATIENCE = 60_000;

async function whatIsSeen(pages: Page[]): Promise<string> {
  const seen = await Promise.all(pages.map((page) => page.locator("main").innerText()));
  return `nothing goes on:\n${seen.join("\n---\n")}`;
}

async function together(pages: Page[], moves: number): Promise<void> {
  const begun = Date.now();
  let made = 0;
  while (made < moves) {
    if (Date.now() - begun > PATIENCE) throw new Error(await whatIsSeen(pages));
    for (const page of pages) if (await clickInList(page)) made += 1;
  }
}

test("a friend follows the link, and a lost line loses nothing", { timeout: 2 * LONGEST }, async () => {
  const browsers = [await launch(), await launch()] as const; // two contexts of this browser share their cookies
  try {
    const [host, friend] = [await guest(browsers[0]), await guest(browsers[1])];
    await host.page.goto(SERVER);
    const figaro = host.page.getByRole("article", { name: "Figaro" });
    await figaro.getByRole("button", { name: "Play with friends" }).click({ timeout: LONGEST });
    const link = await host.page.getByLabel("Send this link to your friends:").inputValue();
    await friend.page.goto(link);
    await friend.page.getByRole("button", { name: "Sit down here" }).first().click();
    await friend.page.getByRole("button", { name: "Leave the seat" }).waitFor();
    const empty = host.page.getByRole("button", { name: "Let a bot sit here" });
    for (const left of [1, 0]) {
      await empty.nth(left).click(); // the last one, which is gone afterwards
      await empty.nth(left).waitFor({ state: "detached" });
    }
    await together([host.page, friend.page], 6);
    await friend.page.context().setOffline(true);
    await friend.page.reload().catch(() => undefined);
    await friend.page.context().setOffline(false);
    await friend.page.goto(link);
    await together([host.page, friend.page], 6);
    await friend.page.getByRole("button", { name: "Hello!" }).click();
    await host.page.getByRole("log", { name: "Talk" }).getByText("Hello!").waitFor();
    assert.deepEqual(host.complaints, []);
  } finally {
    for (const browser of browsers) await browser.close();
  }
});
