/** Looking back: a moment of the past on the board, asked for when it is wanted. */
import { club } from "../club.svelte.ts";
import { speech } from "../words/speech.svelte.ts";
import { standing } from "./history.ts";
import type { Session } from "./session.svelte.ts";

/** Show the table as it was at an event. */
export function visit(session: Session, id: string, number: number): Promise<boolean> {
  return club.attempt(async () => {
    const { seat } = session;
    const now = await club.rest.moment(id, number, seat, speech.language);
    if (now && session.seat === seat) session.stage.visited = { now, news: session.story.frames.filter((frame) => frame.number === number) };
  });
}

/** The event before or after the one that is looked at; nothing where there is none. */
export function beside(session: Session, step: 1 | -1): number | null {
  const at = session.stage.visited?.news[0]?.number;
  if (at === undefined) return null;
  const numbers = standing(session.story.frames).map((frame) => frame.number);
  return (step > 0 ? numbers.find((number) => number > at) : numbers.findLast((number) => number < at)) ?? null;
}
