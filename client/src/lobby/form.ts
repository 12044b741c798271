/** A new table while it is being thought of. */
import type { GameCard, SeatForm, TableForm } from "../messages.ts";

export const USUAL_BOT = "member"; // also who goes on for somebody
const USUAL_SEATS = 4;

export type SeatWish = { kind: "me" } | { kind: "here"; name: string } | { kind: "open" } | { kind: "bot"; bot: string };

export interface TableWish {
  seats: SeatWish[];
  options: Record<string, string>; // only what differs from the default
  clock: string;
  memory: boolean;
  listed: boolean;
}

/** Somebody at this device, whose name is not told yet. */
export const isNameless = (seat: SeatWish): boolean => seat.kind === "here" && !seat.name.trim();

export const CLOCKS = ["none", "move:30", "move:60", "move:180", "bank:600+5", "bank:1800+10"] as const;

/** Under which key a clock has its words. */
export const clockKey = (clock: string): string => `clock_${clock.replace(/[:+]/g, "_")}`;

/** How many sit down when nobody says otherwise. */
export function usualSeats(game: Pick<GameCard, "seats">): number {
  return game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats.at(-1) ?? 0);
}

/** A table of that size: me first, then others of one kind. */
export function newWish(count: number, others: SeatWish): TableWish {
  const seats: SeatWish[] = Array.from({ length: count }, (_, seat) => (seat ? { ...others } : { kind: "me" }));
  return { seats, options: {}, clock: "none", memory: false, listed: false };
}

/** More or fewer seats; those that stay are as they were, new ones like the last. */
export function resized(seats: readonly SeatWish[], count: number): SeatWish[] {
  const last = seats.at(-1);
  const more: SeatWish = last && last.kind !== "me" && last.kind !== "here" ? last : { kind: "bot", bot: USUAL_BOT };
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? { ...more });
}

/** One option as a form shows it. */
export interface OptionLine {
  name: string;
  title: string;
  usual: string; // what it is as long as nobody chooses
  values: { value: string; label: string }[];
  single: boolean; // another option decides it, unless somebody says otherwise
}

/** The options that have words for the reader; one with words for "" may be left to another. */
export function optionLines(game: Pick<GameCard, "options" | "usual">, seats: number, language: string): OptionLine[] {
  return game.options.flatMap((option) => {
    const words = option.words[language];
    if (!words) return [];
    const single = "" in words.values;
    const values = [...(single ? [""] : []), ...option.values];
    return {
      name: option.name,
      title: words.title,
      usual: single ? "" : (game.usual[seats]?.[option.name] ?? option.default),
      values: values.map((value) => ({ value, label: words.values[value] ?? value })),
      single,
    };
  });
}

export function formOf(game: string, wish: TableWish): TableForm {
  const seats = wish.seats.map((seat): SeatForm => {
    if (seat.kind === "here") return seat.name.trim() ? { kind: "me", name: seat.name.trim() } : { kind: "me" };
    return seat;
  });
  const open = seats.some((seat) => seat.kind === "open");
  return { game, seats, options: wish.options, clock: wish.clock, memory: wish.memory, listed: open && wish.listed };
}
