"""The move table: numbers and texts."""

import pytest

from clubroom import game, games
from clubroom.moves import Kind, MoveTable

TABLE = MoveTable(
    [Kind("roll", ("sum",), "roll {sum}"), Kind("trade", ("give", "take"), "trade {give} for {take}")],
    {"sum": ["2", "3"], "give": ["wood", "ore"], "take": ["wood", "ore", "wool"]},
)


def test_kinds_lie_end_to_end_and_the_last_parameter_runs_fastest() -> None:
    assert [TABLE.text(move) for move in range(len(TABLE))][:4] == [
        "roll 2",
        "roll 3",
        "trade wood for wood",
        "trade wood for ore",
    ]
    assert TABLE.first("trade") == 2
    assert TABLE.number("trade", 1, 2) == 7
    assert TABLE.kind(7).name == "trade"
    assert TABLE.values(7) == (1, 2)


@pytest.mark.parametrize("name", games())
def test_every_text_reads_back_in_any_case_and_spacing(name: str) -> None:
    moves = game(name).moves
    for move in range(len(moves)):
        assert moves.parse(moves.text(move)) == move
        assert moves.parse("  " + moves.text(move).upper().replace(" ", "   ")) == move
        assert moves.number(moves.kind(move).name, *moves.values(move)) == move


def test_a_text_that_is_no_move_names_one_that_is_near() -> None:
    with pytest.raises(ValueError, match="no move reads 'trade wod for ore'; a move reads like 'trade wood for ore'"):
        TABLE.parse("trade  wod for ore")
    with pytest.raises(ValueError, match="like 'trade ore for wool'"):
        TABLE.parse("???")


def test_two_moves_with_one_text_are_refused() -> None:
    with pytest.raises(ValueError, match="two moves have the same text"):
        MoveTable([Kind("a", (), "go"), Kind("b", (), "Go")], {})


def test_a_wrong_number_of_parameters_is_refused() -> None:
    with pytest.raises(ValueError):
        TABLE.number("trade", 1)
