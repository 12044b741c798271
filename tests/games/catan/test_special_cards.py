"""Catan's rulebook, the two special cards: who gets them, and what happens on a tie."""

from typing import Any

import pytest

from games.catan.setting import set_table
from games.catan.table import Table

BOTH = pytest.mark.parametrize("ties", ["return", "keep"])
ROADS = {  # roads that can grow, far apart from each other
    "Red": "1-4 4-8 8-12 12-17 17-22 22-28 28-34",
    "Blue": "3-7 7-11 11-16 16-21 21-27 27-33 33-38",
    "White": "48-52 49-52 49-53 50-53 50-54 51-54 47-51",
}
CUT = {"Red": "8", "Blue": "11", "White": "53"}


def pieces(name: str, number: int) -> str:
    return " ".join(ROADS[name].split()[:number])


def racing(red: int, blue: int, white: int = 0, card: str | None = None, turn: str = "Blue", **given: Any) -> Table:
    """Roads of so many pieces; everybody could build one more."""
    roads = {"Red": pieces("Red", red), "Blue": pieces("Blue", blue), "White": pieces("White", white)}
    hands = {name: "2 wood, 2 brick" for name in ROADS}
    houses = {"Red": "1", "Blue": "3", "White": "48"}
    return set_table(3, houses=houses, roads=roads, hands=hands, road_card=card, turn=turn, **given)


def grow(table: Table, name: str) -> None:
    """The next piece of a player's road."""
    built = {path for path in ROADS[name].split() if f"road {path}" not in table.moves()}
    table.play("road " + next(path for path in ROADS[name].split() if path not in built))


@BOTH
def test_the_first_road_of_five_pieces_gets_the_card(ties: str) -> None:
    """catan-27, CT-15: worth two points; four are not enough."""
    table = racing(0, 3, ties=ties)
    grow(table, "Blue")
    assert (table.who("road_card"), table.per_seat("points")) == ("", [1, 1, 1])
    grow(table, "Blue")
    assert (table.who("road_card"), table.per_seat("points")) == ("Blue", [1, 3, 1])
    assert table.notes()[-1] == ("longest_road", "Blue", 5)


@BOTH
def test_a_longer_road_takes_the_card(ties: str) -> None:
    """catan-28, CT-15: with its points."""
    table = racing(5, 6, card="Red", ties=ties)
    grow(table, "Blue")
    assert (table.who("road_card"), table.per_seat("points")) == ("Blue", [1, 3, 1])


@BOTH
def test_a_longer_road_of_the_holder_changes_nothing(ties: str) -> None:
    """catan-27: and nothing is told."""
    table = racing(0, 5, ties=ties)
    grow(table, "Blue")
    assert (table.who("road_card"), table.per_seat("points"), table.notes()[1:]) == ("Blue", [1, 3, 1], [])


@pytest.mark.parametrize(("ties", "holder", "points"), [("return", "", [1, 1, 1]), ("keep", "Red", [3, 1, 1])])
def test_an_equally_long_road_sends_the_card_back_or_leaves_it(ties: str, holder: str, points: list[int]) -> None:
    """catan-29, CT-15: by our rulebook to the supply; by today's the holder keeps it."""
    table = racing(5, 4, ties=ties)
    grow(table, "Blue")
    assert (table.who("road_card"), table.per_seat("points")) == (holder, points)
    assert ("no_longest_road",) in table.notes() or ties == "keep"
    grow(table, "Blue")
    assert (table.who("road_card"), table.per_seat("points")) == ("Blue", [1, 3, 1])


@BOTH
def test_an_equally_long_road_below_the_longest_does_not_matter(ties: str) -> None:
    """catan-29, CT-15: only the longest count."""
    table = racing(6, 4, 5, ties=ties)
    grow(table, "Blue")
    assert table.who("road_card") == "Red"


@BOTH
def test_two_that_are_equal_without_a_holder_get_nothing(ties: str) -> None:
    """catan-29, CT-15: until one of them builds on."""
    table = racing(5, 5, card="", ties=ties, turn="White")
    table.play("road 48-52")
    assert table.who("road_card") == ""
    table = racing(5, 5, card="", ties=ties)
    grow(table, "Blue")
    assert table.who("road_card") == "Blue"


@pytest.mark.parametrize(("ties", "holder"), [("return", ""), ("keep", "Red")])
def test_a_tie_of_three_is_a_tie(ties: str, holder: str) -> None:
    """catan-29, CT-15: two or more."""
    table = racing(5, 5, 4, card="Red" if ties == "keep" else "", ties=ties, turn="White")
    grow(table, "White")
    assert (table.per_seat("longest"), table.who("road_card")) == ([5, 5, 5], holder)
    table = racing(5, 5, 5, card="Red" if ties == "keep" else "", ties=ties, turn="White")
    grow(table, "White")
    assert table.who("road_card") == "White"


def cutting(red: int, blue: int, white: int, card: str | None, ties: str) -> Table:
    """Orange settles on crossing 8: that leaves Red with two pieces before it and the others behind."""
    roads = {name: pieces(name, number) for name, number in (("Red", red), ("Blue", blue), ("White", white))}
    roads["Orange"] = "8-13 13-18"
    houses = {"Red": "1", "Blue": "3", "White": "48", "Orange": "18"}
    hands = {"Orange": "wood, wool, grain, brick"}
    table = set_table(4, houses=houses, roads=roads, hands=hands, road_card=card, ties=ties, turn="Orange")
    table.play("settlement 8")
    return table


@BOTH
def test_a_road_cut_below_five_loses_the_card(ties: str) -> None:
    """catan-28, CT-15: it lies in the supply when nobody else has five."""
    table = cutting(6, 4, 0, None, ties)
    assert (table.per_seat("longest"), table.who("road_card")) == ([4, 4, 0, 2], "")
    assert (table.per_seat("points"), table.notes()[-1]) == ([1, 1, 1, 2], ("no_longest_road",))


@BOTH
def test_a_cut_road_that_is_still_the_longest_keeps_the_card(ties: str) -> None:
    """catan-28, CT-15: seven pieces, five behind the cut."""
    table = cutting(7, 4, 0, None, ties)
    assert (table.per_seat("longest"), table.who("road_card")) == ([5, 4, 0, 2], "Red")


@BOTH
def test_the_card_of_a_cut_road_goes_to_the_longest_then(ties: str) -> None:
    """catan-28, CT-15: also in the turn of a third."""
    table = cutting(6, 5, 3, None, ties)
    assert (table.who("road_card"), table.per_seat("points")) == ("Blue", [1, 3, 1, 2])
    assert table.notes()[-1] == ("longest_road", "Blue", 5)


@BOTH
def test_when_a_cut_leaves_two_others_equal_nobody_has_the_card(ties: str) -> None:
    """catan-28, catan-29, CT-15: under either rule, since the holder fell behind."""
    table = cutting(7, 6, 6, "Red", ties)
    assert (table.per_seat("longest"), table.who("road_card")) == ([5, 6, 6, 2], "")


@pytest.mark.parametrize(("ties", "holder"), [("return", ""), ("keep", "Red")])
def test_a_road_cut_down_to_a_tie_is_a_tie(ties: str, holder: str) -> None:
    """catan-28, catan-29, CT-15: the holder among the equals keeps the card only by today's rule."""
    table = cutting(7, 5, 0, None, ties)
    assert (table.per_seat("longest"), table.who("road_card")) == ([5, 5, 0, 2], holder)


@BOTH
def test_a_cut_that_ends_a_tie_gives_the_card_to_the_one_left(ties: str) -> None:
    """catan-28, CT-15: the other of two equals had none of it."""
    table = cutting(6, 6, 0, "", ties)
    assert table.who("road_card") == "Blue"


def armed(red: int, blue: int, white: int = 0, card: str | None = None, **given: Any) -> Table:
    """So many knights on the table; Blue is about to play one more."""
    knights = {"Red": red, "Blue": blue, "White": white}
    return set_table(3, knights=knights, cards={"Blue": "2 knight"}, army_card=card, turn="Blue", **given)


@BOTH
def test_three_knights_get_the_largest_army(ties: str) -> None:
    """catan-40, CT-15: worth two points; two are not enough."""
    table = armed(0, 1, ties=ties)
    table.play("play knight", "robber to a")
    assert (table.who("army_card"), table.per_seat("points")) == ("", [0, 0, 0])
    table = armed(2, 2, ties=ties)
    table.play("play knight")
    assert (table.who("army_card"), table.per_seat("points")) == ("Blue", [0, 2, 0])
    assert table.notes()[-1] == ("largest_army", "Blue", 3)


@pytest.mark.parametrize(("ties", "holder", "points"), [("return", "", [0, 0, 0]), ("keep", "Red", [2, 0, 0])])
def test_as_many_knights_send_the_card_back_or_leave_it(ties: str, holder: str, points: list[int]) -> None:
    """catan-41, CT-15: by our rulebook to the supply; by today's the holder keeps it."""
    table = armed(3, 2, ties=ties)
    table.play("play knight")
    assert (table.who("army_card"), table.per_seat("points")) == (holder, points)
    assert (table.notes()[-1] == ("no_largest_army",)) == (ties == "return")


@BOTH
def test_more_knights_take_the_card(ties: str) -> None:
    """catan-41, CT-15: from the holder, or after a tie from the supply."""
    for card in ("Red", ""):
        table = armed(3, 3, 3, card=card, ties=ties)
        table.play("play knight")
        assert (table.who("army_card"), table.per_seat("points")) == ("Blue", [0, 2, 0])


@pytest.mark.parametrize(("ties", "holder"), [("return", ""), ("keep", "White")])
def test_a_tie_of_three_armies_is_a_tie(ties: str, holder: str) -> None:
    """catan-41, CT-15: the holder may be any of them."""
    table = armed(4, 3, 4, card=holder, ties=ties)
    table.play("play knight")
    assert table.who("army_card") == holder
