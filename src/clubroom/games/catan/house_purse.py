"""Five small numbers in one, for the house player: cards, costs, yields or rates of each resource side by side."""

import numpy as np

from clubroom.compiled import compiled
from clubroom.games.catan.state import ANY, COSTS, RESOURCES
from clubroom.record import State

BITS = 12
LOW = (1 << BITS) - 1
PAIRS = 72  # rolls in which a number with one dot comes twice: yields are counted in such halves
WHOLE = 12  # a card counts twelve towards what is missing, and a card shipped for another a part of that
UNPAYABLE = -1


def packed(numbers: np.ndarray) -> int:
    """A row of five numbers as one."""
    return sum(int(number) << BITS * kind for kind, number in enumerate(numbers))


PRICES = np.array([packed(cost) for cost in COSTS])
ROAD_PRICE, SETTLEMENT_PRICE, CITY_PRICE, CARD_PRICE = (int(price) for price in PRICES)

# How long one waits is told in steps, each a number of rolls; the last step is never.
ROLLS = np.array((0, 2, 4, 6, 8, 11, 14, 18, 22, 27, 32, 38, 45, 55, 70, 90))
NEVER = len(ROLLS) - 1
LONGEST_WAIT = int(ROLLS[NEVER - 1])
STEP_AFTER = np.searchsorted(ROLLS, np.arange(LONGEST_WAIT + 1))  # the first step with so many rolls or more


@compiled
def part(purse: int, resource: int) -> int:
    """One of the five numbers."""
    return (purse >> (BITS * resource)) & LOW


@compiled
def one(resource: int) -> int:
    """A purse with one of a kind."""
    return 1 << (BITS * resource)


@compiled
def count_cards(purse: int) -> int:
    """All five numbers together."""
    cards = 0
    for resource in range(RESOURCES):
        cards += part(purse, resource)
    return cards


@compiled
def own_hand(state: State, player: int) -> int:
    """The player's own cards."""
    purse = 0
    for resource in range(RESOURCES):
        purse += int(state.hand[player, resource]) << (BITS * resource)
    return purse


@compiled
def known_hand(state: State, viewer: int, player: int) -> int:
    """The cards in a hand that a viewer can name."""
    purse = 0
    for resource in range(RESOURCES):
        purse += int(state.known[viewer, player, resource]) << (BITS * resource)
    return purse


@compiled
def rates_of(state: State, player: int) -> int:
    """What a card of each kind is worth at sea, in twelfths of a card: 12 divided by the best rate."""
    common = 4 if state.ports[player, ANY] else 3
    purse = 0
    for resource in range(RESOURCES):
        purse += (6 if state.ports[player, resource] else common) << (BITS * resource)
    return purse


@compiled
def wait_for(hand: int, production: int, rates: int, cost: int) -> int:
    """The first step at which something can be paid, what is missing shipped in.

    What is left over and what is missing are counted together, a missing card for more.  The more rolls, the slower the
    balance grows, since what was missing becomes something to ship: so as many rolls as it lacks at the pace of now
    are never too many, and one goes on from there.
    """
    rolls = 0
    while rolls <= LONGEST_WAIT:
        balance = 0
        pace = 0
        for resource in range(RESOURCES):
            each = part(production, resource)
            cards = (part(hand, resource) - part(cost, resource)) * PAIRS + each * rolls
            weight = WHOLE if cards < 0 else part(rates, resource)
            balance += cards * weight
            pace += each * weight
        if balance >= 0:
            return int(STEP_AFTER[rolls])
        if pace == 0:
            return NEVER
        rolls += (pace - 1 - balance) // pace
    return NEVER


@compiled
def missing_kind(hand: int, cost: int) -> int:
    """The first kind of which something costs more than there is, or RESOURCES."""
    resource = 0
    while resource < RESOURCES and part(hand, resource) >= part(cost, resource):
        resource += 1
    return resource


@compiled
def kind_to_ship(hand: int, cost: int, rates: int) -> int:
    """The kind that is best shipped out: of which most is left over when something is paid; or RESOURCES."""
    best = RESOURCES
    most = -1
    for resource in range(RESOURCES):
        rate = WHOLE // part(rates, resource)
        left = part(hand, resource) - part(cost, resource) - rate
        if left >= 0 and left * 4 + 4 - rate > most:
            most = left * 4 + 4 - rate
            best = resource
    return best


@compiled
def pay_by_ship(hand: int, rates: int, cost: int, may_ship: int) -> int:
    """What is left of a hand when something is paid, with ships for what is missing; or UNPAYABLE."""
    missing = missing_kind(hand, cost)
    while missing < RESOURCES:
        give = kind_to_ship(hand, cost, rates)
        if not may_ship or give == RESOURCES:
            return UNPAYABLE
        hand += one(missing) - (WHOLE // part(rates, give)) * one(give)
        missing = missing_kind(hand, cost)
    return hand - cost
