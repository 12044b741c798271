/** How long things may move: not at all for those who asked their system for less motion, or who skip. */
const calm = matchMedia("(prefers-reduced-motion: reduce)");

class Motion {
  skipping = $state(false);

  time = (milliseconds: number): number => (this.skipping || calm.matches ? 0 : milliseconds);
}

export const motion = new Motion();
