"""Chance: what is drawn, rolled or stolen, and how likely each is."""

from typing import Any

from clubroom.chance import as_likely_as_many, equally_likely
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
    DICE,
    HARBOUR,
    START,
    STEAL,
    TERRAIN,
    TOKEN,
)
from clubroom.record import State

TOTALS = 11  # of two dice, from 2 to 12


@rule
def chance(state: State, legal: Any, weights: Any) -> int:
    """catan-3, catan-4, catan-5, catan-6, catan-14, catan-21, catan-32, catan-36: what is drawn, rolled or stolen."""
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
        return as_likely_as_many(LAY_TERRAIN, state.terrain_left, legal, weights)
    if state.phase == HARBOUR:
        return as_likely_as_many(LAY_HARBOUR, state.harbour_left, legal, weights)
    if state.phase == STEAL:
        return as_likely_as_many(STOLEN, state.hand[int(state.victim)], legal, weights)
    if state.pile_count > 0:
        return as_likely_as_many(DRAWN, state.pile, legal, weights)
    return equally_likely(DRAWN + int(state.under[0]), 1, legal, weights)
