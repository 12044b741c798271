"""Catan's rulebook, trade at sea: four for one, better at a harbour."""

from typing import Any

import pytest

from clubroom.games.catan.moves import RESOURCE_NAMES
from games.catan.setting import set_table
from games.catan.table import Table

SPECIAL = {"wood": "1", "wool": "6", "grain": "16", "brick": "33", "ore": "47"}
COMMON = ["50", "48", "39", "12"]


def shipped(table: Table) -> list[str]:
    return table.places("ship")


def with_cards(hand: str, houses: str = "20", **options: Any) -> Table:
    return set_table(2, houses={"Red": houses}, hands={"Red": hand}, **options)


@pytest.mark.parametrize("kind", RESOURCE_NAMES)
def test_without_a_harbour_four_alike_bring_one_of_another_kind(kind: str) -> None:
    """catan-24, CT-11: any other, not the same."""
    others = [other for other in RESOURCE_NAMES if other != kind]
    assert shipped(with_cards(f"3 {kind}")) == []
    assert shipped(with_cards(f"4 {kind}")) == [f"4 {kind} for {other}" for other in others]


@pytest.mark.parametrize("crossing", COMMON)
@pytest.mark.parametrize("mark", ["", "*"])
def test_at_a_common_harbour_three_are_enough(crossing: str, mark: str) -> None:
    """catan-24: of any kind; a city opens it as well as a settlement."""
    assert shipped(with_cards("2 wool", crossing + mark)) == []
    assert shipped(with_cards("3 wool", crossing + mark)) == [
        f"3 wool for {k}" for k in ("wood", "grain", "brick", "ore")
    ]
    assert len(shipped(with_cards("3 ore", crossing + mark))) == 4


@pytest.mark.parametrize("kind", RESOURCE_NAMES)
def test_at_a_special_harbour_two_of_the_kind_it_shows_are_enough(kind: str) -> None:
    """catan-24: of other kinds it still takes four."""
    others = [other for other in RESOURCE_NAMES if other != kind]
    assert shipped(with_cards(f"1 {kind}", SPECIAL[kind])) == []
    assert shipped(with_cards(f"2 {kind}", SPECIAL[kind])) == [f"2 {kind} for {other}" for other in others]
    assert shipped(with_cards(f"3 {others[0]}", SPECIAL[kind])) == []
    assert len(shipped(with_cards(f"4 {others[0]}", SPECIAL[kind]))) == 4


def test_a_worse_rate_than_ones_best_is_allowed() -> None:
    """catan-24, CT-11: two, three or four wood."""
    table = with_cards("4 wood", "1 50")
    assert shipped(table) == [f"{rate} wood for {kind}" for rate in (2, 3, 4) for kind in RESOURCE_NAMES[1:]]


def test_the_card_received_must_be_in_stock() -> None:
    """catan-24, CT-11: with all ore in hands there is none to get."""
    table = set_table(2, hands={"Red": "4 wood", "Blue": "19 ore"})
    assert shipped(table) == ["4 wood for wool", "4 wood for grain", "4 wood for brick"]


@pytest.mark.parametrize(("rate", "houses"), [(4, "20"), (3, "50"), (2, "47")])
def test_the_cards_are_exchanged_with_the_stacks(rate: int, houses: str) -> None:
    """catan-24, catan-10: and everybody sees it."""
    table = with_cards("5 ore", houses)
    table.play(f"ship {rate} ore for wool")
    assert table.hand("Red") == f"1 wool, {5 - rate} ore"
    assert table.bank() == [19, 18, 19, 19, 14 + rate]
    assert table.notes() == [("ships", "Red", rate, "ore"), ("receives", "Red", "wool")]
    assert table.knows("Blue", "Red") == table.knows("all", "Red") == table.hand("Red")


def test_one_may_ship_as_often_as_one_can() -> None:
    """catan-24: also what was just received."""
    table = with_cards("8 ore")
    table.play("ship 4 ore for wool", "ship 4 ore for wool")
    assert table.hand("Red") == "2 wool"


def test_harbours_of_others_are_of_no_use() -> None:
    """catan-24: one's own building must stand there."""
    table = set_table(2, houses={"Blue": "1 50"}, hands={"Red": "3 wood"})
    assert shipped(table) == []


def test_a_harbour_counts_from_the_moment_of_building() -> None:
    """catan-24, CT-11: at once with a free order, by our rulebook from the next turn on."""
    hand = "wood, wool, grain, brick, 2 ore"
    for order, rates in (("free", 4), ("strict", 0)):
        houses, roads = {"Red": "32", "Blue": "10"}, {"Red": "32-38 38-43"}
        table = set_table(2, houses=houses, roads=roads, hands={"Red": hand}, order=order)
        table.play("settlement 43")
        assert len(shipped(table)) == rates
        table.play("end turn", "roll", "dice show 11", "end turn", "roll", "dice show 11")
        assert len(shipped(table)) == 4


def test_a_city_keeps_the_harbour_of_its_settlement() -> None:
    """catan-24, catan-31: nothing changes at sea."""
    table = with_cards("2 grain, 5 ore", "47", order="free")
    table.play("city 47")
    assert shipped(table) == [f"2 ore for {kind}" for kind in RESOURCE_NAMES[:4]]


def test_trade_at_sea_needs_no_trade_between_players() -> None:
    """catan-24, CT-10: trade=off leaves it alone."""
    assert len(shipped(with_cards("4 ore", trade="off"))) == 4
