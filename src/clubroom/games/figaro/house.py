"""The house player: it lays the card after which the next take will hurt others more than itself."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.figaro.hidden import held
from clubroom.games.figaro.house_danger import danger, end_of_round, unseen_jesters
from clubroom.games.figaro.house_stakes import MUCH_LATER, may_take, prospect, stake
from clubroom.games.figaro.house_tables import CARD_COST, FULL_HAND, LEAD
from clubroom.games.figaro.if_counted import tile_to_give
from clubroom.games.figaro.moves import LAY, TAKE
from clubroom.games.figaro.state import (
    COLOUR_OF,
    DANCE,
    JESTER_1,
    JESTER_2,
    SEATS,
    SWAP,
    VALUE_OF,
)
from clubroom.record import State
from clubroom.viewers import NOTHING

FINE = 1_000_000  # values of moves are kept in the weights for a while, as whole numbers
SURE = 1000  # the weight of the best move
NEAR = 7_000  # a move that is worth this much less than the best has half its weight
FAR = 5 * NEAR  # and from here on a move is not played


@compiled
def house(state: State, player: int, legal: Any, count: int, weights: Any) -> None:
    """How the house player mixes its moves: nearly always the best by its reckoning, sometimes one as good."""
    if state.phase == SWAP:
        swap_or_keep(state, player, weights)
    else:
        value_moves(state, player, legal, count, weights)
        mix(count, weights)


@compiled
def swap_or_keep(state: State, player: int, weights: Any) -> None:
    """Swap for a shorter tile: the own road gets shorter and no other does, whatever tile is still to come."""
    weights[0] = 1 if tile_to_give(state, player) > 0 else 0
    weights[1] = 1 - weights[0]


@compiled
def value_moves(state: State, player: int, legal: Any, count: int, weights: Any) -> None:
    """Put the value of every move into the weights; they may be below 0."""
    cards = int(held(state, player))
    jesters_1 = int(unseen_jesters(state, player, JESTER_1))
    jesters_2 = int(unseen_jesters(state, player, JESTER_2))
    weight, gain = outlook(state, player, cards, 0, jesters_1, jesters_2)
    for seat in range(int(state.seats)):
        value_lays(state, player, seat, cards, weight, gain, jesters_1, jesters_2, legal, count, weights)
    for choice in range(count):
        if legal[choice] == TAKE:
            value = float(stake(state, player, player, float(state.lying), cards))
            weights[choice] = int((value + LEAD * cards / FULL_HAND) * FINE)
        elif legal[choice] == LAY + DANCE * SEATS + player:
            weight, gain = outlook(state, player, cards, 1, jesters_1, jesters_2)
            weights[choice] = int((gain / weight - CARD_COST[DANCE] * cards / FULL_HAND) * FINE)


@compiled
def outlook(state: State, player: int, cards: int, moved: int, jesters_1: int, jesters_2: int) -> tuple[float, float]:
    """The weights of all seats' dangers together, and the gain from them; layouts have `moved` on by so many seats."""
    seats = int(state.seats)
    played = DANCE if moved else NOTHING
    weight = float(end_of_round(state, player))
    gain = 0.0
    for seat in range(seats):
        place = (seat - moved) % seats
        need = int(state.patience) - int(state.total[place])
        part = float(danger(state, player, seat, need, int(state.colour[place]), played, jesters_1, jesters_2))
        near = float(may_take(state, player, seat, 0, cards))
        far = float(may_take(state, player, seat, MUCH_LATER, cards))
        weight += part
        gain += part * prospect(near, far, need)
    return weight, gain


@compiled
def value_lays(
    state: State,
    player: int,
    seat: int,
    cards: int,
    weight: float,
    gain: float,
    jesters_1: int,
    jesters_2: int,
    legal: Any,
    count: int,
    weights: Any,
) -> None:
    """Put the value of every card laid before this seat into the weights; only its part of the outlook changes.

    Cards that will be needed more elsewhere cost something, the less the fewer turns are left to use them.
    """
    need = int(state.patience) - int(state.total[seat])
    near = float(may_take(state, player, seat, 0, cards))
    far = float(may_take(state, player, seat, MUCH_LATER, cards))
    part = float(danger(state, player, seat, need, int(state.colour[seat]), NOTHING, jesters_1, jesters_2))
    weight -= part
    gain -= part * prospect(near, far, need)
    for choice in range(count):
        card = (int(legal[choice]) - LAY) // SEATS
        if card < DANCE and legal[choice] == LAY + card * SEATS + seat:
            left = need - int(VALUE_OF[card])
            if left <= 0:
                value = float(stake(state, player, seat, float(int(state.lying) + 1), cards))
            else:
                colour = int(COLOUR_OF[card])
                if colour == NOTHING:
                    colour = int(state.colour[seat])
                part = float(danger(state, player, seat, left, colour, card, jesters_1, jesters_2))
                value = (gain + part * prospect(near, far, left)) / (weight + part)
            weights[choice] = int((value - CARD_COST[card] * cards / FULL_HAND) * FINE)


@compiled
def mix(count: int, weights: Any) -> None:
    """Turn values into weights: nothing for what is clearly worse than the best."""
    best = int(weights[0])
    for choice in range(1, count):
        best = max(best, int(weights[choice]))
    for choice in range(count):
        lag = best - int(weights[choice])
        behind = lag / NEAR
        weights[choice] = int(SURE / (1.0 + behind * behind * behind * behind)) if lag < FAR else 0
