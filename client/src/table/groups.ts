/** Legal moves in an order that eyes can follow: by kind, and where a kind has many, by its first number. */
import type { Choice } from "../messages.ts";

export interface Button {
  choice: Choice;
  label: string; // what is not said by the heading already
}

export interface Group {
  key: string;
  heading: string;
  buttons: Button[];
}

const MANY = 8;

export function grouped(legal: readonly Choice[]): Group[] {
  const kinds = collected(legal, (choice) => choice.kind);
  return kinds.flatMap(([kind, choices]) => {
    const parts = choices.length > MANY ? collected(choices, (choice) => String(choice.values[0])) : [];
    const worthwhile = parts.length > 1 && parts.length < choices.length;
    if (!worthwhile) return [plain(kind, choices)];
    const several = parts.filter(([, part]) => part.length > 1);
    const single = parts.flatMap(([, part]) => (part.length === 1 ? part : []));
    const groups = several.map(([first, part]) => headed(`${kind} ${first}`, part));
    return single.length ? [...groups, plain(kind, single)] : groups;
  });
}

function plain(key: string, choices: Choice[]): Group {
  return { key, heading: "", buttons: choices.map((choice) => ({ choice, label: choice.words })) };
}

function headed(key: string, choices: Choice[]): Group {
  const heading = sharedBeginning(choices.map((choice) => choice.words));
  const buttons = choices.map((choice) => ({ choice, label: choice.words.slice(heading.length).trim() }));
  return { key, heading: heading.trim(), buttons };
}

/** What several sentences begin with, in whole words; at least one word of each is left. */
export function sharedBeginning(sentences: readonly string[]): string {
  const [first = "", ...others] = sentences;
  let shared = "";
  for (const word of first.split(" ").slice(0, -1)) {
    const longer = `${shared}${word} `;
    if (!others.every((other) => other.startsWith(longer) && other.length > longer.length)) break;
    shared = longer;
  }
  return shared;
}

function collected<Item>(items: readonly Item[], key: (item: Item) => string): [string, Item[]][] {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(key(item), [...(found.get(key(item)) ?? []), item]);
  return [...found];
}
