/** What a piece or a button is about: a title, and the rules that say more, by hover, long press or `?`. */
import type { Action } from "svelte/action";

export interface About {
  title: string; // what it is, or why it cannot be used now
  rules?: readonly string[]; // ids of sentences in the game's rulebook
}

export const about: Action<Element, About> = (node, topic) => {
  const show = (given: About): void => node.setAttribute("data-about", given.title);
  show(topic);
  return { update: show };
};
