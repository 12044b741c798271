"""What a bot is: an object per seat that is shown what its seat sees, and chooses."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from clubroom.chance import Generator
from clubroom.game import Game
from clubroom.sight import View

NAMES = ("Anna", "Ben", "Clara", "Dirk", "Emma", "Finn", "Greta", "Hugo")  # what people call the bots at a table

MOST_SIMULATIONS = 10_000_000
MOST_SECONDS = 3600.0
MOST_THREADS = 256


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one move: so many simulations, or so many seconds; on so many threads."""

    simulations: int = 0
    seconds: float = 0.0
    threads: int = 1

    @classmethod
    def read(cls, text: str) -> "Budget":
        """`400` (simulations), `100ms` or `1.5s`; `1.5s*4` is shared by four threads."""
        match = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)?(?:\*(\d+))?", text.strip())
        if match is None or (match[2] is None and "." in match[1]):
            raise ValueError(
                f"{text!r} is no budget; a budget is a number of simulations (400) or a time (100ms, 1.5s), "
                "and may be shared by threads (1.5s*4)"
            )
        number, unit, threads = float(match[1]), match[2], int(match[3] or 1)
        seconds = number / 1000 if unit == "ms" else number
        if (unit is None and not 1 <= number <= MOST_SIMULATIONS) or (unit and not 0.001 <= seconds <= MOST_SECONDS):
            raise ValueError(
                f"{text!r} is out of range; a budget is 1 to {MOST_SIMULATIONS:,} simulations, or 1ms to 1 h"
            )
        if not 1 <= threads <= MOST_THREADS:
            raise ValueError(f"{text!r} is out of range; a budget is shared by 1 to {MOST_THREADS} threads")
        return cls(seconds=seconds, threads=threads) if unit else cls(simulations=int(number), threads=threads)


class Bot(Protocol):
    """A player that is not a person.  It sees no more than its seat does, its memory included."""

    def choose(self, view: View, legal: Sequence[int], budget: Budget | None, rng: Generator) -> int:
        """One of the legal moves; `rng` is the only source of chance.

        Whatever a bot keeps between two calls may be dropped at any time.  Where several players choose at the
        same time, each is asked before any of them has chosen.
        """


class Maker(Protocol):
    """A kind of bot: makes one for a game and a seat."""

    def __call__(self, game: Game, seat: int, budget: Budget | None = None) -> Bot:
        """A new bot; `budget` is what its name says, for kinds that think."""
