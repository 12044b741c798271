/** Sitting down at a table that waits for players, and leaving one. */
import { club } from "../club.svelte.ts";
import type { SeatInfo } from "../messages.ts";
import { here } from "../place.svelte.ts";
import type { Session } from "./session.svelte.ts";

export const sitDown = (session: Session, id: string, seat: number): Promise<boolean> =>
  club.attempt(async () => {
    if (!(await club.naming.keep())) return;
    const card = await club.rest.sit(id, seat, club.name);
    session.lookAs(card.seats.find((info) => info.seat === seat && info.yours)?.seat ?? null);
    document.getElementById("table-status")?.focus(); // the button that was pressed is no more
  });

/** Leave a seat for good, and the table with it unless somebody else plays at this device. */
export const goAway = (session: Session, id: string, seat: number): Promise<boolean> =>
  club.attempt(async () => {
    const card = await club.rest.stand(id, seat);
    const next = card.seats.find((info) => info.yours);
    if (next) session.lookAs(next.seat);
    else here.go("/");
  });

/** Whether nobody but bots would be left. */
export const lastPerson = (seats: readonly SeatInfo[]): boolean => seats.filter((seat) => seat.kind === "person").length === 1;
