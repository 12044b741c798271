"""How much the moves of searches gain per decision beside the house player's.

python benchmarks/gain.py figaro 6 100 400 1600                  at 300 positions of games between house players
python benchmarks/gain.py catan 4 1600 --horizons 12 12 --horizons 12 40
python benchmarks/gain.py figaro 6 100 1600 --true               from the true hands instead of imagined ones
python benchmarks/gain.py figaro 6 100 1600 --by search:100      where such a bot comes to, among house players

At every position each move that was chosen is played out to the end by house players, who make secret choices by their
own mix meanwhile, in the same worlds for all of them: imagined ones, as the search does it, or the true one with other
dice each time.  The first judges the search by its own lights with far more worlds; the second also shows where what it
imagines is not what is there.  An open choice is compared with the house player's favourite, a secret one, which is a
mix, with the house player's mix; what others could make of knowing the mix is not in it.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache, partial
from typing import Any, NamedTuple

import numpy as np

from clubroom import Match
from clubroom import game as game_of
from clubroom.arena.contest import Player, step
from clubroom.bots import Budget, make_bot
from clubroom.bots.search import SearchBot
from clubroom.bots.walks import house_walks
from clubroom.chance import below, generator, sow
from clubroom.cli.prepare import prepare_play
from clubroom.game import Game
from clubroom.preference import TO_THE_END
from clubroom.sight import View

ONE_IN = 30  # decisions of a game that are looked at: neighbours are too much alike
ONE_OF_ITS_OWN_IN = 6  # where only one seat's are
Gains = np.ndarray[Any, np.dtype[np.float64]]


class Task(NamedTuple):
    """What is compared."""

    game: str
    seats: int
    budgets: Sequence[int]
    horizons: Sequence[tuple[int, int]]
    worlds: int
    true: bool
    by: str


class OpenMatch(Match):
    """A match that tells its secrets."""

    def cells(self) -> Any:
        """All cells of the state."""
        return self.game.record.cells(self._pool)[0]


def wins_after(match: OpenMatch, view: View, move: int, task: Task) -> float:
    """The share of the wins after a move, with house players on every seat."""
    game, pool, rng = match.game, match.game.record.pool(), generator(0)
    cells, (legal, weights) = game.record.cells(pool), game.buffers()
    points, ranks = np.zeros(task.seats, np.int64), np.zeros(task.seats, np.int64)
    won = 0.0
    for world in range(task.worlds):
        sow(rng, world, 1)
        if task.true:
            cells[0] = match.cells()
        else:
            game.doors.imagine(view.pool, view.viewer, game.record.told, cells, rng, pool, 0)
        game.doors.apply(pool, 0, view.viewer, move)
        house_walks(game).house_moves(pool, 0, rng, rng, legal, weights, 0, TO_THE_END)
        game.doors.score(pool, 0, points, ranks)
        won += float(ranks[view.viewer] == 1) / (ranks == 1).sum()
    return won / task.worlds


@cache  # a game keeps what was compiled for it: one for each pair of horizons, not one for each position
def looking(game: Game, horizons: tuple[int, int]) -> Game:
    """The game, whose searches look so far."""
    return replace(game, horizons=horizons)


def gains_at(match: OpenMatch, seat: int, task: Task, seed: int) -> list[float]:
    """What each search's move, or mix of moves, gains here beside the house player's."""
    view, legal = match.view(seat), match.legal(seat)
    odds = []
    for horizons in task.horizons:
        for budget in task.budgets:
            bot = SearchBot(looking(match.game, horizons), seat)
            found = bot.think(view, legal, Budget(budget), generator(seed))
            odds.append(found.odds())
    habit = np.zeros(len(legal))
    if found.secret:
        habit[:] = bot.desks[0].mix[: len(legal)]
    else:
        habit[found.favourite] = 1
    habit /= habit.sum()
    beside = [own - habit for own in odds]
    wins = [
        wins_after(match, view, move, task) if differs else 0.0
        for move, differs in zip(legal, np.any(beside, 0), strict=True)
    ]
    return [float(own @ wins) for own in beside]


def gains_in_game(task: Task, number: int) -> list[list[float]]:
    """The gains at some decisions of one game between house players, or of the one seat that another bot has."""
    match, luck = OpenMatch(game_of(task.game), task.seats, seed=number), generator(number, 1)
    among = task.by == "house"
    kinds = [task.by if seat == number % task.seats else "house" for seat in range(task.seats)]
    players = [Player(make_bot(kind, match.game, seat), luck) for seat, kind in enumerate(kinds)]
    rows = []
    while not match.over:
        for seat in match.to_act():
            meant = kinds[seat] == task.by and len(match.legal(seat)) > 1
            looked_at = meant and below(luck, ONE_IN if among else ONE_OF_ITS_OWN_IN) == 0
            if looked_at:
                rows.append(gains_at(match, seat, task, number))
        step(match, players)
    return rows


def table(task: Task, gains: Gains) -> Iterator[str]:
    """A line for each search: its gain, and how much that differs from the first one's."""
    names = [f"{budget:>6} simulations, {near} {far}" for near, far in task.horizons for budget in task.budgets]
    for name, own in zip(names, 1000 * gains.T, strict=True):
        beside = own - 1000 * gains[:, 0]
        errors = [float(column.std() / len(column) ** 0.5) for column in (own, beside)]
        yield f"{name}: {own.mean():6.2f} +- {errors[0]:.2f}; beside the first {beside.mean():6.2f} +- {errors[1]:.2f}"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game")
    reader.add_argument("seats", type=int)
    reader.add_argument("budgets", type=int, nargs="+", help="simulations")
    reader.add_argument("--horizons", type=int, nargs=2, action="append", help="at first and later; the game's own")
    reader.add_argument("--positions", type=int, default=300)
    reader.add_argument("--worlds", type=int, default=400)
    reader.add_argument("--true", action="store_true", help="play out from the true state")
    reader.add_argument("--by", default="house", help="the bot whose decisions are looked at")
    reader.add_argument("--processes", type=int, default=2)
    given = reader.parse_args()
    game = game_of(given.game)
    horizons = [(near, far) for near, far in given.horizons or [game.horizons]]
    task = Task(given.game, given.seats, given.budgets, horizons, given.worlds, given.true, given.by)
    prepare_play(game, ["search:1", "house"])
    rows: list[list[float]] = []
    with ProcessPoolExecutor(given.processes) as processes:
        number = 0
        while len(rows) < given.positions:
            for more in processes.map(partial(gains_in_game, task), range(number, number + 2 * given.processes)):
                rows += more
            number += 2 * given.processes
            print(f"{len(rows)} positions", end="\r", file=sys.stderr, flush=True)
    print(f"{given.game} for {given.seats}, {len(rows)} positions: wins gained per decision, in thousandths")
    print("\n".join(table(task, np.array(rows))))


if __name__ == "__main__":
    main()
