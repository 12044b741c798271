/** A session as a board sees it: the moment on the stage, and what can be chosen when that is the present. */
import type { Scene } from "../boards/scene.ts";
import type { Box } from "../messages.ts";
import { standing } from "./history.ts";
import type { Session } from "./session.svelte.ts";

export function sceneOf(session: Session, box: Box): Scene | null {
  const { table, stage } = session;
  const { now, news } = stage.moment;
  if (!table || !now) return null;
  const present = stage.present;
  return {
    game: table.game,
    options: table.options,
    box,
    view: now.view,
    seats: session.seats,
    seat: session.seat,
    toAct: now.to_act,
    locked: now.locked,
    choices: present && session.mine ? session.choices : [],
    draft: present ? session.draft : [],
    complete: present && (session.next?.complete ?? false),
    committed: now.committed.map((choice) => choice.move),
    news,
    story: standing(session.frames.filter((frame) => frame.number <= now.number)),
    over: now.over,
    busy: !present || session.sent !== "" || session.line !== "open",
    choose: (move) => session.choose(move),
    play: (moves) => session.play(moves),
    stepBack: () => session.stepBack(),
    startAgain: () => session.startAgain(),
    send: () => session.send(),
    withdraw: () => session.withdraw(),
  };
}
