"""The house player's eye for danger: before whom the king will lose his patience next.

A seat's danger is a weight beside those of the others: its part of all weights is how likely it takes next.
"""

from clubroom.compiled import compiled
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
from clubroom.games.figaro.state import CARDS, COLOUR_OF, COLOURS, DANCE, JESTER_1, JESTER_2, VALUES
from clubroom.record import State
from clubroom.viewers import NOTHING


@compiled
def unseen(state: State, player: int, card: int) -> int:
    """How many cards of a kind this player has not seen: others hold them."""
    left = int(deck_count(state, card)) - int(state.gone[card]) - int(state.hand[player, card])
    if card < JESTER_1:  # a colour lies before one player only
        owner = int(state.owner[int(COLOUR_OF[card])])
        return left if owner == NOTHING else left - int(state.layout[owner, card])
    for seat in range(int(state.seats)):
        left -= int(state.layout[seat, card])
    return left


@compiled
def fits(state: State, card: int, colour: int) -> int:
    """Whether a coloured card may join a layout of this colour, or of none (1 or 0)."""
    if colour == NOTHING:
        return int(state.owner[int(COLOUR_OF[card])] == NOTHING)
    return int(COLOUR_OF[card] == colour)


@compiled
def hits(state: State, player: int, need: int, colour: int) -> int:
    """How many unseen cards would bring a layout over the edge; for a far edge, how many would bring it nearer."""
    found = 0
    if need > VALUES:
        if colour != NOTHING:
            for value in range(1, VALUES):
                found += unseen(state, player, colour * VALUES + value)
        return found
    if need <= 2:
        found += unseen(state, player, JESTER_2)
        if need == 1:
            found += unseen(state, player, JESTER_1)
    for each in range(COLOURS):
        if fits(state, each * VALUES, colour):
            for value in range(need - 1, VALUES):
                found += unseen(state, player, each * VALUES + value)
    return found


@compiled
def holds_hit(state: State, player: int, need: int, colour: int, played: int) -> int:
    """Whether this player, once a card is played, still has one to bring a layout over the edge (1 or 0)."""
    for value in range(need - 1, VALUES):
        if value < 2 and int(state.hand[player, JESTER_1 + value]) > (played == JESTER_1 + value):
            return 1
        for each in range(COLOURS):
            card = each * VALUES + value
            if int(state.hand[player, card]) > (played == card) and fits(state, card, colour):
                return 1
    return 0


@compiled
def danger(state: State, player: int, seat: int, need: int, colour: int, played: int) -> float:
    """The weight of a seat that bears `need` - 1 more, as `player` sees it once he has played a card."""
    found = min(hits(state, player, need, colour), MANY)
    seats = int(state.seats)
    if seat == player:
        weight = OWN_DANGER[need - 1, found]
        if int(state.hand[player, DANCE]) > (played == DANCE):
            weight *= DANCE_HELD[need - 1]
    else:
        weight = OTHERS_DANGER[need - 1, found] * DISTANCE[seats - 3, (seat - player) % seats]
    if holds_hit(state, player, need, colour, played):
        weight *= OWN_HIT[need - 1]
    return float(weight)


@compiled
def end_of_round(state: State, player: int) -> float:
    """The weight of nobody's taking any more: the fewer turns the nearest empty hand is away, the more."""
    seats = int(state.seats)
    soonest = MOST_TURNS * seats
    for seat in range(seats):
        held = 0
        for card in range(CARDS):
            held += int(state.hand[seat, card])
        if seat == player:
            held -= 1
        soonest = min(soonest, held * seats + (seat - player - 1) % seats)
    return float(ROUND_ENDS[seats - 3, soonest // seats])
