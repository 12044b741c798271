"""The house player's eye for danger: before whom the king will lose his patience next.

A seat's danger is a weight beside those of the others: its part of all weights is how likely it takes next.
"""

from clubroom.compiled import compiled
from clubroom.games.figaro.hidden import held
from clubroom.games.figaro.house_tables import (
    DANCE_HELD,
    DISTANCE,
    MANY,
    MOST_TURNS,
    OTHERS_DANGER,
    OWN_DANGER,
    OWN_HIT,
    ROUND_ENDS,
)
from clubroom.games.figaro.setup import deck_count
from clubroom.games.figaro.state import COLOUR_OF, COLOURS, DANCE, JESTER_1, VALUE_OF, VALUES
from clubroom.record import State
from clubroom.viewers import NOTHING


@compiled
def unseen(state: State, player: int, card: int) -> int:
    """How many coloured cards of a kind this player has not seen: others hold them."""
    left = int(deck_count(state, card)) - int(state.gone[card]) - int(state.hand[player, card])
    owner = int(state.owner[int(COLOUR_OF[card])])  # a colour lies before one player only
    return left if owner == NOTHING else left - int(state.layout[owner, card])


@compiled
def unseen_jesters(state: State, player: int, card: int) -> int:
    """How many jesters of a kind this player has not seen: others hold them."""
    left = int(deck_count(state, card)) - int(state.gone[card]) - int(state.hand[player, card])
    for seat in range(int(state.seats)):
        left -= int(state.layout[seat, card])
    return left


@compiled
def coloured_hits(state: State, player: int, need: int, colour: int) -> int:
    """How many unseen cards of a colour are worth `need` or more."""
    found = 0
    for value in range(need - 1, VALUES):
        found += unseen(state, player, colour * VALUES + value)
    return found


@compiled
def hits(state: State, player: int, need: int, colour: int, jesters_1: int, jesters_2: int) -> int:
    """How many unseen cards would bring a layout over the edge; for a far edge, how many would bring it nearer."""
    if need > VALUES:
        return 0 if colour == NOTHING else int(coloured_hits(state, player, 2, colour))
    found = (jesters_2 if need <= 2 else 0) + (jesters_1 if need == 1 else 0)
    if colour != NOTHING:
        return found + int(coloured_hits(state, player, need, colour))
    for free in range(COLOURS):
        if state.owner[free] == NOTHING:
            found += int(coloured_hits(state, player, need, free))
    return found


@compiled
def own_hits(state: State, player: int, need: int, colour: int) -> int:
    """How many cards in this player's hand would bring a layout over the edge."""
    found = 0
    for value in range(need - 1, VALUES):
        if value < 2:
            found += int(state.hand[player, JESTER_1 + value])
        if colour != NOTHING:
            found += int(state.hand[player, colour * VALUES + value])
        else:
            for free in range(COLOURS):
                if state.owner[free] == NOTHING:
                    found += int(state.hand[player, free * VALUES + value])
    return found


@compiled
def danger(
    state: State, player: int, seat: int, need: int, colour: int, played: int, jesters_1: int, jesters_2: int
) -> float:
    """The weight of a seat that bears `need` - 1 more, as `player` sees it once he has played a card (or none: -1)."""
    found = min(int(hits(state, player, need, colour, jesters_1, jesters_2)), MANY)
    if seat == player:
        weight = float(OWN_DANGER[need - 1, found])
        if state.hand[player, DANCE] > (played == DANCE):
            weight *= DANCE_HELD[need - 1]
    else:
        seats = int(state.seats)
        weight = float(OTHERS_DANGER[need - 1, found] * DISTANCE[seats - 3, (seat - player) % seats])
    if need <= VALUES:
        spent = int(played >= 0 and VALUE_OF[played] >= need)  # what was laid here fits here
        if int(own_hits(state, player, need, colour)) > spent:
            weight *= OWN_HIT[need - 1]
    return weight


@compiled
def end_of_round(state: State, player: int) -> float:
    """The weight of nobody's taking any more: the fewer turns the nearest empty hand is away, the more."""
    seats = int(state.seats)
    soonest = MOST_TURNS * seats
    for seat in range(seats):
        cards = int(held(state, seat)) - (seat == player)
        soonest = min(soonest, cards * seats + (seat - player - 1) % seats)
    return float(ROUND_ENDS[seats - 3, soonest // seats])
