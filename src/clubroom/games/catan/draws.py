"""Chance: what is drawn, rolled or stolen, and how likely each is."""

from typing import Any

from clubroom.chance import equally_likely
from clubroom.compiled import rule
from clubroom.games.catan.board import CORNERS
from clubroom.games.catan.moves import (
    DICE_SHOW,
    DRAWN,
    LAY_HARBOUR,
    LAY_TERRAIN,
    LAY_TOKENS,
    START_WITH,
    STOLEN,
)
from clubroom.games.catan.state import (
    DEVELOPMENTS,
    DICE,
    HARBOUR,
    RESOURCES,
    START,
    STEAL,
    TERRAIN,
    TERRAINS,
    TOKEN,
)
from clubroom.record import State

TOTALS = 11  # of two dice, from 2 to 12


@rule
def chance(state: State, legal: Any, weights: Any) -> int:
    """catan-4, catan-5, catan-6, catan-14, catan-21, catan-32, catan-36: what is drawn, rolled or stolen."""
    if state.phase == TOKEN:
        return equally_likely(LAY_TOKENS, CORNERS, legal, weights)
    if state.phase == START:
        return equally_likely(START_WITH, int(state.seats), legal, weights)
    if state.phase == DICE:
        for total in range(TOTALS):
            legal[total] = DICE_SHOW + total
            weights[total] = min(total + 1, TOTALS - total)
        return TOTALS
    if state.phase == TERRAIN:
        return from_the_bag(LAY_TERRAIN, TERRAINS, state.terrain_left, legal, weights)
    if state.phase == HARBOUR:
        return from_the_bag(LAY_HARBOUR, TERRAINS, state.harbour_left, legal, weights)
    if state.phase == STEAL:
        return from_the_bag(STOLEN, RESOURCES, state.hand[int(state.victim)], legal, weights)
    if state.pile_count > 0:
        return from_the_bag(DRAWN, DEVELOPMENTS, state.pile, legal, weights)
    return equally_likely(DRAWN + int(state.under[0]), 1, legal, weights)


@rule
def from_the_bag(first: int, kinds: int, bag: Any, legal: Any, weights: Any) -> int:
    """catan-3, catan-32, catan-36: one thing out of a bag, each kind as likely as there are of it."""
    count = 0
    for kind in range(kinds):
        if bag[kind] > 0:
            legal[count] = first + kind
            weights[count] = bag[kind]
            count += 1
    return count
