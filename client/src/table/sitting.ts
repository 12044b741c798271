/** Sitting down at a table that waits for players. */
import { club } from "../club.svelte.ts";
import type { Session } from "./session.svelte.ts";

export const sitDown = (session: Session, id: string, seat: number): Promise<void> =>
  club.attempt(async () => {
    await club.naming.keep();
    const card = await club.rest.sit(id, seat, club.name);
    session.lookAs(card.seats.find((info) => info.seat === seat && info.yours)?.seat ?? null);
  });
