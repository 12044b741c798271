/** What is being explained, and how one asks: hovering, long press, focus, `?`, or a click while asking. */
import type { About } from "./about.svelte.ts";

const HOVER = 450; // before an explanation comes
const FOCUS = 900; // later, since the keyboard passes many places on its way
const LEAVE = 250; // before it goes, so that the pointer can move into it
const SOON = 1; // what has the focus may be leaving the page while it is drawn; nothing may change then
const PRESS = 480;
const STRAY = 10; // pixels that a finger may wander

class Explained {
  topic = $state.raw<About | null>(null);
  node = $state.raw<Element | null>(null);
  pinned = $state(false); // asked for on purpose: stays until it is closed
  asking = $state(false); // whatever is clicked is explained instead of done

  readonly #topics = new Map<Element, About>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  learn(node: Element, topic: About): void {
    this.#topics.set(node, topic);
    if (this.node === node && JSON.stringify(topic) !== JSON.stringify(this.topic)) this.topic = topic;
    if (this.asking) reach(node, true);
  }

  forget(node: Element): void {
    this.#topics.delete(node);
    if (this.node === node) this.wait(() => this.hide(), SOON);
  }

  /** The innermost thing around a place that can be explained. */
  around(place: EventTarget | null): Element | null {
    for (let at = place instanceof Element ? place : null; at; at = at.parentElement) {
      if (this.#topics.has(at)) return at;
    }
    return null;
  }

  show(node: Element, pinned: boolean): void {
    this.wait();
    [this.node, this.topic, this.pinned] = [node, this.#topics.get(node) ?? null, pinned];
  }

  hide(): void {
    this.wait();
    [this.node, this.topic, this.pinned] = [null, null, false];
  }

  /** Do it in a while; what was waited for before is called off. */
  wait(action: () => void = () => undefined, milliseconds = 0): void {
    clearTimeout(this.#timer);
    if (milliseconds) this.#timer = setTimeout(action, milliseconds);
  }

  /** Explain whatever is clicked or reached by Tab, until asked no more. */
  ask(on: boolean): void {
    this.asking = on;
    this.hide();
    for (const node of this.#topics.keys()) reach(node, on);
  }
}

export const explained = new Explained();

/** Pieces that do nothing are left out when one goes from place to place, but not while one asks. */
function reach(node: Element, on: boolean): void {
  if (on && (node as HTMLElement).tabIndex < 0 && !node.hasAttribute("tabindex")) {
    node.setAttribute("tabindex", "0");
    node.setAttribute("data-reached", "");
  } else if (!on && node.hasAttribute("data-reached")) {
    node.removeAttribute("tabindex");
    node.removeAttribute("data-reached");
  }
}

const inside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-explanation]") !== null;

let listening = false;

/** Listen to the whole page, once: what can be explained comes and goes too often to listen to each. */
export function listen(): void {
  if (listening) return;
  listening = true;
  hovering();
  pressing();
  focusing();
}

function hovering(): void {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || explained.pinned) return;
    if (inside(event.target)) return explained.wait();
    const node = explained.around(event.target);
    if (node && node === explained.node) explained.wait();
    else if (node) explained.wait(() => explained.show(node, false), HOVER);
    else explained.wait(() => explained.hide(), LEAVE);
  });
  const scrolled = (): void => {
    if (explained.topic && !explained.pinned) explained.hide();
  };
  addEventListener("scroll", scrolled, { capture: true, passive: true });
}

function pressing(): void {
  let began: { x: number; y: number } | null = null;
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
    if (began && Math.hypot(event.clientX - began.x, event.clientY - began.y) > STRAY) release();
  });
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", release);
  document.addEventListener("contextmenu", (event) => swallow && event.preventDefault());
  document.addEventListener(
    "click",
    (event) => {
      const node = explained.asking && !inside(event.target) ? explained.around(event.target) : null;
      if (!node && !swallow) return;
      event.preventDefault();
      event.stopPropagation();
      swallow = false;
      if (node) explained.show(node, true);
    },
    { capture: true },
  );
}

function focusing(): void {
  document.addEventListener("focusin", ({ target }) => {
    const node = explained.around(target);
    if (!node || explained.pinned || !(target as Element).matches(":focus-visible")) return;
    explained.wait(() => explained.show(node, false), explained.asking ? SOON : FOCUS);
  });
  document.addEventListener("focusout", ({ relatedTarget }) => {
    if (!explained.pinned && !inside(relatedTarget)) explained.wait(() => explained.hide(), SOON);
  });
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
