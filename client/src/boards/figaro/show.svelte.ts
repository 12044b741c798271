/** What the reader is being shown of the news: cards in flight, captions, and the roads after a round. */
import { motion } from "../../look/motion.svelte.ts";
import type { Frame } from "../../messages.ts";
import type { Scene } from "../scene.ts";
import type { Court } from "./court.ts";
import { type Flight, flightsOf, lasts } from "./flights.ts";
import { type RoadRow, roundRows } from "./roads.ts";
import { Settling } from "./settling.svelte.ts";
import { type Caption, captionsOf, countedIn, notesOf } from "./story.ts";

const CAPTIONS = 3;
const LONG_ENOUGH = 6000; // the roads stay that long, or until the reader goes on

const newest = (scene: Scene): number => scene.news.at(-1)?.number ?? 0;

export class Show {
  readonly settling = new Settling();
  flights = $state.raw<Flight[]>([]);
  late = $state(0); // milliseconds until all that flies has landed
  dances = $state(0);
  captions = $state.raw<Caption[]>([]);
  scored = $state.raw<{ rows: RoadRow[]; round: number; since: number } | null>(null);
  winners = $state.raw<number[]>([]);
  #before: Court;
  #seen: number;

  constructor(scene: Scene, court: Court) {
    this.#before = court;
    this.#seen = newest(scene);
    this.captions = captionsOf(scene.news, CAPTIONS);
    this.winners = winnersIn(scene);
  }

  /** The scene has changed: show what is new in it. */
  follow(scene: Scene, court: Court): void {
    const undone = scene.news.some((frame) => frame.kind === "undone" && frame.number > this.#seen);
    if (undone) this.#goBack(scene, scene.story);
    else if (newest(scene) > this.#seen) this.#hear(scene, court);
    else if (newest(scene) < this.#seen) this.#goBack(scene, scene.news);
    this.#seen = newest(scene);
    this.#before = court;
  }

  landed(key: string): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
    this.settling.landed(key);
  }

  #hear(scene: Scene, court: Court): void {
    const fresh = scene.news.filter((frame) => frame.number > this.#seen);
    const moves = motion.time(1) > 0;
    if (!moves) this.#land();
    const leaving = moves ? flightsOf(fresh, this.#before, scene.seat) : [];
    this.late = Math.max(0, ...leaving.map(lasts));
    this.settling.expect(this.#before, court, leaving);
    if (leaving.length) this.dances += notesOf(fresh).filter(({ event }) => event === "danced").length;
    this.flights = [...this.flights, ...leaving];
    this.captions = [...this.captions, ...captionsOf(fresh)].slice(-CAPTIONS);
    this.winners = winnersIn(scene);
    if (this.scored && performance.now() - this.scored.since > LONG_ENOUGH) this.scored = null;
    const counted = countedIn(fresh, Number(scene.box.scenery["shortest"]));
    if (!counted.length || scene.over) return;
    const [rows, round] = [roundRows(counted, court), court.round - 1];
    setTimeout(() => (this.scored = { rows, round, since: performance.now() }), this.late);
  }

  /** Whatever flies is there at once; what was to come into sight under it is laid out anew. */
  #land(): void {
    if (this.flights.length) this.dances += 1;
    this.flights = [];
    this.settling.now();
  }

  /** What was shown has not happened yet, in a replay, or was taken back: only what stands is told. */
  #goBack(scene: Scene, told: readonly Frame[]): void {
    this.#land();
    this.scored = null;
    this.winners = winnersIn(scene);
    this.captions = captionsOf(told, CAPTIONS);
  }
}

const winnersIn = (scene: Scene): number[] =>
  notesOf(scene.news).flatMap(({ event, numbers }) => (event === "won" ? numbers.slice(0, 1) : []));
