/** Where in the club this page is: the address, read and written. */
export type Place =
  | { at: "lobby" }
  | { at: "table"; table: string }
  | { at: "seat"; token: string }
  | { at: "replay"; table: string } // the move is in the query: the page itself writes it there
  | { at: "learn"; game: string }
  | { at: "art" };

export function read(path: string): Place {
  const [, first, second] = path.split("/");
  if (first === "table" && second) return { at: "table", table: decodeURIComponent(second) };
  if (first === "seat" && second) return { at: "seat", token: decodeURIComponent(second) };
  if (first === "replay" && second) return { at: "replay", table: decodeURIComponent(second) };
  if (first === "learn" && second) return { at: "learn", game: decodeURIComponent(second) };
  if (first === "art") return { at: "art" };
  return { at: "lobby" };
}

class Here {
  place = $state.raw<Place>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.place = read(location.pathname)));
  }

  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.place = read(new URL(path, location.href).pathname);
    scrollTo(0, 0);
  }
}

export const here = new Here();

/** For links: a plain click stays on the page, every other is the browser's. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  here.go(event.currentTarget.pathname + event.currentTarget.search);
}
