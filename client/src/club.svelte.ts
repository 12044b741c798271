/** This person in this club: name, and the requests that every page may make. */
import { Refusal, Rest } from "./connection/rest.ts";
import type { GameCard } from "./messages.ts";
import { Naming } from "./naming.svelte.ts";
import { here, type Place } from "./place.svelte.ts";
import { speech } from "./words/speech.svelte.ts";

const LEADS_NOWHERE = [400, 404]; // an address with more or less in it than it had, and one of nothing that is there

class Club {
  readonly rest = new Rest(() => speech.language);
  known = $state(false);
  name = $state("");
  trouble = $state("");
  missing = $state.raw<Place | null>(null); // where a link led to nothing
  games = $state.raw<GameCard[]>([]);

  enter = (): Promise<boolean> =>
    this.attempt(async () => {
      const [me, games] = await Promise.all([this.rest.me(), this.rest.games()]);
      [this.name, this.games, this.known] = [me.name, games, true];
    });

  /** What a game is called in the reader's language. */
  titleOf = (game = "", otherwise = ""): string =>
    this.games.find((card) => card.name === game)?.titles[speech.language] ?? otherwise;

  /** The new name is seen at once; one that is refused goes again. */
  callMe = (name: string): Promise<boolean> =>
    this.attempt(async () => {
      const before = this.name;
      this.name = name;
      const me = await this.rest.callMe(name).catch((refusal: unknown) => {
        this.name = before;
        throw refusal;
      });
      this.name = me.name;
    });

  readonly naming = new Naming(
    () => this.name,
    (name) => this.callMe(name),
  );

  followLink = (token: string): Promise<boolean> =>
    this.attempt(async () => here.go(`/table/${(await this.rest.followLink(token)).id}`, true));

  /** Look for what this address names; where there is no such thing the page says so, and shows a way out. */
  find(action: () => Promise<void>): Promise<boolean> {
    const { place } = here;
    return this.attempt(async () => {
      try {
        await action();
      } catch (error) {
        if (!(error instanceof Refusal && LEADS_NOWHERE.includes(error.status))) throw error;
        this.missing = place;
      }
    });
  }

  /** Do something, and show why where it cannot be done; whether it was. */
  async attempt(action: () => Promise<void>): Promise<boolean> {
    try {
      this.trouble = "";
      await action();
      return true;
    } catch (error) {
      this.trouble = error instanceof Refusal || error instanceof Error ? error.message : String(error);
      return false;
    }
  }
}

export const club = new Club();
