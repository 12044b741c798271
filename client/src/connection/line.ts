/** The line to one table: joins, remembers the last event seen, comes back by itself, and sends again what got lost. */
import type { FromClient, FromServer, Opening } from "../messages.ts";
import { pause } from "./backoff.ts";
import { nonceOf, promiseOf, type Shelf } from "./nonce.ts";
import { type Command, Outbox } from "./outbox.ts";

export type LineState = "connecting" | "open" | "lost" | "ended";
type Language = "en" | "nl" | "de" | "fr";

/** What of a browser's socket is used. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(address: string): Socket;
  shelf: Shelf;
  later(action: () => void, milliseconds: number): () => void; // gives what calls it off
}

export interface Listener {
  heard(message: FromServer): void;
  changed(state: LineState): void;
}

const QUIET = 20_000; // after this much silence we ask whether anybody is there
const IMPATIENT = 3_000; // sooner when something was said that must be answered
const DEAF = 5_000; // and after this much more the line is dead

export class Line {
  readonly #table: string;
  readonly #address: string;
  readonly #around: Surroundings;
  readonly #listener: Listener;
  readonly #outbox = new Outbox();
  #socket: Socket | undefined;
  #attempt = 0;
  #callOff: () => void = () => undefined;
  #joined = false;
  #waiting = false; // for an answer, or at least for any word
  #last = 0;
  #seat: number | null;
  #language: Language;

  constructor(
    table: string,
    seat: number | null,
    language: Language,
    origin: string,
    around: Surroundings,
    listener: Listener,
  ) {
    this.#table = table;
    this.#seat = seat;
    this.#language = language;
    this.#address = `${origin.replace(/^http/, "ws")}/api/tables/${table}/socket`;
    this.#around = around;
    this.#listener = listener;
  }

  get last(): number {
    return this.#last;
  }

  connect(): void {
    this.#callOff();
    this.#drop();
    this.#joined = this.#waiting = false;
    this.#listener.changed("connecting");
    const socket = this.#around.open(`${this.#address}?language=${this.#language}`); // for what is said before we join
    this.#socket = socket;
    socket.onopen = () => this.#join();
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = () => this.#lost();
  }

  /** Look through another seat's eyes, or read in another language; all is told again from the first event. */
  lookAs(seat: number | null, language: Language): void {
    this.#seat = seat;
    this.#language = language;
    this.#last = 0;
    if (this.#joined) this.#join();
    else this.connect();
  }

  end(): void {
    this.#callOff();
    this.#drop();
    this.#listener.changed("ended");
  }

  say(message: FromClient): void {
    if (!this.#socket || !this.#joined) return;
    this.#socket.send(JSON.stringify(message));
    if (!this.#waiting) this.#watch(IMPATIENT);
    this.#waiting = true;
  }

  /** The browser thinks that there is no network; a table on the same machine is there all the same: ask it now. */
  doubt(): void {
    if (this.#joined) this.#ask();
  }

  /** Say something that must not get lost. */
  order(command: Command): void {
    this.#outbox.put(command);
    this.say(command);
  }

  #join(): void {
    this.#socket?.send(
      JSON.stringify({ type: "join", seat: this.#seat, last: this.#last, language: this.#language } satisfies FromClient),
    );
    this.#watch();
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    this.#waiting = false;
    this.#watch();
    switch (message.type) {
      case "welcome":
        this.#welcomed(message.missed);
        break;
      case "happened":
        this.#note(message.frames);
        break;
      case "opening":
        void this.#promise(message);
        break;
      case "done":
      case "refused":
        this.#outbox.answered(message.id);
        break;
      case "trouble":
        if (message.code === "gone") {
          this.#listener.heard(message);
          this.end();
          return;
        }
        break;
      case "pong":
        return;
    }
    this.#listener.heard(message);
  }

  #welcomed(missed: { number: number }[]): void {
    this.#attempt = 0;
    this.#joined = true;
    this.#note(missed);
    this.#listener.changed("open");
    for (const command of this.#outbox.all()) this.say(command);
  }

  #note(frames: { number: number }[]): void {
    for (const frame of frames) this.#last = Math.max(this.#last, frame.number);
  }

  async #promise(opening: Opening): Promise<void> {
    const seat = this.#seat;
    if (seat === null) return;
    const nonce = nonceOf(this.#table, seat, this.#around.shelf);
    if (!opening.reveal && !opening.committed.includes(seat)) {
      this.say({ type: "commit", hash: await promiseOf(nonce) });
    } else if (opening.reveal && opening.committed.includes(seat) && !opening.revealed.includes(seat)) {
      this.say({ type: "reveal", nonce });
    }
  }

  /** A line can die without a word: ask now and then. */
  #watch(patience = QUIET): void {
    this.#callOff();
    this.#callOff = this.#around.later(() => this.#ask(), patience);
  }

  /** Ask whether anybody is there. */
  #ask(): void {
    this.#waiting = true;
    this.say({ type: "ping" });
    this.#callOff();
    this.#callOff = this.#around.later(() => this.#lost(), DEAF);
  }

  #lost(): void {
    this.#callOff();
    this.#drop();
    this.#joined = this.#waiting = false;
    this.#listener.changed("lost");
    this.#callOff = this.#around.later(() => this.connect(), pause(this.#attempt));
    this.#attempt += 1;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null; // what an old line still says is of no interest
    socket.close();
  }
}

export const browser: Surroundings = {
  open: (address) => new WebSocket(address) as unknown as Socket,
  get shelf() {
    return localStorage;
  },
  later(action, milliseconds) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
};
