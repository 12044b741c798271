/** Several people at one device, one seat at several devices, and what a finger or a mouse asks of them. */
import assert from "node:assert/strict";

import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { guest, launch, SERVER } from "./club.ts";
import { clickInList, DESKTOP, isSeen, lobby, LONGEST, makeMoves, PHONE, playNow } from "./playing.ts";

const GAME = "Figaro";
const PRESSED = 700; // milliseconds that a finger stays

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** A table for Emmy and Ben at this device, and a bot. */
async function twoAtOneDevice(page: Page): Promise<void> {
  await lobby(page);
  await page.getByRole("article", { name: GAME }).getByRole("button", { name: "More choices …" }).click({ timeout: LONGEST });
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: "3" }).check();
  await sheet.getByLabel("Seat 2").selectOption({ label: "somebody on this device" });
  await sheet.getByLabel("Name of player 2").fill("Ben");
  await sheet.getByRole("button", { name: "Open the table" }).click();
}

const arrival = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name: typeof name === "string" ? `I am ${name}` : name });
const ANYBODY = /^I am/;

test("a device goes from hand to hand, and nothing but its next player uncovers it", { timeout: LONGEST }, async () => {
  const { page, complaints } = await guest(browser, { viewport: PHONE, reducedMotion: "reduce" });
  await twoAtOneDevice(page);
  const covered = isSeen(arrival(page, ANYBODY));
  const names: string[] = [];
  while (names.length < 4) {
    const name = (await arrival(page, ANYBODY).innerText()).replace(ANYBODY, "").trim();
    names.push(name);
    for (const key of ["Escape", "Escape", "Escape", "u", "h", "1"]) await page.keyboard.press(key);
    assert.ok(await page.getByRole("dialog").evaluate((cover) => cover.matches(":modal")), "the cover lies over all");
    await arrival(page, name).click();
    await arrival(page, name).waitFor({ state: "hidden" });
    await makeMoves(page, clickInList, Infinity, covered); // all that is his, until it is another's turn
  }
  assert.equal(names[2], names[0]);
  assert.deepEqual([...new Set(names)].sort(), ["Ben", "Guest"], "in turns");
  const [leaves, stays] = [names[0] ?? "", names[1] ?? ""];
  await arrival(page, leaves).click();
  await page.getByRole("button", { name: "Leave the game" }).click();
  await page.getByRole("dialog", { name: "Leave this game?" }).getByRole("button", { name: "Leave the game" }).click();
  await arrival(page, stays).click(); // his hand is not shown to who has left
  await page.locator(".hand").waitFor();
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("a seat goes to another device by its link, and the first one only watches", { timeout: LONGEST }, async () => {
  const [here, there] = [await guest(browser, { viewport: PHONE }), await guest(browser, { viewport: DESKTOP })];
  await playNow(here.page, GAME);
  const table = here.page.url();
  await here.page.getByRole("button", { name: "Continue on another device" }).click();
  const link = await here.page.getByLabel("Open this link there:").inputValue();
  await there.page.goto(link);
  await there.page.locator(".move").first().waitFor();
  assert.equal(there.page.url(), table);
  await here.page.keyboard.press("Escape");
  await here.page.getByText("This seat is no longer yours").waitFor();
  assert.equal(await here.page.locator(".move").count(), 0);
  await there.page.close();
  await here.page.goto(link);
  await here.page.getByText("This link has been used").waitFor();
  for (const { page } of [here, there]) await page.context().close();
});

test("who closes the page finds his table again, and who leaves it for good is asked first", { timeout: LONGEST }, async () => {
  const { page } = await guest(browser, { viewport: DESKTOP });
  await playNow(page, GAME);
  const table = page.url();
  const again = await page.context().newPage();
  await page.close();
  await lobby(again);
  await again.getByRole("region", { name: "My tables" }).getByRole("link").first().click();
  await again.locator(".move").first().waitFor();
  assert.equal(again.url(), table);
  await again.getByRole("button", { name: "Leave the game" }).click();
  const sheet = again.getByRole("dialog", { name: "Leave this game?" });
  await sheet.getByText("You are the last one here").waitFor();
  await sheet.getByRole("button", { name: "Leave the game" }).click();
  await again.getByRole("article").first().waitFor();
  assert.equal(again.url(), `${SERVER}/`);
  await again.context().close();
});

test("a table that waits is cancelled by its last player, after he was asked", { timeout: LONGEST }, async () => {
  const { page, complaints } = await guest(browser, { viewport: DESKTOP });
  await lobby(page);
  await page.getByRole("article", { name: GAME }).getByRole("button", { name: "Play with friends" }).click({ timeout: LONGEST });
  const cancel = page.getByRole("button", { name: "Cancel the table" });
  await cancel.click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep it" }).click();
  await cancel.click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the table" }).click();
  await page.getByRole("article").first().waitFor();
  assert.equal(await page.getByRole("region", { name: "My tables" }).count(), 0);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("a finger that stays asks what a piece is, and does nothing", { timeout: LONGEST }, async () => {
  const { page } = await guest(browser, { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  await playNow(page, GAME);
  const card = page.locator(".hand .move").first();
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  assert.ok(box);
  const at = { x: box.x + 8, y: box.y + 8 };
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await page.waitForTimeout(PRESSED);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.locator("[data-explanation].pinned").waitFor();
  assert.equal(await page.locator(".ring .move").count(), 0, "no card is chosen");
  await page.context().close();
});

test("sound has a switch and a volume, and both are remembered", { timeout: LONGEST }, async () => {
  const { page, complaints } = await guest(browser, { viewport: DESKTOP });
  await page.addInitScript(() => {
    const strike = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext): OscillatorNode {
      document.documentElement.dataset["struck"] = "yes";
      return strike.call(this);
    };
  });
  const struck = (): Promise<boolean> =>
    page.evaluate(() => {
      const { dataset } = document.documentElement;
      const before = "struck" in dataset;
      delete dataset["struck"];
      return before;
    });
  await lobby(page);
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.click();
  const [sound, volume] = [page.getByRole("checkbox", { name: "Sound" }), page.getByRole("slider", { name: "Volume" })];
  await sound.uncheck();
  assert.equal(await struck(), false);
  await sound.check();
  assert.equal(await struck(), true);
  await volume.fill("0");
  assert.equal(await struck(), false);
  await volume.fill("0.3");
  assert.equal(await struck(), true);
  await page.reload();
  await settings.click();
  assert.ok(await sound.isChecked());
  assert.equal(await volume.inputValue(), "0.3");
  await page.keyboard.press("Escape");
  await page.getByRole("article", { name: GAME }).getByRole("button", { name: "Play now against bots" }).click();
  await page.locator(".move").first().waitFor();
  await page.waitForTimeout(PRESSED);
  assert.equal(await struck(), true, "it is heard that it is one's turn");
  assert.deepEqual(complaints, []);
  await page.context().close();
});
