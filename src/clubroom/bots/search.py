"""The bot that looks ahead in imagined worlds."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from clubroom.bots.bot import Budget
from clubroom.bots.desk import Desk, Weighed
from clubroom.chance import Generator, draw
from clubroom.cores import cores
from clubroom.game import Game
from clubroom.sight import View

USUAL = Budget(simulations=400)


class SearchBot:
    """Monte Carlo tree search over what its seat knows; threads think apart, and what they found is added up."""

    def __init__(self, game: Game, seat: int, budget: Budget | None = None) -> None:
        self.game, self.seat = game, seat
        self.budget = budget or USUAL
        self.desks = [Desk(game, seat)]

    def choose(self, view: View, legal: Sequence[int], budget: Budget | None, rng: Generator) -> int:
        """The move that gains most; where the choice is secret, a move as often as it was tried."""
        if len(legal) == 1:
            return legal[0]
        weights = self.think(view, legal, budget or self.budget, rng).weights()
        return legal[draw(weights, len(legal), rng)]

    def think(self, view: View, legal: Sequence[int], budget: Budget, rng: Generator) -> Weighed:
        """Spend the budget; what was found out about each legal move."""
        # Threads that wait for a core would be late; simulations are as many, and as they are, on any machine.
        threads = budget.threads if budget.simulations else min(budget.threads, cores())
        self.desks += [Desk(self.game, self.seat) for _ in range(threads - len(self.desks))]
        desks = self.desks[:threads]
        until = time.perf_counter() + budget.seconds

        def spend(desk: Desk, luck: Generator, place: int) -> None:
            if budget.simulations:
                desk.search(view, len(range(place, budget.simulations, len(desks))), luck)
            else:
                desk.search_until(view, until, luck)

        if len(desks) == 1:
            spend(desks[0], rng, 0)
        else:
            lucks = [desk.branch(rng) for desk in desks]
            with ThreadPoolExecutor(len(desks)) as pool:
                list(pool.map(spend, desks, lucks, range(len(desks))))
        return sum((desk.weigh(view, legal, rng) for desk in desks[1:]), desks[0].weigh(view, legal, rng))
