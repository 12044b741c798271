"""The bot that looks ahead in imagined worlds."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from clubroom.bots.bot import Budget
from clubroom.bots.desk import Desk, Numbers, Weighed
from clubroom.chance import Generator, draw
from clubroom.game import Game
from clubroom.sight import View

USUAL = Budget(simulations=400)

RARE = 0.02  # a secret choice that was tried less often than this is never made
FINE = 1 << 20


class SearchBot:
    """Monte Carlo tree search over what its seat knows; `threads` share a budget given as a time."""

    def __init__(self, game: Game, seat: int, budget: Budget | None = None, threads: int = 1) -> None:
        self.game, self.seat = game, seat
        self.budget = budget or USUAL
        self.desks = [Desk(game, seat) for _ in range(threads)]

    def choose(self, view: View, legal: Sequence[int], budget: Budget | None, rng: Generator) -> int:
        """The move that gains most; where the choice is secret, a move as often as it was tried."""
        if len(legal) == 1:
            return legal[0]
        odds = self.odds(self.think(view, legal, budget or self.budget, rng))
        return legal[draw((odds * FINE).astype(np.int64), len(legal), rng)]

    def odds(self, weighed: Weighed) -> Numbers:
        """How likely each move is made after thinking."""
        odds: Numbers = np.zeros(len(weighed.rows))
        if not weighed.secret:
            odds[weighed.order()[0]] = 1.0
            return odds
        visits = weighed.visits if weighed.visits.any() else np.ones(len(weighed.rows))
        odds = np.where(visits < RARE * visits.sum(), 0.0, visits)
        odds /= odds.sum()
        return odds

    def think(self, view: View, legal: Sequence[int], budget: Budget, rng: Generator) -> Weighed:
        """Spend the budget; what was found out about each legal move."""
        if budget.simulations:
            self.desks[0].search(view, budget.simulations, rng)
            return self.desks[0].weigh(view, legal, rng)
        until = time.perf_counter() + budget.seconds
        if len(self.desks) == 1:
            self.desks[0].search_until(view, until, rng)
        else:
            with ThreadPoolExecutor(len(self.desks)) as threads:
                for desk in self.desks:
                    threads.submit(desk.search_until, view, until, desk.branch(rng))
        return sum((desk.weigh(view, legal, rng) for desk in self.desks[1:]), self.desks[0].weigh(view, legal, rng))
