"""Random games on a GPU: a thin kernel around the same walker, one thread a game.

The rules are the very functions that run on the CPU; numba compiles them once more for the device.
Needs the extra `cuda` and an NVIDIA GPU.
"""

import types
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

vars(np).setdefault("row_stack", np.vstack)  # numba-cuda 0.30 looks for the name that NumPy 2.5 dropped

import numba.cuda
from numba import from_dtype, int16, int32, int64

from clubroom.chance import sow
from clubroom.game import Game
from clubroom.record import CELL, mark_of
from clubroom.walk import RULE_NAMES, unbound

cuda: Any = numba.cuda  # untyped

THREADS_A_BLOCK = 64
STATES = 1 << 15  # games at the same time; more do not fit the caches and run slower (benchmarks/gpu.py)

new_game = score = random_game = unbound
N_MOVES = 0
STATE: Any = None


def play_many(blank: Any, pool: Any, cells: Any, kept: Any, seats: int, options: Any, seed: int, rows: Any) -> None:
    """The kernel: what `walk.random_games` does, each thread every so-many-th row.

    A game is played in local memory, which lies interleaved: threads that touch the same field share a line.
    """
    mine = cuda.local.array(1, STATE)
    rng = cuda.local.array(4, int64)
    legal = cuda.local.array(N_MOVES, int16)
    weights = cuda.local.array(N_MOVES, int32)
    slot = cuda.grid(1)
    for game in range(slot, len(rows), cuda.gridsize(1)):
        sow(rng, seed + game, 0)
        mine[0] = blank[0]
        new_game(mine[0], seats, options)
        mark = random_game(mine, 0, rng, legal, weights, rows[game])
        score(mine[0], rows[game, 3 : 3 + seats], rows[game, 3 + seats :])
        pool[slot] = mine[0]
        rows[game, 2] = mark ^ mark_of(cells[slot], kept)


@cache
def kernel(game: Game) -> Any:
    """The kernel of one game; compiled once, when it is first launched."""
    names = {name: getattr(game, name) for name in RULE_NAMES}
    names |= {
        "random_game": game.walkers.random_game,
        "N_MOVES": len(game.moves),
        "STATE": from_dtype(game.record.dtype),
    }
    return cuda.jit(
        types.FunctionType(play_many.__code__, {**play_many.__globals__, **names}, f"{game.name}_play_many")
    )


class RandomGames:
    """Random games of one table on the GPU, repeated without compiling or allocating again."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        states: int = STATES,
    ) -> None:
        self.game, self.seats = game, seats
        self.states = max(states, THREADS_A_BLOCK)
        self._options = cuda.to_device(game.option_numbers(game.settle(seats, options or {})))
        self._blank = cuda.to_device(game.record.pool())
        self._kept = cuda.to_device(game.record.kept)
        flat = cuda.device_array(self.states * game.record.width, CELL)
        self._cells = flat.reshape(self.states, game.record.width)
        self._pool = cuda.cudadrv.devicearray.DeviceNDArray(
            (self.states,), (game.record.state_bytes,), game.record.dtype, gpu_data=flat.gpu_data
        )

    def play(self, count: int, seed: int) -> np.ndarray[Any, np.dtype[np.int64]]:
        """The rows that `walk.random_games` gives for the same seed, to the bit."""
        rows = cuda.device_array((count, 3 + 2 * self.seats), np.int64)
        blocks = max(1, min(count, self.states) // THREADS_A_BLOCK)
        kernel(self.game)[blocks, THREADS_A_BLOCK](
            self._blank, self._pool, self._cells, self._kept, self.seats, self._options, seed, rows
        )
        cuda.synchronize()
        result: np.ndarray[Any, np.dtype[np.int64]] = rows.copy_to_host()
        return result
