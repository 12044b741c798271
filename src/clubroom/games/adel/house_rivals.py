"""The others as the house player sees them, rolled into one: the average rival that it may meet at its place."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.adel.box import CHEQUES
from clubroom.games.adel.hidden import count_objects
from clubroom.games.adel.house_habits import HABITS, HIDDEN, SPREAD
from clubroom.games.adel.house_sight import (
    best_run,
    count_all,
    free_thieves,
    gain_at_auction,
    known_letters,
)
from clubroom.games.adel.prison import rank_of
from clubroom.games.adel.state import CASTLE
from clubroom.record import State
from clubroom.viewers import NOTHING


@compiled
def size_of(state: State, player: int, letters: int, table: int) -> float:
    """How large an exhibition another player may have, where these letters are known of his collection."""
    hidden = count_objects(state, player) - count_all(letters)
    return float(best_run(letters) + HABITS[table, HIDDEN] * hidden)


@compiled
def share_of(difference: float) -> float:
    """How likely the larger one is to be larger: 0 to 1 for differences from very negative to very positive."""
    return 0.5 + 0.5 * difference / (1.0 + abs(difference))


@compiled
def may_meet(state: State, player: int, other: int) -> int:
    """Whether another may come to where a player is or goes (1 or 0)."""
    if other == player:
        return 0
    return int(state.place[other] == NOTHING or state.place[other] == state.place[player])


@compiled
def purse_of(state: State, player: int, high: int, low: int) -> Any:
    """How many cheques a player has, how many of them are above one cheque, how many above another."""
    cheques = 0
    higher = 0
    lower = 0
    for cheque in range(CHEQUES):
        held = int(state.purse[player, cheque])
        cheques += held
        higher += held if cheque > high else 0
        lower += held if cheque > low else 0
    return cheques, higher, lower


@compiled
def survey(state: State, player: int, mine: int, high: int, low: int, table: int) -> Any:
    """How many rivals there may be, and on average: who can exhibit, steal, pay; chance to be larger, rank.

    Then what the windows are worth to them, how likely they outbid two cheques, and the largest size of all others.
    """
    number = 0
    able = 0.0
    armed = 0.0
    solvent = 0.0
    larger = 0.0
    rank = 0.0
    gain = 0.0
    over_high = 0.0
    over_low = 0.0
    largest = 0.0
    for other in range(int(state.seats)):
        if other != player:
            letters = known_letters(state, other)
            his = size_of(state, other, letters, table)
            largest = max(largest, his)
            if may_meet(state, player, other):
                number += 1
                able += min(1.0, max(0.0, his - 1.7))
                armed += min(1, free_thieves(state, other))
                larger += share_of((his - mine) / HABITS[table, SPREAD])
                rank += rank_of(state, other)
                cheques, higher, lower = purse_of(state, other, high, low)
                if cheques > 0 and state.place[player] != CASTLE:
                    solvent += 1.0
                    gain += gain_at_auction(state, letters)
                    over_high += higher / cheques
                    over_low += lower / cheques
    many = max(1.0, number)
    payers = max(1.0, solvent)
    return (
        number,
        able / many,
        armed / many,
        solvent / many,
        larger / many,
        rank / many,
        gain / payers,
        over_high / payers,
        over_low / payers,
        largest,
    )
