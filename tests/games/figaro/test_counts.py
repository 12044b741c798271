"""The leaves of Figaro's trees, as the naive version counted them."""

import pytest

from clubroom.compiled import PLAIN
from counts import perft
from counts.perft import Position
from games.figaro.make_counts import COUNTS

POSITIONS = COUNTS.positions()
WHOLE_TREES = [position for position in POSITIONS if max(position.counts.values()) > 1_000_000]
each_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.id)


@each_position
def test_there_are_as_many_ways_on_as_the_naive_version_found(position: Position) -> None:
    COUNTS.check_engine(position, 250 if PLAIN else 500_000)


@pytest.mark.skipif(PLAIN, reason="millions of positions")
@pytest.mark.parametrize(
    "position",
    [pytest.param(WHOLE_TREES[0]), pytest.param(WHOLE_TREES[1], marks=pytest.mark.long)],
    ids=lambda position: position.id,
)
def test_the_tiny_game_has_as_many_ways_to_go_as_the_naive_version_found(position: Position) -> None:
    deepest = max(position.counts)
    assert perft.count_leaves(COUNTS.game, position, deepest) == position.counts[deepest]
    assert perft.count_leaves(COUNTS.game, position, 12) == position.counts[12]


@each_position
def test_the_file_says_what_the_naive_version_counts(position: Position) -> None:
    COUNTS.check_naive(position, 1500)


def test_a_position_is_written_as_it_is_read() -> None:
    COUNTS.check_file()


def test_a_move_that_is_not_possible_is_named() -> None:
    COUNTS.check_refusal(3, "start with A", "take")
