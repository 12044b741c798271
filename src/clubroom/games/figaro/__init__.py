"""Figaro (daVinci 2006): three to six players keep Figaro's mischief away from their own door."""

from pathlib import Path

from clubroom.game import Game
from clubroom.games.figaro import estimate, hidden, house, scoring, setup, turn
from clubroom.games.figaro.events import EVENTS
from clubroom.games.figaro.moves import MOVES
from clubroom.games.figaro.state import FIELDS, OPTIONS, SEAT_NAMES

GAME = Game(
    name="figaro",
    title="Figaro",
    rules=1,
    seats=range(3, 7),
    seat_names=SEAT_NAMES,
    fields=FIELDS,
    moves=MOVES,
    events=EVENTS,
    options=OPTIONS,
    folder=Path(__file__).parent,
    new_game=setup.new_game,
    refuse=setup.refuse,
    to_act=turn.to_act,
    legal_moves=turn.legal_moves,
    chance=turn.chance,
    apply=turn.apply,
    ban_on=turn.ban_on,
    witnesses=hidden.witnesses,
    tell=hidden.tell,
    imagine=hidden.imagine,
    check=hidden.check,
    score=scoring.score,
    house=house.house,
    estimate=estimate.estimate,
    horizons=(16, 16),  # the next takes, and what comes of them
)
