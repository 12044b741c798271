/** One table as this device sees it: what was told, what is being put together, what was asked for. */
import { browser, Line, type LineState, type Surroundings } from "../connection/line.ts";
import { commandName } from "../connection/names.ts";
import type {
  Asked,
  Choice,
  Frame,
  FromClient,
  FromServer,
  Heard,
  Hinted,
  Now,
  Options,
  SeatInfo,
  TableInfo,
  Welcome,
} from "../messages.ts";
import type { Language } from "../words/speech.svelte.ts";
import { beforeLastMove, joined } from "./history.ts";

export class Session {
  line = $state<LineState>("connecting");
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  now = $state.raw<Now | null>(null);
  frames = $state.raw<Frame[]>([]);
  arrived = $state(0); // how many of the last frames came together just now
  chat = $state.raw<Heard[]>([]);
  asked = $state.raw<Asked[]>([]);
  hint = $state.raw<Hinted | null>(null);
  thinking = $state(false);
  trouble = $state("");
  draft = $state.raw<string[]>([]); // moves put together, not sent yet
  next = $state.raw<Options | null>(null); // what may follow them
  collecting = $state(false); // whether open moves are put together, too
  sent = $state(""); // the command that is not answered yet

  readonly #connection: Line;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- grows with the choices, which are watched
  readonly #words = new Map<string, string>(); // how moves are put in the reader's language
  #language: Language;
  #fresh = true; // the next welcome tells all from the beginning

  constructor(table: string, seat: number | null, language: Language, origin: string, around: Surroundings = browser) {
    this.seat = seat;
    this.#language = language;
    this.#connection = new Line(table, seat, language, origin, around, {
      heard: (message) => this.#heard(message),
      changed: (state) => (this.line = state),
    });
  }

  connect = (): void => this.#connection.connect();
  end = (): void => this.#connection.end();
  tell = (message: FromClient): void => this.#connection.say(message);

  lookAs(seat: number | null, language: Language = this.#language): void {
    this.#language = language;
    this.seat = seat;
    this.#fresh = true;
    this.startAgain();
    this.#connection.lookAs(seat, language);
  }

  /** What may be chosen now: the next piece of what is put together, or a first one. */
  get choices(): Choice[] {
    return this.draft.length ? (this.next?.legal ?? []) : (this.now?.legal ?? []);
  }

  get mine(): boolean {
    return this.seat !== null && !!this.now?.to_act.includes(this.seat);
  }

  get locked(): boolean {
    return !!this.now?.committed.length;
  }

  name = (seat: number | null): string => this.seats.find((info) => info.seat === seat)?.name ?? "";
  words = (move: string): string => this.#words.get(move) ?? move;

  /** Choose a move: the server says whether it is a whole command already. */
  choose(move: string): void {
    if (this.sent) return;
    this.trouble = "";
    this.#consider([...this.draft, move]);
  }

  /** A whole command that was put together in a form of the board. */
  play(moves: readonly string[]): void {
    if (this.sent || !this.now) return;
    this.trouble = "";
    this.#play([...moves]);
  }

  stepBack(): void {
    const fewer = this.draft.slice(0, -1);
    if (fewer.length) this.#consider(fewer);
    else this.startAgain();
  }

  startAgain(): void {
    this.draft = [];
    this.next = null;
  }

  send(): void {
    if (this.now && this.draft.length) this.#play(this.draft);
  }

  withdraw(): void {
    if (this.now) this.#connection.order({ type: "withdraw", id: commandName(), number: this.now.number });
  }

  get undoTo(): number | null {
    return this.seat === null || this.now?.over ? null : beforeLastMove(this.frames, this.seat);
  }

  undo(): void {
    const to = this.undoTo;
    if (this.now && to !== null && to > 0) {
      this.#connection.order({ type: "take_back", id: commandName(), number: this.now.number, to });
    }
  }

  pause(on: boolean): void {
    this.#connection.order({ type: "pause", id: commandName(), on });
  }

  answer(question: Asked, yes: boolean): void {
    this.asked = this.asked.filter((other) => other.id !== question.id);
    this.tell({ type: "agree", id: question.id, yes });
  }

  askHint(): void {
    this.thinking = true;
    this.hint = null;
    this.tell({ type: "ask_hint" });
  }

  #consider(moves: string[]): void {
    this.tell({ type: "consider", moves });
  }

  #play(moves: string[]): void {
    const id = commandName();
    this.sent = id;
    this.#connection.order({ type: "play", id, number: this.now?.number ?? 0, moves });
  }

  #heard(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "happened":
        this.frames = joined(this.frames, message.frames);
        this.arrived = message.frames.length;
        return this.#see(message.now);
      case "options":
        return this.#considered(message);
      case "locked":
      case "unlocked":
        return this.#lock(message.seat, message.type === "locked");
      case "done":
      case "refused":
        if (message.type === "refused") this.#refused(message.sentence);
        if (message.id === this.sent) this.sent = "";
        return;
      case "seats":
        this.table = message.table;
        this.seats = message.seats;
        return;
      case "chatted":
        this.chat = [...this.chat, message.line];
        return;
      case "asked": {
        const others = this.asked.filter((other) => other.id !== message.id);
        this.asked = message.closed ? others : [...others, message];
        return;
      }
      case "hinted":
        this.thinking = false;
        this.#learn([message.best.choice, ...message.others.map((advice) => advice.choice)]);
        this.hint = message.number === this.now?.number ? message : null;
        return;
      case "trouble":
        this.thinking = false;
        this.trouble = message.sentence;
        return;
    }
  }

  #welcome(message: Welcome): void {
    this.table = message.table;
    this.seat = message.seat;
    this.seats = message.seats;
    this.chat = message.chat;
    this.trouble = "";
    this.frames = this.#fresh ? message.missed : joined(this.frames, message.missed);
    this.arrived = 0;
    this.#fresh = false;
    this.#see(message.now);
  }

  #see(now: Now | null): void {
    if (now?.number !== this.now?.number) {
      this.hint = null;
      this.startAgain(); // it was made for a table that is no more
    }
    if (now?.committed.length) this.startAgain();
    this.now = now;
    if (now) this.#learn(now.legal);
  }

  /** A whole command goes off at once; one that can grow only waits when the player wishes to collect. */
  #considered(options: Options): void {
    this.#learn(options.legal);
    this.draft = options.moves;
    this.next = options;
    const waits = this.collecting && options.legal.length > 0;
    if (options.complete && !waits) this.#play(options.moves);
  }

  #lock(seat: number, locked: boolean): void {
    if (!this.now) return;
    const others = this.now.locked.filter((other) => other !== seat);
    this.now = { ...this.now, locked: locked ? [...others, seat] : others };
  }

  #refused(sentence: string): void {
    this.trouble = sentence;
    this.startAgain();
  }

  #learn(choices: readonly Choice[]): void {
    for (const choice of choices) this.#words.set(choice.move, choice.words);
  }
}
