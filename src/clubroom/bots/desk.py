"""Where one thread of a search works: its memory, its room for a state, its buffers."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from clubroom.bots.memory import Memory, mark_of_cells, mark_of_move, place_of
from clubroom.bots.simulations import DEEPEST, is_secret_choice, searcher
from clubroom.chance import Generator, generator, word
from clubroom.compiled import bind
from clubroom.sight import View
from clubroom.viewers import MOST_SEATS, SPECTATOR
from clubroom.walk import to_act, unbound

if TYPE_CHECKING:
    from clubroom.game import Game

GLANCE = 0.002  # seconds between two looks at the clock
FEW = 4  # simulations before the first look

imagine_door = is_secret = unbound


@dataclass
class Weighed:
    """What a search found out about each legal move."""

    visits: np.ndarray[Any, np.dtype[np.float64]]
    values: np.ndarray[Any, np.dtype[np.float64]]  # sums over the visits
    wins: np.ndarray[Any, np.dtype[np.float64]]
    secret: bool

    def __add__(self, other: "Weighed") -> "Weighed":
        """Two searches of the same situation together."""
        return Weighed(
            self.visits + other.visits, self.values + other.values, self.wins + other.wins, self.secret or other.secret
        )


def weigh_moves(
    seen: Any, viewer: int, told: Any, cells: Any, rng: Any, pool: Any, own: Any, moves: Any, marks: Any,
    figures: Any, found: Any
) -> int:  # fmt: skip
    """Copy the figures of the viewer's moves into `found`; returns whether the choice is secret."""
    imagine_door(seen, viewer, told, cells, rng, pool, 0)
    situation = mark_of_cells(cells, 0, own, viewer + 1)
    for choice in range(len(moves)):
        place = place_of(marks, mark_of_move(situation, int(moves[choice])))
        for column in range(3):
            found[column, choice] = figures[place, column] if place >= 0 else 0.0
    return int(is_secret(pool[0], viewer, int(to_act(pool[0])), int(moves[0])))


@cache
def weigher(game: "Game") -> Any:
    """`weigh_moves` bound to one game, once."""
    secret = bind(is_secret_choice, game.functions, f"{game.name}_is_secret_root")
    names = {**game.functions, "imagine_door": game.doors.imagine, "is_secret": secret}
    return bind(weigh_moves, names, f"{game.name}_weigh_moves")


class Desk:
    """One searcher's memory and buffers; two threads never share a desk."""

    def __init__(self, game: "Game", seat: int) -> None:
        self.game, self.seat = game, seat
        self.memory = Memory()
        self.pool = game.record.pool()
        self.cells = game.record.cells(self.pool)
        self.legal, self.weights = game.buffers()
        self.here, self.mix = game.buffers()
        self.dice = generator(0)
        self.own, self.public = game.record.seen_by(seat), game.record.seen_by(SPECTATOR)
        self.path = np.zeros((DEEPEST, 3), np.int64)
        self.histories = np.zeros(MOST_SEATS, np.int64)
        self.points, self.ranks = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
        self.values, self.wins = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)

    def branch(self, rng: Generator) -> Generator:
        """A generator of this desk's own."""
        return generator(word(rng))

    def search(self, view: View, simulations: int, rng: Generator) -> None:
        """So many simulations more."""
        self.memory.make_room()
        seats = int(view.pool[0].seats)
        searcher(self.game)(
            view.pool, self.seat, self.game.record.told, self.pool, self.cells, self.own, self.public, self.dice, rng,
            self.legal, self.weights, self.here, self.mix, self.memory.marks, self.memory.figures, self.memory.filled,
            self.path, self.histories, self.points[:seats], self.ranks[:seats], self.values, self.wins,
            self.game.horizon, simulations,
        )  # fmt: skip

    def search_until(self, view: View, until: float, rng: Generator) -> None:
        """As many simulations as there is time for."""
        simulations, now = FEW, time.perf_counter()
        while now < until:
            self.search(view, simulations, rng)
            before, now = now, time.perf_counter()
            each = (now - before) / simulations
            simulations = max(1, int(min(GLANCE, (until - now) / 2) / each))  # ever fewer, not to be late

    def weigh(self, view: View, legal: Sequence[int], rng: Generator) -> Weighed:
        """What is known about each legal move."""
        found, moves = np.zeros((3, len(legal))), np.array(legal, np.int64)
        secret = weigher(self.game)(
            view.pool, self.seat, self.game.record.told, self.cells, rng, self.pool, self.own, moves,
            self.memory.marks, self.memory.figures, found,
        )  # fmt: skip
        return Weighed(found[0], found[1], found[2], bool(secret))
