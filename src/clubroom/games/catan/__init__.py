"""De Kolonisten van Catan (Klaus Teuber, first edition 1995): two to four players settle an island."""

from pathlib import Path

from clubroom.game import Game
from clubroom.games.catan import answers, bans, draws, estimate, hidden, house, imagine, legal, points, setup, turn
from clubroom.games.catan.events import EVENTS
from clubroom.games.catan.moves import MOVES
from clubroom.games.catan.state import FIELDS, OPTIONS, SEAT_NAMES

GAME = Game(
    name="catan",
    title="De Kolonisten van Catan",
    rules=1,
    seats=range(2, 5),
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
    legal_moves=legal.legal_moves,
    chance=draws.chance,
    apply=turn.apply,
    ban_on=bans.ban_on,
    witnesses=hidden.witnesses,
    tell=hidden.tell,
    imagine=imagine.imagine,
    check=hidden.check,
    score=points.score,
    house=house.house,
    estimate=estimate.estimate,
    unanswered=answers.unanswered,
    horizons=(12, 40),  # a round or two, then several: the estimate knows little about a hand that is about to be used
    measured=({"rules": "modern", "trade": "off"}, {}),  # as other programs play it, and with trade
)
