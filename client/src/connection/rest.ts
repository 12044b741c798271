/** Plain requests: everything that is not play. */
import type { Box, GameCard, Link, NameForm, Person, RuleCard, TableCard, TableForm } from "../messages.ts";

/** A refusal, in the server's own sentence. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

export type Fetch = (address: string, request?: RequestInit) => Promise<Response>;

export class Rest {
  readonly #fetch: Fetch;

  constructor(get: Fetch = (address, request) => fetch(address, request)) {
    this.#fetch = get;
  }

  me = (): Promise<Person> => this.#ask("GET", "/me");
  callMe = (name: string): Promise<Person> => this.#ask("PUT", "/me", { name } satisfies NameForm);
  games = (): Promise<GameCard[]> => this.#ask("GET", "/games");
  openTables = (): Promise<TableCard[]> => this.#ask("GET", "/tables/open");
  myTables = (): Promise<TableCard[]> => this.#ask("GET", "/tables/mine");
  table = (table: string): Promise<TableCard> => this.#ask("GET", `/tables/${table}`);
  box = (table: string, language: string): Promise<Box> =>
    this.#ask("GET", `/tables/${table}/box?language=${language}`);
  rules = (table: string, language: string): Promise<RuleCard[]> =>
    this.#ask("GET", `/tables/${table}/rules?language=${language}`);
  makeTable = (form: TableForm): Promise<TableCard> => this.#ask("POST", "/tables", form);
  sit = (table: string, seat: number, name: string): Promise<TableCard> =>
    this.#ask("POST", `/tables/${table}/seats/${seat}`, { name });
  stand = (table: string, seat: number): Promise<TableCard> => this.#ask("DELETE", `/tables/${table}/seats/${seat}`);
  fill = (table: string, seat: number, bot: string): Promise<TableCard> =>
    this.#ask("PUT", `/tables/${table}/seats/${seat}/bot`, { bot });
  seatLink = (table: string, seat: number): Promise<Link> => this.#ask("POST", `/tables/${table}/seats/${seat}/link`);
  followLink = (token: string): Promise<TableCard> => this.#ask("POST", "/seats", { token });
  rematch = (table: string): Promise<TableCard> => this.#ask("POST", `/tables/${table}/rematch`, { rotate: true });
  close = (table: string): Promise<TableCard> => this.#ask("DELETE", `/tables/${table}`);

  async #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const request: RequestInit = { method, credentials: "same-origin" };
    if (body) {
      request.body = JSON.stringify(body);
      request.headers = { "content-type": "application/json" };
    }
    const response = await this.#fetch(`/api${path}`, request);
    if (!response.ok) throw new Refusal(response.status, await sentenceOf(response));
    return (await response.json()) as Answer;
  }
}

async function sentenceOf(response: Response): Promise<string> {
  try {
    return String(((await response.json()) as { detail: unknown }).detail);
  } catch {
    return response.statusText;
  }
}
