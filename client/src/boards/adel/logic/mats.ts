/** What lies in front of a player: which cards, and whether they are face up, face down or not there yet. */
import { NOTHING } from "./facts.ts";
import type { Decision } from "./decision.ts";
import { cellOf, type Sight } from "./sight.ts";

export interface Slot {
  card: number; // NOTHING: unknown, or no card
  state: "empty" | "down" | "up" | "secret"; // secret: face down on the table, but the reader knows it
}

export interface Mat {
  place: Slot;
  action: Slot;
  status: "" | "choosing" | "ready" | "composing";
}

const TOGETHER = ["place", "action", "exhibit"]; // phases in which all decide at the same time

export function hasDecided(sight: Sight, seat: number): boolean {
  const { toAct, locked } = sight.scene;
  return !toAct.includes(seat) || locked.includes(seat);
}

const slot = (open: number, known: number, lies: boolean): Slot => {
  if (open !== NOTHING) return { card: open, state: "up" };
  if (known !== NOTHING) return { card: known, state: "secret" };
  return { card: NOTHING, state: lies ? "down" : "empty" };
};

export function matOf(sight: Sight, seat: number, own: Decision): Mat {
  const { stage, scene } = sight;
  const now = !sight.act;
  const mine = scene.seat === seat ? own : { place: NOTHING, action: NOTHING };
  const known = (field: string, decided: number): number => (now ? (cellOf(scene, field, seat) ?? decided) : NOTHING);
  const open = { place: stage.place[seat] ?? NOTHING, action: stage.action[seat] ?? NOTHING };
  const laid = now ? hasDecided(sight, seat) : true;
  return {
    place: slot(open.place, known("place_chosen", mine.place), laid && stage.phase === "place"),
    action: slot(open.action, known("action_chosen", mine.action), laid && layActions(sight)),
    status: now && TOGETHER.includes(stage.phase) ? statusOf(sight, seat, open.action) : "",
  };
}

/** Whether action cards lie on the table: from their choice to the end of the auction, in surprise beside the places. */
function layActions(sight: Sight): boolean {
  const { phase } = sight.stage;
  const together = sight.scene.options["variant"] === "surprise" && phase === "place";
  return phase === "action" || phase === "buy" || phase === "window" || together;
}

function statusOf(sight: Sight, seat: number, action: number): Mat["status"] {
  const exhibits = sight.stage.phase === "exhibit";
  if (exhibits && action !== sight.facts.actions.exhibition) return "";
  if (hasDecided(sight, seat)) return "ready";
  return exhibits ? "composing" : "choosing";
}
