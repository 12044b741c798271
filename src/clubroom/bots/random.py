"""The bot that picks any legal move."""

from collections.abc import Sequence

from clubroom.bots.bot import Budget
from clubroom.chance import Generator, below
from clubroom.game import Game
from clubroom.sight import View


class RandomBot:
    """Every legal move is equally likely."""

    def __init__(self, game: Game, seat: int, budget: Budget | None = None) -> None:
        self.game, self.seat = game, seat

    def choose(self, view: View, legal: Sequence[int], budget: Budget | None, rng: Generator) -> int:
        """Any of the legal moves."""
        return legal[below(rng, len(legal))]
