"""The end: when, the last valuation, who has won."""

from typing import Any

from clubroom.compiled import rule
from clubroom.games.adel.box import OBJECTS, TABLE
from clubroom.games.adel.choose import open_round
from clubroom.games.adel.events import (
    FINAL,
    FINAL_BEST,
    FINAL_SECOND,
    LIMIT_REACHED,
    NO_FINAL,
    SHARED,
    WON,
)
from clubroom.games.adel.exhibition import (
    lay_out_best,
    outshines,
    place_of_exhibition,
    value_exhibition,
)
from clubroom.games.adel.march import advance
from clubroom.games.adel.state import OVER, ROUND_LIMIT, TINY_ROUND_LIMIT
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING

FIRST_PRIZE = 8  # jumbo-66
SECOND_PRIZE = 4


@rule
def has_reached_table(state: State) -> int:
    """jumbo-65, fx-49, alea-46: whether a pawn is at the table (1 or 0)."""
    for player in range(int(state.seats)):
        if state.pawn[player] >= TABLE[int(state.edition)]:
            return 1
    return 0


@rule
def last_round(state: State) -> int:
    """jumbo-65, fx-49, alea-46: the round after which the house ends the game.

    Ruling AV-31: round 200, in our tiny game round 3.
    """
    return TINY_ROUND_LIMIT if state.tiny else ROUND_LIMIT


@rule
def end_round(state: State) -> None:
    """jumbo-65, fx-49, alea-46: with a pawn at the table the game ends, otherwise a new round begins.

    Ruling AV-22: FX Schmid's edition stops as soon as a step has brought a pawn there, the others after the round.
    Ruling AV-31: after the last round of the house the collections are valued whatever has happened.
    """
    if has_reached_table(state):
        value_collections(state)
    elif state.round_number >= last_round(state):
        note(state, LIMIT_REACHED, EVERYBODY, int(state.round_number), 0, 0)
        value_collections(state)
    else:
        open_round(state)


@rule
def value_collections(state: State) -> None:
    """jumbo-66, fx-50, fx-51, alea-47: everyone shows his best exhibition; the first moves eight, the second four.

    Ruling AV-23: found for each player; who has none takes no part.  Ruling AV-24: a single one gets eight.
    """
    for item in range(OBJECTS):
        state.exhibit[item] = NOTHING
    for player in range(int(state.seats)):
        lay_out_best(state, player)
        value_exhibition(state, player)
        if state.shown_number[player] > 0:
            note(state, FINAL, EVERYBODY, player, int(state.shown_number[player]), int(state.shown_year[player]))
        else:
            note(state, NO_FINAL, EVERYBODY, player, 0, 0)
    for player in range(int(state.seats)):
        place = place_of_exhibition(state, player)
        if place == 1:
            note(state, FINAL_BEST, EVERYBODY, player, FIRST_PRIZE, 0)
            advance(state, player, FIRST_PRIZE)
        if place == 2:
            note(state, FINAL_SECOND, EVERYBODY, player, SECOND_PRIZE, 0)
            advance(state, player, SECOND_PRIZE)
    state.phase = OVER
    announce_winners(state)


@rule
def is_ahead(state: State, player: int, other: int) -> int:
    """jumbo-2, jumbo-67, fx-12, fx-52, alea-2, alea-48: further is better, on one space the better exhibition (1 or 0).

    Ruling AV-25: if neither has one they share the place; the table has no end.
    """
    if state.pawn[player] != state.pawn[other]:
        return int(state.pawn[player] > state.pawn[other])
    return outshines(state, player, other)


@rule
def place_at_the_end(state: State, player: int) -> int:
    """jumbo-2, jumbo-67, fx-12, fx-52, alea-2, alea-48: 1 has won; shared places are equal."""
    place = 1
    for other in range(int(state.seats)):
        place += is_ahead(state, other, player)
    return place


@rule
def announce_winners(state: State) -> None:
    """jumbo-67, fx-52, alea-48: who is furthest at the table has won."""
    winners = 0
    for player in range(int(state.seats)):
        winners += place_at_the_end(state, player) == 1
    for player in range(int(state.seats)):
        if place_at_the_end(state, player) == 1:
            note(state, WON if winners == 1 else SHARED, EVERYBODY, player, int(state.pawn[player]), 0)


@rule
def score(state: State, points: Any, ranks: Any) -> None:
    """jumbo-2, jumbo-67, fx-12, fx-52, alea-2, alea-48: how far each pawn came, and the places."""
    for player in range(int(state.seats)):
        points[player] = state.pawn[player]
        ranks[player] = place_at_the_end(state, player)
