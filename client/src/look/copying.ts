/** Puts what a field holds where it can be pasted; without a clipboard in the old way, and at worst it stays marked. */
type Field = Pick<HTMLInputElement, "value" | "focus" | "select">;

/** Whether it is copied. A browser knows no clipboard over plain http, which is how phones at home come here. */
export async function copied(field: Field): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copiedByField(field);
  }
}

function copiedByField(field: Field): boolean {
  const before = document.activeElement;
  field.focus();
  field.select();
  try {
    const done = document.execCommand("copy"); // out of use, and all there is without a clipboard
    if (done && before instanceof HTMLElement) before.focus();
    return done;
  } catch {
    return false;
  }
}
