/** Whatever can come onto the table is made ready, so that nobody waits for it. */
import { oneByOne } from "../../../look/idle.ts";
import { ACTIONS } from "./actions.ts";
import { cardBack } from "./back.ts";
import { HATS, PLAYERS } from "./colours.ts";
import { portraitOf } from "./image.ts";
import { OBJECTS } from "./objects/objects.ts";
import { pawn } from "./people.ts";
import { PAPER, type Picture } from "./pen.ts";
import { PLACES } from "./places.ts";
import { empty, full } from "./prison.ts";

export function prepareCards(night: boolean): void {
  const on = (paper: string, pictures: Iterable<Picture>): (readonly [Picture, string])[] =>
    [...pictures].map((picture) => [picture, paper]);
  const cards = [
    ...on(PAPER.whole, [...Object.values(ACTIONS), empty, full]),
    ...on(PAPER.place, PLACES),
    ...on(PAPER.hat, HATS),
    ...on(PAPER.pawn, PLAYERS.map((_, colour) => pawn(colour))),
    ...on(PAPER.back, [cardBack(-1), ...PLAYERS.map((_, colour) => cardBack(colour))]),
    ...on(PAPER.whole, OBJECTS.values()),
  ];
  oneByOne(cards.map(([picture, paper]) => () => void portraitOf(picture, paper, night)));
}
