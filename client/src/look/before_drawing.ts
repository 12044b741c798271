/** Reading where things are costs a layout of the whole page whenever something was written before: all is read at once. */
type Read = () => () => void; // what it finds out decides what is written then

let plans: { read: Read }[] = [];

/** Do it when the page is about to be drawn and is laid out anyway: whatever others read comes before what anyone writes. */
export function beforeDrawing(read: Read): () => void {
  const plan = { read };
  if (!plans.length) requestAnimationFrame(carryOut);
  plans.push(plan);
  return () => (plans = plans.filter((other) => other !== plan));
}

function carryOut(): void {
  const due = plans;
  plans = [];
  const writings = due.map(({ read }) => read());
  for (const write of writings) write();
}

/** Do it as soon as the page is drawn: what is not looked at first must not keep what is from being seen. */
export function afterDrawing(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Show the end of what can be scrolled. */
export const showEnd = (list: Element): (() => void) =>
  beforeDrawing(() => {
    const end = list.scrollHeight;
    return () => list.scrollTo(0, end);
  });
