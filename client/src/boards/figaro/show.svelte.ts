/** What the reader is being shown of the news: cards in flight, captions, and the roads after a round. */
import { motion } from "../../look/motion.svelte.ts";
import type { Frame } from "../../messages.ts";
import type { Scene } from "../scene.ts";
import type { Court } from "./court.ts";
import { type Flight, flightsOf, lasts } from "./flights.ts";
import { type RoadRow, roundRows } from "./roads.ts";
import { Settling } from "./settling.svelte.ts";
import { type Caption, captionsOf, countedIn, movesIn, notesOf } from "./story.ts";

const CAPTIONS = 3;
const FOLLOWED = 6; // moves at once; of more only the end is shown, as where a lesson plays a round on
const LONG_ENOUGH = 6000; // the roads stay that long, or until the reader goes on

const newest = (scene: Scene): number => scene.news.at(-1)?.number ?? 0;

export class Show {
  readonly settling = new Settling();
  flights = $state.raw<Flight[]>([]);
  late = $state(0); // milliseconds until all that flies has landed
  dances = $state(0);
  captions = $state.raw<Caption[]>([]);
  scored = $state.raw<{ rows: RoadRow[]; round: number } | null>(null);
  #before: Court;
  #seen: number;
  #visited = 0; // the moment that stays until the reader goes on to another
  #timer: ReturnType<typeof setTimeout> | undefined; // until the roads come, or go

  constructor(scene: Scene, court: Court) {
    this.#before = court;
    this.#seen = newest(scene);
    this.captions = captionsOf(scene.news, CAPTIONS);
  }

  /** The scene has changed: show what is new in it. */
  follow(scene: Scene, court: Court): void {
    const visited = scene.stays ? (scene.story.at(-1)?.number ?? 0) : 0;
    const elsewhere = visited !== this.#visited;
    if (elsewhere) this.close();
    const fresh = scene.news.filter((frame) => frame.number > this.#seen);
    if (fresh.some((frame) => frame.kind === "undone")) this.#goBack(scene.story);
    else if (fresh.length) this.#hear(scene, court, fresh);
    else if (newest(scene) < this.#seen) this.#goBack(scene.news);
    this.#seen = newest(scene);
    this.#visited = visited;
    this.#before = court;
    if (!scene.stays) this.#count(fresh, scene, court);
    else if (elsewhere) this.#count(fresh.length ? fresh : scene.story.slice(-1), scene, court, fresh.length ? this.late : 0);
  }

  landed(key: string): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
    this.settling.landed(key);
  }

  /** The roads have been seen, or somebody would rather play. */
  close(): void {
    clearTimeout(this.#timer);
    this.scored = null;
  }

  #hear(scene: Scene, court: Court, fresh: readonly Frame[]): void {
    const moves = motion.time(1) > 0 && movesIn(fresh) <= FOLLOWED;
    if (!moves) this.#land();
    const leaving = moves ? flightsOf(fresh, this.#before, scene.seat) : [];
    this.late = Math.max(0, ...leaving.map(lasts));
    this.settling.expect(this.#before, court, leaving);
    if (leaving.length) this.dances += notesOf(fresh).filter(({ event }) => event === "danced").length;
    this.flights = [...this.flights, ...leaving];
    this.captions = [...this.captions, ...captionsOf(fresh)].slice(-CAPTIONS);
    if (fresh.some(({ kind, seat }) => kind === "played" && seat !== null && seat === scene.seat)) this.close();
  }

  /** Where a round has been counted, its roads are laid as soon as all that flies has landed. */
  #count(told: readonly Frame[], scene: Scene, court: Court, wait = this.late): void {
    const counted = countedIn(told, Number(scene.box.scenery["shortest"]));
    if (!counted.length || scene.over) return;
    const roads = { rows: roundRows(counted, court), round: court.round - 1 };
    const seen = this.#seen;
    const lay = (): void => {
      if (this.#seen !== seen) return; // the table has gone on meanwhile
      this.scored = roads;
      if (!scene.stays) this.#timer = setTimeout(() => this.close(), LONG_ENOUGH);
    };
    this.close();
    if (wait) this.#timer = setTimeout(lay, wait);
    else lay();
  }

  /** Whatever flies is there at once; what was to come into sight under it is laid out anew. */
  #land(): void {
    if (this.flights.length) this.dances += 1;
    this.flights = [];
    this.settling.now();
  }

  /** What was shown has not happened yet, in a replay, or was taken back: only what stands is told. */
  #goBack(told: readonly Frame[]): void {
    this.#land();
    this.close();
    this.captions = captionsOf(told, CAPTIONS);
  }
}
