/** What somebody is called, while he is still typing it. */
import { expect, test } from "vitest";

import { Naming } from "../src/naming.svelte.ts";

function naming(): { naming: Naming; saved: string[]; answer: (kept?: boolean) => void } {
  let name = "Guest";
  const saved: string[] = [];
  const answers: ((kept: boolean) => void)[] = [];
  const save = (wished: string): Promise<boolean> => {
    saved.push((name = wished));
    return new Promise((resolve) => answers.push(resolve));
  };
  return { naming: new Naming(() => name, save), saved, answer: (kept = true) => answers.shift()?.(kept) };
}

test("a name that was typed is kept, once, and whoever needs it waits until it is", async () => {
  const { naming: field, saved, answer } = naming();
  field.typed = " Emmy ";
  expect([field.shown, field.changed]).toEqual([" Emmy ", true]);
  void field.keep(); // the field is left
  let begun = false;
  const beginning = field.keep().then(() => (begun = true)); // and a game is started
  await Promise.resolve();
  expect([begun, saved, field.shown, field.changed]).toEqual([false, ["Emmy"], "Emmy", false]);
  answer();
  await beginning;
  expect(begun).toBe(true);
});

test("whoever waits for a name hears that it was refused, and is kept from nothing else", async () => {
  const { naming: field, answer } = naming();
  field.typed = "Emmy";
  void field.keep();
  const sitting = field.keep();
  answer(false);
  expect(await sitting).toBe(false);
  expect(await field.keep()).toBe(true);
});

test("no name at all, or the same one, changes nothing", async () => {
  const { naming: field, saved } = naming();
  for (const typed of [null, "", "  ", "Guest"]) {
    field.typed = typed;
    await field.keep();
  }
  expect([saved, field.shown]).toEqual([[], "Guest"]);
});
