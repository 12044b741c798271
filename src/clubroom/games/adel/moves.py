"""The moves of Adel Verpflichtet.  Their texts are kept in saved games, so they never change."""

from clubroom.games.adel.box import CHEQUES, COLOUR_NAMES, OBJECT_CODES, THIEVES
from clubroom.moves import Kind, MoveTable

ACTION_NAMES = (
    *(f"cheque {value}" for value in range(1, CHEQUES + 1)),
    *(f"thief {number}" for number in range(1, THIEVES + 1)),
    "detective",
    "exhibition",
)

MOVES = MoveTable(
    [
        Kind("colour", ("colour",), "draw {colour}"),
        Kind("deal", ("object",), "deal {object}"),
        Kind("reveal", ("object",), "turn up {object}"),
        Kind("go", ("place",), "go to {place}"),
        Kind("play", ("action",), "play {action}"),
        Kind("buy", ("window",), "buy {window}"),
        Kind("show", ("object",), "show {object}"),
        Kind("open", (), "open the exhibition"),
        Kind("steal", ("object",), "steal {object}"),
    ],
    {
        "colour": COLOUR_NAMES,
        "object": OBJECT_CODES,
        "place": ("castle", "auction"),
        "action": ACTION_NAMES,
        "window": ("left", "right"),
    },
)

DRAW_COLOUR = MOVES.first("colour")
DEAL_OBJECT = MOVES.first("deal")
TURN_UP = MOVES.first("reveal")
GO = MOVES.first("go")
PLAY = MOVES.first("play")
BUY_FROM = MOVES.first("buy")
SHOW = MOVES.first("show")
OPEN_EXHIBITION = MOVES.first("open")
STEAL_OBJECT = MOVES.first("steal")
