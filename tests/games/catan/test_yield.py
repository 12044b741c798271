"""Catan's rulebook, the yield of the land: dice, settlements, cities, shortage."""

from typing import Any

import pytest

from games.catan.setting import set_table
from games.catan.table import Table


def roll(table: Table, total: int) -> Table:
    table.play("roll", f"dice show {total}")
    return table


def test_a_settlement_beside_the_hex_gets_one_card_and_a_city_two() -> None:
    """catan-21, catan-31, catan-10: forest gives wood to everybody there."""
    houses = {"Red": "10", "Blue": "19*", "White": "20 32"}
    table = roll(set_table(3, houses=houses, rolled=False), 11)
    assert [table.hand(name) for name in ("Red", "Blue", "White")] == ["1 wood", "2 wood", "1 wood"]
    assert table.bank() == [15, 19, 19, 19, 19]
    assert table.notes() == [
        ("rolls", "Red", 11),
        ("gets", "Red", 1, "wood"),
        ("gets", "Blue", 2, "wood"),
        ("gets", "White", 1, "wood"),
    ]


@pytest.mark.parametrize(
    ("total", "card"), [(11, "wood"), (4, "wool"), (8, "grain"), (12, "brick"), (3, "ore"), (9, "ore")]
)
def test_each_terrain_gives_its_own_resource(total: int, card: str) -> None:
    """catan-10, catan-21: forest wood, pasture wool, field grain, hill brick, mountain ore."""
    houses = {"Red": "9 11 12 26"}
    assert roll(set_table(2, houses=houses, rolled=False), total).hand("Red") == f"1 {card}"


def test_both_hexes_with_the_number_yield() -> None:
    """catan-21, catan-7: and a building between them gets from both."""
    table = roll(set_table(2, houses={"Red": "9* 14", "Blue": "25"}, rolled=False), 11)
    assert (table.hand("Red"), table.hand("Blue")) == ("3 wood", "1 wood")


def test_everybody_gets_cards_whoever_rolls() -> None:
    """catan-21: also in the turn of another."""
    table = roll(set_table(3, houses={"White": "23"}, rolled=False, turn="Blue"), 6)
    assert table.hand("White") == "1 brick"
    assert table.actor == "Blue"


def test_the_hex_of_the_robber_yields_nothing() -> None:
    """catan-37: the other hex with that number does."""
    table = roll(set_table(2, houses={"Red": "1", "Blue": "25"}, robber="f", rolled=False), 11)
    assert (table.hand("Red"), table.hand("Blue")) == ("1 wood", "")


def test_the_robber_on_the_only_hex_with_a_number_leaves_nothing() -> None:
    """catan-37, catan-7: a 12 is there once."""
    table = roll(set_table(2, houses={"Red": "12"}, robber="d", rolled=False), 12)
    assert (table.hand("Red"), table.notes()) == ("", [("rolls", "Red", 12)])


def test_the_desert_yields_nothing_even_without_the_robber() -> None:
    """catan-8, catan-10: whatever is rolled."""
    for total in (2, 3, 4, 5, 6, 8, 9, 10, 11, 12):
        table = roll(set_table(2, houses={"Red": "30 31"}, robber="a", rolled=False), total)
        assert table.state.held[0] == {6: 1, 5: 1, 4: 1, 9: 1}.get(total, 0)


def scarce(stock: int, houses: dict[str, str], **options: Any) -> Table:
    """An 11 brings wood, of which so much is left; Orange has the rest."""
    return roll(set_table(4, houses=houses, hands={"Orange": f"{19 - stock} wood"}, rolled=False, **options), 11)


@pytest.mark.parametrize("shortage", ["nobody", "rest"])
def test_a_stack_that_is_just_enough_pays_all(shortage: str) -> None:
    """catan-22, CT-9: to the last card."""
    table = scarce(3, {"Red": "10", "Blue": "19*"}, shortage=shortage)
    assert (table.hand("Red"), table.hand("Blue"), table.bank()[0]) == ("1 wood", "2 wood", 0)
    assert not [note for note in table.notes() if note[0] == "short"]


@pytest.mark.parametrize("shortage", ["nobody", "rest"])
def test_several_claimants_get_nothing_from_a_stack_that_cannot_pay_all(shortage: str) -> None:
    """catan-22, CT-9: under either rule."""
    table = scarce(2, {"Red": "10", "Blue": "19*"}, shortage=shortage)
    assert (table.hand("Red"), table.hand("Blue"), table.bank()[0]) == ("", "", 2)
    assert table.notes() == [("rolls", "Red", 11), ("short", "wood")]


@pytest.mark.parametrize(("shortage", "cards"), [("nobody", ""), ("rest", "2 wood")])
def test_a_single_claimant_takes_the_rest_only_by_todays_rule(shortage: str, cards: str) -> None:
    """catan-22, CT-9: by ours not even he."""
    table = scarce(2, {"Blue": "19* 9"}, shortage=shortage)
    assert table.hand("Blue") == cards
    assert table.notes()[1] == ("short", "wood")


@pytest.mark.parametrize("shortage", ["nobody", "rest"])
def test_an_empty_stack_pays_nobody(shortage: str) -> None:
    """catan-22, CT-9: a single claimant neither."""
    table = scarce(0, {"Blue": "19*"}, shortage=shortage)
    assert (table.hand("Blue"), table.bank()[0]) == ("", 0)
    assert table.notes() == [("rolls", "Red", 11), ("short", "wood")]


@pytest.mark.parametrize("shortage", ["nobody", "rest"])
def test_claims_on_two_hexes_of_one_kind_are_one_claim(shortage: str) -> None:
    """catan-22, CT-9: two forests yield, one player at each, and one wood is left."""
    table = scarce(1, {"Red": "1", "Blue": "25"}, shortage=shortage)
    assert (table.hand("Red"), table.hand("Blue"), table.bank()[0]) == ("", "", 1)


def test_other_resources_of_the_roll_are_paid_all_the_same() -> None:
    """catan-22: a 5 brings wood and grain, and only the wood is short."""
    houses, hands = {"Red": "33", "Blue": "30"}, {"Orange": "19 wood"}
    table = roll(set_table(4, houses=houses, hands=hands, rolled=False), 5)
    assert (table.hand("Red"), table.hand("Blue")) == ("", "1 grain")


def test_a_stack_is_not_short_when_nobody_has_a_claim() -> None:
    """catan-22: nothing happens."""
    table = scarce(0, {"Blue": "30"})
    assert table.notes() == [("rolls", "Red", 11)]
