"""Which object the house player buys or steals."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.adel.box import PER_LETTER, YEAR
from clubroom.games.adel.house_habits import HABITS, HURT, OLD
from clubroom.games.adel.house_sight import best_run, gain_of, known_letters, one_of, own_letters
from clubroom.games.adel.moves import BUY_FROM, STEAL_OBJECT
from clubroom.games.adel.state import BUY
from clubroom.record import State


@compiled
def object_worth(state: State, mine: int, victim: int, item: int, table: int) -> float:
    """What an object adds to the own exhibition and takes from the victim's; old ones decide between equals."""
    age = (2000 - int(YEAR[int(state.edition), item])) / 1000.0
    worth = gain_of(mine, item) + HABITS[table, OLD] * age
    if victim > 0:
        worth += HABITS[table, HURT] * (best_run(victim) - best_run(victim - one_of(item // PER_LETTER)))
    return float(worth)


@compiled
def choose_object(state: State, player: int, legal: Any, count: int, weights: Any, table: int) -> None:
    """The best object in the windows, or in the exhibition that a thief is at."""
    mine = own_letters(state, player)
    victim = 0 if state.phase == BUY else known_letters(state, int(state.victim))
    best = 0
    most = -1.0
    for choice in range(count):
        weights[choice] = 0
        item = int(legal[choice]) - STEAL_OBJECT
        if state.phase == BUY:
            item = int(state.window[int(legal[choice]) - BUY_FROM])
        worth = object_worth(state, mine, victim, item, table)
        if worth > most:
            most = worth
            best = choice
    weights[best] = 1
