"""Leaf counts by a game's naive version: what every game's `make_counts.py` and `test_counts.py` share."""

import itertools
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import pytest

import clubroom
from clubroom.game import Game
from counts import perft
from counts.perft import Position


class Naive(Protocol):
    """What a naive version can do for counting: chance's moves are made from outside like everybody's."""

    @property
    def over(self) -> bool: ...
    def moves(self) -> list[str]: ...


N = TypeVar("N", bound=Naive)


@dataclass
class NaiveCounts(Generic[N]):
    """One game's counting: `begin` a naive game, `copy` it, `play` a text, put the whole position in words."""

    name: str
    begin: Callable[[int, Mapping[str, str]], N]
    copy: Callable[[N], N]
    play: Callable[[N, str], None]
    described: Callable[[N], str]

    @property
    def game(self) -> Game:
        return clubroom.game(self.name)

    @property
    def path(self) -> Path:
        return perft.FOLDER / f"{self.name}.perft"

    def begun(self, seats: int, options: Mapping[str, str], moves: Iterable[str] = ()) -> N:
        """A game in the naive version after some moves, each of which must be possible."""
        naive = self.begin(seats, self.game.settle(seats, options))
        for text in moves:
            assert text in naive.moves()
            self.play(naive, text)
        return naive

    def count_leaves(self, naive: N, depth: int, known: dict[str, int]) -> int:
        """In how many ways one can go `depth` moves on; an ended game counts once.

        Positions met before are looked up: which way they came about changes nothing behind them.
        """
        if depth == 0 or naive.over:
            return 1
        position = f"{depth} {self.described(naive)}"
        if position not in known:
            known[position] = 0
            for text in naive.moves():
                after = self.copy(naive)
                self.play(after, text)
                known[position] += self.count_leaves(after, depth - 1, known)
        return known[position]

    def wander(
        self,
        name: str,
        seats: int,
        options: dict[str, str],
        seed: int,
        until: Callable[[N], bool],
        favoured: Callable[[N], list[str]] | None = None,
    ) -> tuple[Position, N]:
        """Random moves, or random ones of those favoured, until something holds; an ended game gives way to another."""
        for chooser in map(random.Random, itertools.count(seed)):
            naive, moves = self.begun(seats, options), list[str]()
            while not naive.over and not until(naive):
                moves.append(chooser.choice((favoured(naive) if favoured else []) or naive.moves()))
                self.play(naive, moves[-1])
            if not naive.over:
                break
        return Position(name, seats, options, moves), naive

    def write(self, counted: Iterable[Position]) -> None:
        """Write the file anew."""
        where = f"games/{self.name}/make_counts.py"
        comment = f"Counted by the naive version of {self.game.title}: see {where}.  Never corrected by hand."
        perft.write(self.path, comment, counted)

    # What the tests ask

    def positions(self) -> list[Position]:
        return perft.read(self.path)

    def check_engine(self, position: Position, most: int, deepest_only: bool = False) -> None:
        """The rules find as many ways on as the file says, as far as there are not more than `most`."""
        expected = {depth: count for depth, count in position.counts.items() if count <= most}
        if deepest_only:
            expected = dict([max(expected.items())])
        assert {depth: perft.count_leaves(self.game, position, depth) for depth in expected} == expected

    def check_naive(self, position: Position, most: int) -> None:
        """So does the naive version."""
        naive = self.begun(position.seats, position.options, position.moves)
        expected = {depth: count for depth, count in position.counts.items() if count <= most}
        assert {depth: self.count_leaves(naive, depth, {}) for depth in expected} == expected

    def check_file(self) -> None:
        """The file reads as it was written."""
        written = "\n\n".join("\n".join(position.lines()) for position in self.positions())
        assert self.path.read_text(encoding="utf-8").partition("\n\n")[2] == written + "\n"

    def check_refusal(self, seats: int, possible: str, impossible: str) -> None:
        """A move that cannot be made is named."""
        with pytest.raises(ValueError, match=f"broken: '{impossible}' is not possible there"):
            perft.reach(self.game, Position("broken", seats, {}, [possible, impossible]))
