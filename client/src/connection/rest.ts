/** Plain requests: everything that is not play. */
import type {
  Box,
  Curve,
  Frame,
  GameCard,
  HomeCard,
  Lesson,
  Link,
  NameForm,
  Now,
  Person,
  RematchForm,
  RuleCard,
  Standing,
  Summary,
  TableCard,
  TableForm,
} from "../messages.ts";

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
  readonly #language: () => string;
  readonly #fetch: Fetch;

  /** `language` is the reader's at the moment of asking; refusals come in it. */
  constructor(language: () => string, get: Fetch = (address, request) => fetch(address, request)) {
    this.#language = language;
    this.#fetch = get;
  }

  me = (): Promise<Person> => this.#ask("GET", "/me");
  callMe = (name: string): Promise<Person> => this.#ask("PUT", "/me", { name } satisfies NameForm);
  games = (): Promise<GameCard[]> => this.#ask("GET", "/games");
  home = (): Promise<HomeCard> => this.#ask("GET", "/home");
  openTables = (): Promise<TableCard[]> => this.#ask("GET", "/tables/open");
  myTables = (): Promise<TableCard[]> => this.#ask("GET", "/tables/mine");
  table = (table: string): Promise<TableCard> => this.#ask("GET", `/tables/${table}`);
  box = (table: string, language: string): Promise<Box> =>
    this.#ask("GET", `/tables/${table}/box?language=${language}`);
  rules = (book: string, language: string): Promise<RuleCard[]> =>
    this.#ask("GET", `/${book}/rules?language=${language}`); // `tables/…` or `games/…`
  moment = (table: string, number: number, seat: number | null, language: string): Promise<Now | null> =>
    this.#ask("GET", `/tables/${table}/moment?number=${number}${seat === null ? "" : `&seat=${seat}`}&language=${language}`);
  makeTable = (form: TableForm): Promise<TableCard> => this.#ask("POST", "/tables", form);
  sit = (table: string, seat: number, name: string): Promise<TableCard> =>
    this.#ask("POST", `/tables/${table}/seats/${seat}`, { name });
  stand = (table: string, seat: number): Promise<TableCard> => this.#ask("DELETE", `/tables/${table}/seats/${seat}`);
  fill = (table: string, seat: number, bot: string): Promise<TableCard> =>
    this.#ask("PUT", `/tables/${table}/seats/${seat}/bot`, { bot });
  seatLink = (table: string, seat: number): Promise<Link> => this.#ask("POST", `/tables/${table}/seats/${seat}/link`);
  followLink = (token: string): Promise<TableCard> => this.#ask("POST", "/seats", { token });
  rematch = (table: string, form: RematchForm = { rotate: true }): Promise<TableCard> =>
    this.#ask("POST", `/tables/${table}/rematch`, form);
  lesson = (game: string, language: string): Promise<Lesson> =>
    this.#ask("GET", `/games/${game}/lesson?language=${language}`);
  lessonBox = (game: string, language: string): Promise<Box> =>
    this.#ask("GET", `/games/${game}/lesson/box?language=${language}`);
  record = (): Promise<Standing[]> => this.#ask("GET", "/me/record");
  summary = (table: string, language: string): Promise<Summary> =>
    this.#ask("GET", `/tables/${table}/summary?language=${language}`);
  curve = (table: string): Promise<Curve> => this.#ask("GET", `/tables/${table}/curve`);
  exported = <Game>(table: string): Promise<Game> => this.#ask("GET", `/tables/${table}/export`);
  log = (table: string, seat: number | null, language: string): Promise<Frame[]> =>
    this.#ask("GET", `/tables/${table}/log?language=${language}${eyes(seat)}`);
  moments = (table: string, first: number, last: number, seat: number | null, language: string): Promise<(Now | null)[]> =>
    this.#ask("GET", `/tables/${table}/moments?first=${first}&last=${last}&language=${language}${eyes(seat)}`);
  close = (table: string): Promise<TableCard> => this.#ask("DELETE", `/tables/${table}`);

  async #ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const headers: Record<string, string> = { "accept-language": this.#language() };
    const request: RequestInit = { method, credentials: "same-origin", headers };
    if (body) {
      request.body = JSON.stringify(body);
      headers["content-type"] = "application/json";
    }
    const response = await this.#fetch(`/api${path}`, request);
    if (!response.ok) throw new Refusal(response.status, await sentenceOf(response));
    return (await response.json()) as Answer;
  }
}

const eyes = (seat: number | null): string => (seat === null ? "" : `&seat=${seat}`);

async function sentenceOf(response: Response): Promise<string> {
  try {
    return String(((await response.json()) as { detail: unknown }).detail);
  } catch {
    return response.statusText;
  }
}
