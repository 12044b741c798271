/** What the table is doing, as a key and its names: the same words for eyes and for screen readers. */
import type { LineState } from "../connection/line.ts";
import type { Now, TableInfo } from "../messages.ts";
import type { Key } from "../words/en.ts";

export interface Banner {
  key: Key;
  players: number[]; // who is waited for, or who has won
  phase: string; // the moment in the game's own words, for whoever is to act in it
  place: number; // the reader's, where somebody else has won
}

const plain = (key: Key): Banner => ({ key, players: [], phase: "", place: 0 });

/** Whose banner it is: a seat's, or a spectator's; and whether a bot plays it for now. */
export interface Reader {
  seat: number | null;
  standIn?: boolean;
}

/**
 * `now` is the moment on the stage: how a game ends is not told before it is shown, nor while the board is still about to
 * tell it.
 */
export function banner(
  line: LineState,
  table: TableInfo | null,
  now: Now | null,
  { seat, standIn }: Reader,
  untold = false,
): Banner {
  if (line === "lost") return plain("banner_lost");
  if (!table) return plain("banner_connecting");
  if (now?.over && now.ranks.length && !untold) return ended(now.ranks, seat);
  if (table.state === "waiting" || table.state === "opening") return plain(`banner_${table.state}`);
  if (table.state === "abandoned" || table.state === "paused") return plain(`banner_${table.state}`);
  if (!now) return plain("banner_connecting");
  if (now.over) return plain("banner_over");
  const players = now.to_act.filter((other) => other !== seat && !now.locked.includes(other));
  if (seat === null) return { ...plain("watching"), players };
  if (!now.to_act.includes(seat)) return { ...plain("banner_waiting_for"), players };
  if (standIn) return plain("bot_plays");
  if (now.committed.length) return { ...plain("banner_locked"), players };
  if (now.to_act.length === 1) return { ...plain("banner_your_turn"), phase: now.phase };
  const key = players.length ? "banner_your_choice" : "banner_last_choice";
  return { ...plain(key), players, phase: now.phase };
}

/** Who has won, and which place the reader took. */
export function ended(ranks: readonly number[], seat: number | null): Banner {
  const players = ranks.flatMap((rank, player) => (rank === 1 ? [player] : []));
  if (players.length === 1 && players[0] === seat) return plain("you_won");
  const place = seat === null || players.includes(seat) ? 0 : (ranks[seat] ?? 0);
  return { ...plain(players.length > 1 ? "winners" : "winner"), players, place };
}

/** Whether a sentence begins with whose turn it is, so that nobody hears it twice. */
export function saysTurn(sentence: string, openings: string): boolean {
  return openings.split("|").some((opening) => sentence.startsWith(opening));
}

/** The game's sentence and ours as one: "Choose a card – waiting for Emmy." */
export function together(phase: string, tail: string): string {
  return `${phase.replace(/[.…\s]+$/, "")} – ${tail}`;
}
