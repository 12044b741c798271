"""Leaf counts in a text file: positions, and in how many ways one can go a number of moves on from each.

id: after the deal
seats: 4
options: first=A
moves: draw tile 9; draw tile 17; deal music 2
moves: deal jester 1; lay music 2 before C      (as many such lines as it takes)
depth 1: 37
depth 2: 1294

A rule that adds, loses or doubles a way to move changes the numbers, wherever in the tree it hides.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from clubroom.game import Game
from clubroom.record import Pool
from clubroom.viewers import CHANCE, CHANCE_BIT, first_of

FOLDER = Path(__file__).parent
MOVES_IN_A_LINE = 6


@dataclass
class Position:
    """One entry: where it is, how to get there, and the counts by depth."""

    id: str
    seats: int
    options: dict[str, str]
    moves: list[str]
    counts: dict[int, int] = field(default_factory=dict)

    def lines(self) -> Iterable[str]:
        """The entry as text."""
        yield f"id: {self.id}"
        yield f"seats: {self.seats}"
        yield "options: " + " ".join(f"{name}={value}" for name, value in self.options.items())
        for start in range(0, len(self.moves), MOVES_IN_A_LINE):
            yield "moves: " + "; ".join(self.moves[start : start + MOVES_IN_A_LINE])
        for depth, count in self.counts.items():
            yield f"depth {depth}: {count}"


def write(path: Path, comment: str, positions: Iterable[Position]) -> None:
    """Write all entries, with an empty line between two."""
    entries = ["\n".join(position.lines()) for position in positions]
    path.write_text("\n\n".join([f"# {comment}", *entries]) + "\n", encoding="utf-8")


def read(path: Path) -> list[Position]:
    """All entries of a file."""
    entries = path.read_text(encoding="utf-8").split("\n\n")
    return [_entry(entry.splitlines()) for entry in entries if not entry.startswith("#")]


def _entry(lines: list[str]) -> Position:
    position = Position("", 0, {}, [])
    for line in lines:
        key, _, value = (part.strip() for part in line.partition(":"))
        if key == "id":
            position.id = value
        elif key == "seats":
            position.seats = int(value)
        elif key == "options":
            position.options = dict(pair.split("=") for pair in value.split())
        elif key == "moves":
            position.moves += value.split("; ")
        else:
            position.counts[int(key.removeprefix("depth "))] = int(value)
    return position


def reach(game: Game, position: Position) -> Pool:
    """The state after the position's moves, each of which must be possible."""
    pool, (legal, weights) = game.record.pool(), game.buffers()
    options = game.option_numbers(game.settle(position.seats, position.options))
    game.doors.new(pool, 0, position.seats, options)
    for text in position.moves:
        move, actors = game.moves.parse(text), game.doors.to_act(pool, 0)
        if actors == CHANCE_BIT:
            player, count = CHANCE, game.doors.chance(pool, 0, legal, weights)
        else:
            player = first_of(actors)
            count = game.doors.legal(pool, 0, player, legal)
        if move not in legal[:count]:
            raise ValueError(f"{position.id}: {text!r} is not possible there")
        game.doors.apply(pool, 0, player, move)
    return pool


def count_leaves(game: Game, position: Position, depth: int) -> int:
    """In how many ways one can go `depth` moves on from a position."""
    pool, (legal, weights) = game.record.pool(depth + 1), game.buffers()
    pool[0] = reach(game, position)[0]
    stack = np.zeros((depth + 1, len(legal)), legal.dtype)
    actor, left = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    return int(game.walkers.count_leaves(pool, depth, stack, weights, actor, left))
