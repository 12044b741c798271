/** The sign in the browser's tab: another one when it is your turn. */
import usual from "./favicon.svg?url";
import turn from "./favicon-turn.svg?url";

export function showTurn(mine: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = mine ? turn : usual;
}
