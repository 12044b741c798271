/** A whole game of each title against bots: by mouse on its own board, and by keyboard alone. */
import assert from "node:assert/strict";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { guest, launch } from "./club.ts";
import { HABITS, TITLES } from "./habits.ts";
import { type Act, clickOnBoard, DESKTOP, LONGEST, playNow, playToTheEnd, pressInList, startByKeyboard } from "./playing.ts";

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

for (const [how, actOf] of Object.entries({ mouse: clickOnBoard, keyboard: pressInList })) {
  test.each(TITLES)(`a whole game of %s by ${how}`, { timeout: 2 * LONGEST }, async (title) => {
    const { page, complaints } = await guest(browser, { viewport: DESKTOP, reducedMotion: "reduce" });
    const act: Act = actOf(HABITS[title]);
    await (how === "mouse" ? playNow(page, title) : startByKeyboard(page, title));
    const begun = Date.now();
    const made = await playToTheEnd(page, act);
    console.log(`${title} by ${how}: ${made} moves in ${Math.round((Date.now() - begun) / 1000)} s`);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });
}
