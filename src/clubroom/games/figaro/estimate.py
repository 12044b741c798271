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
            (0, -0.0428, 0, 0, -0.00835, 0, -0.0106, 0.0406, 0.0913),
            (-0.0484, -0.0548, 0, -0.0142, 0.00946, 0, -0.0283, 0.0403, 0.192),
            (-0.00957, -0.041, 0.0996, -0.981, -0.877, 1.38, -0.104, 0.136, 0.563),
        ),
        (
            (0, -0.0416, 0, 0, 0.00293, 0, -0.0202, 0.0272, 0.0524),
            (-0.0411, -0.0553, 0, 0.00479, 0.0242, 0, -0.0168, 0.0242, 0.0342),
            (0.00161, -0.182, 0.0698, -0.781, -0.489, 1.07, -0.0412, 0.116, 0.276),
        ),
        (
            (0, -0.0419, 0, 0, -0.0215, 0, -0.0294, -0.00411, 0.0582),
            (-0.0477, -0.0599, 0, -0.00674, -0.00717, 0, -0.0176, -0.0017, 0.0496),
            (-0.0109, -0.252, -0.000141, -0.581, -0.214, 0.857, 0.0682, 0.082, 0.226),
        ),
        (
            (0, -0.0638, 0, 0, -0.0346, 0, -0.000272, -0.00162, 0.075),
            (-0.0594, -0.0938, 0, -0.0284, -0.0189, 0, 0.00222, 0.0185, 0.0772),
            (-0.0322, -0.278, 0.132, -0.444, -0.381, 0.216, 0.0602, 0.0776, 0.191),
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
