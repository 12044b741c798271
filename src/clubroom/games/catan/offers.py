"""Trade between players: composing an offer or a counter-offer card by card."""

from clubroom.compiled import rule
from clubroom.games.catan.purse import deduce, prove
from clubroom.games.catan.sea import ban_on_trading
from clubroom.games.catan.sentences import ORDER_OF_PHASES, TRADE_WITH_PLAYERS
from clubroom.games.catan.state import ACT, COUNTER, OFFER, OFFER_LIMIT, RESOURCES
from clubroom.record import State


@rule
def most_cards(state: State, player: int) -> int:
    """catan-23: the most that could be got from one partner: the largest hand, or that of whoever's turn it is."""
    if state.turn != player:
        return int(state.held[int(state.turn)])
    most = 0
    for other in range(int(state.seats)):
        if other != player:
            most = max(most, int(state.held[other]))
    return most


@rule
def ban_on_offering(state: State, player: int) -> int:
    """catan-20, catan-23: after the dice and before building the player whose turn it is may trade with the others.

    Ruling CT-10: a house rule allows four offers in a turn, so that every turn ends.
    """
    banned = ban_on_trading(state)
    if banned:
        return banned
    if not state.trade or state.offers == OFFER_LIMIT or most_cards(state, player) == 0:
        return TRADE_WITH_PLAYERS
    return 0


@rule
def ban_on_composing(state: State, player: int) -> int:
    """catan-23: an offer is composed in the turn, a counter-offer when all have answered."""
    if state.phase == ACT:
        return ban_on_offering(state, player)
    if state.phase == OFFER or (state.phase == COUNTER and state.counters[player] == 1):
        return 0
    return ban_on_trading(state) or ORDER_OF_PHASES


@rule
def gives(state: State, player: int, resource: int) -> int:
    """catan-23: how many cards of a kind a player's offer or counter-offer gives so far."""
    return int(state.offer_give[resource] if state.turn == player else state.counter_give[player, resource])


@rule
def wants(state: State, player: int, resource: int) -> int:
    """catan-23: how many cards of a kind a player's offer or counter-offer wants so far."""
    return int(state.offer_want[resource] if state.turn == player else state.counter_want[player, resource])


@rule
def count_wanted(state: State, player: int) -> int:
    """catan-23: how many cards a player's offer wants so far."""
    cards = 0
    for resource in range(RESOURCES):
        cards += wants(state, player, resource)
    return cards


@rule
def ban_on_giving(state: State, player: int, resource: int) -> int:
    """catan-23: one gives what one has.

    Ruling CT-10: resource cards only, no kind on both sides, so one kind at least is left to ask for.  What is
    given comes first and in rising order, so that one offer has one way to be composed.
    """
    banned = ban_on_composing(state, player)
    if banned:
        return banned
    if gives(state, player, resource) == state.hand[player, resource] or count_wanted(state, player) > 0:
        return TRADE_WITH_PLAYERS
    kinds = 0
    for other in range(RESOURCES):
        if other != resource and gives(state, player, other) > 0:
            if other > resource:
                return TRADE_WITH_PLAYERS
            kinds += 1
    return TRADE_WITH_PLAYERS if kinds == RESOURCES - 1 else 0


@rule
def give(state: State, player: int, resource: int) -> None:
    """catan-23: add a card to what an offer gives; all see that its player has it."""
    if state.turn == player:
        if state.phase == ACT:
            state.offers += 1
            state.phase = OFFER
        state.offer_give[resource] += 1
        prove(state, player, resource, int(state.offer_give[resource]))
        deduce(state)
    else:
        state.counter_give[player, resource] += 1


@rule
def is_giving(state: State, player: int) -> int:
    """catan-23: whether an offer gives anything yet (1 or 0)."""
    for resource in range(RESOURCES):
        if gives(state, player, resource) > 0:
            return 1
    return 0


@rule
def ban_on_wanting(state: State, player: int, resource: int) -> int:
    """catan-23: one asks for cards that a partner could have, knowing only how many he holds.

    Ruling CT-10: something is given first, no kind stands on both sides, and in rising order.
    """
    banned = ban_on_composing(state, player)
    if banned:
        return banned
    if not is_giving(state, player) or gives(state, player, resource) > 0:
        return TRADE_WITH_PLAYERS
    for later in range(resource + 1, RESOURCES):
        if wants(state, player, later) > 0:
            return TRADE_WITH_PLAYERS
    return 0 if count_wanted(state, player) < most_cards(state, player) else TRADE_WITH_PLAYERS


@rule
def want(state: State, player: int, resource: int) -> None:
    """catan-23: add a card to what an offer wants."""
    if state.turn == player:
        state.offer_want[resource] += 1
    else:
        state.counter_want[player, resource] += 1
