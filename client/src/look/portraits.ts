/** Drawings on the page that sit for their portraits, one after the other as soon as the page has time. */
import { hasEasel } from "./easel.ts";
import { whenIdle } from "./idle.ts";
import { sheetOf } from "./likeness.ts";
import { Portrait } from "./portrait.svelte.ts";

const portraits = new Map<string, Portrait>();
const waiting = new Map<Portrait, SVGSVGElement>();

/** The same whenever it is asked for by this name. */
export function portraitOf(name: string): Portrait {
  const portrait = portraits.get(name) ?? new Portrait();
  portraits.set(name, portrait);
  return portrait;
}

/** Have this drawing portrayed; whoever goes before his turn comes is forgotten. */
export function sit(portrait: Portrait, drawing: SVGSVGElement): () => void {
  if (!hasEasel() || portrait.failed) return () => undefined;
  waiting.set(portrait, drawing);
  whenIdle(() => {
    const sitter = waiting.get(portrait);
    waiting.delete(portrait);
    if (sitter) void portrait.paint(() => sheetOf(sitter));
  });
  return () => {
    if (waiting.get(portrait) === drawing) waiting.delete(portrait);
  };
}
