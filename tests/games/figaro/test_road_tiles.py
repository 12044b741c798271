"""Figaro's rulebook, end of a round: who gets which road tile."""

import pytest

from games.figaro.setting import TILES_4, last_turn


def test_the_most_cards_get_the_longest_tile_and_so_on() -> None:
    """figaro-22: down the line, and the story tells it in that order."""
    table = last_turn(piles={"A": 9, "B": 4, "C": 14, "D": 2}, tiles=TILES_4)
    table.play("lay magic 1 before D")
    assert [road[0] for road in table.per_seat("road")] == [12, 7, 18, 0]
    assert table.notes()[2:6] == [
        ("awarded", "C", 14, 18),
        ("awarded", "A", 9, 12),
        ("awarded", "B", 4, 7),
        ("free", "D", 2),
    ]


def test_each_round_hands_out_its_own_tiles() -> None:
    """figaro-22: what was won before stays."""
    roads = {"A": [20], "B": [10]}
    table = last_turn(piles={"A": 9, "B": 4, "C": 14, "D": 2}, tiles=TILES_4, roads=roads, number=2)
    table.play("lay magic 1 before D")
    assert table.per_seat("road") == [[20, 12, 0], [10, 7, 0], [0, 18, 0], [0, 0, 0]]


def test_of_equals_the_nearest_clockwise_from_the_king_gets_the_longer_tile() -> None:
    """figaro-23: C, D and A sit in that order to the left of the king."""
    table = last_turn(piles={"A": 5, "C": 5, "D": 5}, tiles=TILES_4)
    table.play("lay magic 1 before D")
    assert table.king == "B"
    assert [road[0] for road in table.per_seat("road")] == [7, 0, 18, 12]


def test_of_equals_the_holder_of_the_king_comes_last() -> None:
    """figaro-23, FG-8: he is the last in the ranking, and free of a tile."""
    table = last_turn(piles={"A": 5, "B": 5, "C": 5, "D": 5}, tiles=TILES_4)
    table.play("lay magic 1 before D")
    assert [road[0] for road in table.per_seat("road")] == [7, 0, 18, 12]


@pytest.mark.parametrize("before", ["A", "C", "D"])
def test_ties_are_broken_by_the_king_just_taken(before: str) -> None:
    """figaro-23, FG-8: who had him during the round does not matter."""
    table = last_turn(piles={"A": 5, "B": 1, "C": 5, "D": 5}, tiles=TILES_4, king=before)
    table.play("lay magic 1 before D")
    assert [road[0] for road in table.per_seat("road")] == [7, 0, 18, 12]


def test_the_fewest_cards_get_no_tile() -> None:
    """figaro-24, FG-9: one tile for everybody else."""
    table = last_turn(piles={"A": 9, "B": 4, "C": 14, "D": 2}, tiles=TILES_4)
    table.play("lay magic 1 before D")
    assert table.per_seat("road")[3] == [0, 0, 0]
    assert ("free", "D", 2) in table.notes()


def test_nobody_without_cards_gets_a_tile_and_the_shortest_are_left_over() -> None:
    """figaro-24, FG-9: two have no cards; the tiles left over are gone."""
    table = last_turn(5, piles={"A": 1, "D": 9, "E": 3}, tiles=[20, 15, 10, 6])
    table.play("lay magic 1 before D")
    assert [road[0] for road in table.per_seat("road")] == [10, 0, 0, 20, 15]
    assert table.state.middle[0].tolist() == [0] * 5
    assert table.notes()[-3:-1] == [("free", "C", 0), ("free", "B", 0)]


def test_in_a_round_without_any_take_nobody_gets_a_tile() -> None:
    """figaro-24, FG-9: all are without cards."""
    table = last_turn(3)
    table.play("lay magic 1 before C")
    assert table.per_seat("road") == [[0, 0, 0]] * 3


def test_one_player_with_all_cards_gets_the_only_tile() -> None:
    """figaro-24, FG-9: it is the longest."""
    table = last_turn(6, piles={"E": 30}, tiles=[20, 15, 10, 9, 6])
    table.play("lay magic 1 before C")
    assert [road[0] for road in table.per_seat("road")] == [0, 0, 0, 0, 20, 0]
