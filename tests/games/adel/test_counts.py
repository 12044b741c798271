"""The leaves of Adel's trees, as the naive version counted them."""

import pytest

import clubroom
from clubroom.compiled import PLAIN
from counts import perft
from counts.perft import Position
from games.adel.make_counts import PATH, begun, count_leaves

ADEL = clubroom.game("adel")
POSITIONS = perft.read(PATH)
MOST = 250 if PLAIN else 300_000
each_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.id)


@each_position
def test_there_are_as_many_ways_on_as_the_naive_version_found(position: Position) -> None:
    expected = {depth: count for depth, count in position.counts.items() if count <= MOST}
    if PLAIN:  # getting there takes longest
        expected = dict([max(expected.items())])
    assert {depth: perft.count_leaves(ADEL, position, depth) for depth in expected} == expected


@pytest.mark.skipif(PLAIN, reason="millions of positions")
@pytest.mark.parametrize(
    "position", [position for position in POSITIONS if "tiny" in position.options], ids=lambda position: position.id
)
def test_the_tiny_game_has_as_many_ways_to_go_as_the_naive_version_found(position: Position) -> None:
    deepest = max(position.counts)
    assert perft.count_leaves(ADEL, position, deepest) == position.counts[deepest]


@each_position
def test_the_file_says_what_the_naive_version_counts(position: Position) -> None:
    game = begun(position.seats, position.options)
    for text in position.moves:
        assert text in game.moves()
        game.play(text)
    small = {depth: count for depth, count in position.counts.items() if count <= 500}
    assert {depth: count_leaves(game, depth, {}) for depth in small} == small


def test_a_position_is_written_as_it_is_read() -> None:
    written = "\n\n".join("\n".join(position.lines()) for position in POSITIONS)
    assert PATH.read_text(encoding="utf-8").partition("\n\n")[2] == written + "\n"


def test_a_move_that_is_not_possible_is_named() -> None:
    with pytest.raises(ValueError, match="broken: 'go to castle' is not possible there"):
        perft.reach(ADEL, Position("broken", 3, {}, ["draw red", "go to castle"]))
