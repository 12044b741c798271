"""Sealed bids, a toy game for the tests: a hidden hand, a chance draw, a secret bid of one or two cards."""

import numpy as np

from clubroom.options import OFF_ON, Option
from clubroom.record import OPEN, OWN, REMEMBERED, SECRET, TOLD, Field
from clubroom.story import note_fields

SEATS = 3
CARDS = 9
EACH = 3
PRIZES = 4
ROUNDS = 2
LONGEST_BID = 2

PRIZE_WEIGHTS = np.array((4, 3, 2, 1))  # small prizes are more likely

DEAL, PRIZE, BID, OVER = range(4)
SEAT_NAMES = ("north", "east", "south")

OPTIONS = (Option("low_wins", OFF_ON, "off", "the smallest bid wins"),)

FLAG = (0, 1)
FIELDS = (
    Field("seats", (), (0, SEATS), OPEN, "number of players, bids-1"),
    Field("low_wins", (), FLAG, OPEN, "option, bids-6"),
    Field("phase", (), (DEAL, OVER), OPEN, "what is going on"),
    Field("round_number", (), (0, ROUNDS), OPEN, "from 1"),
    Field("dealt", (), (0, CARDS), OPEN, "cards dealt, bids-2"),
    Field("bag", (CARDS,), FLAG, SECRET, "cards not dealt, bids-2"),
    Field("hand", (SEATS, CARDS), FLAG, OWN, "cards held, bids-2"),
    Field("bid", (SEATS, CARDS), FLAG, OWN, "cards laid aside for this bid, bids-4"),
    Field("sealed", (SEATS,), FLAG, OPEN, "who has sealed his bid, bids-5"),
    Field("prize", (), (0, PRIZES), OPEN, "what is to be won, bids-3"),
    Field("spent", (CARDS,), FLAG, REMEMBERED, "cards bid in earlier rounds, bids-7"),
    Field("won", (SEATS,), (0, ROUNDS * PRIZES), OPEN, "prizes won, bids-6"),
    Field("held", (SEATS,), (0, EACH), TOLD, "cards each player holds, sealed ones included"),
    *note_fields(8),
)
EVENTS = (
    ("dealt", ("player", "card")),
    ("prize", ("prize",)),
    ("added", ("player", "card")),
    ("sealed", ("player",)),
    ("shown", ("player", "sum")),
    ("won", ("player", "prize")),
)
DEALT, PRIZE_DRAWN, ADDED, SEALED, SHOWN, WON = range(len(EVENTS))
