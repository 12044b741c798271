/** A session as a board sees it: the moment on the stage, and what can be chosen when that is the present. */
import type { Scene } from "../boards/scene.ts";
import type { Box, Frame } from "../messages.ts";
import { standing } from "./history.ts";
import type { Session } from "./session.svelte.ts";

/** All that has happened until the moment that is shown; apart, since it is long and most changes leave it as it is. */
export function storyOf(session: Session): Frame[] {
  const last = session.stage.moment.now?.number ?? 0;
  return standing(session.story.frames.filter((frame) => frame.number <= last));
}

export function sceneOf(session: Session, box: Box, story: readonly Frame[]): Scene | null {
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
    pointed: present ? session.pointed : null,
    draft: present ? session.drafting.moves : [],
    complete: present && (session.drafting.next?.complete ?? false),
    committed: now.committed.map((choice) => choice.move),
    news: session.story.retelling.frames(news),
    story,
    over: now.over,
    stays: stage.visited !== null,
    behind: stage.behind,
    busy: !present || session.paused || session.sent !== "" || session.line !== "open",
    holdBack: (from) => stage.holdBack(stage.visited ? null : from), // the log tells the present, whoever looks back
    choose: (move) => session.choose(move),
    play: (moves) => session.play(moves),
    stepBack: () => session.drafting.stepBack(),
    startAgain: () => session.drafting.startAgain(),
    send: () => session.drafting.send(),
    withdraw: () => session.withdraw(),
  };
}
