"""What the roads would be if the round were counted now, by the rules of scoring: for those who look ahead."""

from clubroom.compiled import compiled
from clubroom.games.figaro.hidden import held
from clubroom.games.figaro.scoring import longest_round, place_by_cards, road_length, steps_from_king
from clubroom.games.figaro.setup import tiles_each_round
from clubroom.games.figaro.state import ALL_CARDS, ROUNDS
from clubroom.record import State
from clubroom.viewers import NOTHING

NEARER = 0.1  # what a step nearer to the king is worth between equal roads


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
def road_if_counted(state: State, seat: int, swapper: int, given: int) -> float:
    """A seat's road once these piles are counted and this tile was swapped; nearer to the king is shorter."""
    last = tiles_each_round(state)
    road = int(road_length(state, seat))
    if given > 0 and seat == swapper:
        road += int(state.middle[ROUNDS - 1, last - 1]) - given
    place = int(place_by_cards(state, seat))
    if state.pile[seat] > 0 and place < last:
        road += int(tile_for(state, place, given))
    return road + NEARER * int(steps_from_king(state, seat, 1))
