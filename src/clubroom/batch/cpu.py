"""Random games by the thousand on one core, and what they add up to."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from clubroom.chance import generator
from clubroom.game import Game

MOVES, DECISIONS, _MARK, FIRST_SEAT = range(4)  # columns of a row: then every seat's points, every seat's place

Rows = np.ndarray[Any, np.dtype[np.int64]]


class RandomGames:
    """Random games of one table, repeated without allocating again."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, object] | None = None) -> None:
        self.game, self.seats = game, seats
        self.options = game.option_numbers(game.settle(seats, options or {}))
        self.pool = game.record.pool()
        self.legal, self.weights = game.buffers()
        self.rng = generator(0)

    def play(self, count: int, seed: int) -> Rows:
        """So many games from `seed` on, a row each."""
        rows = np.zeros((count, FIRST_SEAT + 2 * self.seats), np.int64)
        cells, kept = self.game.record.cells(self.pool), self.game.record.kept
        self.game.walkers.random_games(
            self.pool, cells, kept, self.rng, self.legal, self.weights, self.seats, self.options, seed, rows
        )
        return rows


class Tally:
    """What many games add up to; the rows themselves are not kept."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.moves = self.decisions = 0
        self.shortest = self.longest = 0
        self.wins, self.places, self.points = (np.zeros(seats, np.int64) for _ in range(3))

    def add(self, rows: Rows) -> None:
        """Count these games too."""
        seats = len(self.wins)
        points, places = rows[:, FIRST_SEAT : FIRST_SEAT + seats], rows[:, FIRST_SEAT + seats :]
        shortest, longest = int(rows[:, MOVES].min()), int(rows[:, MOVES].max())
        self.shortest = min(self.shortest, shortest) if self.games else shortest
        self.longest = max(self.longest, longest)
        self.games += len(rows)
        self.moves += int(rows[:, MOVES].sum())
        self.decisions += int(rows[:, DECISIONS].sum())
        self.wins += (places == 1).sum(axis=0)
        self.places += places.sum(axis=0)
        self.points += points.sum(axis=0)
