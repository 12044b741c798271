/** A session as a board sees it. */
import type { Scene } from "../boards/scene.ts";
import type { Box } from "../messages.ts";
import { standing } from "./history.ts";
import type { Session } from "./session.svelte.ts";

export function sceneOf(session: Session, box: Box): Scene | null {
  const { table, now } = session;
  if (!table || !now) return null;
  const last = session.frames.at(-1)?.number ?? 0;
  return {
    game: table.game,
    options: table.options,
    box,
    view: now.view,
    seats: session.seats,
    seat: session.seat,
    toAct: now.to_act,
    locked: now.locked,
    choices: session.mine ? session.choices : [],
    draft: session.draft,
    complete: session.next?.complete ?? false,
    committed: now.committed,
    news: session.frames.filter((frame) => frame.number > last - session.arrived),
    story: standing(session.frames),
    over: now.over,
    busy: session.sent !== "" || session.line !== "open",
    choose: (move) => session.choose(move),
    play: (moves) => session.play(moves),
    stepBack: () => session.stepBack(),
    startAgain: () => session.startAgain(),
    send: () => session.send(),
    withdraw: () => session.withdraw(),
  };
}
