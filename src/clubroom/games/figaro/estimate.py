"""Who will win, judged without playing on: a small network over what lies before each player, fitted to house games.

One hidden layer, the same for every seat and every number of players; shares are a softmax over the seats.
`benchmarks/figaro_estimate.py` fits it anew.
"""

from math import exp
from pathlib import Path
from typing import Any

import numpy as np

from clubroom.compiled import compiled
from clubroom.games.figaro.estimate_features import FEATURES, write_features
from clubroom.games.figaro.estimate_outcomes import OUTCOMES, write_outcomes
from clubroom.games.figaro.if_counted import first_out
from clubroom.games.figaro.state import PLAY, SEATS
from clubroom.record import State

# A column for each hidden unit: its weight of every feature, its threshold, its part in the share.
FILE = Path(__file__).with_name("estimate_weights.npy")
WEIGHTS = np.load(FILE).astype(np.float64)
HIDDEN = WEIGHTS.shape[1]

# Where in the room each thing is; the shares come first.
OUTCOMES_AT = SEATS
LEADS_AT = OUTCOMES_AT + SEATS * OUTCOMES
FEATURES_AT = LEADS_AT + SEATS
HIDDEN_AT = FEATURES_AT + FEATURES


@compiled
def estimate(state: State, values: Any) -> int:
    """Each seat's share of the win while a round is being played; returns 0 at other times, and in the tiny game."""
    if state.phase != PLAY or state.tiny:
        return 0
    seats = int(state.seats)
    write_outcomes(state, values, OUTCOMES_AT, LEADS_AT)
    king = int(first_out(state))
    total = 0.0
    for seat in range(seats):
        write_features(state, seat, king, values, OUTCOMES_AT, FEATURES_AT)
        values[seat] = exp(float(judge(values)))
        total += float(values[seat])
    for seat in range(seats):
        values[seat] /= total
    return 1


@compiled
def judge(room: Any) -> float:
    """What the network makes of the features in the room."""
    for unit in range(HIDDEN):
        room[HIDDEN_AT + unit] = WEIGHTS[FEATURES, unit]
    for feature in range(FEATURES):
        number = room[FEATURES_AT + feature]
        if number != 0.0:
            for unit in range(HIDDEN):
                room[HIDDEN_AT + unit] += WEIGHTS[feature, unit] * number
    share = 0.0
    for unit in range(HIDDEN):
        share += max(0.0, room[HIDDEN_AT + unit]) * WEIGHTS[FEATURES + 1, unit]
    return share
