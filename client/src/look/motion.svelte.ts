/** How long things may move: not at all for those who asked their system for less motion, or who skip. */
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const INSTANT = 60; // long enough for the page to be drawn once without anything moving

class Motion {
  skipping = $state(false);

  time = (milliseconds: number): number => (this.skipping || calm.matches ? 0 : milliseconds);

  /** Whatever would move next arrives at once. */
  hurry = (): void => {
    this.skipping = true;
    setTimeout(() => (this.skipping = false), INSTANT);
  };
}

export const motion = new Motion();
