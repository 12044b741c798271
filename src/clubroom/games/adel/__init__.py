"""Adel Verpflichtet (FX Schmid 1990, alea 2000, Jumbo 2004): collectors, thieves and detectives."""

from pathlib import Path

from clubroom.game import Game
from clubroom.games.adel import ending, estimate, hidden, house, imagine, setup, turn
from clubroom.games.adel.events import EVENTS
from clubroom.games.adel.moves import MOVES
from clubroom.games.adel.state import FIELDS, OPTIONS, SEAT_NAMES

GAME = Game(
    name="adel",
    title="Adel Verpflichtet",
    rules=2,
    seats=range(2, 7),
    seat_names=SEAT_NAMES,
    fields=FIELDS,
    moves=MOVES,
    events=EVENTS,
    options=OPTIONS,
    folder=Path(__file__).parent,
    new_game=setup.new_game,
    defaults=setup.defaults,
    refuse=setup.refuse,
    to_act=turn.to_act,
    legal_moves=turn.legal_moves,
    chance=turn.chance,
    apply=turn.apply,
    ban_on=turn.ban_on,
    witnesses=hidden.witnesses,
    tell=hidden.tell,
    imagine=imagine.imagine,
    check=hidden.check,
    score=ending.score,
    house=house.house,
    estimate=estimate.estimate,
    horizons=(12, 12),  # about half a round of everybody's choices; longer plays out slower and no better
)
