/** What can wait until the page has nothing else to do, in the order it was asked for and a little at a time. */
const MOST = 3; // milliseconds at a time: a slow phone takes four times as long

const tasks: (() => void)[] = [];
let asked = false; // whether the page will call us

export function whenIdle(task: () => void): void {
  tasks.push(task);
  if (!asked) ask();
}

/** One after the other, so that whatever is asked for meanwhile comes first. */
export function oneByOne(tasks: readonly (() => void)[], from = 0): void {
  const next = tasks[from];
  if (!next) return;
  whenIdle(() => {
    next();
    oneByOne(tasks, from + 1);
  });
}

function ask(): void {
  asked = true;
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work);
  else setTimeout(work, 50);
}

function work(): void {
  const begun = performance.now();
  try {
    while (tasks.length && performance.now() - begun < MOST) tasks.shift()?.();
  } finally {
    asked = false;
    if (tasks.length) ask();
  }
}
