/** How light the page is: what the first visit fetches, and what is allowed to move. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { expect, test } from "vitest";

const PAGE = new URL("../../src/clubroom/server/page/", import.meta.url).pathname;
const SOURCE = new URL("../src/", import.meta.url).pathname;
const MOST = 150_000; // bytes, compressed, without art

/** Scripts and styles that come before anything is seen, with whatever they import. */
function firstLoad(): string[] {
  const page = readFileSync(join(PAGE, "index.html"), "utf-8");
  const found = new Set([...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? ""));
  for (const name of found) {
    const imports = readFileSync(join(PAGE, name), "utf-8").matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
    for (const [, other] of imports) found.add(`assets/${other}`);
  }
  return [...found];
}

test("the first load is small, and no game's board is in it", () => {
  expect(existsSync(join(PAGE, "index.html")), "build the page first: make client").toBe(true);
  const names = firstLoad();
  const bytes = ["index.html", ...names].map((name) => gzipSync(readFileSync(join(PAGE, name))).length);
  expect(names.length).toBeGreaterThan(1);
  expect(bytes.reduce((all, some) => all + some)).toBeLessThan(MOST);
  expect(names.filter((name) => /Board|Gallery|After|Replay|Learn/.test(name))).toEqual([]);
});

test("only transform and opacity move", () => {
  const allowed = /^(none|transform|opacity)\b/;
  const others: string[] = [];
  for (const name of readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })) {
    if (!/\.(svelte|css)$/.test(name)) continue;
    const text = readFileSync(join(SOURCE, name), "utf-8");
    for (const [line, values = ""] of text.matchAll(/\btransition(?:-property)?:([^;{}=]+);/g)) {
      if (!values.split(",").every((value) => allowed.test(value.trim()))) others.push(`${name}: ${line}`);
    }
    for (const [, frames = ""] of text.matchAll(/@keyframes\s+\S+\s*\{((?:[^{}]*\{[^{}]*\})*)/g)) {
      for (const [line, property = ""] of frames.matchAll(/([\w-]+)\s*:/g)) {
        if (!allowed.test(property)) others.push(`${name}: ${line}`);
      }
    }
  }
  expect(others).toEqual([]);
});
