/** The two places a player can go to, as they stand on the place cards. */
import { auctionFront } from "./auction_house.ts";
import { CASTLES } from "./castles.ts";
import { type Picture, put } from "./pen.ts";

export const PLACES: readonly [Picture, Picture] = [put("translate(0 13)", CASTLES[5] ?? []), auctionFront];
