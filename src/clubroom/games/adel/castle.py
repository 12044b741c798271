"""Phase IV: exhibitions, thieves and detectives at the castle."""

from clubroom.compiled import rule
from clubroom.games.adel.box import FX, OBJECTS
from clubroom.games.adel.choose import all_locked, lock, turn_over
from clubroom.games.adel.ending import end_round, has_reached_table, value_collections
from clubroom.games.adel.events import EXHIBITS, NOTHING_TO_STEAL, SETS_ASIDE, SHOWS, STEALS
from clubroom.games.adel.exhibition import exhibition_size, value_exhibition
from clubroom.games.adel.march import reward_exhibitions
from clubroom.games.adel.prison import send_detectives
from clubroom.games.adel.sentences import ONE_FROM_EACH_EXHIBITION, forbidden_by
from clubroom.games.adel.state import (
    CASTLE,
    DETECTIVE,
    EXHIBIT,
    EXHIBITION,
    IN_HAND,
    SET_ASIDE,
    STEAL,
    THIEF,
)
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING, only


@rule
def begin_castle(state: State) -> None:
    """jumbo-36, fx-15, fx-27, alea-21: castle cards are turned over; exhibitions, then thieves, then detectives."""
    turn_over(state, CASTLE)
    exhibitors = 0
    for player in range(int(state.seats)):
        exhibits = state.action[player] == EXHIBITION
        state.locked[player] = not exhibits
        exhibitors += exhibits
    if exhibitors > 0:
        state.phase = EXHIBIT
    else:
        begin_thieves(state)


@rule
def set_aside(state: State, player: int, item: int) -> None:
    """jumbo-39, fx-30, alea-24: lay an object ready without anybody seeing which or how many."""
    state.hand[player, item] = SET_ASIDE
    state.aside[player] += 1
    state.aside_last[player] = item
    note(state, SETS_ASIDE, only(player), player, item, 0)


@rule
def open_exhibition(state: State, player: int) -> None:
    """jumbo-39, fx-30, alea-24: when all are ready the exhibitions are opened together."""
    lock(state, player)
    if all_locked(state):
        show_exhibitions(state)
        reward_exhibitions(state)
        if state.edition == FX and has_reached_table(state):
            value_collections(state)
        else:
            begin_thieves(state)


@rule
def show_exhibitions(state: State) -> None:
    """jumbo-43, fx-32, alea-27: exhibitions lie open until the end of the phase."""
    for player in range(int(state.seats)):
        for item in range(OBJECTS):
            if state.hand[player, item] == SET_ASIDE:
                state.hand[player, item] = IN_HAND
                state.exhibit[item] = player
                state.known[item] = player
                note(state, EXHIBITS, EVERYBODY, player, item, 0)
        state.aside[player] = 0
        state.aside_last[player] = NOTHING
        value_exhibition(state, player)
        if state.shown_number[player] > 0:
            note(state, SHOWS, EVERYBODY, player, int(state.shown_number[player]), int(state.shown_year[player]))


@rule
def castle_thief(state: State, player: int) -> int:
    """jumbo-22, jumbo-63, fx-17, alea-12, alea-44: the thief a player has at the castle, or NOTHING."""
    action = int(state.action[player])
    if state.place[player] == CASTLE and THIEF <= action < DETECTIVE:
        return action - THIEF
    return NOTHING


@rule
def begin_thieves(state: State) -> None:
    """jumbo-49, jumbo-51, fx-36, alea-33: thieves act after the moves; without an exhibition they get nothing."""
    state.thief_turn = NOTHING
    state.victim = NOTHING
    for player in range(int(state.seats)):
        if castle_thief(state, player) != NOTHING and exhibited_objects(state) == 0:
            note(state, NOTHING_TO_STEAL, EVERYBODY, player, 0, 0)
    next_theft(state)


@rule
def exhibited_objects(state: State) -> int:
    """jumbo-51: how many objects lie in exhibitions."""
    count = 0
    for item in range(OBJECTS):
        count += state.exhibit[item] != NOTHING
    return count


@rule
def next_thief(state: State) -> int:
    """jumbo-50, fx-38, alea-32: the player whose thief comes next, highest number first, or NOTHING.

    Ruling AV-18: no two thieves have the same number.
    """
    limit = castle_thief(state, int(state.thief_turn)) if state.thief_turn != NOTHING else DETECTIVE
    following = NOTHING
    for player in range(int(state.seats)):
        thief = castle_thief(state, player)
        if thief < limit and thief > (castle_thief(state, following) if following != NOTHING else NOTHING):
            following = player
    return following


@rule
def next_theft(state: State) -> None:
    """jumbo-49, jumbo-50, fx-37, fx-38, alea-30, alea-32: each thief in turn goes from exhibition to exhibition.

    Ruling AV-17: an exhibition that has run empty is passed by.
    """
    if state.thief_turn == NOTHING:
        state.thief_turn = next_thief(state)
        state.victim = NOTHING
    while state.thief_turn != NOTHING:
        state.victim += 1
        if state.victim == state.seats:
            state.thief_turn = next_thief(state)
            state.victim = NOTHING
        elif exhibition_size(state, int(state.victim)) > 0:
            state.phase = STEAL
            return
    state.victim = NOTHING
    send_detectives(state)
    clear_castle(state)
    end_round(state)


@rule
def clear_castle(state: State) -> None:
    """jumbo-64, fx-46, alea-42: exhibited objects go back face down, cards to the hand."""
    for item in range(OBJECTS):
        state.exhibit[item] = NOTHING
    for player in range(int(state.seats)):
        state.shown_number[player] = 0
        state.shown_year[player] = 0


@rule
def ban_on_stealing(state: State, player: int, item: int) -> int:
    """jumbo-49, fx-37, alea-30: one object of your choice from each exhibition.

    Ruling AV-16: taking is not refused, it is never bad.
    """
    if state.phase != STEAL or state.thief_turn != player or state.exhibit[item] != state.victim:
        return forbidden_by(state, ONE_FROM_EACH_EXHIBITION)
    return 0


@rule
def steal(state: State, player: int, item: int) -> None:
    """jumbo-49, jumbo-53, fx-37, alea-30: the object changes hands for good."""
    victim = int(state.victim)
    state.hand[victim, item] = 0
    state.hand[player, item] = IN_HAND
    state.known[item] = player
    state.exhibit[item] = NOTHING
    note(state, STEALS, EVERYBODY, player, item, victim)
    next_theft(state)
