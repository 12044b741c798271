import { expect, test } from "vitest";

import { Refusal, Rest } from "../src/connection/rest.ts";
import { bookOf } from "../src/explain/books.ts";

const answering = (status: number, body: string, asked: [string, RequestInit | undefined][] = []): Rest =>
  new Rest(
    () => "nl",
    (address, request) => {
      asked.push([address, request]);
      return Promise.resolve(new Response(body, { status, statusText: "Bad Gateway" }));
    },
  );

test("a form goes as JSON, and the answer comes back", async () => {
  const asked: [string, RequestInit | undefined][] = [];
  expect(await answering(200, '{"name": "Emmy"}', asked).callMe("Emmy")).toEqual({ name: "Emmy" });
  expect(asked[0]?.[0]).toBe("/api/me");
  expect(asked[0]?.[1]).toMatchObject({ method: "PUT", body: '{"name":"Emmy"}' });
});

test("every request says which language its reader reads", async () => {
  const asked: [string, RequestInit | undefined][] = [];
  await answering(200, "{}", asked).me();
  await answering(200, "{}", asked).callMe("Emmy");
  expect(asked.map(([, request]) => request?.headers)).toEqual([
    { "accept-language": "nl" },
    { "accept-language": "nl", "content-type": "application/json" },
  ]);
});

test("a refusal carries the server's sentence", async () => {
  const refused = answering(409, '{"detail": "Somebody else was quicker; look again."}').sit("t", 1, "Emmy");
  await expect(refused).rejects.toThrow(new Refusal(409, "Somebody else was quicker; look again."));
});

test("an answer that is none of ours is refused by its status", async () => {
  await expect(answering(502, "<html>").me()).rejects.toThrow("Bad Gateway");
});

test("a table has a rulebook, a lesson has its game's, and the lobby has none", async () => {
  const asked: [string, RequestInit | undefined][] = [];
  const rest = answering(200, "[]", asked);
  for (const book of [bookOf({ at: "replay", table: "t" }), bookOf({ at: "learn", game: "figaro" })]) {
    await rest.rules(book ?? "", "nl");
  }
  const addresses = asked.map(([address]) => address);
  expect(addresses).toEqual(["/api/tables/t/rules?language=nl", "/api/games/figaro/rules?language=nl"]);
  expect(bookOf({ at: "lobby" })).toBeNull();
});
