/** Keyboard play: arrows go from button to button, digits press one of the first nine. */
export function steer(event: KeyboardEvent, list: HTMLElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const buttons = [...list.querySelectorAll<HTMLButtonElement>("button.move:not(:disabled)")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const chosen = target(event.key, at, buttons.length);
  if (chosen === null) return;
  event.preventDefault();
  buttons[chosen]?.focus();
  if (/^[1-9]$/.test(event.key)) buttons[chosen]?.click();
}

/** Which button a key means, or none. */
export function target(key: string, at: number, count: number): number | null {
  if (!count) return null;
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const digit = Number(key);
  return /^[1-9]$/.test(key) && digit <= count ? digit - 1 : null;
}
