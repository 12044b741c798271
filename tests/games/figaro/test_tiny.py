"""The option tiny: a game small enough to be solved, with the rules of the big one."""

import pytest

from games.figaro.table import Table


def tiny(**options: str) -> Table:
    """A holds painting 1 and 2, B cooking 1 and 2, C the jester and the dance."""
    table = Table(3, tiny="on", first="A", **options)
    table.play("draw tile 7", "draw tile 6")
    for card in ("painting 1", "cooking 1", "jester 1", "painting 2", "cooking 2", "round dance"):
        table.play(f"deal {card}")
    return table


def test_two_tiles_and_six_cards_are_all_there_is() -> None:
    """figaro-3, figaro-5: two tiles for three players, two cards each."""
    table = Table(3, tiny="on", first="A")
    assert table.chances() == {"draw tile 6": 1, "draw tile 7": 1}
    table.play("draw tile 6", "draw tile 7")
    cards = ("painting 1", "painting 2", "cooking 1", "cooking 2", "jester 1", "round dance")
    assert table.chances() == {f"deal {card}": 1 for card in cards}


def test_the_king_bears_only_two() -> None:
    """figaro-12: three are enough."""
    table = tiny()
    table.play("lay painting 2 before B")
    assert table.per_seat("pile") == [0, 0, 0]
    table.play("lay cooking 1 before A", "lay jester 1 before B")
    assert table.per_seat("pile") == [0, 3, 0]
    assert table.actor == "B"


def test_it_is_over_after_one_round_without_a_swap() -> None:
    """figaro-32: B took three cards, C and A one each, and C sits nearer to the king."""
    table = tiny()
    table.play("lay painting 2 before B", "lay cooking 1 before A", "lay jester 1 before B", "lay cooking 2 before C")
    assert table.actor == "C"
    table.play("take", "lay round dance before C", "take", "lay painting 1 before B")
    assert (table.actor, table.king) == ("", "B")
    assert table.scores() == ([0, 7, 6], [1, 3, 2])
    assert table.per_seat("counted") == [1, 3, 1]


def test_it_is_for_three_players() -> None:
    """figaro-1: others are told."""
    with pytest.raises(ValueError, match="option tiny is for 3 players, not 4"):
        Table(4, tiny="on")
