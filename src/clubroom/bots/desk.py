"""Where one thread of a search works: its memory, its room for a state, its buffers."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from clubroom.bots.comparison import MARK, TRIED, WINS, Trials, favourite_of, merit, weigh
from clubroom.bots.memory import Memory, mark_of_cells
from clubroom.bots.simulations import DEEPEST, is_secret_choice, searcher
from clubroom.bots.walks import house
from clubroom.chance import Generator, generator, word
from clubroom.compiled import bind
from clubroom.preference import ROOM
from clubroom.sight import View
from clubroom.viewers import MOST_SEATS, SPECTATOR
from clubroom.walk import legal_moves, to_act, unbound

if TYPE_CHECKING:
    from clubroom.game import Game

GLANCE = 0.002  # seconds between two looks at the clock
FEW = 4  # simulations before the first look

Numbers = np.ndarray[Any, np.dtype[np.float64]]

imagine_door = is_secret = unbound


@dataclass
class Weighed:
    """What a search found out about each legal move: a row of `comparison` each."""

    rows: Numbers
    secret: bool
    favourite: int  # of the house player

    def __add__(self, other: "Weighed") -> "Weighed":
        """Two searches of the same situation together."""
        return Weighed(self.rows + other.rows, self.secret or other.secret, self.favourite)

    @property
    def visits(self) -> Numbers:
        """How often each move was tried."""
        return self.rows[:, TRIED]

    def wins(self, choice: int) -> float:
        """A tried move's share of the wins."""
        return float(self.rows[choice, WINS] / self.rows[choice, TRIED])

    def weights(self) -> Any:
        """How likely each move is made, in whole numbers to draw by."""
        weights = np.zeros(len(self.rows), np.int32)
        weigh(self.rows, len(self.rows), int(self.secret), self.favourite, weights)
        return weights

    def odds(self) -> Numbers:
        """How likely each move is made."""
        weights = self.weights()
        odds: Numbers = weights / weights.sum()
        return odds

    def order(self) -> list[int]:
        """The moves, best first: by what they gain beside the favourite; a secret choice by how often it was tried."""
        merits = self.visits.copy()
        if not self.secret:
            merits[:] = [merit(self.rows, choice, self.favourite) for choice in range(len(self.rows))]
        return [int(choice) for choice in np.argsort(-merits, kind="stable")]


def look_at_choice(
    seen: Any, viewer: int, told: Any, cells: Any, rng: Any, pool: Any, own: Any, legal: Any, weights: Any, found: Any
) -> None:  # fmt: skip
    """`found` takes the mark of the situation, whether the choice is secret, and the house player's favourite."""
    imagine_door(seen, viewer, told, cells, rng, pool, 0)
    found[0] = mark_of_cells(cells, 0, own, viewer + 1)
    count = int(legal_moves(pool[0], viewer, legal))
    found[1] = is_secret(pool[0], viewer, int(to_act(pool[0])), int(legal[0]))
    house(pool[0], viewer, legal, count, weights)
    found[2] = favourite_of(weights, count)


@cache
def looker(game: "Game") -> Any:
    """`look_at_choice` bound to one game, once."""
    secret = bind(is_secret_choice, game.functions, f"{game.name}_is_secret_root")
    names = {**game.functions, "imagine_door": game.doors.imagine, "is_secret": secret}
    return bind(look_at_choice, names, f"{game.name}_look_at_choice")


class Desk:
    """One searcher's memory and buffers; two threads never share a desk."""

    def __init__(self, game: "Game", seat: int) -> None:
        self.game, self.seat = game, seat
        self.memory = Memory()
        self.pool = game.record.pool()
        self.cells = game.record.cells(self.pool)
        self.legal, self.weights = game.buffers()
        self.here, self.mix = game.buffers()
        self.dice, self.minds = generator(0), generator(0)
        self.trials = Trials(len(self.legal))
        self.own, self.public = game.record.seen_by(seat), game.record.seen_by(SPECTATOR)
        self.path = np.zeros((DEEPEST, 3), np.int64)
        self.histories = np.zeros(MOST_SEATS, np.int64)
        self.points, self.ranks = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        self.values, self.wins = np.zeros(MOST_SEATS), np.zeros(ROOM)

    def branch(self, rng: Generator) -> Generator:
        """A generator of this desk's own."""
        return generator(word(rng))

    def look(self, view: View, rng: Generator) -> tuple[int, bool, int]:
        """The mark of this situation, whether the choice is secret, and the house player's favourite."""
        found = np.zeros(3, np.int64)
        looker(self.game)(
            view.pool,
            self.seat,
            self.game.record.told,
            self.cells,
            rng,
            self.pool,
            self.own,
            self.here,
            self.mix,
            found,
        )
        return int(found[0]), bool(found[1]), int(found[2])

    def search(self, view: View, simulations: int, rng: Generator) -> None:
        """So many simulations more."""
        self.memory.make_room()
        mark = self.look(view, rng)[0]
        if mark != self.trials.heading[MARK]:
            self.trials.begin(mark, word(rng))
        seats = int(view.pool[0].seats)
        searcher(self.game)(
            view.pool, self.seat, self.game.record.told, self.pool, self.cells, self.own, self.public, self.dice,
            self.minds, rng, self.legal, self.weights, self.here, self.mix, self.memory.marks, self.memory.figures,
            self.memory.filled, self.path, self.histories, self.trials.rows, self.trials.favourites,
            self.trials.heading, self.points[:seats], self.ranks[:seats], self.values, self.wins, self.game.horizons,
            simulations,
        )  # fmt: skip

    def search_until(self, view: View, until: float, rng: Generator) -> None:
        """As many simulations as there is time for; a few also where a busy machine has let it pass already."""
        simulations, now = FEW, time.perf_counter()
        while True:
            self.search(view, simulations, rng)
            before, now = now, time.perf_counter()
            if now >= until:
                return
            each = (now - before) / simulations
            simulations = max(1, int(min(GLANCE, (until - now) / 2) / each))  # ever fewer, not to be late

    def weigh(self, view: View, legal: Sequence[int], rng: Generator) -> Weighed:
        """What is known about each legal move."""
        mark, secret, favourite = self.look(view, rng)
        rows = self.trials.rows[: len(legal)].copy()
        return Weighed(rows if mark == self.trials.heading[MARK] else np.zeros_like(rows), secret, favourite)
