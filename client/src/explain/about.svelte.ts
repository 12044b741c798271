/** What a piece or a button is about: a title, and the rules that say more, by hover, long press or `?`. */
import type { Action } from "svelte/action";

import { explained } from "./explained.svelte.ts";
import { listen } from "./listening.ts";

export interface About {
  title: string; // what it is, or why it cannot be used now
  rules?: readonly string[]; // ids of sentences in the game's rulebook
  move?: string; // a move that may be forbidden: the server is asked why
}

export const about: Action<Element, About> = (node, topic) => {
  listen();
  const show = (given: About): void => explained.learn(node, given);
  show(topic);
  return { update: show, destroy: () => explained.forget(node) };
};
