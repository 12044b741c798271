/** The generic table plays the other games too: by mouse, and by keyboard alone. */
import assert from "node:assert/strict";

import { test } from "vitest";

import { guest, launch } from "./club.ts";
import { LONGEST, makeMoves, playNow } from "./playing.ts";

const MOVES = 25;

test.each([
  { title: "Adel Verpflichtet", keyboard: false },
  { title: "The Settlers of Catan", keyboard: true },
])("$title, keyboard alone: $keyboard", { timeout: 2 * LONGEST }, async ({ title, keyboard }) => {
  const browser = await launch();
  try {
    const { page, complaints } = await guest(browser);
    await playNow(page, title);
    assert.equal(await makeMoves(page, MOVES, keyboard), MOVES);
    await page.screenshot({ path: new URL(`./pictures/${title.split(" ")[0]}.png`, import.meta.url).pathname });
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
  }
});
