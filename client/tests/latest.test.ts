import { expect, test } from "vitest";

import { Latest } from "../src/connection/latest.ts";

test("an answer that comes after that to a later question is not taken", async () => {
  const latest = new Latest();
  const taken: string[] = [];
  const answers: ((words: string) => void)[] = [];
  const ask = (): Promise<void> =>
    latest.take(
      () => new Promise<string>((answer) => answers.push(answer)),
      (words) => taken.push(words),
    );
  const asked = [ask(), ask()];
  answers[1]?.("English");
  answers[0]?.("français");
  await Promise.all(asked);
  expect(taken).toEqual(["English"]);
});
