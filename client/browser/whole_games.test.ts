/** A whole game of each title on its own board: by mouse, and by keyboard alone. */
import assert from "node:assert/strict";

import { test } from "vitest";

import { guest, launch } from "./club.ts";
import { clickOnBoard, LONGEST, playNow, playToTheEnd, pressInList } from "./playing.ts";

const TITLES = ["Figaro", "Adel Verpflichtet", "The Settlers of Catan"];

for (const [how, act] of Object.entries({ mouse: clickOnBoard, keyboard: pressInList })) {
  test.each(TITLES)(`a whole game of %s by ${how}`, { timeout: 2 * LONGEST }, async (title) => {
    const browser = await launch();
    try {
      const { page, complaints } = await guest(browser, { reducedMotion: "reduce" });
      await playNow(page, title);
      const made = await playToTheEnd(page, act);
      console.log(`${title} by ${how}: ${made} moves`);
      assert.deepEqual(complaints, []);
    } finally {
      await browser.close();
    }
  });
}
