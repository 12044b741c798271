"""Figaro's rulebook, end of the game: the shortest road wins, and how a tie for it is broken."""

import pytest

from games.figaro.naive import NAMES
from games.figaro.setting import set_table
from games.figaro.table import Table


def last_round(roads: dict[str, list[int]], king: str = "B") -> Table:
    """The end of a third round in which nobody took anything and nobody swaps: the roads stay as they are."""
    seats = len(roads)
    before = NAMES[(NAMES.index(king) - 1) % seats]
    table = set_table(seats, hands={before: "jester 1, jester 1", king: ""}, roads=roads, number=3, turn=before)
    table.play(f"lay jester 1 before {before}")
    if table.actor:
        table.play("keep")
    return table


def test_the_game_is_over_after_the_third_round() -> None:
    """figaro-32: nobody is to move any more."""
    table = last_round({"A": [9], "B": [7], "C": [12]})
    assert table.actor == ""
    assert table.ban("A", "take") == "figaro-32"


def test_the_shortest_road_wins() -> None:
    """figaro-32: all tiles laid end to end, and no tile at all is the shortest road of all."""
    table = last_round({"A": [9, 20, 6], "B": [17, 16], "C": [], "D": [20, 18]})
    assert table.scores() == ([35, 33, 0, 38], [3, 2, 1, 4])


def test_the_tiles_of_the_third_round_count() -> None:
    """figaro-32: they are awarded first."""
    hands = {"A": "jester 1, jester 1", "B": ""}
    piles, roads = {"A": 5, "B": 3, "C": 1}, {"A": [6], "B": [10]}
    table = set_table(3, hands=hands, piles=piles, roads=roads, tiles=[15, 8], number=3)
    table.play("lay jester 1 before A")
    assert table.scores() == ([21, 18, 0], [3, 2, 1])


def test_roads_are_laid_open_for_all() -> None:
    """figaro-32: length by length, then the winner."""
    table = last_round({"A": [9, 20], "B": [17, 16], "C": [8, 14]})
    assert table.per_seat("length") == [29, 33, 22]
    assert table.notes()[-4:] == [("road", "A", 29), ("road", "B", 33), ("road", "C", 22), ("won", "C", 22)]


@pytest.mark.parametrize("king", ["A", "B", "C", "D"])
def test_the_king_wins_a_tie_for_the_first_place(king: str) -> None:
    """figaro-33: if his holder is among the tied."""
    table = last_round({"A": [12], "B": [12], "C": [12], "D": [12]}, king)
    assert table.king == king
    assert table.scores()[1] == [1 if player == king else 2 for player in "ABCD"]


@pytest.mark.parametrize(
    ("king", "tied", "winner"), [("A", "BD", "B"), ("C", "BD", "D"), ("D", "AC", "A"), ("B", "AD", "D")]
)
def test_otherwise_the_nearest_clockwise_to_the_king_wins_it(king: str, tied: str, winner: str) -> None:
    """figaro-33: counted from the king's left around the table, not from seat A."""
    table = last_round({player: [12] if player in tied else [13 + NAMES.index(player)] for player in "ABCD"}, king)
    ranks = dict(zip("ABCD", table.scores()[1], strict=True))
    assert ranks[winner] == 1
    assert sorted(ranks.values()) == [1, 2, 3, 4]


def test_the_place_behind_a_broken_tie_is_the_second() -> None:
    """figaro-33: three were equal; one wins and two share."""
    table = last_round({"A": [12], "B": [20], "C": [12], "D": [12], "E": [15]})
    assert table.scores()[1] == [2, 5, 1, 2, 4]


def test_further_back_equal_roads_share_their_place() -> None:
    """figaro-33: the book breaks only the tie for the first place."""
    table = last_round({"A": [12], "B": [6], "C": [12], "D": [12], "E": [15]})
    assert table.scores()[1] == [2, 1, 2, 2, 5]


def test_the_king_decides_nothing_without_a_tie() -> None:
    """figaro-33: a longer road loses, king or not."""
    table = last_round({"A": [12], "B": [13], "C": [14]}, "B")
    assert table.scores()[1] == [1, 2, 3]
