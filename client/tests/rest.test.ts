import { expect, test } from "vitest";

import { Refusal, Rest } from "../src/connection/rest.ts";

const answering = (status: number, body: string, asked: [string, RequestInit | undefined][] = []): Rest =>
  new Rest((address, request) => {
    asked.push([address, request]);
    return Promise.resolve(new Response(body, { status, statusText: "Bad Gateway" }));
  });

test("a form goes as JSON, and the answer comes back", async () => {
  const asked: [string, RequestInit | undefined][] = [];
  expect(await answering(200, '{"name": "Emmy"}', asked).callMe("Emmy")).toEqual({ name: "Emmy" });
  expect(asked[0]?.[0]).toBe("/api/me");
  expect(asked[0]?.[1]).toMatchObject({ method: "PUT", body: '{"name":"Emmy"}' });
});

test("a refusal carries the server's sentence", async () => {
  const refused = answering(409, '{"detail": "Somebody else was quicker; look again."}').sit("t", 1, "Emmy");
  await expect(refused).rejects.toThrow(new Refusal(409, "Somebody else was quicker; look again."));
});

test("an answer that is none of ours is refused by its status", async () => {
  await expect(answering(502, "<html>").me()).rejects.toThrow("Bad Gateway");
});
