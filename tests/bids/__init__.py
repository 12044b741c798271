"""Sealed bids: a fourth game that lives in the tests, to prove that a game is a folder and a line."""

from pathlib import Path

from bids import rules
from bids.moves import MOVES
from bids.state import EVENTS, FIELDS, OPTIONS, SEAT_NAMES
from clubroom.game import Game
from clubroom.walk import RULE_NAMES

GAME = Game(
    name="bids",
    title="Sealed bids",
    rules=1,
    seats=range(2, 4),
    seat_names=SEAT_NAMES,
    fields=FIELDS,
    moves=MOVES,
    events=EVENTS,
    options=OPTIONS,
    folder=Path(__file__).parent,
    refuse=rules.refuse,
    **{name: getattr(rules, name) for name in RULE_NAMES},
)
