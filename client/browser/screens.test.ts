/** What people see: lobby, every table in its phases, and the result, with nothing that shuts anybody out. */
import assert from "node:assert/strict";

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";

import { guest, launch } from "./club.ts";
import { type Habit, HABITS } from "./habits.ts";
import { inEveryLanguage, pictures } from "./looking.ts";
import { clickInList, clickOnBoard, DESKTOP, isSeen, lobby, LONGEST, makeMoves, playNow, resultOf } from "./playing.ts";

const MOST = 300; // clicks until every phase has come, of more than one game where dice will have it so

interface Tour {
  name: string;
  habit: Habit;
  phases: Record<string, string>; // by what is on the page then
}

/** Builds nothing that he need not and trades with nobody, so that a seven soon costs him half his hand. */
const HOARDER: Habit = {
  clicks: [
    ".offers .move[data-move=decline]",
    ".offers .foot .move",
    ".offers .offer .more",
    "g.lit",
    ".form .foot .move",
    ".form .more",
    ".roll",
    ".actions .end",
  ],
  moves: [],
};
const TOURS: Record<string, Tour> = {
  Figaro: {
    name: "figaro",
    habit: HABITS["Figaro"] ?? HOARDER,
    phases: { play: ".hand .move", lay: ".ring .move", scoring: "h2:text('is over: the roads')" },
  },
  "Adel Verpflichtet": {
    name: "adel",
    habit: { clicks: [".picks .buttons .move", ".picks .move", "[data-move='play exhibition']"], moves: [] },
    phases: {
      place: "h2:text('Where do you go?')",
      castle: "h2:text('What do you do at the castle?')",
      auction: "h2:text('What do you do at the auction house?')",
      exhibition: ".picks .buttons .move",
    },
  },
  "The Settlers of Catan": {
    name: "catan",
    habit: HOARDER,
    phases: {
      founding: "g.lit.settlement",
      roll: ".roll.move",
      turn: ".actions .end.move",
      trade: ".actions:has(.end:enabled) .trade:not([aria-disabled=true])", // not while the turn is being ended
      discard: ".form .more",
    },
  },
};

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Somebody looks; at the end his page must have complained of nothing. */
async function seen(look: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints } = await guest(browser, { viewport: DESKTOP, reducedMotion: "reduce" });
  await look(page);
  assert.deepEqual(complaints, []);
  await page.context().close();
}

test("the lobby, a new table, and a table that waits", { timeout: LONGEST }, async () => {
  await seen(async (page) => {
    await lobby(page);
    const figaro = page.getByRole("article", { name: "Figaro" });
    await figaro.getByRole("button").first().waitFor({ timeout: LONGEST });
    await pictures(page, "lobby");
    await inEveryLanguage(page, "lobby");
    await chooseLook(page, "dark");
    await chooseLook(page, "system");
    await figaro.getByRole("button", { name: "More choices" }).click();
    await pictures(page, "new-table");
    await page.keyboard.press("Escape");
    await figaro.getByRole("button", { name: "Play with friends" }).click();
    await page.getByLabel("Send this link to your friends:").waitFor();
    await pictures(page, "invitation");
  });
});

test.each(Object.entries(TOURS))("a table of %s in its phases", { timeout: 2 * LONGEST }, async (title, tour) => {
  await seen(async (page) => {
    await playNow(page, title);
    await inEveryLanguage(page, tour.name);
    const act = clickOnBoard(tour.habit);
    const coming = new Map(Object.entries(tour.phases));
    for (let clicks = 0; coming.size && clicks < MOST; clicks += 1) {
      for (const [phase, sign] of coming) {
        if (!(await isSeen(page.locator(sign))())) continue;
        coming.delete(phase);
        await (phase === "trade" ? tradeDesk(page) : pictures(page, `${tour.name}-${phase}`));
      }
      const anyOf = page.locator([...coming.values()].join(", ")).or(resultOf(page));
      if (coming.size) await makeMoves(page, act, 1, isSeen(anyOf));
      if (await isSeen(resultOf(page))()) await playNow(page, title); // this one was over before all had come
    }
    assert.deepEqual([...coming.keys()], []);
    await page.getByRole("button", { name: "Let a bot go on for me" }).click();
    await resultOf(page).waitFor({ timeout: LONGEST });
    await pictures(page, `${tour.name}-result`);
  });
});

test("a game without a board, hint and undo", { timeout: LONGEST }, async () => {
  await seen(async (page) => {
    await playNow(page, "Sealed bids");
    await makeMoves(page, clickInList, 3);
    await pictures(page, "bids");
    await playNow(page, "Figaro");
    await hintAndUndo(page);
  });
});

/** Both pages of it, the offer filled in as far as that goes. */
async function tradeDesk(page: Page): Promise<void> {
  const desk = page.getByRole("button", { name: "⇄ Trade" });
  await desk.click();
  await page.getByRole("button", { name: "With players" }).click();
  await page.getByRole("button", { name: /^One more/ }).filter({ visible: true }).last().click();
  await pictures(page, "catan-trade");
  await page.getByRole("button", { name: "Overseas", exact: true }).click();
  await desk.click();
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
  assert.equal(await page.locator("html").getAttribute("data-look"), look);
}
