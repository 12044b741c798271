import { describe, expect, test } from "vitest";

import { fr as afterFr } from "../src/after/words/fr.ts";
import { fr as adelFr } from "../src/boards/adel/words/fr.ts";
import { fr as catanFr } from "../src/boards/catan/words/fr.ts";
import { words as figaro } from "../src/boards/figaro/words.ts";
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

test("French has a narrow space that does not break before what has two parts, and inside its quotation marks", () => {
  const sentences = [fr, afterFr, adelFr, catanFr, figaro.fr].flatMap((words) => Object.values(words));
  for (const sentence of sentences) expect(sentence).not.toMatch(/[^\u202f][:;!?»]|«[^\u202f]/);
});
