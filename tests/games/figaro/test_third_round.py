"""Figaro's rulebook, special rule for the third round: one player may swap a tile before tiles are awarded."""

from typing import Any

import pytest

from games.figaro.setting import set_table
from games.figaro.table import FIGARO, Table

TILES = [18, 12, 7]
ROADS = {"A": [16, 20], "B": [9, 10], "C": [11, 6], "D": [8, 17]}


def third_round(**given: Any) -> Table:
    """Four players at the end of the third round: B has no cards and gets the king."""
    position = {"number": 3, "tiles": TILES, "roads": ROADS, **given}
    table = set_table(4, hands={"A": "magic 1, magic 2", "B": ""}, **position)
    table.play("lay magic 1 before D")
    return table


def test_the_player_with_the_fewest_cards_is_asked() -> None:
    """figaro-26: after counting, before any tile of this round is handed out."""
    table = third_round(piles={"A": 9, "B": 4, "C": 14, "D": 2})
    assert table.actor == "D"
    assert table.moves() == ["swap", "keep"]
    assert table.king == "B"
    assert table.per_seat("counted") == [9, 4, 14, 2]
    assert [road[2] for road in table.per_seat("road")] == [0, 0, 0, 0]


@pytest.mark.parametrize("number", [1, 2])
def test_nobody_swaps_in_the_first_two_rounds(number: int) -> None:
    """figaro-26: the tiles are handed out at once, and the next round begins."""
    table = third_round(number=number, piles={"A": 9, "B": 4, "C": 14, "D": 2})
    assert table.state.round_number == number + 1
    assert table.actor == "chance"


def test_the_longest_own_tile_goes_for_the_shortest_of_this_round() -> None:
    """figaro-26: D gives 17 for 7."""
    table = third_round(piles={"A": 9, "B": 4, "C": 14, "D": 2})
    table.play("swap")
    assert table.per_seat("road")[3] == [8, 7, 0]
    assert table.notes()[0] == ("swapped", "D", 17, 7)


def test_the_longest_tile_may_be_of_the_first_round() -> None:
    """figaro-26: not simply the last one got."""
    table = third_round(piles={"A": 9, "B": 4, "C": 2, "D": 14})
    table.play("swap")
    assert table.per_seat("road")[2] == [7, 6, 0]


def test_the_tile_given_joins_the_others_and_all_are_sorted_again() -> None:
    """figaro-26, FG-11: the tiles are now 18, 17 and 12."""
    table = third_round(piles={"A": 9, "B": 4, "C": 14, "D": 2})
    table.play("swap")
    assert [road[2] for road in table.per_seat("road")] == [17, 12, 18, 0]


def test_a_tile_longer_than_all_others_goes_to_the_most_cards() -> None:
    """figaro-26, FG-11: A's 20 comes to C."""
    table = third_round(piles={"A": 2, "B": 4, "C": 14, "D": 9})
    table.play("swap")
    assert table.per_seat("road") == [[16, 7, 0], [9, 10, 12], [11, 6, 20], [8, 17, 18]]


def test_he_need_not_swap() -> None:
    """figaro-27: then the tiles stay as they are."""
    table = third_round(piles={"A": 9, "B": 4, "C": 14, "D": 2})
    table.play("keep")
    assert table.per_seat("road") == [[16, 20, 12], [9, 10, 7], [11, 6, 18], [8, 17, 0]]
    assert table.notes()[0] == ("kept", "D")


def test_swapping_for_a_longer_tile_is_pointless_but_allowed() -> None:
    """figaro-27, FG-11: nobody has to, and nobody is kept from it."""
    table = third_round(piles={"A": 9, "B": 4, "C": 2, "D": 14}, tiles=[19, 15, 14])
    assert table.moves() == ["swap", "keep"]
    table.play("swap")
    assert table.per_seat("road")[2] == [14, 6, 0]
    assert [road[2] for road in table.per_seat("road")] == [15, 11, 0, 19]


def test_of_equals_the_holder_of_the_king_may_swap() -> None:
    """figaro-26, FG-10: he is nearest to himself."""
    table = third_round(piles={"A": 4, "B": 2, "C": 2, "D": 2})
    assert table.actor == "B"


def test_of_equals_without_the_king_the_nearest_clockwise_may_swap() -> None:
    """figaro-26, FG-10: from the left of the king, not from seat A; he is not the one who is free of a tile."""
    table = third_round(piles={"A": 2, "B": 4, "C": 9, "D": 2})
    assert table.actor == "D"
    table.play("keep")
    assert [road[2] for road in table.per_seat("road")] == [0, 12, 18, 7]


def test_the_holder_of_the_king_comes_last_when_the_option_says_so() -> None:
    """figaro-26, FG-10: swap_king_first is a switch."""
    table = third_round(piles={"A": 2, "B": 2, "C": 9, "D": 2}, swap_king_first="off")
    assert table.actor == "D"
    table = third_round(piles={"A": 4, "B": 2, "C": 9, "D": 5}, swap_king_first="off")
    assert table.actor == "B"


def test_no_cards_at_all_are_the_fewest() -> None:
    """figaro-26, FG-10: A and C have none, and C sits at the left of the king."""
    table = third_round(piles={"B": 3, "D": 5})
    assert table.actor == "C"


def test_without_an_own_tile_there_is_no_swap() -> None:
    """figaro-26, FG-11: nobody else gets the chance, and the game ends."""
    table = third_round(piles={"A": 9, "B": 4, "C": 14, "D": 2}, roads={"A": [16, 20], "B": [9, 10], "C": [11, 6]})
    assert table.actor == ""
    assert [road[2] for road in table.per_seat("road")] == [12, 7, 18, 0]


def test_without_an_own_tile_an_equal_neighbour_does_not_swap_either() -> None:
    """figaro-26, FG-11: C is the one, having no tile; D has as few cards and tiles enough."""
    table = third_round(piles={"A": 9, "B": 4, "C": 2, "D": 2}, roads={"D": [16, 20]})
    assert table.actor == ""


def test_only_who_may_swap_is_shown_both_tiles() -> None:
    """figaro-26, FG-12: his own longest beside the shortest in the middle."""
    table = third_round(piles={"A": 9, "B": 4, "C": 14, "D": 2})
    assert table.notes()[-1] == ("may_swap", "D", 17, 7)
    event = [name for name, _ in FIGARO.events].index("may_swap")
    assert [any(note.event == event for note in table.view(seat).notes) for seat in range(4)] == [False] * 3 + [True]


def test_nothing_but_swapping_and_keeping_is_possible_then() -> None:
    """figaro-26: and only for him."""
    table = third_round(piles={"A": 9, "B": 4, "C": 14, "D": 2})
    assert table.ban("A", "swap") == "figaro-8"
    assert table.ban("D", "take") == "figaro-17"
    assert table.ban("D", "lay magic 1 before A") == "figaro-9"
