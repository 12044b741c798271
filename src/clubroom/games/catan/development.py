"""Buying development cards, and what lies in the pile and under it."""

from clubroom.compiled import rule
from clubroom.games.catan.build import ban_on_affording, begin_building
from clubroom.games.catan.events import BUYS, DRAWS
from clubroom.games.catan.purse import pay
from clubroom.games.catan.sentences import (
    COSTS_OF_A_CARD,
)
from clubroom.games.catan.state import (
    ACT,
    CARD,
    DRAW,
    PROGRESS_CARDS,
)
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING, only


@rule
def ban_on_buying(state: State, player: int) -> int:
    """catan-32: a development card costs grain, wool and ore.

    Ruling CT-16: none can be bought when none is left.
    """
    banned = ban_on_affording(state, player, CARD, COSTS_OF_A_CARD)
    if banned:
        return banned
    return 0 if state.pile_count + state.under_count > 0 else COSTS_OF_A_CARD


@rule
def buy_card(state: State, player: int) -> None:
    """catan-32: pay, and draw the top card."""
    begin_building(state)
    pay(state, player, CARD)
    note(state, BUYS, EVERYBODY, player, 0, 0)
    state.phase = DRAW


@rule
def draw_card(state: State, card: int) -> None:
    """catan-32, catan-33, catan-42: the top card goes into the hand, unseen; it cannot be used in this turn.

    Ruling CT-20: used cards lie under the pile in the order they were played, so when nothing else is left all
    know what is drawn.
    """
    player = int(state.turn)
    state.development[player, card] += 1
    state.fresh[player, card] += 1
    state.cards[player] += 1
    if state.pile_count > 0:
        state.pile[card] -= 1
        state.pile_count -= 1
        state.bought += 1
        note(state, DRAWS, only(player), player, card, 0)
    else:
        state.sure[player, card] += 1
        state.sure_fresh[card] += 1
        for place in range(PROGRESS_CARDS - 1):
            state.under[place] = state.under[place + 1]
        state.under[PROGRESS_CARDS - 1] = NOTHING
        state.under_count -= 1
        note(state, DRAWS, EVERYBODY, player, card, 0)
    state.phase = ACT
