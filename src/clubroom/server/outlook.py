"""How likely each seat is to win from a moment on, with all hands open.

It is what the search player does after the moves it looks at: the house plays on from the true state to the
horizon, where the game's estimate says who will win, or to the end; many times, with other dice each time.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from clubroom.bots.simulations import play_out_by_house
from clubroom.bots.walks import house_walks
from clubroom.chance import generator
from clubroom.compiled import bind
from clubroom.game import Game

WORLDS = 300  # each with its own dice; the same ones at every moment, so that moments can be compared
DICE, MINDS = 1, 2  # two streams of random numbers in one world


@cache
def _play_out(game: Game) -> Any:
    """The search's own function under its own name, so that it is in the cache already."""
    names = {**game.functions, "house_moves": house_walks(game).house_moves}
    return bind(play_out_by_house, names, f"{game.name}_{play_out_by_house.__name__}")


def outlook(game: Game, cells: Sequence[int], worlds: int = WORLDS) -> list[float]:
    """Each seat's share of the win; `cells` are all cells of the state, secrets included."""
    pool = game.record.pool()
    state = game.record.cells(pool)
    kept = np.array(cells, state.dtype)
    state[0] = kept
    seats = int(pool[0].seats)
    legal, weights = game.buffers()
    points, ranks = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    values, wins, sums = np.zeros(seats), np.zeros(seats), np.zeros(seats)
    play_out = _play_out(game)
    for world in range(worlds):
        state[0] = kept
        dice, minds = generator(world, DICE), generator(world, MINDS)
        play_out(pool, dice, minds, legal, weights, game.horizons[0], points, ranks, values, wins)
        sums += wins
    return [float(share) for share in sums / worlds]
