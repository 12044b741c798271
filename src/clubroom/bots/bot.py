"""What a bot is: an object per seat that is shown what its seat sees, and chooses."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from clubroom.chance import Generator
from clubroom.game import Game
from clubroom.sight import View

NAMES = ("Anna", "Ben", "Clara", "Dirk", "Emma", "Finn", "Greta", "Hugo")  # what people call the bots at a table


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one move."""

    seconds: float


class Bot(Protocol):
    """A player that is not a person.  It sees no more than its seat does, its memory included."""

    def choose(self, view: View, legal: Sequence[int], budget: Budget | None, rng: Generator) -> int:
        """One of the legal moves; `rng` is the only source of chance."""


Maker = Callable[[Game, int], Bot]  # a bot for this game and seat
