"""Games between searchers and house players on a GPU, thousands at the same time: one block of one thread a game.

A search is one long chain of decisions, so the threads of a warp would wait for each other at every step: each game has
a warp to itself.  Needs the extra `cuda` and an NVIDIA GPU.
"""

import types
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
from numba import float64, int16, int32, int64

from clubroom.batch.contests import (
    DONE,
    MOST_SIMULATIONS,
    MOVED,
    POINTS,
    RANKS,
    RESULT,
    STATES,
    TALLY,
    Job,
    Row,
    room_for,
    sight_of,
    tasks,
)
from clubroom.batch.cuda import cuda
from clubroom.bots.simulations import DEEPEST
from clubroom.bots.whole_games import whole_games
from clubroom.chance import sow
from clubroom.game import Game
from clubroom.preference import ROOM
from clubroom.record import CELL
from clubroom.viewers import MOST_SEATS
from clubroom.walk import unbound

whole_game: Any = unbound
N_MOVES = 0
HORIZONS = (0, 0)


def play_jobs(
    pool: Any, cells: Any, told: Any, sees: Any, own: Any, owned: Any, public: Any, marks: Any, figures: Any,
    filled: Any, rows: Any, favourites: Any, headings: Any, jobs: Any, simulations: Any, options: Any, taken: Any,
    results: Any
) -> None:  # fmt: skip
    """The kernel: takes the next game until there is none."""
    slot = cuda.blockIdx.x
    first = STATES * slot
    legal = cuda.local.array(N_MOVES, int16)
    weights = cuda.local.array(N_MOVES, int32)
    here = cuda.local.array(N_MOVES, int16)
    mix = cuda.local.array(N_MOVES, int32)
    luck = cuda.local.array(4, int64)
    dice = cuda.local.array(4, int64)
    minds = cuda.local.array(4, int64)
    rngs = cuda.local.array((MOST_SEATS, 4), int64)
    path = cuda.local.array((DEEPEST, 3), int64)
    histories = cuda.local.array(MOST_SEATS, int64)
    values = cuda.local.array(MOST_SEATS, float64)
    wins = cuda.local.array(ROOM, float64)
    points = cuda.local.array(MOST_SEATS, int64)
    ranks = cuda.local.array(MOST_SEATS, int64)
    found = cuda.local.array(3, int64)
    chosen = cuda.local.array(MOST_SEATS, int64)
    tally = cuda.local.array(TALLY, int64)
    job = cuda.atomic.add(taken, 0, 1)
    while job < len(jobs):
        seats = int(jobs[job, 0])
        sow(luck, int(jobs[job, 1]), 0)
        for seat in range(seats):
            sow(rngs[seat], int(jobs[job, 2]), int(jobs[job, 3]) + seat)
        for cell in range(TALLY):
            tally[cell] = 0
        whole_game(
            pool[first : first + 1], pool[first + 1 : first + 2], pool[first + 2 : first + 3],
            cells[first : first + 1], cells[first + 1 : first + 2], cells[first + 2 : first + 3], told, sees, own,
            owned, public, dice, minds, luck, rngs, legal, weights, here, mix, marks[slot], figures[slot],
            filled[slot], path, histories, rows[slot], favourites[slot], headings[slot], points[:seats],
            ranks[:seats], values, wins, found, chosen, seats, options[job], simulations[job], HORIZONS, tally
        )  # fmt: skip
        for cell in range(1 + seats):
            results[job, MOVED + cell] = tally[cell]
        for seat in range(seats):
            results[job, POINTS + seat] = points[seat]
            results[job, RANKS + seat] = ranks[seat]
        cuda.threadfence_system()
        results[job, DONE] = 1
        job = cuda.atomic.add(taken, 0, 1)


@cache
def kernel(game: Game) -> Any:
    """The kernel of one game; compiled once, when it is first launched."""
    names = {"whole_game": whole_games(game), "N_MOVES": len(game.moves), "HORIZONS": game.horizons}
    return cuda.jit(
        types.FunctionType(play_jobs.__code__, {**play_jobs.__globals__, **names}, f"{game.name}_play_jobs")
    )


class Contests:
    """Games being played on the GPU while this thread does something else."""

    def __init__(self, game: Game, jobs: Sequence[Job], slots: int) -> None:
        if any(most > MOST_SIMULATIONS for job in jobs for most in job.simulations):
            raise ValueError(f"on a GPU a bot thinks for at most {MOST_SIMULATIONS} simulations")
        slots, seats = min(slots, len(jobs)), max(job.seats for job in jobs)
        self._results = cuda.mapped_array((len(jobs), RESULT), np.int64)
        self._results[:] = 0
        self.missing = set(range(len(jobs)))
        flat = cuda.device_array(STATES * slots * game.record.width, CELL)
        pool = cuda.cudadrv.devicearray.DeviceNDArray(
            (STATES * slots,), (game.record.state_bytes,), game.record.dtype, gpu_data=flat.gpu_data
        )
        self._given = [
            pool,
            flat.reshape(STATES * slots, game.record.width),
            *map(cuda.to_device, sight_of(game, seats)),
            *room_for(game, seats, slots, cuda.device_array),
            *map(cuda.to_device, tasks(jobs)),
            self._results,
        ]
        kernel(game)[slots, 1, cuda.stream()](*self._given)

    def finished(self) -> Iterator[tuple[int, Row]]:
        """The number and the row of every game that was finished since the last time."""
        for number in sorted(self.missing):
            if self._results[number, DONE]:
                self.missing.remove(number)
                yield number, self._results[number].copy()
