"""Points: the two special cards, who has won, and places at the end."""

from typing import Any

from clubroom.compiled import rule
from clubroom.games.catan.events import (
    LARGEST_ARMY,
    LIMIT,
    LONGEST_ROAD,
    NO_LARGEST_ARMY,
    NO_LONGEST_ROAD,
    SHARED,
    SHOWS_POINTS,
    WON,
)
from clubroom.games.catan.state import CARD_POINTS, GOAL, LARGE_ARMY, LONG_ROAD, OVER, POINT, SEATS
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING


@rule
def first_alone(numbers: Any, holder: int, fewest: int, keep: int) -> int:
    """catan-27, catan-28, catan-29, catan-40, catan-41: to whom a special card belongs.

    Ruling CT-15: to the only one with the most, if that is enough; on a tie to nobody.  With the option
    ties=keep the holder keeps it as long as nobody has more.
    """
    most = fewest - 1
    for player in range(SEATS):
        most = max(most, int(numbers[player]))
    if most < fewest:
        return NOTHING
    if keep and holder != NOTHING and numbers[holder] == most:
        return holder
    leader = NOTHING
    for player in range(SEATS):
        if numbers[player] == most:
            if leader != NOTHING:
                return NOTHING
            leader = player
    return leader


@rule
def award_longest_road(state: State) -> None:
    """catan-27, catan-28, catan-29: the card for a road of five or more is worth two points."""
    holder = int(state.road_card)
    leader = first_alone(state.longest, holder, LONG_ROAD, int(state.keep_ties))
    if leader != holder:
        state.road_card = leader
        change_holder(state, holder, leader)
        if leader != NOTHING:
            note(state, LONGEST_ROAD, EVERYBODY, leader, int(state.longest[leader]), 0)
        else:
            note(state, NO_LONGEST_ROAD, EVERYBODY, 0, 0, 0)


@rule
def award_largest_army(state: State) -> None:
    """catan-40, catan-41: the card for three or more knights is worth two points."""
    holder = int(state.army_card)
    leader = first_alone(state.knights, holder, LARGE_ARMY, int(state.keep_ties))
    if leader != holder:
        state.army_card = leader
        change_holder(state, holder, leader)
        if leader != NOTHING:
            note(state, LARGEST_ARMY, EVERYBODY, leader, int(state.knights[leader]), 0)
        else:
            note(state, NO_LARGEST_ARMY, EVERYBODY, 0, 0, 0)


@rule
def change_holder(state: State, holder: int, leader: int) -> None:
    """catan-27, catan-40: the two points go with the card."""
    if holder != NOTHING:
        state.points[holder] -= CARD_POINTS
    if leader != NOTHING:
        state.points[leader] += CARD_POINTS


@rule
def count_points(state: State, player: int) -> int:
    """catan-30, catan-31, catan-46: all points of a player, hidden cards included.

    Ruling CT-2: a point card counts from the moment it is bought.
    """
    return int(state.points[player]) + int(state.development[player, POINT])


@rule
def look_for_winner(state: State) -> None:
    """catan-2: the first with ten points or more wins.

    Ruling CT-2: at any moment, the player whose turn it is first; with the option win=own_turn only he.
    """
    player = int(state.turn)
    for _ in range(1 if state.own_turn else int(state.seats)):
        if count_points(state, player) >= GOAL:
            state.winner = player
            show_points(state)
            note(state, WON, EVERYBODY, player, count_points(state, player), 0)
            return
        player = 0 if player + 1 == state.seats else player + 1


@rule
def show_points(state: State) -> None:
    """catan-46: point cards are shown at the end."""
    state.phase = OVER
    for player in range(int(state.seats)):
        state.shown_points[player] = state.development[player, POINT]
        if state.shown_points[player] > 0:
            note(state, SHOWS_POINTS, EVERYBODY, player, int(state.shown_points[player]), 0)


@rule
def stop_at_the_limit(state: State) -> None:
    """catan-2: a game that nobody can win has to stop.

    Ruling CT-24: after a thousand turns most points win, and winners with as many share.
    """
    note(state, LIMIT, EVERYBODY, int(state.turns), 0, 0)
    show_points(state)
    most = 0
    for player in range(int(state.seats)):
        most = max(most, count_points(state, player))
    for player in range(int(state.seats)):
        if count_points(state, player) == most:
            note(state, SHARED, EVERYBODY, player, most, 0)


@rule
def score(state: State, points: Any, ranks: Any) -> None:
    """catan-2, catan-46: all points; the winner is first, the others by their points, equal ones share a place."""
    for player in range(int(state.seats)):
        points[player] = count_points(state, player)
    for player in range(int(state.seats)):
        ranks[player] = 1
        for other in range(int(state.seats)):
            ahead = points[other] > points[player] or other == state.winner
            if other != player and player != state.winner and ahead:
                ranks[player] += 1
