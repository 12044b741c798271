"""Catan's rulebook, the aim: ten points win; hidden points, other turns, and a game that stalls."""

from typing import Any

import pytest

from clubroom import SPECTATOR
from clubroom.games.catan.points import look_for_winner
from clubroom.games.catan.state import TURN_LIMIT
from games.catan.setting import set_table
from games.catan.table import Table

EIGHT = "1* 3* 12* 16*"  # four cities
NINE = EIGHT + " 10"
ANY = pytest.mark.parametrize("win", ["any_turn", "own_turn"])


def rich(houses: dict[str, str], **given: Any) -> Table:
    every = "2 wood, 2 wool, 2 grain, 2 brick, 2 ore"
    return set_table(3, houses=houses, hands={"Red": every}, **given)


@ANY
def test_the_tenth_point_wins_at_once(win: str) -> None:
    """catan-2, catan-30: a settlement, and nobody acts any more."""
    table = rich({"Red": NINE, "Blue": "30"}, roads={"Red": "10-14 14-19"}, win=win)
    table.play("settlement 19")
    assert (table.actors, table.who("winner")) == ([], "Red")
    assert table.notes()[-1] == ("won", "Red", 10)
    assert table.scores() == ([10, 1, 0], [1, 2, 3])
    assert table.ban("Red", "end turn") == table.ban("Blue", "roll") == "catan-2"
    assert table.moves("Red") == table.moves("Blue") == []


def test_nine_points_do_not_win() -> None:
    """catan-2: the game goes on."""
    table = rich({"Red": EIGHT}, roads={"Red": "1-4 4-8 8-13"})
    table.play("settlement 13")
    assert (table.actors, table.who("winner"), table.scores()[0]) == (["Red"], "", [9, 0, 0])


def test_more_than_ten_points_win_too() -> None:
    """catan-2: the longest road brings two at once."""
    table = rich({"Red": NINE}, roads={"Red": "10-14 14-19 19-24 24-30"})
    table.play("road 30-35")
    assert (table.actors, table.scores()) == ([], ([11, 0, 0], [1, 2, 2]))


def test_a_knight_that_makes_the_largest_army_wins_before_the_robber_moves() -> None:
    """catan-2, catan-40: at that moment."""
    table = set_table(2, houses={"Red": EIGHT}, knights={"Red": 2}, cards={"Red": "knight"})
    table.play("play knight")
    assert (table.actors, table.who("winner"), table.state.robber) == ([], "Red", 9)


@ANY
def test_a_point_card_counts_from_the_moment_it_is_bought(win: str) -> None:
    """catan-46, catan-2, CT-2: also in that turn, though it could not be played."""
    table = rich({"Red": NINE, "Blue": "30"}, cards={"Blue": "2 point"}, win=win)
    table.play("buy card", "drawn card is point")
    assert (table.actors, table.who("winner")) == ([], "Red")
    assert table.notes()[1:] == [("shows_points", "Red", 1), ("shows_points", "Blue", 2), ("won", "Red", 10)]
    assert table.scores() == ([10, 3, 0], [1, 2, 3])


def test_point_cards_are_hidden_until_the_end() -> None:
    """catan-46, CT-2: then everybody sees them."""
    table = rich({"Red": EIGHT, "Blue": "30"}, cards={"Red": "point", "Blue": "point"})
    view = table.view(SPECTATOR)
    assert (view.points.tolist(), view.shown_points.tolist()) == ([8, 1, 0, 0], [0] * 4)
    assert table.scores()[0] == [9, 2, 0]
    table.play("buy card", "drawn card is point")
    assert table.view(SPECTATOR).shown_points.tolist() == [2, 1, 0, 0]


def losing_road(**given: Any) -> Table:
    """Orange cuts Red's road, so that the card goes to Blue and brings him to ten."""
    roads = {
        "Red": "1-4 4-8 8-12 12-17 17-22 22-28",
        "Blue": "43-47 47-51 51-54 50-54 50-53",
        "Orange": "8-13 13-18",
    }
    houses = {"Blue": "20* 26* 32* 43*", "Orange": "18"}
    hands = {"Orange": "wood, wool, grain, brick"}
    table = set_table(4, houses=houses, roads=roads, hands=hands, turn="Orange", **given)
    table.play("settlement 8")
    return table


def test_ten_points_win_also_in_the_turn_of_another() -> None:
    """catan-2, CT-2: at any moment."""
    table = losing_road()
    assert (table.actors, table.who("winner")) == ([], "Blue")
    assert table.scores() == ([0, 10, 0, 2], [3, 1, 3, 2])


def test_by_todays_rules_one_wins_only_in_ones_own_turn() -> None:
    """catan-2, CT-2: win=own_turn: when his turn begins, before the dice."""
    table = losing_road(win="own_turn")
    assert (table.actors, table.who("winner"), table.scores()[0][1]) == (["Orange"], "", 10)
    table.play("end turn", "roll", "dice show 2")
    assert table.who("winner") == ""
    table.play("end turn")
    assert (table.actors, table.who("winner")) == ([], "Blue")
    assert table.notes()[0][0] == "turn_begins"


@pytest.mark.parametrize(("turn", "winner"), [("White", "White"), ("Orange", "Orange"), ("Red", "Blue")])
def test_if_several_have_ten_at_once_the_player_whose_turn_it_is_comes_first(turn: str, winner: str) -> None:
    """catan-2, CT-2: then clockwise from him; points as no game could bring them."""
    table = set_table(4, turn=turn)
    table.state.points[:] = [2, 11, 12, 13]
    look_for_winner(table.state)
    assert table.who("winner") == winner


def test_places_follow_the_points_and_equal_ones_are_shared() -> None:
    """catan-2, catan-46: the winner is first; hidden points count."""
    table = set_table(4, houses={"Red": "10", "Blue": "20", "White": "30*"}, cards={"Orange": "2 point"})
    assert table.scores() == ([1, 1, 2, 2], [3, 3, 1, 1])


def test_a_winner_is_first_even_if_another_has_more() -> None:
    """catan-2, CT-2: who has ten in his own turn wins before one with eleven."""
    table = rich({"Red": NINE, "Blue": "30* 32* 41* 45*"}, cards={"Blue": "3 point"}, win="own_turn")
    table.play("buy card", "drawn card is point")
    assert table.scores() == ([10, 11, 0], [1, 2, 3])


def test_the_game_stops_after_a_thousand_turns() -> None:
    """catan-2, CT-24: a house rule; most points win and equals share."""
    houses = {"Red": "10", "Blue": "20*", "White": "30"}
    table = set_table(3, houses=houses, cards={"White": "point"}, turns=TURN_LIMIT - 1, turn="White")
    table.play("end turn")
    assert (table.actors, table.state.turns) == (["Red"], 1000)
    table.play("roll", "dice show 2", "end turn")
    assert (table.actors, table.who("winner")) == ([], "")
    assert table.notes() == [
        ("limit", 1000),
        ("shows_points", "White", 1),
        ("shared", "Blue", 2),
        ("shared", "White", 2),
    ]
    assert table.scores() == ([1, 2, 2], [3, 1, 1])
    assert TURN_LIMIT == 1000


def test_points_are_those_of_buildings_special_cards_and_point_cards() -> None:
    """catan-30, catan-31, catan-27, catan-40, catan-46: one, two, two, two and one."""
    table = set_table(
        2,
        houses={"Red": "10 20*"},
        roads={"Red": "10-14 14-19 19-24 24-30 30-35"},
        knights={"Red": 3},
        cards={"Red": "2 point"},
    )
    assert table.scores()[0] == [9, 0]
