/** Which cards fly where, told from the notes of what happened.  Spots are named; the page knows where they are. */
import type { Frame } from "../../messages.ts";
import type { Court } from "./court.ts";
import { notesOf } from "./story.ts";

export interface Flight {
  readonly key: string;
  readonly cards: readonly number[]; // none: the king himself
  readonly from: string;
  readonly to: string;
  readonly begins: number; // milliseconds after the news
  readonly lasts: number;
}

export const spot = {
  hand: (card: number): string => `hand-${card}`,
  held: (seat: number): string => `held-${seat}`,
  place: (seat: number): string => `place-${seat}`,
  pile: (seat: number): string => `pile-${seat}`,
  king: (seat: number): string => `king-${seat}`,
};

const LAY = 420;
const DANCE = 750;
const TAKE = 600;
const KING = 700;

/** The flights of some news, one thing after the other, beginning with the court as it was before. */
export function flightsOf(news: readonly Frame[], before: Court, reader: number | null): Flight[] {
  const seats = before.places.length;
  const lying = new Map(before.places.map((place) => [place.seat, place.lying.map((copy) => copy.card)]));
  let king = before.places.find((place) => place.king)?.seat;
  const flights: Flight[] = [];
  let clock = 0;

  const fly = (cards: readonly number[], from: string, to: string, lasts: number): void => {
    flights.push({ key: `${news.at(-1)?.number} ${flights.length}`, cards, from, to, begins: clock, lasts });
  };
  const flyAll = (to: (seat: number) => string, lasts: number): void => {
    for (const [seat, cards] of lying) if (cards.length) fly(cards, spot.place(seat), to(seat), lasts);
    clock += lasts;
  };

  for (const { event, numbers } of notesOf(news)) {
    const [player = 0, card = 0, target = 0] = numbers;
    if (event === "laid") {
      fly([card], player === reader ? spot.hand(card) : spot.held(player), spot.place(target), LAY);
      lying.get(target)?.push(card);
      clock += LAY;
    } else if (event === "danced") {
      flyAll((seat) => spot.place((seat + 1) % seats), DANCE);
      const passed = [...lying].map(([seat, cards]) => [(seat + 1) % seats, cards] as const);
      for (const [seat, cards] of passed) lying.set(seat, cards);
    } else if (event === "enough" || event === "took") {
      flyAll(() => spot.pile(player), TAKE);
      for (const seat of lying.keys()) lying.set(seat, []);
    } else if (event === "round_over" && king !== undefined && king !== player) {
      fly([], spot.king(king), spot.king(player), KING);
      clock += KING;
      king = player;
    }
  }
  return flights;
}
