/** This person in the club: his name, and links that lead nowhere. */
import { expect, test, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: [] });
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("location", new URL("http://club.example/table/abc"));
  vi.stubGlobal("history", { pushState: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("scrollTo", () => undefined);
});

import { club } from "../src/club.svelte.ts";
import { here } from "../src/place.svelte.ts";

const answer = (status: number, body: object): void =>
  void vi.stubGlobal("fetch", async () => new Response(JSON.stringify(body), { status }));
const look = (): Promise<boolean> => club.find(async () => void (await club.rest.table("abc")));

test("a table that does not exist is missing from this address and from no other", async () => {
  answer(404, { detail: "No such table." });
  await look();
  expect([club.missing, club.trouble]).toEqual([here.place, ""]);
  here.go("/");
  expect(club.missing).not.toBe(here.place);
});

test("whatever else is wrong is said", async () => {
  club.missing = null;
  answer(503, { detail: "Come again later." });
  await look();
  expect([club.missing, club.trouble]).toEqual([null, "Come again later."]);
});

test("a new name is seen at once, and a refused one goes again", async () => {
  answer(200, { name: "Emmy" });
  const naming = club.callMe(" Emmy");
  expect(club.name).toBe(" Emmy");
  await naming;
  expect(club.name).toBe("Emmy");
  answer(400, { detail: "Not that one." });
  await club.callMe("Nobody");
  expect([club.name, club.trouble]).toEqual(["Emmy", "Not that one."]);
});
