import { describe, expect, test } from "vitest";

import { de } from "../src/words/de.ts";
import { en } from "../src/words/en.ts";
import { fill } from "../src/words/fill.ts";
import { fr } from "../src/words/fr.ts";
import { nl } from "../src/words/nl.ts";

const gaps = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

describe.each(Object.entries({ nl, de, fr }))("%s", (_, words) => {
  test("has every key and no other", () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  });
  test("has the same gaps in every sentence, and no empty one", () => {
    for (const [key, sentence] of Object.entries(en)) {
      const translated = words[key as keyof typeof en];
      expect(gaps(translated), key).toEqual(gaps(sentence));
      expect(translated.trim(), key).not.toBe("");
    }
  });
});

test("gaps are filled, and one without a value shows as it is", () => {
  expect(fill("{name} says {what}", { name: "Emmy" })).toBe("Emmy says {what}");
});
