/** Where things are on the table, for as long as they move: boards let their pieces glide and draw them anew. */
export interface Spot {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SETTLED = 1_500; // milliseconds after which nothing moves by itself any more

/** Where these things are within another one; what has no size is not seen. */
export function spotsOf(things: readonly Element[], within: Element): Spot[] {
  const ground = within.getBoundingClientRect();
  return things
    .map((thing) => thing.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({ left: left - ground.left, top: top - ground.top, width, height }));
}

const alike = (some: readonly Spot[], others: readonly Spot[] | null): boolean =>
  JSON.stringify(some) === JSON.stringify(others);

/** Tells where they are whenever that changes, until it is called off. */
export function followed(things: readonly Element[], within: Element, tell: (spots: Spot[]) => void): () => void {
  let [frame, until] = [0, 0];
  let known: readonly Spot[] | null = null;
  const look = (): void => {
    frame = performance.now() < until ? requestAnimationFrame(look) : 0;
    const spots = spotsOf(things, within);
    if (!alike(spots, known)) tell((known = spots));
  };
  const wake = (): void => {
    until = performance.now() + SETTLED;
    frame ||= requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(wake);
  sizes.observe(within);
  addEventListener("scroll", wake, { capture: true, passive: true }); // some boards scroll within themselves
  wake();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    removeEventListener("scroll", wake, { capture: true });
  };
}
