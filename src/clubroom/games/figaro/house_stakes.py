"""What is at stake for the house player when somebody takes: who will have more cards than whom."""

from clubroom.compiled import compiled
from clubroom.games.figaro.house_tables import (
    AHEAD,
    BEHIND,
    EACH_CARD,
    MORE_CARDS,
    OWN_SHARE,
    SPREAD,
    SPREAD_BY_HAND,
)
from clubroom.games.figaro.scoring import road_length
from clubroom.record import State

MUCH_LATER = 4


@compiled
def bend(gap: float, spread: float) -> float:
    """How sure it is that a gap between two piles stays: from -1 to 1."""
    return gap / (spread + abs(gap))


@compiled
def rivalry(state: State, player: int, other: int) -> float:
    """How much it matters to have fewer cards than this one: the shorter his road, the more."""
    ahead = int(road_length(state, player)) - int(road_length(state, other))
    return 1.0 + ahead * AHEAD if ahead > 0 else 1.0 / (1.0 - ahead * BEHIND)


@compiled
def swing(state: State, player: int, other: int, change: float, held: int) -> float:
    """What `player` gains against another who gets so many cards more than he."""
    spread = SPREAD + SPREAD_BY_HAND * held
    gap = float(int(state.pile[other]) - int(state.pile[player]))
    return rivalry(state, player, other) * (bend(gap + change, spread) - bend(gap, spread) + EACH_CARD * change)


@compiled
def stake(state: State, player: int, taker: int, cards: float, held: int) -> float:
    """What `player`, who holds so many cards, gains if somebody takes so many."""
    seats = int(state.seats)
    if taker != player:
        return swing(state, player, taker, cards, held) / (seats - 1)
    gain = 0.0
    for other in range(seats):
        if other != player:
            gain += swing(state, player, other, -cards, held)
    return gain / (seats - 1)


@compiled
def prospect(near: float, far: float, need: int) -> float:
    """The gain from a take that may come: `near` if at once, `far` if after MUCH_LATER cards.

    The farther a layout is from the edge, the more cards will lie open by then.
    """
    return near + (far - near) * float(MORE_CARDS[need - 1]) / MUCH_LATER


@compiled
def may_take(state: State, player: int, taker: int, later: int, held: int) -> float:
    """What `player` gains if this one takes after his next card and so many later ones; his own take can be averted."""
    gain = float(stake(state, player, taker, float(int(state.lying) + 1 + later), held))
    return gain * OWN_SHARE if taker == player else gain
