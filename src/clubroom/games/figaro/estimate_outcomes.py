"""How sure each road is the shortest: with the piles as they lie, or after one more take.

All is reckoned by the rules of scoring: piles and king are changed for a moment and put back.
"""

from math import exp
from typing import Any

import numpy as np

from clubroom.compiled import compiled
from clubroom.games.figaro.if_counted import first_out, road_if_counted, tile_to_give
from clubroom.games.figaro.scoring import the_swapper
from clubroom.games.figaro.state import PATIENCE
from clubroom.record import State

RISK = np.array((4.5, 3.5, 2.5, 1.0, 1.0, 1.0))  # of taking next, by what a layout lacks of the king's patience
MORE_CARDS = np.array((1, 4))  # laid before somebody takes: at once, or a little later
CLOSE = 3.0  # half-centimetres between two roads that may well change places
LONG = 10.0  # half-centimetres of a lead that count as 1

# What is written down of each seat: whether it is ahead of all and by how much, as it is now; the same and how sure
# that is, on average over who takes next; the same if it takes itself.
AHEAD, LEAD, AHEAD_NEXT, LEAD_NEXT, SURE_NEXT, AHEAD_TAKING, LEAD_TAKING = range(7)
OUTCOMES = 7


@compiled
def count_roads(state: State, room: Any, roads: int) -> None:
    """Put each seat's road into the room, from `roads` on, as it is once these piles are counted; nearer is shorter."""
    swapper = int(the_swapper(state))
    given = int(tile_to_give(state, swapper))
    for seat in range(int(state.seats)):
        room[roads + seat] = float(road_if_counted(state, seat, swapper, given))


@compiled
def turn_into_leads(seats: int, room: Any, roads: int) -> None:
    """Instead of each road, by how much it is shorter than the shortest of the others."""
    best, second, leader = 1e9, 1e9, 0
    for seat in range(seats):
        road = float(room[roads + seat])
        if road < best:
            best, second, leader = road, best, seat
        else:
            second = min(second, road)
    for seat in range(seats):
        room[roads + seat] = (second if seat == leader else best) - float(room[roads + seat])


@compiled
def write_next_take(state: State, taker: int, part: float, room: Any, outcomes: int, leads: int) -> None:
    """Add what it would mean if this one took next, which has this part in all that may happen."""
    seats = int(state.seats)
    for step in range(len(MORE_CARDS)):
        cards = int(state.lying) + int(MORE_CARDS[step])
        state.pile[taker] += cards
        count_roads(state, room, leads)
        state.pile[taker] -= cards
        turn_into_leads(seats, room, leads)
        for seat in range(seats):
            at = outcomes + seat * OUTCOMES
            lead = float(room[leads + seat])
            ahead = 1.0 if lead > 0.0 else 0.0
            room[at + AHEAD_NEXT] += part * ahead / len(MORE_CARDS)
            room[at + LEAD_NEXT] += part * lead / LONG / len(MORE_CARDS)
            room[at + SURE_NEXT] += part / (1.0 + exp(-lead / CLOSE)) / len(MORE_CARDS)
            if seat == taker:
                room[at + AHEAD_TAKING] += ahead / len(MORE_CARDS)
                room[at + LEAD_TAKING] += lead / LONG / len(MORE_CARDS)


@compiled
def write_outcomes(state: State, room: Any, outcomes: int, leads: int) -> None:
    """Write OUTCOMES numbers for each seat into the room, from `outcomes` on; `leads` is room for a number each."""
    seats = int(state.seats)
    king = int(state.king)
    state.king = first_out(state)
    count_roads(state, room, leads)
    turn_into_leads(seats, room, leads)
    risks = 0.0
    for seat in range(seats):
        risks += RISK[PATIENCE - 1 - int(state.total[seat])]
        for step in range(OUTCOMES):
            room[outcomes + seat * OUTCOMES + step] = 0.0
        lead = float(room[leads + seat])
        room[outcomes + seat * OUTCOMES + AHEAD] = 1.0 if lead > 0.0 else 0.0
        room[outcomes + seat * OUTCOMES + LEAD] = lead / LONG
    for taker in range(seats):
        part = float(RISK[PATIENCE - 1 - int(state.total[taker])]) / risks
        write_next_take(state, taker, part, room, outcomes, leads)
    state.king = king
