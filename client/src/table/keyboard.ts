/** Single keys of a table; none of them is needed, all of them are listed in the help. */
export type TableKey = "list" | "hint" | "undo" | "chat" | "log" | "status" | "now" | "rules" | "explain" | "help";

export const TABLE_KEYS: Record<TableKey, string> = {
  list: "l",
  hint: "h",
  undo: "u",
  status: "s",
  now: "n",
  log: "g",
  chat: "c",
  rules: "r",
  explain: "?",
  help: "k",
};

/** What a key press means at a table, or nothing: also where somebody is writing, or means the browser. */
export function meantKey(event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "target">): TableKey | null {
  if (event.altKey || event.ctrlKey || event.metaKey || writes(event.target)) return null;
  const pressed = event.key.toLowerCase();
  return (Object.keys(TABLE_KEYS) as TableKey[]).find((name) => TABLE_KEYS[name] === pressed) ?? null;
}

function writes(target: EventTarget | null): boolean {
  const at = target as { tagName?: string; type?: string; isContentEditable?: boolean } | null;
  if (!at?.tagName) return false;
  if (at.isContentEditable || at.tagName === "TEXTAREA" || at.tagName === "SELECT") return true;
  return at.tagName === "INPUT" && !["checkbox", "radio", "range", "button"].includes(at.type ?? "text");
}
