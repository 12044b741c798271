/** After a game that bots have played: result, curve, verification, and the replay by keyboard. */
import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { test } from "vitest";

import { guest, launch, SERVER } from "./club.ts";
import { faultsOf } from "./looking.ts";
import { DESKTOP, LONGEST } from "./playing.ts";

test("what comes after a game", { timeout: 2 * LONGEST }, async () => {
  const browser = await launch();
  try {
    const { page, complaints } = await guest(browser, { viewport: DESKTOP });
    await page.goto(SERVER);
    await page.getByRole("article", { name: "Figaro" }).getByRole("button").first().waitFor({ timeout: LONGEST });
    const table = await playedByBots(page, "figaro");
    await page.goto(`${SERVER}/table/${table}`);
    await page.getByRole("heading", { name: "How the chances went" }).waitFor({ timeout: 30_000 });
    await page.getByText("Working it out").waitFor({ state: "detached", timeout: LONGEST });
    await page.getByRole("button", { name: "Check the dice and cards" }).click();
    await page.getByText(/All \d+ dice and cards are right/).waitFor();
    await page.getByRole("heading", { name: "Your record" }).waitFor();
    assert.deepEqual(await faultsOf(page), []);
    await page.getByRole("link", { name: "Replay" }).click();
    await page.getByText("Step 1 of").waitFor();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL(/move=2$/);
    await page.keyboard.press("End");
    await page.waitForURL((url) => Number(url.searchParams.get("move")) > 20);
    await page.goto(`${SERVER}/replay/${table}?move=12`);
    await page.getByText("Step 12 of").waitFor();
    assert.deepEqual(await faultsOf(page), []);
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
  }
});

/** A whole game at a table of this guest, played by a stand-in and bots; its id. */
function playedByBots(page: Page, game: string): Promise<string> {
  return page.evaluate(async (name) => {
    const bot = { kind: "bot", bot: "guest" };
    const body = JSON.stringify({ game: name, seats: [{ kind: "me" }, bot, bot] });
    const made = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body });
    const { id } = (await made.json()) as { id: string };
    const socket = new WebSocket(`/api/tables/${id}/socket`);
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "join", seat: 0, last: 0, language: "en" }));
      socket.send(JSON.stringify({ type: "hand_over", seat: 0, bot: "guest" }));
    };
    await new Promise<void>((done) => {
      socket.onmessage = (event) => {
        const message = JSON.parse(String(event.data)) as { now?: { over: boolean } };
        if (message.now?.over) done();
      };
    });
    socket.close();
    return id;
  }, game);
}
