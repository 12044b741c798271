"""Phase IV, first step: exhibitions are put together in secret, opened together and put in order."""

import itertools

import pytest

from clubroom import IllegalMove, Match
from clubroom.viewers import NOTHING
from games.adel.setting import set_table
from games.adel.table import ADEL, EVERY_EDITION, Table

TOO_FEW = {"fx": "fx-18", "alea": "alea-13", "jumbo": "jumbo-23"}


def exhibitors(edition: str, **hands: str) -> Table:
    """All whose hands are given exhibit; beige waits with a detective."""
    table = set_table(edition, "beige blue green purple red", hands=hands)
    cards = {name: "castle exhibition" if name in hands else "castle detective" for name in table.names}
    table.meet(**cards)
    return table


@EVERY_EDITION
def test_at_the_castle_exhibitions_come_first_then_thieves_then_detectives(edition: str) -> None:
    """jumbo-36, fx-27, alea-21: after the auction, when the castle's cards have been turned over."""
    table = set_table(edition, "beige blue green purple", hands={"purple": "A1 A2 A3"})
    table.meet(beige="castle detective", blue="castle thief 2", green="auction cheque 6", purple="castle exhibition")
    table.play("green", "buy left")
    table.play("chance", "turn up E1")
    table.exhibit(purple="A1 A2 A3")
    table.play("blue", "steal A2")
    steps = [told[0] for told in table.story]
    order = ["buys", "exhibits", "exhibition", "best", "steals", "jailed", "detective_moves", "round_begins"]
    assert [step for step, _ in itertools.groupby(steps) if step in order] == order
    turned = [told[1] for told in table.story if told[0] == "turns"]
    assert turned == ["green", "beige", "blue", "purple"]
    assert steps.index("buys") < len(steps) - 1 - steps[::-1].index("turns") < steps.index("exhibits")


@EVERY_EDITION
def test_who_played_the_exhibition_card_must_show_at_least_three_objects(edition: str) -> None:
    """jumbo-37, fx-28, alea-22: there is no other move than to lay them ready, and to open from three on."""
    table = exhibitors(edition, green="A1 A2 B1 B2")
    assert table.actors == ["green"]
    assert table.moves("green") == ["show A1", "show A2"]  # from B1 on no three would follow
    for code in ("A1", "B1"):
        assert table.ban("green", "open the exhibition") == TOO_FEW[edition]
        table.play("green", f"show {code}")
    assert table.ban("green", "open the exhibition") == TOO_FEW[edition]
    table.play("green", "show B2")
    assert table.moves("green") == ["open the exhibition"]


@EVERY_EDITION
def test_who_could_show_several_exhibitions_decides_for_one(edition: str) -> None:
    """jumbo-38, fx-28, alea-23, AV-11: or for a part of one; the rest stays hidden."""
    table = exhibitors(edition, green="A1 A2 A3 D1 D2 D3 D4", red="F1 F2 F3 F4")
    table.exhibit(red="F1 F2 F4")
    table.play("green", "show D1")
    assert table.ban("green", "show A1") == TOO_FEW[edition]
    table.play("green", "show D3", "show D4", "open the exhibition")
    assert table.said("exhibition") == [("green", 3, 1919), ("red", 3, 1886)]
    assert table.said("exhibits")[:3] == [("green", "D1"), ("green", "D3"), ("green", "D4")]
    assert (table.view("beige").known >= 0).sum() == 6


@EVERY_EDITION
def test_several_exhibitions_are_opened_at_the_same_moment(edition: str) -> None:
    """jumbo-39, fx-30, alea-24: until the last is ready nothing is uncovered, not even how many there are."""
    table = exhibitors(edition, green="A1 A2 A3 A4", red="F1 F2 F3")
    assert table.actors == ["green", "red"]
    table.exhibit(green="A1 A2 A3 A4")
    assert table.actors == ["red"]
    assert (table.state.exhibit == NOTHING).all()
    assert table.view("beige").shown_number.tolist() == [0] * 6
    table.exhibit(red="F1 F2 F3")
    assert table.said("exhibition") == [("green", 4, 1685), ("red", 3, 1886)]


@EVERY_EDITION
def test_most_objects_are_worth_most(edition: str) -> None:
    """jumbo-40, jumbo-41, fx-31, alea-25: however young they are; the second is found in the same way."""
    table = exhibitors(edition, blue="B1 B2 C1", green="D4 D5 D6 E8", purple="F4 F5 F6", red="C2 C3 C4")
    table.exhibit(blue="B1 B2 C1", green="D4 D5 D6 E8", purple="F4 F5 F6", red="C2 C3 C4")
    assert table.said("best") == [("green", 3)]
    assert table.said("second") == [("blue", 2)]


@EVERY_EDITION
@pytest.mark.parametrize("size", [3, 4])
def test_of_equally_many_the_oldest_object_decides(edition: str, size: int) -> None:
    """jumbo-40, jumbo-41, fx-31, alea-25, AV-12, AV-13: three alike are put in order, and only two are paid."""
    sets = {"green": "A1 A6 A7 A8", "purple": "B7 C1 C7 C8", "red": "B1 B4 B5 B6"}  # 1685, 1612, 1650
    hands = {name: " ".join(listed.split()[:size]) for name, listed in sets.items()}
    table = exhibitors(edition, **hands)
    table.exhibit(**hands)
    assert table.said("best") == [("purple", 3)]
    assert table.said("second") == [("red", 2)]
    assert table.pawns["green"] == 0


@EVERY_EDITION
def test_who_exhibits_alone_has_the_best_exhibition(edition: str) -> None:
    """jumbo-42, fx-29, alea-26: nobody is second."""
    table = exhibitors(edition, red="F4 F5 F6")
    table.exhibit(red="F4 F5 F6")
    assert table.said("best") == [("red", 3)]
    assert table.said("second") == []


@EVERY_EDITION
def test_exhibitions_lie_open_to_the_end_of_the_phase(edition: str) -> None:
    """jumbo-43, fx-32, alea-27: for all to see while the thieves choose; then they are turned face down."""
    hands = {"green": "A1 A2 A3", "red": "F1 F2 F3 F4"}
    table = set_table(edition, "beige blue green red", hands=hands)
    table.meet(beige="castle thief 1", blue="auction thief 2", green="castle exhibition", red="castle exhibition")
    table.exhibit(green="A1 A2 A3", red="F1 F2 F3")
    table.play("beige", "steal A2")
    assert (table.shown("green"), table.shown("red")) == ("A1 A3", "F1 F2 F3")
    view = table.view("blue")
    assert (view.exhibit == table.state.exhibit).all()
    assert view.shown_number.tolist() == [0, 0, 3, 3, 0, 0]
    table.play("beige", "steal F1")
    assert (table.shown("green"), table.shown("red")) == ("", "")
    assert table.state.shown_number.tolist() == table.state.shown_year.tolist() == [0] * 6


@EVERY_EDITION
def test_an_exhibition_is_one_command_and_a_faulty_one_changes_nothing(edition: str) -> None:
    """jumbo-23, jumbo-39, fx-18, fx-30, alea-13, alea-24: E does not follow C, so not even the first object is laid."""
    match = Match(ADEL, 3, {"edition": edition}, seed=2)
    for player in (0, 1, 2):
        match.play(player, "go to castle")
    for player, card in ((0, "exhibition"), (1, "detective"), (2, "detective")):
        match.play(player, f"play {card}")
    first = match.text(match.legal(0)[0])
    before = match.digest()
    with pytest.raises(IllegalMove, match="without a gap"):
        match.play(0, [first, "show C2", "show E3", "open the exhibition"])
    assert match.digest() == before
    match.play(0, [first, "show C2", "show C8", "open the exhibition"])
    assert match.points() == [3, 0, 0]
