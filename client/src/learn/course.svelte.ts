/** A lesson being taken: one step after the other; only the move that is being taught leads on. */
import type { boardOf } from "../boards/boards.ts";
import { ONLY_SEEN, type Scene } from "../boards/scene.ts";
import { Retelling, type WordingOf } from "../boards/wording.ts";
import type { Box, Choice, Lesson, LessonStep } from "../messages.ts";

export class Course {
  readonly game: string;
  lesson = $state.raw<Lesson | null>(null);
  box = $state.raw<Box | null>(null);
  board = $state.raw<Awaited<ReturnType<typeof boardOf>>>(null);
  wordingOf = $state.raw<WordingOf | null>(null);
  at = $state(0); // the step; behind the last one the lesson is over
  nudged = $state(false); // another move was tried

  constructor(game: string) {
    this.game = game;
  }

  /** The lesson in another language keeps its step. */
  take(lesson: Lesson, box: Box, board: Awaited<ReturnType<typeof boardOf>>, wording: WordingOf | null = null): void {
    [this.lesson, this.box, this.board, this.wordingOf] = [lesson, box, board, wording];
  }

  get length(): number {
    return this.lesson?.steps.length ?? 0;
  }

  get done(): boolean {
    return this.lesson !== null && this.at >= this.length;
  }

  /** The step that is shown, in the board's words; at the end the table stays as it was left. */
  readonly step = $derived.by((): LessonStep | null => {
    const step = this.lesson?.steps[Math.min(this.at, this.length - 1)];
    if (!step || !this.box) return step ?? null;
    const { frames, choices } = new Retelling(this.wordingOf?.({ box: this.box, view: step.now.view }));
    return { ...step, frames: frames(step.frames), now: { ...step.now, legal: choices(step.now.legal) } };
  });

  get expected(): Choice | null {
    const step = this.done ? null : this.step;
    return step?.now.legal.find((choice) => choice.move === step.expected) ?? null;
  }

  /** What can be tried: anything legal, and after a slip only what is being taught. */
  get choices(): Choice[] {
    const { expected } = this;
    if (!expected) return [];
    return this.nudged ? [expected] : (this.step?.now.legal ?? []);
  }

  choose = (move: string): void => {
    if (!this.expected) return;
    if (move === this.expected.move) this.go(this.at + 1);
    else this.nudged = true;
  };

  go(step: number): void {
    this.at = Math.max(0, Math.min(this.length, step));
    this.nudged = false;
  }

  get scene(): Scene | null {
    const { lesson, box, step } = this;
    if (!lesson || !box || !step) return null;
    return {
      ...ONLY_SEEN, // every move of a lesson is made at once
      game: lesson.game,
      options: lesson.options,
      box,
      view: step.now.view,
      seats: lesson.seats,
      seat: lesson.seat,
      toAct: step.now.to_act,
      choices: this.choices,
      pointed: this.expected,
      news: step.frames,
      story: lesson.steps.slice(0, this.at + 1).flatMap((earlier) => earlier.frames),
      over: step.now.over,
      stays: !this.expected, // the teacher's words lead on
      busy: false,
      choose: this.choose,
      play: (moves: readonly string[]) => moves.forEach(this.choose),
    };
  }
}
