"""The moves of Figaro.  Their texts are kept in saved games, so they never change."""

from clubroom.games.figaro.state import LONGEST, SEAT_NAMES, SHORTEST
from clubroom.moves import Kind, MoveTable

COLOUR_NAMES = ("painting", "cooking", "music", "fighting", "magic")
CARD_NAMES = (
    *(f"{colour} {value}" for colour in COLOUR_NAMES for value in (1, 2, 3)),
    "jester 1",
    "jester 2",
    "round dance",
)

MOVES = MoveTable(
    [
        Kind("start", ("player",), "start with {player}"),
        Kind("remove", ("colour",), "remove {colour}"),
        Kind("draw", ("tile",), "draw tile {tile}"),
        Kind("deal", ("card",), "deal {card}"),
        Kind("lay", ("card", "player"), "lay {card} before {player}"),
        Kind("take", (), "take"),
        Kind("swap", (), "swap"),
        Kind("keep", (), "keep"),
    ],
    {
        "player": SEAT_NAMES,
        "colour": COLOUR_NAMES,
        "tile": [str(length) for length in range(SHORTEST, LONGEST + 1)],
        "card": CARD_NAMES,
    },
)

START_WITH = MOVES.first("start")
REMOVE_COLOUR = MOVES.first("remove")
DRAW_TILE = MOVES.first("draw")
DEAL_CARD = MOVES.first("deal")
LAY = MOVES.first("lay")
TAKE = MOVES.first("take")
SWAP_TILES = MOVES.first("swap")
KEEP_TILES = MOVES.first("keep")
