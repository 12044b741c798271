/** Whatever can come onto the table is made ready, so that nobody waits for it. */
import { prepare } from "../../../look/prepared.ts";
import { ACTIONS } from "./actions.ts";
import { cardBack } from "./back.ts";
import { HATS, PLAYERS } from "./colours.ts";
import { imageOf } from "./image.ts";
import { OBJECTS } from "./objects/objects.ts";
import { pawn } from "./people.ts";
import { NIB, PAPER, type Picture, ratioOf } from "./pen.ts";
import { PLACES } from "./places.ts";
import { empty, full } from "./prison.ts";

export function prepareCards(night: boolean): void {
  const on = (paper: string, pictures: Iterable<Picture>): Parameters<typeof prepare>[0] =>
    [...pictures].map((picture) => () => ({ drawing: imageOf(picture, paper, NIB, night), ratio: ratioOf(paper) }));
  void prepare([
    ...on(PAPER.whole, [...Object.values(ACTIONS), empty, full]),
    ...on(PAPER.place, PLACES),
    ...on(PAPER.hat, HATS),
    ...on(PAPER.pawn, PLAYERS.map((_, colour) => pawn(colour))),
    ...on(PAPER.back, [cardBack(-1), ...PLAYERS.map((_, colour) => cardBack(colour))]),
    ...on(PAPER.whole, OBJECTS.values()),
  ]);
}
