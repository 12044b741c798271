"""Who will win, judged without playing on: a seat's share of the victory, from where things stand.

The weights were fitted to games between house players (`benchmarks/README.md`).
"""

from math import exp
from typing import Any

import numpy as np

from clubroom.compiled import compiled
from clubroom.games.adel.box import OBJECTS, TABLE, YEAR
from clubroom.games.adel.choose import is_closed
from clubroom.games.adel.ending import FIRST_PRIZE, SECOND_PRIZE
from clubroom.games.adel.hidden import count_objects
from clubroom.games.adel.house_habits import table_of
from clubroom.games.adel.house_sight import best_run, cheques_above, free_thieves, own_letters
from clubroom.games.adel.march import leading_space
from clubroom.games.adel.state import DEAL
from clubroom.record import State
from clubroom.viewers import NOTHING

YEARS = 4096  # more than any year: a larger exhibition is better than any older one

# For two players: normal, surprise, confrontation; three, four, five, six players; tiny.
WEIGHTS = np.array(
    [
        # pawn
        (1.33, 1.26, 0.87, 0.91, -0.10, -0.79, -0.62, 0.01),
        # pawn, late
        (1.15, 0.89, 0.63, 1.64, 2.11, 2.63, 1.45, 0.00),
        # collection
        (1.26, 1.33, 1.05, 1.11, 1.19, 1.06, 1.35, -0.95),
        # collection, late
        (0.68, 0.73, 0.10, 0.61, 0.30, 0.55, 0.89, 0.10),
        # prize
        (0.07, -0.05, 0.02, 0.17, -0.04, -0.13, 0.20, 0.50),
        # prize, late
        (-0.18, 0.06, 0.29, -0.03, -0.12, 0.08, -0.04, 0.15),
        # lead
        (0.08, 0.03, 0.10, -0.11, -0.02, -0.01, -0.08, 0.99),
        # lead, late
        (0.59, 0.72, 0.75, 0.84, 1.33, 1.54, 1.47, 0.10),
        # cheques
        (-0.11, 1.35, 1.02, 0.08, 0.80, 0.92, 2.18, 1.12),
        # thieves
        (0.39, 0.31, 0.26, 0.31, 0.31, 0.37, 0.44, 0.06),
        # thieves, late
        (-0.12, -0.26, -0.61, -0.06, -0.34, -0.42, -0.34, 0.02),
        # objects outside the best exhibition
        (0.81, 0.79, 1.03, 0.97, 0.67, 0.77, 1.30, -0.09),
    ]
).T.copy()
WEIGHTS.setflags(write=False)


@compiled
def collection(state: State, player: int) -> int:
    """How good the best exhibition of a player is: its size, then its age; what is not in it counts by its age too."""
    oldest = YEARS
    for item in range(OBJECTS):
        if state.hand[player, item] > 0:
            oldest = min(oldest, int(YEAR[int(state.edition), item]))
    return best_run(own_letters(state, player)) * YEARS + YEARS - oldest


@compiled
def prize_of(value: int, first: int, second: int) -> int:
    """What the last valuation would pay for a collection now."""
    if value == first:
        return FIRST_PRIZE
    return SECOND_PRIZE if value == second else 0


@compiled
def standing(state: State) -> Any:
    """The two best collections, then the two highest sums of pawn and prize, as the last valuation would be now."""
    first = 0
    second = 0
    for player in range(int(state.seats)):
        value = collection(state, player)
        second = max(second, min(first, value))
        first = max(first, value)
    ahead = 0
    behind = 0
    for player in range(int(state.seats)):
        total = int(state.pawn[player]) + prize_of(collection(state, player), first, second)
        behind = max(behind, min(ahead, total))
        ahead = max(ahead, total)
    return first, second, ahead, behind


@compiled
def features(state: State, player: int, stands: Any) -> Any:
    """What speaks for a player: pawn, collection, prize, lead, cheques, thieves; some of it more the later it is."""
    first, second, ahead, behind = stands
    late = leading_space(state) / TABLE[int(state.edition)]
    value = collection(state, player)
    size = value // YEARS
    prize = prize_of(value, first, second)
    total = int(state.pawn[player]) + prize
    lead = total - (behind if total == ahead else ahead)
    lead = lead / (4.0 + abs(lead))
    cheques = 0.0 if is_closed(state) else cheques_above(state, player, NOTHING) * (1.0 - late)
    thieves = free_thieves(state, player)
    return (
        state.pawn[player] / 10.0,
        state.pawn[player] / 10.0 * late,
        size / 4.0,
        size / 4.0 * late,
        prize / 8.0,
        prize / 8.0 * late,
        lead * 1.0,
        lead * late * late,
        cheques / 4.0,
        thieves / 2.0,
        thieves / 2.0 * late,
        (count_objects(state, player) - size) / 4.0,
    )


@compiled
def estimate(state: State, values: Any) -> int:
    """Each seat's share of the victory, together 1; 0 as long as cards are dealt."""
    if state.phase <= DEAL:
        return 0
    stands = standing(state)
    table = table_of(state)
    whole = 0.0
    for player in range(int(state.seats)):
        score = 0.0
        speaks = features(state, player, stands)
        for number in range(len(WEIGHTS[0])):
            score += WEIGHTS[table, number] * speaks[number]
        values[player] = exp(score)
        whole += values[player]
    for player in range(int(state.seats)):
        values[player] /= whole
    return 1
