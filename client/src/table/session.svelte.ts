/** One table as this device sees it: what was told, what can be done, what was asked for. */
import { browser, Line, type LineState, type Surroundings } from "../connection/line.ts";
import { commandName } from "../connection/names.ts";
import type {
  Asked,
  Choice,
  ClockInfo,
  FromClient,
  FromServer,
  Hinted,
  Now,
  SeatInfo,
  Seats,
  TableInfo,
  Welcome,
} from "../messages.ts";
import type { Language } from "../words/speech.svelte.ts";
import { Asking } from "./asking.svelte.ts";
import { Drafting } from "./drafting.svelte.ts";
import { elsewhere } from "./elsewhere.svelte.ts";
import { beforeLastMove, sentencesOf } from "./history.ts";
import { Passing } from "./passing.svelte.ts";
import { Questions, type WhyNot } from "./questions.ts";
import { AT_ONCE, Stage, type Tempo } from "./stage.svelte.ts";
import { Story } from "./story.svelte.ts";
import { Talk } from "./talk.svelte.ts";

export class Session {
  line = $state<LineState>("connecting");
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  now = $state.raw<Now | null>(null);
  clocks = $state.raw<{ told: ClockInfo[]; at: number }>({ told: [], at: 0 });
  hint = $state.raw<Hinted | null>(null);
  hovered = $state<string | null>(null); // the move in words that the reader is at
  thinking = $state(false);
  sent = $state(""); // the command that is not answered yet

  readonly stage: Stage; // what of it is shown
  readonly #trouble = new Passing();
  readonly story = new Story(() => this.now);
  readonly talk = new Talk((message) => this.tell(message));
  readonly asking = new Asking(this);
  readonly #questions = new Questions((id, moves) => this.tell({ type: "consider", id, moves }));
  readonly drafting = new Drafting(this.#questions, {
    play: (moves) => this.#play(moves),
    learn: (options) => this.story.learn(options.legal),
    refused: (sentence) => this.#refused(sentence),
  });

  /** What may be chosen now: the next piece of what is put together, or a first one. */
  readonly choices = $derived(
    this.story.retelling.choices((this.drafting.moves.length ? this.drafting.next : this.now)?.legal ?? []),
  );
  readonly #connection: Line;
  #language: Language;
  #undoing = ""; // the wish to take a move back that is not answered yet
  #cut = false; // whether the line was lost since the last welcome

  constructor(
    table: string,
    seat: number | null,
    language: Language,
    origin: string,
    around: Surroundings = browser,
    tempo: Tempo = AT_ONCE,
  ) {
    this.seat = seat;
    this.#language = language;
    this.stage = new Stage(around.later, tempo, (frames) => sentencesOf(this.story.retelling.frames(frames), this.name));
    this.#connection = new Line(table, seat, language, origin, around, {
      heard: (message) => this.#heard(message),
      changed: (state) => {
        this.line = state;
        if (state !== "open") this.#cut = true;
      },
    });
  }

  connect = (): void => this.#connection.connect();
  end = (): void => this.#connection.end();
  doubt = (): void => this.#connection.doubt();
  tell = (message: FromClient): void => this.#connection.say(message);

  lookAs(seat: number | null, language: Language = this.#language): void {
    if (seat !== this.seat) this.#hide(); // one player's hand is not shown to the next, nor what he thought of
    this.#language = language;
    this.seat = seat;
    this.trouble = "";
    this.drafting.startAgain();
    this.#connection.lookAs(seat, language);
  }

  /** Another language is read from the first event on, also where the table has not answered yet. */
  readIn(language: Language): void {
    if (language !== this.#language) this.lookAs(this.seat, language);
  }

  /** The move that is spoken of: the one the reader is at, otherwise the one a hint names. */
  get pointed(): Choice | null {
    const move = this.hovered ?? this.hint?.best.choice.move;
    return (this.mine && !this.sent && this.choices.find((choice) => choice.move === move)) || null;
  }

  get mine(): boolean {
    return this.seat !== null && !this.paused && !!this.now?.to_act.includes(this.seat);
  }

  /** In a pause nothing is anybody's turn. */
  get paused(): boolean {
    return this.table?.state === "paused";
  }

  /** Whether a bot plays this seat for its player. */
  get standIn(): boolean {
    return this.seats.some((seat) => seat.seat === this.seat && seat.kind === "person" && seat.bot !== null);
  }

  get locked(): boolean {
    return !!this.now?.committed.length;
  }

  get trouble(): string {
    return this.#trouble.told;
  }

  set trouble(sentence: string) {
    this.#trouble.told = sentence;
  }

  name = (seat: number | null): string => this.seats.find((info) => info.seat === seat)?.name ?? "";

  /** Choose a move; one that is put together with others waits for them. */
  choose(move: string): void {
    if (this.sent || this.paused) return;
    this.trouble = "";
    this.stage.skip();
    this.drafting.add(move, this.choices.some((choice) => choice.move === move && choice.whole));
  }

  /** A whole command that was put together in a form of the board. */
  play(moves: readonly string[]): void {
    if (this.sent || this.paused || !this.now) return;
    this.trouble = "";
    this.stage.skip();
    this.#play([...moves]);
  }

  withdraw(): void {
    if (this.now) this.#connection.order({ type: "withdraw", id: commandName(), number: this.now.number });
  }

  get undoTo(): number | null {
    return this.seat === null || this.now?.over ? null : beforeLastMove(this.story.frames, this.seat);
  }

  undo(): void {
    const to = this.undoTo;
    if (!this.now || to === null || to <= 0 || this.#undoing || this.asking.own?.what === "take_back") return;
    this.#undoing = commandName();
    this.#connection.order({ type: "take_back", id: this.#undoing, number: this.now.number, to });
  }

  pause(on: boolean): void {
    this.#connection.order({ type: "pause", id: commandName(), on });
  }

  answer(question: Asked, yes: boolean): void {
    this.asking.answered(question);
    this.tell({ type: "agree", id: question.id, yes });
  }

  askHint(): void {
    this.thinking = true;
    this.hint = null;
    this.tell({ type: "ask_hint" });
  }

  /** Why a move cannot be made now; nothing where it can. What is being put together stays as it is. */
  whyNot(move: string): Promise<WhyNot | null> {
    return new Promise((resolve) => {
      if (this.seat === null || this.line !== "open") return resolve(null);
      this.#questions.put([...this.drafting.moves, move], (answer) => resolve(answer && "sentence" in answer ? answer : null));
    });
  }

  #play(moves: string[]): void {
    const id = commandName();
    this.drafting.close(); // the first of two quick choices counts
    this.sent = id;
    this.#connection.order({ type: "play", id, number: this.now?.number ?? 0, moves });
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "happened":
        this.story.come(message.frames);
        this.#see(message.now);
        this.#trouble.goOn();
        this.asking.goOn();
        return this.stage.come({ now: message.now, news: message.frames });
      case "options":
        this.#questions.answer(message);
        return;
      case "locked":
      case "unlocked":
        return this.#lock(message.seat, message.type === "locked");
      case "refused":
        if (this.#questions.answer(message)) return;
        this.#refused(message.sentence);
        return this.#answered(message.id);
      case "done":
        return this.#answered(message.id);
      case "clocks":
        return this.#readClocks(message.clocks);
      case "seats":
        return this.#sit(message);
      case "chatted":
        this.talk.lines = [...this.talk.lines, message.line];
        return;
      case "asked":
        return this.asking.hear(message);
      case "hinted":
        this.thinking = false;
        this.story.learn([message.best.choice, ...message.others.map((advice) => advice.choice)]);
        this.hint = message.number === this.now?.number ? message : null;
        return;
      case "notice":
        if (message.table !== this.table?.id) elsewhere.come(message); // one at this table is seen
        return;
      case "trouble":
        this.thinking = false;
        this.#undoing = "";
        if (message.code === "not_seated") this.#leaveLostSeat();
        this.trouble = message.sentence;
        this.#questions.forget(); // one of them may be what went wrong
        return;
    }
  }

  /** A seat that went to another device is nothing to look at; another one that is still here is. */
  #leaveLostSeat(): void {
    const ours = this.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
    const refused = this.line !== "open"; // it went while the line was lost, and nothing else has been told since
    if (this.seat === null || (ours.includes(this.seat) && !refused)) return;
    this.lookAs(ours.find((seat) => seat !== this.seat) ?? null);
  }

  #answered(id: string): void {
    if (id === this.sent) this.sent = "";
    if (id === this.#undoing) this.#undoing = "";
  }

  #sit(message: Seats): void {
    const [before, after] = [this.table?.state, message.table.state];
    this.table = message.table;
    this.seats = message.seats;
    if (before === after) return;
    this.trouble = this.asking.declined = ""; // it was about how the table was before
    if (after === "paused") this.drafting.startAgain();
  }

  #welcome(message: Welcome): void {
    const same = message.now?.number === this.now?.number;
    this.table = message.table;
    this.seat = message.seat;
    this.seats = message.seats;
    [this.talk.lines, this.talk.muted] = [message.chat, message.muted];
    if (this.#cut) this.#trouble.goOn(); // it may have been about the line
    this.asking.forget();
    this.story.come(message.missed);
    this.#readClocks(message.clocks);
    this.#see(message.now);
    this.stage.begin(message.now);
    if (!same) this.#questions.forget();
    else if (this.#cut) this.#questions.askAgain();
    this.#cut = false;
  }

  #readClocks(told: ClockInfo[]): void {
    this.clocks = { told, at: Date.now() };
    this.stage.urge(told.some((clock) => clock.seat === this.seat && clock.runs));
  }

  #see(now: Now | null): void {
    if (now?.number !== this.now?.number) {
      this.hint = this.hovered = null;
      this.drafting.startAgain(); // it was made for a table that is no more
    }
    if (now?.committed.length) this.drafting.startAgain();
    this.now = now;
    if (now) this.story.learn(now.legal);
  }

  #hide(): void {
    [this.now, this.hint] = [null, null];
    this.story.forget();
    this.#questions.forget();
    this.stage.begin(null);
  }

  #lock(seat: number, locked: boolean): void {
    if (!this.now) return;
    const others = this.now.locked.filter((other) => other !== seat);
    this.now = { ...this.now, locked: locked ? [...others, seat] : others };
    this.stage.amend(this.now);
  }

  #refused(sentence: string): void {
    this.trouble = sentence;
    this.drafting.startAgain();
  }
}
