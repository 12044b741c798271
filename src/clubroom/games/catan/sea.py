"""Trade at sea: several cards of one kind for one of another, better at a harbour."""

from clubroom.compiled import rule
from clubroom.games.catan.build import ban_on_acting
from clubroom.games.catan.events import RECEIVES, SHIPS
from clubroom.games.catan.purse import deduce, gain, give_back
from clubroom.games.catan.sentences import ORDER_OF_PHASES, SEA_TRADE
from clubroom.games.catan.state import ANY, RATES
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY

SPECIAL, COMMON, NO_HARBOUR = RATES


@rule
def ban_on_trading(state: State) -> int:
    """catan-20, catan-21: trade comes after the dice and before building.

    Ruling CT-8: with the option order=free one may go on trading.
    """
    return ORDER_OF_PHASES if state.built else ban_on_acting(state)


@rule
def ban_on_rate(state: State, player: int, rate: int, give: int) -> int:
    """catan-24: four alike always, three at a common harbour, two of the kind that a special harbour shows."""
    if state.hand[player, give] < rate:
        return SEA_TRADE
    if rate == NO_HARBOUR:
        return 0
    return 0 if state.ports[player, ANY if rate == COMMON else give] else SEA_TRADE


@rule
def ban_on_shipping(state: State, player: int, rate: int, give: int, want: int) -> int:
    """catan-24: several cards of one kind for one of another.

    Ruling CT-11: another kind, and it must be in stock.
    """
    banned = ban_on_trading(state)
    if banned:
        return banned
    if give == want or state.bank[want] == 0:
        return SEA_TRADE
    return ban_on_rate(state, player, rate, give)


@rule
def ship(state: State, player: int, rate: int, give: int, want: int) -> None:
    """catan-24: the cards are exchanged with the stacks."""
    give_back(state, player, give, rate)
    gain(state, player, want, 1)
    deduce(state)
    note(state, SHIPS, EVERYBODY, player, rate, give)
    note(state, RECEIVES, EVERYBODY, player, want, 0)
