"""The prison: cells, the way through them and out."""

import pytest

from games.adel.setting import set_table
from games.adel.table import EVERY_EDITION

COLOURS = ["beige", "blue", "green", "purple", "red", "black"]
THIEVES = {
    "fx": {"beige": (1, 10), "blue": (2, 9), "green": (3, 8), "purple": (4, 7), "red": (5, 6)},
    "jumbo": {"beige": (1, 12), "blue": (2, 11), "green": (3, 10), "purple": (4, 9), "red": (5, 8), "black": (6, 7)},
}
THIEVES["alea"] = THIEVES["fx"]
PRISONERS_STAY = {"fx": "fx-45", "alea": "alea-41", "jumbo": "jumbo-61"}
SIZES = [(edition, seats) for edition in THIEVES for seats in range(2, 6)] + [("jumbo", 6)]


@EVERY_EDITION
def test_a_new_prisoner_takes_cell_one_and_the_others_move_up(edition: str) -> None:
    """jumbo-58, fx-42, alea-38: and only then."""
    table = set_table(edition, "beige blue green", jail=[1, 2])
    table.meet(beige="castle detective", blue="castle detective", green="auction thief 3")
    assert table.prison == [1, 2, 0]
    table.meet(beige="castle detective", blue="castle detective", green="castle thief 3")
    assert table.prison == [3, 1, 2]


@EVERY_EDITION
@pytest.mark.parametrize("order", ["blue green purple red", "red purple green blue", "green red blue purple"])
def test_of_several_the_lowest_number_goes_in_first(edition: str, order: str) -> None:
    """jumbo-59, fx-43, alea-39, AV-20: one by one, so the highest ends up in cell 1."""
    table = set_table(edition, f"{order} beige", jail=[1])
    thieves = {name: f"castle thief {THIEVES[edition][name][0]}" for name in order.split()}
    table.meet(beige="castle detective", **thieves)
    assert table.said("jailed") == [("blue", 2), ("green", 3), ("purple", 4), ("red", 5)]
    assert table.prison == [5, 4, 3, 2, 1]


@pytest.mark.parametrize(("edition", "seats"), SIZES)
def test_there_are_as_many_cells_as_players(edition: str, seats: int) -> None:
    """jumbo-5, jumbo-60, fx-3, fx-44, alea-3, alea-40: with a thief in each, the next one pushes the oldest out."""
    names = COLOURS[:seats]
    table = set_table(edition, " ".join(names))
    sent = [(name, thief) for thief in (0, 1) for name in names][: seats + 1]
    for thief_of, which in sent:
        assert table.said("released") == []
        cards = {name: "castle detective" for name in names}
        table.meet(**{**cards, thief_of: f"castle thief {THIEVES[edition][thief_of][which]}"})
    assert table.said("released") == [(names[0], THIEVES[edition][names[0]][0])]
    assert 0 not in table.prison


def test_with_four_players_the_nine_leaves_when_the_eleven_enters() -> None:
    """jumbo-62, jumbo-61: the Jumbo book's example."""
    table = set_table("jumbo", "beige blue green purple", jail=[12, 3, 10, 9])
    table.meet(beige="castle detective", blue="castle thief 11", green="castle detective", purple="castle detective")
    assert table.prison == [11, 12, 3, 10]
    assert table.said("released") == [("purple", 9)]


@pytest.mark.parametrize("edition", ["fx", "alea"])
def test_with_four_players_a_new_thief_pushes_the_nine_out_of_cell_four(edition: str) -> None:
    """alea-41, alea-40, fx-44, fx-45: the alea book's example; the 9 is blue's."""
    table = set_table(edition, "beige blue green purple", jail=[10, 3, 8, 9])
    table.meet(beige="castle detective", blue="castle detective", green="castle detective", purple="castle thief 7")
    assert table.prison == [7, 10, 3, 8]
    assert table.said("released") == [("blue", 9)]


@EVERY_EDITION
def test_a_prisoner_cannot_be_played_until_he_is_set_free(edition: str) -> None:
    """jumbo-61, fx-45, alea-41, AV-21: at neither place; from the next round on his owner can use him again."""
    table = set_table(edition, "beige blue green", jail=[2, 1, 3])
    for place in ("castle", "auction"):
        if place == "auction":
            table = set_table(edition, "beige blue green", jail=[2, 1, 3])
        for player in table.names:
            table.play(player, f"go to {place}")
        assert table.ban("green", "play thief 3") == PRISONERS_STAY[edition]
        assert "play thief 3" not in table.moves("green")
    table = set_table(edition, "beige blue green", jail=[2, 1, 3])
    caught = THIEVES[edition]["blue"][1]
    table.meet(beige="castle detective", blue=f"castle thief {caught}", green="castle detective")
    assert (table.prison, table.said("released")) == ([caught, 2, 1], [("green", 3)])
    table.meet(beige="castle detective", blue="castle detective", green="castle thief 3")
    assert table.prison == [3, caught, 2]


@EVERY_EDITION
def test_nobody_is_set_free_in_the_round_of_his_arrest(edition: str) -> None:
    """jumbo-58, jumbo-59, fx-42, fx-43, alea-38, alea-39, AV-20: a full prison, and all but the detective caught."""
    names = COLOURS[:4]
    high = [THIEVES[edition][name][1] for name in names]
    table = set_table(edition, " ".join(names), jail=high)
    table.meet(beige="castle thief 1", blue="castle thief 2", green="castle thief 3", purple="castle detective")
    assert table.prison == [3, 2, 1, high[0]]
    assert table.said("released") == [("purple", high[3]), ("green", high[2]), ("blue", high[1])]


@EVERY_EDITION
def test_the_thief_set_free_goes_to_his_owner_wherever_he_sits(edition: str) -> None:
    """jumbo-61, fx-45, alea-41: colours, not seats, say whose he is."""
    table = set_table(edition, "red green", jail=[5, 3])
    table.meet(green="castle detective", red=f"castle thief {THIEVES[edition]['red'][1]}")
    assert table.said("released") == [("green", 3)]
