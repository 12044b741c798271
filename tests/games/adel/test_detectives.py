"""Phase IV, third step: detectives arrest thieves and are rewarded by rank."""

import pytest

from games.adel.setting import set_table
from games.adel.table import EVERY_EDITION, Table


@EVERY_EDITION
def test_one_detective_sends_all_thieves_of_the_castle_to_prison(edition: str) -> None:
    """jumbo-52, jumbo-53, fx-39, alea-34: after they stole, and whether they stole or not; the loot is kept."""
    table = set_table(edition, "beige blue green purple red", hands={"red": "A1 A2 A3"})
    thieves = {"blue": "castle thief 2", "green": "castle thief 3", "purple": "castle thief 4"}
    table.meet(beige="castle detective", red="castle exhibition", **thieves)
    table.exhibit(red="A1 A2 A3")
    table.play("purple", "steal A1")
    table.play("green", "steal A2")
    assert table.prison == [0, 0, 0, 0, 0]
    table.play("blue", "steal A3")
    assert table.prison == [4, 3, 2, 0, 0]
    assert [table.hand(name) for name in ("blue", "green", "purple", "red")] == ["A3", "A2", "A1", ""]


@EVERY_EDITION
def test_thieves_who_stole_nothing_are_arrested_too(edition: str) -> None:
    """jumbo-52, fx-39, alea-34: it is enough to be there."""
    table = set_table(edition, "beige blue green")
    table.meet(beige="castle detective", blue="castle thief 2", green="castle thief 3")
    assert table.said("jailed") == [("blue", 2), ("green", 3)]
    assert table.prison == [3, 2, 0]


@EVERY_EDITION
def test_without_a_detective_nobody_is_arrested(edition: str) -> None:
    """jumbo-52, jumbo-63, fx-39, alea-34, alea-43: the thieves come home and can be sent again."""
    table = set_table(edition, "beige blue green")
    table.meet(beige="castle thief 1", blue="castle thief 2", green="auction cheque 6")
    table.play("green", "buy left")
    table.play("chance", "turn up E1")
    assert (table.prison, table.said("jailed")) == ([0, 0, 0], [])
    table.meet(beige="castle thief 1", blue="castle thief 2", green="castle detective")
    assert table.prison == [2, 1, 0]


def watched(edition: str, pawns: dict[str, int], thief: str = "") -> Table:
    """All pawns stand as given; everyone sends a detective but one, who sends the lower of his thieves."""
    names = list(pawns)
    table = set_table(edition, " ".join(names), pawns=pawns)
    low = {"beige": 1, "blue": 2, "green": 3, "purple": 4, "red": 5, "black": 6}
    table.meet(**{name: f"castle thief {low[name]}" if name == thief else "castle detective" for name in names})
    return table


@EVERY_EDITION
def test_first_third_and_fourth_move_one_three_and_four(edition: str) -> None:
    """jumbo-54, jumbo-56, fx-40, alea-35, alea-36: the books' example, with red, green and purple; all are paid."""
    pawns = {"red": 20, "blue": 18, "green": 12, "purple": 9, "beige": 3}
    table = set_table(edition, " ".join(pawns), pawns=pawns)
    detectives = {"red": "castle detective", "green": "castle detective", "purple": "castle detective"}
    table.meet(blue="castle thief 2", beige="auction thief 1", **detectives)
    assert sorted(table.said("detective_moves")) == [("green", 3, 3), ("purple", 4, 4), ("red", 1, 1)]
    assert table.pawns == {"red": 21, "blue": 18, "green": 15, "purple": 13, "beige": 3}


@EVERY_EDITION
@pytest.mark.parametrize("thief", ["beige", "blue", "green", "purple", "red"])
def test_pawns_on_one_space_share_the_better_rank(edition: str, thief: str) -> None:
    """jumbo-54, fx-40, alea-35, AV-19: 1, 2, 3, 3, 5 move 1, 2, 3, 3, 5, whoever of them is the thief."""
    pawns = {"green": 12, "beige": 20, "red": 9, "purple": 12, "blue": 18}
    table = watched(edition, pawns, thief)
    ranks = {"green": 3, "beige": 1, "red": 5, "purple": 3, "blue": 2, thief: 0}
    assert table.pawns == {name: space + ranks[name] for name, space in pawns.items()}


def test_five_detectives_of_six_players_move_one_two_three_three_and_five() -> None:
    """jumbo-54, jumbo-55, jumbo-56, AV-19: the sixth is the thief."""
    pawns = {"green": 12, "beige": 20, "red": 9, "purple": 12, "blue": 18, "black": 2}
    table = watched("jumbo", pawns, "black")
    assert table.pawns == {"green": 15, "beige": 21, "red": 14, "purple": 15, "blue": 20, "black": 2}


@EVERY_EDITION
@pytest.mark.parametrize("order", ["beige blue green", "green blue beige"])
def test_ranks_are_those_before_any_detective_moves(edition: str, order: str) -> None:
    """jumbo-55, jumbo-56, fx-40, alea-35, AV-19: all move together, so who overtakes takes nobody's rank."""
    spaces = {"beige": 5, "blue": 4, "green": 8}
    table = watched(edition, {name: spaces[name] for name in order.split()}, "green")
    assert table.pawns == {"beige": 7, "blue": 7, "green": 8}


@EVERY_EDITION
def test_ranks_are_those_after_the_exhibitors_moved(edition: str) -> None:
    """jumbo-54, fx-40, alea-35, AV-19: among all pawns, also of those who are at the auction house."""
    table = set_table(edition, "beige blue green purple", hands={"blue": "A1 A2 A3"}, pawns={"beige": 1, "purple": 1})
    table.meet(beige="castle detective", blue="castle exhibition", green="castle thief 3", purple="auction thief 4")
    table.exhibit(blue="A1 A2 A3")
    assert table.pawns["blue"] == 3
    table.play("green", "steal A1")
    assert table.said("detective_moves") == [("beige", 2, 2)]
    assert table.pawns == {"beige": 3, "blue": 3, "green": 0, "purple": 1}


@EVERY_EDITION
def test_without_a_thief_at_the_castle_detectives_get_nothing(edition: str) -> None:
    """jumbo-57, fx-41, alea-37: they watched in vain."""
    table = watched(edition, {"beige": 5, "blue": 4, "green": 8})
    assert len(table.said("no_thief_caught")) == 1
    assert table.pawns == {"beige": 5, "blue": 4, "green": 8}
    assert table.prison == [0, 0, 0]
