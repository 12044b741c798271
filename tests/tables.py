"""Every table that can be opened: each game, each number of seats, each option switched alone."""

import itertools
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import numpy as np

from clubroom import game, games
from clubroom.chance import Generator, below, draw
from clubroom.compiled import PLAIN, settings
from clubroom.game import Game
from clubroom.options import Option
from clubroom.record import Pool
from clubroom.viewers import CHANCE, CHANCE_BIT, members

MOST_COMBINATIONS = 100
PLAIN_MOVES = 400  # a plain game is left after so many moves; some games have thousands


class Table(NamedTuple):
    """A game, its number of players and its options."""

    game: Game
    seats: int
    options: dict[str, str]

    def new(self, size: int = 1) -> Pool:
        """A pool whose first state is a new game."""
        pool = self.game.record.pool(size)
        self.game.doors.new(pool, 0, self.seats, self.game.option_numbers(self.options))
        return pool

    def __str__(self) -> str:
        options = [(option.name, self.options[option.name], option.default) for option in self.game.options]
        changed = [f"{name}={value}" for name, value, default in options if value != default]
        return "-".join([self.game.name, str(self.seats), *changed])


def all_tables(few: bool = PLAIN) -> list[Table]:
    """Every game with every number of seats and each option switched alone; `few` takes each option once."""
    tables: dict[str, Table] = {}
    for name in games():
        played = game(name)
        switches = [{option.name: value} for option in played.options for value in option.values]
        for given in ({}, *switches):
            fitting = [Table(played, seats, options) for seats, options in _settled(played, given)]
            tables |= {str(table): table for table in (fitting[:1] if few and given else fitting)}
    return list(tables.values())


def crossed_tables() -> list[Table]:
    """Every game with every number of seats and all combinations of options that go together, but no tiny game.

    Where these are hundreds, each option switched alone has to do.
    """
    tables: dict[str, Table] = {}
    for name in games():
        played = game(name)
        if 2 ** len(played.options) > MOST_COMBINATIONS:
            tables |= {str(table): table for table in all_tables(few=False) if table.game is played}
            continue
        for choice in itertools.product(*(_crossed_values(played, option) for option in played.options)):
            given = {option.name: value for option, value in zip(played.options, choice, strict=True)}
            fitting = [Table(played, seats, options) for seats, options in _settled(played, given)]
            tables |= {str(table): table for table in fitting}
    return list(tables.values())


def _crossed_values(played: Game, option: Option) -> tuple[str, ...]:
    if option.name == "tiny":
        return (option.default,)
    seats = [value for value in option.values if value in played.seat_names]
    return tuple(value for value in option.values if value not in seats[1:])  # one seat stands for all


def _settled(played: Game, given: dict[str, str]) -> Iterator[tuple[int, dict[str, str]]]:
    for seats in played.seats:
        with suppress(ValueError):  # this option is not for this number of players
            yield seats, played.settle(seats, given)


def default_tables() -> list[Table]:
    return [Table(game(name), seats, game(name).settle(seats, {})) for name in games() for seats in game(name).seats]


def many(compiled: int, plain: int, checked: int = 0) -> int:
    """How often to repeat: plain Python is a thousand times slower; where indices are `checked` fewer may do."""
    if settings.BOUNDSCHECK and checked:
        return checked
    return plain if PLAIN else compiled


def random_walk(table: Table, rng: Generator, index: int = 0) -> Iterator[tuple[Pool, int, int, int]]:
    """A random game; yields the pool, the actors, and the player and move about to be made.

    In plain Python a long game is not played to its end.
    """
    doors = table.game.doors
    pool = table.new(4)
    legal, weights = table.game.buffers()
    moves = 0
    while actors := doors.to_act(pool, index):
        moves += 1
        if PLAIN and moves > PLAIN_MOVES:
            return
        if actors & CHANCE_BIT:
            player = CHANCE
            choice = draw(weights, doors.chance(pool, index, legal, weights), rng)
        else:
            player = members(actors)[below(rng, len(members(actors)))]
            choice = below(rng, doors.legal(pool, index, player, legal))
        move = int(legal[choice])
        yield pool, actors, player, move
        doors.apply(pool, index, player, move)
    yield pool, 0, -1, -1


def legal_list(table: Table, pool: Pool, index: int, player: int) -> list[int]:
    legal, _ = table.game.buffers()
    count = table.game.doors.legal(pool, index, player, legal)
    return [int(move) for move in legal[:count]]


def scores(table: Table, pool: Pool, index: int = 0) -> tuple[Any, Any]:
    points, ranks = np.zeros(table.seats, np.int64), np.zeros(table.seats, np.int64)
    table.game.doors.score(pool, index, points, ranks)
    return points, ranks
