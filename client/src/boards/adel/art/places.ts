/** The two places a player can go to, as they stand on the place cards. */
import { CASTLES } from "./castles.ts";
import { box, put, type Picture } from "./pen.ts";

const auctionHouse: Picture = [["bone", box(6, 20, 52, 40)]];

export const PLACES: readonly [Picture, Picture] = [put("translate(0 12)", CASTLES[0] ?? []), auctionHouse];
