/** What is being explained, and whether somebody asks. */
import type { About } from "./about.svelte.ts";

export const SOON = 1; // what has the focus may be leaving the page while it is drawn; nothing may change then

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
