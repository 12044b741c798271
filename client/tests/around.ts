/** A pretended browser: sockets that a test answers, and a clock that a test turns. */
import { ONLY_SEEN } from "../src/boards/scene.ts";
import type { Socket, Surroundings } from "../src/connection/line.ts";
import type { FromClient, FromServer, Now, SeatInfo, TableInfo, Welcome } from "../src/messages.ts";

export class Shelf {
  readonly #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
}

export class PretendedSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  readonly said: FromClient[] = [];

  send = (text: string): void => void this.said.push(JSON.parse(text) as FromClient);
  close = (): void => void (this.closed = true);
  tell = (message: FromServer): void => this.onmessage?.({ data: JSON.stringify(message) });
  kinds = (): string[] => this.said.map((message) => message.type);
}

export class Around implements Surroundings {
  readonly sockets: PretendedSocket[] = [];
  readonly addresses: string[] = [];
  readonly shelf = new Shelf();
  #time = 0;
  #planned: { at: number; action: () => void }[] = [];

  open = (address: string): Socket => {
    const socket = new PretendedSocket();
    this.addresses.push(address);
    this.sockets.push(socket);
    return socket;
  };

  get socket(): PretendedSocket {
    const last = this.sockets.at(-1);
    if (!last) throw new Error("nobody has opened a socket");
    return last;
  }

  later = (action: () => void, milliseconds: number): (() => void) => {
    const plan = { at: this.#time + milliseconds, action };
    this.#planned.push(plan);
    return () => (this.#planned = this.#planned.filter((other) => other !== plan));
  };

  pass(milliseconds: number): void {
    const end = this.#time + milliseconds;
    for (;;) {
      const next = this.#planned.filter((plan) => plan.at <= end).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      this.#planned = this.#planned.filter((plan) => plan !== next);
      this.#time = next.at;
      next.action();
    }
    this.#time = end;
  }
}

export const table: TableInfo = {
  id: "t",
  game: "figaro",
  title: "Figaro",
  seats: 2,
  options: {},
  memory: false,
  clock: "none",
  listed: false,
  state: "running",
  fair_hash: "",
  pace: "instant",
  same_deal_as: null,
};

export const seats: SeatInfo[] = [
  { seat: 0, kind: "person", name: "Emmy", bot: null, here: true, yours: true },
  { seat: 1, kind: "bot", name: "Ben", bot: "member", here: false, yours: false },
];

export const choice = (move: string, kind = "lay", values: number[] = [0], words = move): Now["legal"][number] => ({
  move,
  kind,
  values,
  words,
  whole: false,
});

export const now = (changes: Partial<Now> = {}): Now => ({
  number: 3,
  step: 3,
  phase: "",
  view: {},
  to_act: [0],
  locked: [],
  legal: [choice("a"), choice("b")],
  committed: [],
  over: false,
  points: [],
  ranks: [],
  ...changes,
});

export const welcome = (changes: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  table,
  seat: 0,
  seats,
  now: now(),
  missed: [],
  chat: [],
  clocks: [],
  muted: [],
  ...changes,
});

/** What a scene has when nothing goes on. */
export const quiet = { ...ONLY_SEEN, news: [], story: [], over: false, busy: false };
