/** Which cards fly where, told from the notes of what happened.  Spots are named; the page knows where they are. */
import type { Frame } from "../../messages.ts";
import type { Court } from "./court.ts";
import { notesOf } from "./story.ts";

export interface Stop {
  readonly spot: string;
  readonly at: number; // milliseconds after the news
}

/** Cards that stay together, from the first spot to the last; between two stops at one spot they wait there. */
export interface Flight {
  readonly key: string;
  readonly cards: readonly number[]; // none: the king himself
  readonly stops: readonly Stop[];
}

export const spot = {
  hand: (card: number): string => `hand-${card}`,
  held: (seat: number): string => `held-${seat}`,
  place: (seat: number): string => `place-${seat}`,
  pile: (seat: number): string => `pile-${seat}`,
  king: (seat: number): string => `king-${seat}`,
};

export const lasts = ({ stops }: Flight): number => stops.at(-1)?.at ?? 0;

const LAY = 420;
const DANCE = 800;
const TAKE = 650;
const KING = 700;

interface Packet {
  readonly cards: readonly number[];
  readonly stops: Stop[];
  seat: number | null; // before whom it lies
}

/** The flights of some news, one thing after the other, beginning with the court as it was before. */
export function flightsOf(news: readonly Frame[], before: Court, reader: number | null): Flight[] {
  const seats = before.places.length;
  const packets: Packet[] = before.places
    .filter((place) => place.lying.length)
    .map(({ seat, lying }) => ({ seat, cards: lying.map((copy) => copy.card), stops: [{ spot: spot.place(seat), at: 0 }] }));
  let king = before.places.find((place) => place.king)?.seat;
  let clock = 0;

  const fly = (packet: Packet, to: string, time: number): void => {
    const from = packet.stops.at(-1);
    if (from && from.at < clock) packet.stops.push({ ...from, at: clock });
    packet.stops.push({ spot: to, at: clock + time });
  };
  /** All that lies goes on to somewhere, at once. */
  const goOn = (next: (seat: number) => number | null, to: (seat: number) => string, time: number): void => {
    for (const packet of packets) {
      if (packet.seat === null) continue;
      fly(packet, to(packet.seat), time);
      packet.seat = next(packet.seat);
    }
    clock += time;
  };

  for (const { event, numbers } of notesOf(news)) {
    const [player = 0, card = 0, target = 0] = numbers;
    if (event === "laid") {
      const from = player === reader ? spot.hand(card) : spot.held(player);
      packets.push({ seat: target, cards: [card], stops: [{ spot: from, at: 0 }] });
      fly(packets.at(-1) as Packet, spot.place(target), LAY);
      clock += LAY;
    } else if (event === "danced") {
      const left = (seat: number): number => (seat + 1) % seats;
      goOn(left, (seat) => spot.place(left(seat)), DANCE);
    } else if (event === "enough" || event === "took") {
      goOn(() => null, () => spot.pile(player), TAKE);
    } else if (event === "round_over" && king !== undefined && king !== player) {
      packets.push({ seat: null, cards: [], stops: [{ spot: spot.king(king), at: 0 }] });
      fly(packets.at(-1) as Packet, spot.king(player), KING);
      clock += KING;
      king = player;
    }
  }
  return packets
    .filter(({ stops }) => stops.length > 1)
    .map(({ cards, stops }, index) => ({ key: `${news.at(-1)?.number} ${index}`, cards, stops }));
}
