"""Detectives and the prison."""

from clubroom.compiled import rule
from clubroom.games.adel.box import THIEF_COLOUR, THIEVES
from clubroom.games.adel.events import DETECTIVE_MOVES, JAILED, NO_THIEF_CAUGHT, RELEASED
from clubroom.games.adel.march import advance
from clubroom.games.adel.state import CASTLE, DETECTIVE, THIEF
from clubroom.record import State
from clubroom.story import note
from clubroom.viewers import EVERYBODY, NOTHING


@rule
def count_playing(state: State, first: int, beyond: int) -> int:
    """jumbo-22: how many at the castle have played an action card from `first` to just before `beyond`."""
    count = 0
    for player in range(int(state.seats)):
        count += state.place[player] == CASTLE and first <= state.action[player] < beyond
    return count


@rule
def send_detectives(state: State) -> None:
    """jumbo-52, jumbo-54, jumbo-56, jumbo-57, fx-39, fx-40, fx-41, alea-34, alea-35, alea-37: arrest and reward.

    With a detective all castle thieves go to prison; with a thief all detective players move.
    """
    if count_playing(state, DETECTIVE, DETECTIVE + 1) == 0:
        return
    if count_playing(state, THIEF, DETECTIVE) == 0:
        note(state, NO_THIEF_CAUGHT, EVERYBODY, 0, 0, 0)
        return
    arrest_thieves(state)
    reward_detectives(state)


@rule
def arrest_thieves(state: State) -> None:
    """jumbo-53, jumbo-59, fx-39, fx-43, alea-34, alea-39: the lowest number goes in first; the loot is kept.

    Ruling AV-20: one by one, each pushing the others on.
    """
    for thief in range(THIEVES):
        for player in range(int(state.seats)):
            if state.place[player] == CASTLE and state.action[player] == THIEF + thief:
                note(state, JAILED, EVERYBODY, player, thief, 0)
                jail_thief(state, thief)


@rule
def jail_thief(state: State, thief: int) -> None:
    """jumbo-58, jumbo-60, jumbo-61, jumbo-62, fx-42, fx-44, fx-45, alea-38, alea-40, alea-41: into cell 1, others move.

    There are as many cells as players; who is pushed out of the last goes home.
    Ruling AV-21: to be used again from the next round on.
    """
    last = int(state.seats) - 1
    freed = int(state.jail[last])
    for cell in range(last, 0, -1):
        state.jail[cell] = state.jail[cell - 1]
    state.jail[0] = thief
    if freed != NOTHING:
        note(state, RELEASED, EVERYBODY, owner_of_thief(state, freed), freed, 0)


@rule
def owner_of_thief(state: State, thief: int) -> int:
    """jumbo-61, fx-45, alea-41: the player of the thief's colour."""
    owner = 0
    while state.colour[owner] != THIEF_COLOUR[int(state.edition), thief]:
        owner += 1
    return owner


@rule
def rank_of(state: State, player: int) -> int:
    """jumbo-54, fx-40, alea-35: how far ahead a pawn is: 1 for the leader.

    Ruling AV-19: one more than the pawns strictly ahead, so pawns on one space share the better rank.
    """
    rank = 1
    for other in range(int(state.seats)):
        rank += state.pawn[other] > state.pawn[player]
    return rank


@rule
def reward_detectives(state: State) -> None:
    """jumbo-54, jumbo-55, jumbo-56, fx-40, alea-35, alea-36: each moves by his rank before anyone moved."""
    ranks = 0  # a decimal digit each, so that no list is needed
    for player in range(int(state.seats)):
        ranks = ranks * 10 + rank_of(state, player)
    for player in range(int(state.seats) - 1, -1, -1):
        rank = ranks % 10
        ranks = ranks // 10
        if state.place[player] == CASTLE and state.action[player] == DETECTIVE:
            note(state, DETECTIVE_MOVES, EVERYBODY, player, rank, rank)
            advance(state, player, rank)
