"""What the roads would be if the round were counted now: with the piles as they lie, or after one more take.

All is reckoned by the rules of scoring: piles and king are changed for a moment and put back.
"""

from math import exp
from typing import Any

import numpy as np

from clubroom.compiled import compiled
from clubroom.games.figaro.hidden import held
from clubroom.games.figaro.scoring import longest_round, place_by_cards, road_length, steps_from_king, the_swapper
from clubroom.games.figaro.setup import tiles_each_round
from clubroom.games.figaro.state import ALL_CARDS, PATIENCE, ROUNDS
from clubroom.record import State
from clubroom.viewers import NOTHING

RISK = np.array((4.5, 3.5, 2.5, 1.0, 1.0, 1.0))  # of taking next, by what a layout lacks of the king's patience
MORE_CARDS = np.array((1, 4))  # laid before somebody takes: at once, or a little later
CLOSE = 3.0  # half-centimetres between two roads that may well change places
NEARER = 0.1  # what a step nearer to the king is worth between equal roads
LONG = 10.0  # half-centimetres of a lead that count as 1

# What is written down of each seat: whether it is ahead of all and by how much, as it is now; the same and how sure
# that is, on average over who takes next; the same if it takes itself.
AHEAD, LEAD, AHEAD_NEXT, LEAD_NEXT, SURE_NEXT, AHEAD_TAKING, LEAD_TAKING = range(7)
OUTCOMES = 7


@compiled
def first_out(state: State) -> int:
    """Who will probably end the round and have the king: the one whose hand is empty soonest."""
    seats = int(state.seats)
    soonest, first = ALL_CARDS * seats, 0
    for seat in range(seats):
        turns = int(held(state, seat)) * seats + (seat - int(state.turn)) % seats
        if turns < soonest:
            soonest, first = turns, seat
    return first


@compiled
def tile_for(state: State, place: int, given: int) -> int:
    """The tile for a place of this round; one that was given for the shortest of them lies among them (none: 0)."""
    row = int(state.round_number) - 1
    if given > 0:
        longer = 0
        for other in range(tiles_each_round(state) - 1):
            longer += int(state.middle[row, other]) > given
        if place == longer:
            return given
        if place > longer:
            return int(state.middle[row, place - 1])
    return int(state.middle[row, place])


@compiled
def tile_to_give(state: State, swapper: int) -> int:
    """The tile that he will swap for the shortest of the third round; 0 where he has none that is longer."""
    longest = int(longest_round(state, swapper))
    if state.round_number < ROUNDS or longest == NOTHING:
        return 0
    own = int(state.road[swapper, longest])
    return own if own > state.middle[ROUNDS - 1, tiles_each_round(state) - 1] else 0


@compiled
def count_roads(state: State, room: Any, roads: int) -> None:
    """Put each seat's road into the room, from `roads` on, as it is once these piles are counted; nearer is shorter."""
    last = tiles_each_round(state)
    swapper = int(the_swapper(state))
    given = int(tile_to_give(state, swapper))
    for seat in range(int(state.seats)):
        road = int(road_length(state, seat))
        if given > 0 and seat == swapper:
            road += int(state.middle[ROUNDS - 1, last - 1]) - given
        place = int(place_by_cards(state, seat))
        if state.pile[seat] > 0 and place < last:
            road += int(tile_for(state, place, given))
        room[roads + seat] = road + NEARER * int(steps_from_king(state, seat, 1))


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
