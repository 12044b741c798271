/** Where in the club this page is: the address, read and written. */
export type Place = { at: "lobby" } | { at: "table"; table: string } | { at: "seat"; token: string };

export function read(path: string): Place {
  const [, first, second] = path.split("/");
  if (first === "table" && second) return { at: "table", table: decodeURIComponent(second) };
  if (first === "seat" && second) return { at: "seat", token: decodeURIComponent(second) };
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
    this.place = read(path);
    scrollTo(0, 0);
  }
}

export const here = new Here();

/** For links: a plain click stays on the page, every other is the browser's. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  here.go(event.currentTarget.pathname);
}
