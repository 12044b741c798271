"""The island for a picture: where hexes, crossings, paths and harbours lie, and what things cost.

Lengths are in hundredths of a hex's side, the middle of the island is at (0, 0), down and right are positive.
"""

from collections.abc import Mapping
from itertools import product
from math import sqrt
from typing import Any

from clubroom.games.catan.board import (
    CROSSING_SETS,
    CROSSINGS_OF_HEX,
    ENDS_OF,
    HARBOUR_AT,
    HARBOUR_HEXES,
    HEXES_AT,
    LAND,
    NEIGHBOURS_OF,
    Hex,
)
from clubroom.games.catan.moves import MOVES
from clubroom.games.catan.state import (
    ACCEPTED,
    ACT,
    ANSWER,
    ANY,
    BEFORE_ROLL,
    CARD_POINTS,
    CITY_PIECES,
    COSTS,
    COUNTER,
    COUNTERED,
    DECLINED,
    DESERT,
    DEVELOPMENT_COUNTS,
    DISCARD,
    DISCOVERY,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    GOAL,
    HAND_LIMIT,
    KNIGHT,
    LARGE_ARMY,
    LONG_ROAD,
    MONOPOLY,
    OFFER,
    OFFER_LIMIT,
    OVER,
    PICK,
    POINT,
    RATES,
    RESOURCES,
    ROAD_BUILDING,
    ROAD_PIECES,
    ROB,
    SETTLEMENT_PIECES,
    STACK,
    TAKE_CARDS,
)
from clubroom.viewers import NOTHING

SIDE = 100
FACES = range(1, 7)
PHASES = {
    "found_settlement": FOUND_SETTLEMENT,
    "found_road": FOUND_ROAD,
    "before_roll": BEFORE_ROLL,
    "discard": DISCARD,
    "rob": ROB,
    "act": ACT,
    "take_cards": TAKE_CARDS,
    "offer": OFFER,
    "answer": ANSWER,
    "counter": COUNTER,
    "pick": PICK,
    "over": OVER,
}
CARDS = {
    "knight": KNIGHT,
    "road_building": ROAD_BUILDING,
    "discovery": DISCOVERY,
    "monopoly": MONOPOLY,
    "point": POINT,
}
CHOSEN_TOGETHER = ("discard", "take", "give", "want")  # card by card, but a person fills in a form


def _spot(place: Hex) -> tuple[float, float]:
    """The middle of a hex; rows are one and a half sides apart."""
    column, row = place
    return round(sqrt(3) * SIDE * (column + row / 2), 1), 1.5 * SIDE * row


def _middle(spots: list[tuple[float, float]]) -> list[float]:
    return [round(sum(numbers) / len(spots), 1) for numbers in zip(*spots, strict=True)]


def _there(members: list[int]) -> list[int]:
    return [member for member in members if member != NOTHING]


def _odds() -> list[int]:
    """In how many of the 36 throws each total comes; the list begins with 0."""
    throws = [first + second for first, second in product(FACES, repeat=2)]
    return [throws.count(total) for total in range(max(throws) + 1)]


def _harbours() -> list[dict[str, Any]]:
    """The sea hex of each harbour, and the two crossings that it serves."""
    served = HARBOUR_AT.tolist()
    return [
        {"at": list(_spot(sea)), "crossings": [crossing for crossing, here in enumerate(served) if here == number]}
        for number, (sea, _) in enumerate(HARBOUR_HEXES)
    ]


def _texts() -> dict[str, list[str]]:
    """The moves for each resource of what people choose in one go."""
    return {kind: [MOVES.text(MOVES.first(kind) + each) for each in range(RESOURCES)] for kind in CHOSEN_TOGETHER}


def scenery(options: Mapping[str, str], seats: int) -> dict[str, Any]:
    """Everything that a picture of the table needs and that never changes."""
    crossings = [_middle([_spot(place) for place in each]) for each in CROSSING_SETS]
    pieces = {"road": ROAD_PIECES, "settlement": SETTLEMENT_PIECES, "city": CITY_PIECES}
    return {
        "side": SIDE,
        "phases": PHASES,
        "answers": {"accepted": ACCEPTED, "declined": DECLINED, "countered": COUNTERED},
        "cards": CARDS,
        "desert": DESERT,
        "any_harbour": ANY,
        "texts": {**_texts(), "propose": [MOVES.text(MOVES.first("propose"))]},
        "hexes": [list(_spot(place)) for place in LAND],
        "hex_crossings": CROSSINGS_OF_HEX.tolist(),
        "crossings": crossings,
        "crossing_hexes": [_there(each) for each in HEXES_AT.tolist()],
        "neighbours": [_there(each) for each in NEIGHBOURS_OF.tolist()],
        "paths": ENDS_OF.tolist(),
        "harbours": _harbours(),
        "odds": _odds(),
        "costs": COSTS.tolist(),
        "pieces": pieces,
        "developments": DEVELOPMENT_COUNTS.tolist(),
        "rates": list(RATES),
        "stack": STACK,
        "goal": GOAL,
        "hand_limit": HAND_LIMIT,
        "long_road": LONG_ROAD,
        "large_army": LARGE_ARMY,
        "card_points": CARD_POINTS,
        "offer_limit": OFFER_LIMIT,
    }
