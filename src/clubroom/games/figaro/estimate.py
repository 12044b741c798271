"""Who will win, judged without playing on: a softmax over what lies before each player, fitted to the house's games."""

from math import exp
from typing import Any

import numpy as np

from clubroom.compiled import compiled
from clubroom.games.figaro.scoring import longest_round, road_length
from clubroom.games.figaro.setup import tiles_each_round
from clubroom.games.figaro.state import CARDS, DANCE, JESTER_1, JESTER_2, PLAY, ROUNDS
from clubroom.record import State
from clubroom.viewers import NOTHING

RISK = np.array((4.5, 3.5, 2.5, 1.0, 1.0, 1.0))  # of taking next, by what a layout lacks of the king's patience
PULL = 0.6  # how much of the open cards counts as taken
SPREAD = 0.5  # cards by which piles may still change, at the end
SPREAD_BY_HAND = 0.3  # and more for each card in a hand

# For three to six players and for two, one and no rounds to come: the weight of the road so far, of the tile to be
# expected, of the swap to be expected; of the same three divided by the cards in a hand (and one); of the cards at
# risk, of a jester and of a round dance in hand.
WEIGHTS = np.array(
    (
        (
            (0, -0.0384, 0, 0, -0.0152, 0, -0.0228, -0.00129, 0.134),
            (-0.0491, -0.0477, 0, -0.0104, -0.0113, 0, -0.0258, 0.054, 0.163),
            (-0.0109, -0.0554, 0.084, -0.977, -0.851, 1.42, -0.0876, 0.145, 0.522),
        ),
        (
            (0, -0.0442, 0, 0, 0.00312, 0, -0.0124, 0.00217, 0.0814),
            (-0.0411, -0.0469, 0, -0.0144, -0.000538, 0, -0.02, 0.0092, 0.067),
            (0.00393, -0.195, 0.0179, -0.82, -0.449, 1.34, -0.0588, 0.107, 0.281),
        ),
        (
            (0, -0.0504, 0, 0, -0.00237, 0, -0.016, 0.0234, 0.053),
            (-0.0473, -0.0587, 0, -0.013, -0.00766, 0, -0.0303, 0.0145, 0.0808),
            (-0.00916, -0.232, 0.00739, -0.617, -0.304, 0.879, 0.00129, 0.0969, 0.247),
        ),
        (
            (0, -0.0696, 0, 0, -0.031, 0, -0.0196, 0.0169, 0.101),
            (-0.0619, -0.0897, 0, -0.0216, 0.0135, 0, -0.0234, 0.013, 0.0627),
            (-0.0271, -0.296, 0.0761, -0.471, -0.307, 0.412, 0.0267, 0.0585, 0.203),
        ),
    )
)


@compiled
def estimate(state: State, values: Any) -> int:
    """Each seat's share of the win while a round is being played; returns 0 at other times."""
    if state.phase != PLAY:
        return 0
    seats = int(state.seats)
    held = 0
    risk = 0.0
    for seat in range(seats):
        risk += float(risk_of(state, seat))
        for card in range(CARDS):
            held += int(state.hand[seat, card])
    total = 0.0
    for seat in range(seats):
        values[seat] = exp(float(prospects(state, seat, held / seats, float(state.lying) / risk)))
        total += float(values[seat])
    for seat in range(seats):
        values[seat] /= total
    return 1


@compiled
def risk_of(state: State, seat: int) -> float:
    """How much a seat is in danger, beside the others."""
    return float(RISK[int(state.patience) - int(state.total[seat]) - 1])


@compiled
def place_to_come(state: State, seat: int, held: float, at_risk: float) -> float:
    """The place, from 0 for the most cards, that a player can expect at the end of the round."""
    spread = SPREAD + SPREAD_BY_HAND * held
    place = 0.0
    for other in range(int(state.seats)):
        if other != seat:
            more = float(int(state.pile[other]) - int(state.pile[seat]))
            gap = (more + PULL * at_risk * (risk_of(state, other) - risk_of(state, seat))) / spread
            place += 0.5 + 0.5 * gap / (1.0 + abs(gap))
    return place


@compiled
def tile_to_come(state: State, place: float) -> float:
    """The length of a tile at a place between two others; the last place has none."""
    upper = int(place)
    part = place - upper
    length = 0.0
    for step in range(2):
        if upper + step < tiles_each_round(state):
            length += float(state.middle[int(state.round_number) - 1, upper + step]) * (part if step else 1.0 - part)
    return length


@compiled
def swap_to_come(state: State, seat: int, place: float) -> float:
    """By how much the swap of the third round can be expected to shorten a road."""
    last = tiles_each_round(state) - 1
    best = int(longest_round(state, seat))
    if state.round_number < ROUNDS or best == NOTHING or place < last:
        return 0.0
    return (place - last) * max(0, int(state.road[seat, best]) - int(state.middle[ROUNDS - 1, last]))


@compiled
def prospects(state: State, seat: int, held: float, at_risk: float) -> float:
    """The logarithm of a seat's share, before shares are made to add up."""
    place = float(place_to_come(state, seat, held, at_risk))
    table = int(state.seats) - 3
    stage = ROUNDS - 1 - int(state.rounds) + int(state.round_number)
    late = 1.0 / (1.0 + held)
    share = (WEIGHTS[table, stage, 0] + WEIGHTS[table, stage, 3] * late) * float(road_length(state, seat))
    share += (WEIGHTS[table, stage, 1] + WEIGHTS[table, stage, 4] * late) * float(tile_to_come(state, place))
    share += (WEIGHTS[table, stage, 2] + WEIGHTS[table, stage, 5] * late) * float(swap_to_come(state, seat, place))
    share += WEIGHTS[table, stage, 6] * at_risk * float(risk_of(state, seat))
    share += WEIGHTS[table, stage, 7] * (int(state.hand[seat, JESTER_1]) + int(state.hand[seat, JESTER_2]))
    return float(share + WEIGHTS[table, stage, 8] * int(state.hand[seat, DANCE]))
