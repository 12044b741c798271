"""Games between searchers and house players by the thousand: what is to be played, and the room it takes.

`play_here` plays them on this processor, `contests_cuda.py` on a GPU; both as the arena's bots do, to the bit.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from clubroom.bots.comparison import COLUMNS
from clubroom.bots.memory import Memory
from clubroom.bots.simulations import DEEPEST
from clubroom.bots.whole_games import whole_games
from clubroom.chance import generator
from clubroom.game import Game
from clubroom.preference import ROOM
from clubroom.viewers import MOST_SEATS, SPECTATOR

MEMORY = len(Memory().marks)
WORLDS = 1 << 13  # whose outcome is kept: enough for the longest budget
MOST_SIMULATIONS = WORLDS // 2
STATES = 3  # of a game: the true one, what a seat sees of it, an imagined one

DONE, MOVED, DECISIONS = 0, 1, 2  # columns of a row; the last three begin one for each seat
POINTS = DECISIONS + MOST_SEATS
RANKS = POINTS + MOST_SEATS
RESULT = RANKS + MOST_SEATS
TALLY = 1 + MOST_SEATS  # moves, then decisions by seat

Row = np.ndarray[Any, np.dtype[np.int64]]


class Job(NamedTuple):
    """One game: where its chance comes from, and how long each seat thinks (0: as the house)."""

    seats: int
    deal: int
    seed: int
    first_stream: int  # of the bots' own random numbers, one for each seat
    simulations: Sequence[int]
    options: Any


def room_for(game: Game, seats: int, slots: int, make: Any) -> list[Any]:
    """What games are played in; `make` allocates.  Nothing there needs to be blank."""
    return [
        make((slots, seats, MEMORY), np.int64),
        make((slots, seats, MEMORY, 2), np.float64),
        make((slots, seats, 1), np.int64),
        make((slots, seats, len(game.moves), COLUMNS), np.float64),
        make((slots, seats, WORLDS), np.float64),
        make((slots, seats, 2), np.int64),
    ]


def sight_of(game: Game, seats: int) -> list[Any]:
    """Who sees which cells."""
    record = game.record
    seen = [record.seen_by(seat) for seat in range(seats)]
    own = np.zeros((seats, max(map(len, seen))), np.int64)
    for seat, chosen in enumerate(seen):
        own[seat, : len(chosen)] = chosen
    lengths = np.array([len(chosen) for chosen in seen], np.int64)
    return [record.told, record.sees[1], own, lengths, record.seen_by(SPECTATOR)]


def tasks(jobs: Sequence[Job]) -> list[Any]:
    """The games to be played, and how many are taken."""
    thinking = np.zeros((len(jobs), MOST_SEATS), np.int64)
    for number, job in enumerate(jobs):
        thinking[number, : job.seats] = job.simulations
    figures = np.array([(job.seats, job.deal, job.seed, job.first_stream) for job in jobs], np.int64)
    return [figures, thinking, np.array([job.options for job in jobs]), np.zeros(1, np.int64)]


def play_here(game: Game, job: Job) -> Row:
    """The row of one game."""
    seats = job.seats
    pools = [game.record.pool() for _ in range(STATES)]
    marks, figures, filled, rows, favourites, headings = (part[0] for part in room_for(game, seats, 1, np.zeros))
    legal, weights = game.buffers()
    here, mix = game.buffers()
    rngs = np.array([generator(job.seed, job.first_stream + seat) for seat in range(seats)])
    row, tally = np.zeros(RESULT, np.int64), np.zeros(TALLY, np.int64)
    points, ranks = row[POINTS : POINTS + seats], row[RANKS : RANKS + seats]
    whole_games(game)(
        *pools, *map(game.record.cells, pools), *sight_of(game, seats), generator(0), generator(0),
        generator(job.deal), rngs, legal, weights, here, mix, marks, figures, filled, np.zeros((DEEPEST, 3), np.int64),
        np.zeros(MOST_SEATS, np.int64), rows, favourites, headings, points, ranks, np.zeros(MOST_SEATS),
        np.zeros(ROOM), np.zeros(3, np.int64), np.zeros(MOST_SEATS, np.int64), seats, job.options,
        np.array(job.simulations), game.horizons, tally
    )  # fmt: skip
    row[DONE], row[MOVED : DECISIONS + seats] = 1, tally[: 1 + seats]
    return row
