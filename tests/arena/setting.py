"""A small contest, made-up rows, and a bot that is easily told from a random one."""

from collections.abc import Iterable, Sequence
from typing import Any

import clubroom
from clubroom.arena import Contest, Row
from clubroom.arena.seating import seated
from clubroom.bots import Budget
from clubroom.chance import Generator
from clubroom.game import Game
from clubroom.sight import View


class FirstMove:
    """Always the first legal move."""

    def __init__(self, game: Game, seat: int, budget: Budget | None = None) -> None:
        self.seat = seat

    def choose(self, view: View, legal: Sequence[int], budget: Budget | None, rng: Generator) -> int:
        return legal[0]


class LastMove(FirstMove):
    """Always the last, which is bad in a tiny game."""

    def choose(self, view: View, legal: Sequence[int], budget: Budget | None, rng: Generator) -> int:
        return legal[-1]


def contest(*lineup: str, seed: int = 1, game: str = "bids", **options: str) -> Contest:
    lineup = lineup or ("random", "random", "random")
    return Contest(game, clubroom.game(game).settle(len(lineup), options), lineup, seed)


def tiny(*lineup: str, seed: int = 1) -> Contest:
    """A contest that other processes know too: the toy game is registered in this one only."""
    return contest(*lineup, seed=seed, game="figaro", tiny="on")


def row(number: int, places_by_position: Sequence[int], lineup: Sequence[str] = "abc", **values: Any) -> Row:
    """A row in which the bots of the lineup took these places."""
    seats = len(places_by_position)
    places = [places_by_position[(seat - number) % seats] for seat in range(seats)]
    made = Row(number, seated(lineup, number), [0] * seats, places, 9, 0.5, [1] * seats, [1.0] * seats, [1.0] * seats)
    return made._replace(**values)


def untimed(rows: Iterable[Row]) -> set[str]:
    """What must be the same however and whenever a game is played."""
    return {str(made._replace(seconds=0, mean_ms=[], max_ms=[])) for made in rows}
