/** Where the exhibitions lie open, and who has won in the end. */
import { showsExhibitions, type Sight } from "./sight.ts";
import { type Shape, TALL } from "./track.ts";

export type HallPlace = "nowhere" | "middle" | "below" | "first"; // first: where the reader otherwise decides something

const FIT = 3; // rows that the middle of the board has room for

export function hallPlace(sight: Sight, shape: Shape): HallPlace {
  if (sight.stage.phase === "over") return "first";
  if (!showsExhibitions(sight)) return "nowhere";
  return shape === TALL || exhibitors(sight).length > FIT ? "below" : "middle";
}

/** Who has an exhibition lying open; at the last valuation everybody. */
export function exhibitors({ stage }: Sight): number[] {
  const shows = (seat: number): boolean => stage.exhibit.includes(seat) || (stage.shown[seat]?.number ?? 0) > 0;
  return stage.pawn.flatMap((_, seat) => (stage.phase === "over" || shows(seat) ? [seat] : []));
}

const WON = ["won", "shared"];

/** Who has won, as the story tells it; nobody as long as it is being told. */
export function winnersOf({ scene, act }: Sight): number[] {
  if (!scene.over || (act && !WON.includes(act.event))) return [];
  const notes = scene.story.flatMap((frame) => frame.steps.flatMap((step) => step.notes));
  return notes.flatMap(({ event, numbers }) => (WON.includes(event) ? numbers.slice(0, 1) : []));
}
