"""Who will win, judged without playing on: each player's standing, fitted on games between house players."""

from math import exp
from typing import Any

from clubroom.compiled import compiled
from clubroom.games.catan.estimate_fit import FITTED
from clubroom.games.catan.estimate_standing import standing
from clubroom.games.catan.points import count_points
from clubroom.games.catan.state import BEFORE_ROLL, OVER
from clubroom.record import State
from clubroom.viewers import NOTHING


@compiled
def estimate(state: State, values: Any) -> int:
    """Each player's share of the win; nothing is said before the founding is over."""
    if state.phase < BEFORE_ROLL:
        return 0
    seats = int(state.seats)
    if state.phase == OVER:
        share_the_end(state, values)
        return 1
    most = -1000.0
    for player in range(seats):
        values[player] = standing(state, player, FITTED, seats - 2)
        most = max(most, values[player])
    total = 0.0
    for player in range(seats):
        values[player] = exp(values[player] - most)
        total += values[player]
    for player in range(seats):
        values[player] /= total
    return 1


@compiled
def share_the_end(state: State, values: Any) -> None:
    """All for the winner; at the limit of turns those with most points share."""
    seats = int(state.seats)
    most = 0
    for player in range(seats):
        most = max(most, count_points(state, player))
    first = 0
    for player in range(seats):
        first += int(count_points(state, player) == most)
    for player in range(seats):
        if state.winner != NOTHING:
            values[player] = 1.0 if state.winner == player else 0.0
        else:
            values[player] = 1.0 / first if count_points(state, player) == most else 0.0
