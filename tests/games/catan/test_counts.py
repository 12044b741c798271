"""The leaves of Catan's trees, as the naive version counted them."""

import pytest

from clubroom.compiled import PLAIN
from counts.perft import Position
from games.catan.make_counts import COUNTS

MOST = 60 if PLAIN else 1_000_000
each_position = pytest.mark.parametrize("position", COUNTS.positions(), ids=lambda position: position.id)


@each_position
def test_there_are_as_many_ways_on_as_the_naive_version_found(position: Position) -> None:
    COUNTS.check_engine(position, MOST, deepest_only=PLAIN)  # getting there takes longest


@each_position
def test_the_file_says_what_the_naive_version_counts(position: Position) -> None:
    COUNTS.check_naive(position, 500)


def test_a_position_is_written_as_it_is_read() -> None:
    COUNTS.check_file()


def test_a_move_that_is_not_possible_is_named() -> None:
    COUNTS.check_refusal(3, "lay forest", "roll")
