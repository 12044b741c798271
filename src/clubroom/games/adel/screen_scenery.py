"""What a picture of the table needs and no move ever changes: the objects, the track, whose cards are whose."""

from collections.abc import Mapping
from typing import Any

from clubroom.games.adel.box import (
    BOXES,
    CHEQUE_COLOUR,
    COLOUR_NAMES,
    OBJECTS,
    PER_LETTER,
    TABLE,
    THIEF_COLOUR,
    TINY,
    YEAR,
)
from clubroom.games.adel.box_check import LETTER_ORDER
from clubroom.games.adel.box_file import Castle
from clubroom.games.adel.ending import FIRST_PRIZE, SECOND_PRIZE
from clubroom.games.adel.moves import MOVES
from clubroom.games.adel.state import DETECTIVE, EDITIONS, EXHIBITION, FEWEST, THIEF

PHASES = ("colour", "deal", "window", "place", "action", "buy", "exhibit", "steal", "over")  # by their numbers
IN_SECRET = ("go", "play", "show", "open")  # kinds whose texts a player's own, still changeable decision is made of
BOOKS = ("fx", "alea", "jumbo", "alea")  # by the number of the edition; the tiny game follows alea

# The sentences that explain a thing on the table, in the books of FX Schmid, alea and Jumbo.
EXPLAINED = {
    "table": ((49, 50, 51), (46, 47), (65, 66)),
    "track": ((2,), (3,), (3, 4)),
    "octagon": ((34, 35), (28, 29), (45,)),
    "club": ((2, 34), (3, 28), (3, 47)),
    "castle": ((15, 17), (12, 21), (22, 36)),
    "auction": ((16, 21), (11, 16), (20, 27)),
    "window": ((11,), (7, 8), (14, 15)),
    "till": ((23, 24, 25), (18, 19, 20), (29, 31, 32)),
    "prison": ((42, 44, 45), (38, 40, 41), (58, 60, 61)),
    "place_card": ((14,), (10,), (17, 18)),
    "action_card": ((20,), (15,), (19,)),
    "cheque": ((6, 21, 22), (4, 16, 17), (8, 27, 28)),
    "thief_castle": ((37, 38, 39), (30, 32, 34), (49, 50, 52)),
    "thief_auction": ((23, 25, 26), (18, 20, 43), (29, 32, 33)),
    "jailed_thief": ((45,), (41,), (61,)),
    "detective": ((39, 40, 41), (34, 35, 37), (52, 54, 57)),
    "exhibition": ((18, 31), (13, 25), (23, 40)),
    "no_exhibition": ((19,), (14,), (24,)),
    "lay_out": ((18, 28), (13, 22, 23), (23, 37, 38)),
    "object": ((7,), (4,), (9,)),
    "reward": ((33, 34, 35), (28, 29), (44, 45, 46)),
    "wrong_place_castle": ((17,), (12,), (22,)),
    "wrong_place_auction": ((16,), (11,), (20, 21)),
    "closed": ((47,), (45,), (35,)),
    "surprise": ((53,), (49,), (68,)),
    "confrontation": ((54,), (50,), (69,)),
    "final": ((50, 51, 52), (47, 48), (66, 67)),
}


def scenery(options: Mapping[str, str], seats: int) -> dict[str, Any]:
    """The box of the chosen edition for so many players."""
    edition = TINY if options["tiny"] == "on" else EDITIONS.index(options["edition"])
    return {
        "colours": list(COLOUR_NAMES),
        "letters": list(LETTER_ORDER),
        "objects": [_object(edition, item) for item in range(OBJECTS)],
        "track": _track(edition),
        "table": int(TABLE[edition]),
        "cells": seats,
        "cheque_colour": CHEQUE_COLOUR[edition].tolist(),
        "thief_colour": THIEF_COLOUR[edition].tolist(),
        "actions": {"thief": THIEF, "detective": DETECTIVE, "exhibition": EXHIBITION},
        "fewest": FEWEST,
        "prizes": [FIRST_PRIZE, SECOND_PRIZE],
        "phases": list(PHASES),
        "texts": {kind: _texts(kind) for kind in IN_SECRET},
        "rules": {thing: _sentences(edition, numbers) for thing, numbers in EXPLAINED.items()},
    }


def _object(edition: int, item: int) -> dict[str, Any] | None:
    """An object's letter and year; none where the box has no such card."""
    year = int(YEAR[edition, item])
    return {"letter": LETTER_ORDER[item // PER_LETTER], "year": year} if year else None


def _track(edition: int) -> list[dict[str, int]]:
    """The club and the castles in the order of the way, each with its first space and its octagon."""
    box, first, places = BOXES[edition], 0, []
    for castle in (Castle(1, *box.club), *box.castles):
        places.append({"first": first, "spaces": castle.spaces, "upper": castle.upper, "lower": castle.lower})
        first += castle.spaces
    return places


def _texts(kind: str) -> list[str]:
    """The texts of a kind's moves, by their numbers."""
    return [MOVES.text(move) for move in range(len(MOVES)) if MOVES.kind(move).name == kind]


def _sentences(edition: int, numbers: tuple[tuple[int, ...], ...]) -> list[str]:
    """The ids of sentences in the book that is played by."""
    book = BOOKS[edition]
    return [f"{book}-{number}" for number in numbers[EDITIONS.index(book)]]
