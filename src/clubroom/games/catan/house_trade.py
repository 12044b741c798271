"""How the house player trades with the others: few offers, each for something it can then build."""

from clubroom.compiled import compiled
from clubroom.games.catan.house_plan import Plan, best_goal, look_around, outlook, own_plan, price_of
from clubroom.games.catan.house_purse import known_hand, one, own_hand, part
from clubroom.games.catan.offers import gives
from clubroom.games.catan.state import GOAL, RESOURCES
from clubroom.record import State

NO_OFFER = -1
MOST_OFFERS = 2
OFFER_LEAST = 25  # gain that is worth the talk
DEAL_LEAST = 8
TOO_CLOSE = 2  # points before the goal: no deals with such a player


@compiled
def can_be_had(state: State, player: int, resource: int) -> int:
    """Whether somebody who is not about to win may have a card of a kind (1 or 0)."""
    for other in range(int(state.seats)):
        close = state.points[other] >= GOAL - TOO_CLOSE
        if other != player and not close and state.known[player, other, resource] > 0:
            return 1
    return 0


@compiled
def best_offer(state: State, player: int, plan: Plan, hand: int, now: int, each: int) -> int:
    """The kind of which to give so many for a card that the best goal needs, or NO_OFFER; `now` the hand's outlook."""
    best = NO_OFFER
    most = now + OFFER_LEAST
    price = price_of(plan, best_goal(plan, hand))
    for want in range(RESOURCES):
        if part(hand, want) < part(price, want) and can_be_had(state, player, want):
            for give in range(RESOURCES):
                if part(hand, give) >= part(price, give) + each:
                    worth = outlook(plan, hand + one(want) - each * one(give))
                    if worth > most:
                        most = worth
                        best = give
    return best


@compiled
def kind_to_want(state: State, player: int) -> int:
    """The card that helps most in exchange for what is on offer; RESOURCES when none is left to ask for."""
    plan = own_plan(state, player)
    hand = own_hand(state, player)
    best = RESOURCES
    most = -1
    for want in range(RESOURCES):
        if gives(state, player, want) == 0:
            worth = outlook(plan, hand + one(want)) * 2 + can_be_had(state, player, want)
            if worth > most:
                most = worth
                best = want
    return best


@compiled
def changed(hand: int, plus: int, minus: int) -> int:
    """A hand after a deal, never less than nothing of a kind."""
    result = 0
    for resource in range(RESOURCES):
        cards = part(hand, resource) + part(plus, resource) - part(minus, resource)
        result += max(cards, 0) * one(resource)
    return result


@compiled
def wants_to_accept(state: State, player: int) -> int:
    """Whether the offer helps this player, and more than it hurts that it helps the other (1 or 0)."""
    turn = int(state.turn)
    if state.points[turn] >= GOAL - TOO_CLOSE:
        return 0
    gets = 0
    pays = 0
    for resource in range(RESOURCES):
        gets += int(state.offer_give[resource]) * one(resource)
        pays += int(state.offer_want[resource]) * one(resource)
    plan = own_plan(state, player)
    hand = own_hand(state, player)
    gain = outlook(plan, changed(hand, gets, pays)) - outlook(plan, hand)
    if gain < DEAL_LEAST:
        return 0
    theirs = look_around(state, turn, int(state.points[turn]), int(state.knights[turn]))
    held = known_hand(state, player, turn)
    help_ = outlook(theirs, changed(held, pays, gets)) - outlook(theirs, held)
    return int(gain * (int(state.seats) - 1) > help_)


@compiled
def deal_worth(state: State, player: int, plan: Plan, hand: int, partner: int) -> int:
    """What a deal with a partner is worth, less for one who is ahead."""
    gets = 0
    pays = 0
    for resource in range(RESOURCES):
        gets += int(state.shown_give[partner, resource]) * one(resource)
        pays += int(state.shown_want[partner, resource]) * one(resource)
    return outlook(plan, changed(hand, gets, pays)) - outlook(plan, hand) - 2 * int(state.points[partner])
