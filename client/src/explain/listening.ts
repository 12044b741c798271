/** How one asks what something is: hovering, long press, focus, `?`, or a click while asking. */
import { explained, SOON } from "./explained.svelte.ts";

const HOVER = 650; // before an explanation comes
const FOCUS = 900; // later, since the keyboard passes many places on its way
const LEAVE = 250; // before it goes
const PRESS = 480;
const STRAY = 10; // pixels that a finger may wander

const inside = (target: EventTarget | null, what = "[data-explanation]"): boolean =>
  target instanceof Element && target.closest(what) !== null;

/** What is meant to be explained rather than done: anything but the explanation and what ends the asking. */
const asked = (target: EventTarget | null): boolean =>
  explained.asking && !inside(target, "[data-explanation], [data-asking]");

interface Spot {
  x: number;
  y: number;
}
const far = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

let listening = false;

/** Listen to the whole page, once: what can be explained comes and goes too often to listen to each. */
export function listen(): void {
  if (listening) return;
  listening = true;
  hovering();
  pressing();
  focusing();
}

/** Only a pointer that is really moved asks: what comes to lie under one that rests, or has just clicked, does not. */
function hovering(): void {
  let last: Spot = { x: NaN, y: NaN };
  let clicked: Spot | null = null;
  let over: Element | null = null;
  document.addEventListener("pointermove", (event) => {
    const at = { x: event.clientX, y: event.clientY };
    if (event.pointerType === "touch" || far(at, last) === 0) return;
    last = at;
    if (clicked && far(at, clicked) <= STRAY) return;
    clicked = null;
    if (explained.pinned) return;
    const node = explained.around(event.target);
    if (node === over) return;
    over = node;
    if (!node) explained.wait(() => explained.hide(), LEAVE);
    else if (node === explained.node) explained.wait();
    else explained.wait(() => explained.show(node, false), HOVER);
  });
  document.addEventListener("pointerdown", (event) => {
    [clicked, over] = [{ x: event.clientX, y: event.clientY }, null];
  });
  const scrolled = ({ target }: Event): void => {
    if (explained.topic && !explained.pinned && !inside(target)) explained.hide();
  };
  addEventListener("scroll", scrolled, { capture: true, passive: true });
}

function pressing(): void {
  let began: Spot | null = null;
  let swallow = false; // the click at the end of a long press is none
  document.addEventListener("pointerdown", (event) => {
    swallow = false;
    if (inside(event.target)) return;
    if (!explained.asking) explained.hide();
    const node = explained.around(event.target);
    if (event.pointerType !== "touch" || !node) return;
    began = { x: event.clientX, y: event.clientY };
    explained.wait(() => {
      [swallow, began] = [true, null];
      explained.show(node, true);
    }, PRESS);
  });
  const release = (): void => {
    if (began) explained.wait();
    began = null;
  };
  document.addEventListener("pointermove", (event) => {
    if (began && far({ x: event.clientX, y: event.clientY }, began) > STRAY) release();
  });
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);
  document.addEventListener("contextmenu", (event) => swallow && event.preventDefault());
  document.addEventListener(
    "click",
    (event) => {
      if (!asked(event.target) && !swallow) return;
      event.preventDefault();
      event.stopPropagation();
      if (!swallow) explain(event.target);
      swallow = false;
    },
    { capture: true },
  );
}

function explain(target: EventTarget | null): void {
  const node = explained.around(target);
  if (node) explained.show(node, true);
}

/** What is drawn is pressed by keys that make no click. */
const PRESSES = ["Enter", " "];

function focusing(): void {
  document.addEventListener("focusin", ({ target }) => {
    const node = explained.around(target);
    if (!node || explained.pinned || !(target as Element).matches(":focus-visible")) return;
    explained.wait(() => explained.show(node, false), explained.asking ? SOON : FOCUS);
  });
  document.addEventListener("focusout", ({ relatedTarget }) => {
    if (!explained.pinned && !inside(relatedTarget)) explained.wait(() => explained.hide(), SOON);
  });
  const press = (event: KeyboardEvent): void => {
    if (!PRESSES.includes(event.key) || !asked(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    explain(event.target);
  };
  document.addEventListener("keydown", press, { capture: true });
  document.addEventListener("keydown", (event) => {
    const node = event.key === "?" ? explained.around(document.activeElement) : null;
    if (node) {
      explained.show(node, true);
      event.preventDefault();
    } else if (event.key === "Escape" && (explained.topic || explained.asking)) {
      if (explained.topic) explained.hide();
      else explained.ask(false);
      event.preventDefault();
    }
  });
}
