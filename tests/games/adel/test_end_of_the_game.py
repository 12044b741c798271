"""The end of the game: when it comes, which differs by edition, the last valuation and the winner."""

import pytest

from games.adel.setting import set_table
from games.adel.table import EVERY_EDITION, Table

LATE = pytest.mark.parametrize("edition", ["alea", "jumbo"])
HANDS = {"blue": "A1 A2 A3", "green": "B1 B2 B3"}
FINISH = {"beige": 20, "blue": 31, "green": 33, "purple": 30, "red": 4}


def last_exhibition(edition: str) -> Table:
    """Green's exhibition, better than blue's, brings it to the table (3/1); a thief and two detectives are there."""
    table = set_table(edition, "beige blue green purple red", hands=HANDS, pawns=FINISH)
    watch = {"beige": "castle detective", "red": "castle detective", "purple": "castle thief 4"}
    table.meet(blue="castle exhibition", green="castle exhibition", **watch)
    return table


@LATE
def test_alea_and_jumbo_finish_the_round_in_which_a_pawn_reaches_the_table(edition: str) -> None:
    """jumbo-65, alea-46, AV-22: thieves still steal and detectives still catch them."""
    table = last_exhibition(edition)
    table.exhibit(**HANDS)
    assert table.said("reaches_table") == [("green",)]
    assert table.actors == ["purple"]
    table.play("purple", "steal A1", "steal B1")
    assert table.actors == []
    assert table.said("jailed") == [("purple", 4)]
    assert sorted(table.said("detective_moves")) == [("beige", 4, 4), ("red", 5, 5)]
    assert table.said("no_final") == [("beige",), ("blue",), ("green",), ("purple",), ("red",)]
    assert table.pawns == {"beige": 24, "blue": 32, "green": 36, "purple": 30, "red": 9}


def test_fx_stops_as_soon_as_an_exhibition_has_brought_a_pawn_to_the_table() -> None:
    """fx-49, AV-22: both exhibitors have moved; nobody steals, nobody is caught, and what is shown stays theirs."""
    table = last_exhibition("fx")
    table.exhibit(**HANDS)
    assert table.actors == []
    assert table.said("best") == [("green", 3)]
    assert table.said("second") == [("blue", 1)]
    assert not {"steals", "jailed", "detective_moves"} & {told[0] for told in table.story}
    assert (table.hand("purple"), table.prison) == ("", [0, 0, 0, 0, 0])
    assert table.said("final") == [("blue", 3, 1685), ("green", 3, 1650)]
    assert table.pawns == {"beige": 20, "blue": 36, "green": 44, "purple": 30, "red": 4}


def test_fx_values_the_best_exhibition_anew_not_the_one_that_still_lies_open() -> None:
    """fx-49, fx-50, AV-22, AV-23: a short one at the table, a longer one held back."""
    table = set_table("fx", "beige blue green", hands={"blue": "A1 A2 A3 A4 F1 F2 F3"}, pawns={"blue": 33})
    table.meet(beige="castle detective", blue="castle exhibition", green="castle thief 3")
    table.exhibit(blue="F1 F2 F3")
    assert table.said("final") == [("blue", 4, 1685)]
    assert table.shown("blue") == "A1 A2 A3 A4"
    assert table.pawns["blue"] == 33 + 3 + 8


def test_fx_goes_on_after_an_exhibition_that_brings_nobody_there() -> None:
    """fx-49, fx-36, AV-22: then thieves and detectives act as ever."""
    table = set_table("fx", "beige blue purple", hands={"blue": "A1 A2 A3"}, pawns={"blue": 28})
    table.meet(beige="castle detective", blue="castle exhibition", purple="castle thief 4")
    table.exhibit(blue="A1 A2 A3")
    assert (table.pawns["blue"], table.actors) == (30, ["purple"])
    table.play("purple", "steal A1")
    assert (table.prison, table.pawns["beige"]) == ([4, 0, 0], 2)


@EVERY_EDITION
def test_when_detectives_reach_the_table_all_of_them_have_moved(edition: str) -> None:
    """jumbo-65, fx-49, alea-46, AV-22: a step is whole in every edition, and it is the last of the round."""
    pawns = {"beige": 33, "blue": 32, "green": 5}
    table = set_table(edition, "beige blue green purple", pawns=pawns)
    detectives = {name: "castle detective" for name in pawns}
    table.meet(purple="castle thief 4", **detectives)
    assert table.actors == []
    assert table.pawns == {"beige": 34, "blue": 34, "green": 8, "purple": 0}
    assert table.prison == [4, 0, 0, 0]


def ended(edition: str, hands: dict[str, str], pawns: dict[str, int]) -> Table:
    """Red's detective is already one step before the table and catches beige's thief."""
    table = set_table(edition, "beige blue green purple red", hands=hands, pawns={**pawns, "red": 33})
    waiting = {"blue": "auction thief 2", "green": "auction thief 3", "purple": "auction thief 4"}
    table.meet(red="castle detective", beige="castle thief 1", **waiting)
    assert table.actors == []
    return table


@EVERY_EDITION
def test_in_the_last_valuation_the_best_moves_eight_and_the_second_four(edition: str) -> None:
    """jumbo-66, fx-50, fx-51, alea-47, AV-23: of all players, wherever they were; who has none takes no part."""
    hands = {"beige": "A1 A2 A3", "blue": "D1 D2 D3 D4", "green": "A4 A5 C1 C2 F1", "purple": "C3 C4 C5"}
    table = ended(edition, hands, {"beige": 20})
    assert table.said("final") == [("beige", 3, 1685), ("blue", 4, 1919), ("purple", 3, 1754)]
    assert table.said("no_final") == [("green",), ("red",)]
    assert table.said("final_best") == [("blue", 8)]
    assert table.said("final_second") == [("beige", 4)]
    assert table.pawns == {"beige": 24, "blue": 8, "green": 0, "purple": 0, "red": 34}


@EVERY_EDITION
def test_the_last_exhibition_is_the_longest_and_of_equally_long_the_one_with_the_oldest_object(edition: str) -> None:
    """jumbo-66, fx-50, alea-47, AV-23: found for everyone, whichever letters come first."""
    hands = {"blue": "A8 B7 B6 D1 D2 E1 F1 F2", "green": "A2 B2 D3 D4 E8", "purple": "A3 A4 A5 C1 C2 C3"}
    table = ended(edition, hands, {})
    assert table.said("final") == [("blue", 5, 1832), ("green", 3, 1930), ("purple", 3, 1612)]
    assert table.said("final_best") == [("blue", 8)]
    assert table.said("final_second") == [("purple", 4)]


@EVERY_EDITION
def test_a_single_last_exhibition_gets_eight_and_nobody_four(edition: str) -> None:
    """jumbo-66, fx-51, alea-47, AV-24: octagons play no part."""
    table = ended(edition, {"green": "F5 F4 F3"}, {})
    assert table.pawns == {"beige": 0, "blue": 0, "green": 8, "purple": 0, "red": 34}
    assert table.said("final_second") == []


@EVERY_EDITION
def test_whoever_is_furthest_at_the_end_wins(edition: str) -> None:
    """jumbo-2, jumbo-67, fx-12, fx-52, alea-2, alea-48, AV-25: not whoever came first; the table has no end."""
    table = ended(edition, {"beige": "A1 A2 A3"}, {"beige": 32, "blue": 33, "green": 33})
    assert table.scores() == ([40, 33, 33, 0, 34], [1, 3, 3, 5, 2])
    assert table.said("won") == [("beige", 40)]


@EVERY_EDITION
def test_on_the_same_space_the_better_last_exhibition_wins(edition: str) -> None:
    """jumbo-67, fx-52, alea-48, AV-25: also a third one, which was not rewarded."""
    hands = {"beige": "F1 F2 F3", "blue": "A1 A2 A3", "green": "B1 B2 B3"}
    table = ended(edition, hands, {"beige": 33, "blue": 30, "green": 26})
    assert table.scores() == ([33, 34, 34, 0, 34], [4, 2, 1, 5, 3])
    assert table.said("won") == [("green", 34)]


@EVERY_EDITION
def test_if_nobody_there_has_an_exhibition_the_victory_is_shared(edition: str) -> None:
    """jumbo-67, fx-52, alea-48, AV-25: and there is no second place."""
    pawns = {"beige": 33, "blue": 32, "green": 5}
    table = set_table(edition, "beige blue green purple", pawns=pawns)
    table.meet(purple="castle thief 4", **{name: "castle detective" for name in pawns})
    assert table.scores() == ([34, 34, 8, 0], [1, 1, 3, 4])
    assert table.said("shared") == [("beige", 34), ("blue", 34)]
    assert table.said("won") == []


@EVERY_EDITION
def test_after_round_200_the_house_ends_the_game(edition: str) -> None:
    """jumbo-65, fx-49, alea-46, AV-31: with the last valuation, and not a round earlier."""
    for number in (199, 200):
        table = set_table(edition, "beige blue green", hands={"green": "A1 A2 A3"}, number=number)
        table.meet(beige="castle detective", blue="castle detective", green="castle detective")
        assert (table.actors == []) == (number == 200)
        assert table.said("round_limit") == [(200,)] * (number == 200)
    assert table.scores() == ([0, 0, 8], [2, 2, 1])
