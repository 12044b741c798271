"""Phase IV, second step: thieves at the castle."""

import pytest

from games.adel.setting import set_table
from games.adel.table import EVERY_EDITION, Table

ONE_EACH = {"fx": "fx-37", "alea": "alea-30", "jumbo": "jumbo-49"}
HANDS = {"blue": "A1 A2 A3 A4", "purple": "B1 B2 B3", "red": "F1 F2 F3"}


def robbed(edition: str, pawns: dict[str, int] | None = None) -> Table:
    """Blue, purple and red have exhibited all they have; beige and green sent their thieves 1 and 3."""
    table = set_table(edition, "beige blue green purple red", hands=HANDS, pawns=pawns)
    cards = {name: "castle exhibition" for name in HANDS}
    table.meet(beige="castle thief 1", green="castle thief 3", **cards)
    table.exhibit(**HANDS)
    return table


@EVERY_EDITION
def test_a_thief_takes_one_object_of_his_choice_from_every_exhibition(edition: str) -> None:
    """jumbo-49, fx-37, alea-30, AV-16: rewarded or not; he has to take one and only chooses which."""
    table = robbed(edition)
    assert table.moves("green") == ["steal A1", "steal A2", "steal A3", "steal A4"]
    table.play("green", "steal A3")
    assert table.moves("green") == ["steal B1", "steal B2", "steal B3"]
    assert table.ban("green", "steal A1") == ONE_EACH[edition]
    table.play("green", "steal B1")
    assert table.moves("green") == ["steal F1", "steal F2", "steal F3"]
    table.play("green", "steal F3")
    assert table.hand("green") == "A3 B1 F3"
    assert table.said("steals") == [("green", "A3", "blue"), ("green", "B1", "purple"), ("green", "F3", "red")]


@EVERY_EDITION
def test_thieves_come_after_the_pawns_have_moved(edition: str) -> None:
    """jumbo-49, fx-36, alea-30: what they take does not change that."""
    table = robbed(edition)
    assert table.pawns == {"beige": 0, "blue": 3, "green": 0, "purple": 2, "red": 0}
    table.play("green", "steal A1", "steal B1", "steal F1")
    table.play("beige", "steal A2", "steal B2", "steal F2")
    assert table.pawns == {"beige": 0, "blue": 3, "green": 0, "purple": 2, "red": 0}


@EVERY_EDITION
@pytest.mark.parametrize("lead", ["beige", "green"])
def test_the_thief_with_the_highest_number_steals_first(edition: str, lead: str) -> None:
    """jumbo-50, fx-38, alea-32, AV-18: from all exhibitions, before the next; where pawns stand is no matter."""
    table = robbed(edition, pawns={lead: 9})
    assert table.actors == ["green"]
    assert table.ban("beige", "steal A1") != ""
    table.play("green", "steal A1", "steal B1", "steal F1")
    assert table.actors == ["beige"]
    assert table.moves("beige") == ["steal A2", "steal A3", "steal A4"]


def test_the_thieves_ten_and_eight_take_from_two_exhibitions() -> None:
    """alea-32, fx-38: the alea book's example: the 10 takes two objects, then the 8 does the same."""
    hands = {"blue": "A1 A2 A3", "purple": "B1 B2 B3"}
    table = set_table("alea", "green blue beige purple", hands=hands)
    table.meet(beige="castle thief 10", green="castle thief 8", blue="castle exhibition", purple="castle exhibition")
    table.exhibit(**hands)
    table.play("beige", "steal A1", "steal B1")
    table.play("green", "steal A2", "steal B3")
    assert (table.hand("beige"), table.hand("green")) == ("A1 B1", "A2 B3")
    assert (table.hand("blue"), table.hand("purple")) == ("A3", "B2")
    assert table.said("round_begins") == [(2,)]


@EVERY_EDITION
def test_an_exhibitor_can_lose_everything_and_the_last_thief_finds_nothing(edition: str) -> None:
    """jumbo-49, fx-37, alea-30, AV-17: nothing is protected, and the move already made stands."""
    table = set_table(edition, "beige blue green purple red", hands={"red": "A1 A2 A3"})
    thieves = {name: f"castle thief {number}" for number, name in enumerate(table.names[:4], 1)}
    table.meet(red="castle exhibition", **thieves)
    table.exhibit(red="A1 A2 A3")
    table.play("purple", "steal A2")
    table.play("green", "steal A3")
    table.play("blue", "steal A1")
    assert table.said("round_begins") == [(2,)]
    assert [table.hand(name) for name in table.names] == ["", "A1", "A3", "A2", ""]
    assert table.pawns["red"] == 3


@EVERY_EDITION
def test_what_is_held_back_cannot_be_stolen(edition: str) -> None:
    """jumbo-49, fx-37, alea-30: only what lies in an exhibition."""
    table = set_table(edition, "beige blue green", hands={"blue": "A1 A2 A3 A4", "green": "C1"})
    table.meet(beige="castle thief 1", blue="castle exhibition", green="auction thief 3")
    table.exhibit(blue="A2 A3 A4")
    assert table.moves("beige") == ["steal A2", "steal A3", "steal A4"]
    assert table.ban("beige", "steal A1") == table.ban("beige", "steal C1") == ONE_EACH[edition]


@EVERY_EDITION
def test_a_thief_meeting_no_exhibition_goes_home_empty(edition: str) -> None:
    """jumbo-51, fx-36, alea-33: he does not even choose."""
    table = set_table(edition, "beige blue green", hands={"blue": "A1 A2 A3"})
    table.meet(beige="castle thief 1", blue="castle thief 2", green="auction thief 3")
    assert table.said("nothing_to_steal") == [("beige",), ("blue",)]
    assert (table.hand("beige"), table.hand("blue")) == ("", "A1 A2 A3")
    assert table.said("round_begins") == [(2,)]


@EVERY_EDITION
def test_an_object_stolen_in_one_round_can_be_shown_in_the_next(edition: str) -> None:
    """jumbo-49, jumbo-53, fx-37, alea-30: it belongs to the thief's player."""
    table = set_table(edition, "beige blue green", hands={"blue": "A1 A2 A3 A4", "beige": "B1 B2"})
    table.meet(beige="castle thief 1", blue="castle exhibition", green="castle detective")
    table.exhibit(blue="A1 A2 A3 A4")
    table.play("beige", "steal A1")
    table.meet(beige="castle exhibition", blue="castle detective", green="castle detective")
    table.exhibit(beige="A1 B1 B2")
    assert table.said("exhibition")[-1] == ("beige", 3, 1650)
