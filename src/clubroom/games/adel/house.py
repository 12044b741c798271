"""The house player: how it mixes its moves, by nothing but what its seat sees."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.games.adel.house_choice import choose_action, choose_place
from clubroom.games.adel.house_exhibition import choose_shown
from clubroom.games.adel.house_habits import table_of
from clubroom.games.adel.house_objects import choose_object
from clubroom.games.adel.state import BUY, EXHIBIT, STEAL
from clubroom.record import State
from clubroom.viewers import NOTHING


@compiled
def house(state: State, player: int, legal: Any, count: int, weights: Any) -> None:
    """A weight for each legal move: one move where nothing is secret, a mix where all choose at once."""
    table = table_of(state)
    if state.phase == EXHIBIT:
        choose_shown(state, player, legal, count, weights)
    elif state.phase == BUY or state.phase == STEAL:
        choose_object(state, player, legal, count, weights, table)
    elif state.place_chosen[player] == NOTHING:
        choose_place(state, player, count, weights, table)
    else:
        choose_action(state, player, legal, count, weights, table)
