/** What can wait until the page has nothing else to do, in the order it was asked for and a little at a time. */
const MOST = 3; // milliseconds at a time: a slow phone takes four times as long

const tasks: (() => void)[] = [];

export function whenIdle(task: () => void): void {
  tasks.push(task);
  if (tasks.length === 1) ask();
}

export const idle = (): Promise<void> => new Promise(whenIdle);

function ask(): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, 50);
}

function work(): void {
  const begun = performance.now();
  while (tasks.length && performance.now() - begun < MOST) {
    tasks[0]?.();
    tasks.shift(); // only now, so that whoever asks meanwhile does not call us again
  }
  if (tasks.length) ask();
}
