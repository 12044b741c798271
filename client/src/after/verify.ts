/** Checks a finished game without trusting the server: promises kept, and every die and card as the stream gives it. */
import { Fair, keptWord } from "./fair.ts";
import type { Key } from "./words/en.ts";

type Draw = [counter: number, weights: number[], choice: number];

export interface Deed {
  player: number; // -1: chance
  move: string;
  draw?: Draw | null;
}

export interface LoggedEvent {
  type: "started" | "played" | "undone" | "ended";
  number: number;
  nonces?: string[];
  deeds?: Deed[];
  secret?: string;
}

/** What `Download the game` gives, as far as it is looked at here. */
export interface Exported {
  setup: {
    table: string;
    secret_hash: string;
    commitments: string[];
    deal?: { table: string; secret: string; nonces: string[] } | null;
  };
  events: LoggedEvent[];
}

/** What this device itself remembers of the table, if it sat there. */
export interface Remembered {
  promise: string | null; // the hash that was shown when the table was opened
  nonces: readonly string[]; // of its own seats
}

export interface Verdict {
  draws: number; // how many were right
  difference: { key: Key; values: Record<string, string | number> } | null; // the first thing that is wrong
}

const CHANCE = -1;

class Differs extends Error {
  readonly key: Key;
  readonly values: Record<string, string | number>;

  constructor(key: Key, values: Record<string, string | number> = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}

export function verify(game: Exported, remembered: Remembered = { promise: null, nonces: [] }): Verdict {
  let draws = 0;
  try {
    const { first, later } = checkPromises(game, remembered);
    game.events.forEach((event, place) => {
      if (event.number !== place + 1) throw new Differs("differs_order", { number: place + 1 });
      for (const deed of event.deeds ?? []) {
        if (deed.player !== CHANCE) continue;
        checkDraw(deed, draws, event.number, event.number === 1 ? first : later);
        draws += 1;
      }
    });
  } catch (error) {
    if (error instanceof Differs) return { draws, difference: { key: error.key, values: error.values } };
    throw error;
  }
  return { draws, difference: null };
}

function checkPromises({ setup, events }: Exported, remembered: Remembered): { first: Fair; later: Fair } {
  const secret = events.at(-1)?.secret ?? "";
  if (!keptWord(setup.secret_hash, secret)) throw new Differs("differs_secret");
  if (remembered.promise !== null && remembered.promise !== setup.secret_hash) throw new Differs("differs_promise");
  const nonces = events[0]?.nonces ?? [];
  setup.commitments.forEach((promise, seat) => {
    const nonce = nonces[seat];
    if (nonces.length && (nonce === undefined || !keptWord(promise, nonce))) throw new Differs("differs_nonce", { seat: seat + 1 });
  });
  for (const own of remembered.nonces) {
    if (nonces.length && !nonces.includes(own)) throw new Differs("differs_own_nonce");
  }
  const later = new Fair(secret, setup.table, nonces);
  const { deal } = setup;
  return { first: deal ? new Fair(deal.secret, deal.table, deal.nonces) : later, later };
}

function checkDraw({ draw, move }: Deed, expected: number, number: number, stream: Fair): void {
  const where = { draw: expected + 1, move, number };
  if (!draw || draw[0] !== expected) throw new Differs("differs_turn", where);
  const [counter, weights, choice] = draw;
  const sound = weights.every((weight) => Number.isInteger(weight) && weight >= 0) && weights.some((weight) => weight > 0);
  if (!sound) throw new Differs("differs_weights", where);
  if (stream.at(counter, weights) !== choice) throw new Differs("differs_draw", where);
}
