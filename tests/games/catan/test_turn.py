"""Catan's rulebook, a turn: first the yield, then trade, then building."""

from typing import Any

import pytest

from games.catan.setting import set_table
from games.catan.table import Table

RICH = {"Red": "6 wood, 2 wool, 4 grain, 6 brick, 4 ore", "Blue": "wool"}
HOUSES = {"Red": "10", "Blue": "30"}
ROADS = {"Red": "10-14 14-19"}


def rich(rolled: bool = True, **options: Any) -> Table:
    return set_table(3, houses=HOUSES, roads=ROADS, hands=RICH, rolled=rolled, **options)


def kinds(table: Table) -> set[str]:
    return {text.split()[0] for text in table.moves()}


def test_a_turn_begins_with_the_dice() -> None:
    """catan-20, catan-21: nothing else, without development cards."""
    table = rich(rolled=False)
    assert table.moves() == ["roll"]
    table.play("roll")
    assert table.actors == ["chance"]
    table.play("dice show 12")
    assert kinds(table) == {"road", "settlement", "city", "buy", "ship", "give", "end"}


def test_the_dice_have_eleven_totals_as_likely_as_with_two_dice() -> None:
    """catan-21: 36 ways."""
    table = rich(rolled=False)
    table.play("roll")
    assert list(table.chances().values()) == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert list(table.chances()) == [f"dice show {total}" for total in range(2, 13)]
    table.play("dice show 12")
    assert (table.state.dice, table.notes()) == (12, [("rolls", "Red", 12)])


@pytest.mark.parametrize("build", ["road 9-14", "settlement 19", "city 10", "buy card"])
def test_whoever_has_begun_to_build_trades_no_more(build: str) -> None:
    """catan-20, CT-8: any building, and development cards are bought in that phase too."""
    table = rich()
    assert {"ship", "give"} <= kinds(table)
    table.play(build)
    if build == "buy card":
        table.play("drawn card is knight")
    assert not {"ship", "give"} & kinds(table)
    assert {"road", "end"} <= kinds(table)
    assert table.ban("Red", "ship 4 wood for ore") == "catan-20"


@pytest.mark.parametrize("build", ["road 9-14", "settlement 19", "city 10", "buy card"])
def test_with_a_free_order_one_may_go_on_trading(build: str) -> None:
    """catan-20, CT-8: order=free."""
    table = rich(order="free")
    table.play(build)
    if build == "buy card":
        table.play("drawn card is knight")
    assert {"ship", "give", "road"} <= kinds(table)


def test_trade_is_open_again_in_the_next_turn() -> None:
    """catan-20, CT-8: for the next player, and for oneself later."""
    table = rich()
    table.play("road 9-14", "end turn", "roll", "dice show 12")
    assert (table.actor, kinds(table)) == ("Blue", {"give", "end"})


def test_after_the_turn_the_next_player_clockwise_begins() -> None:
    """catan-19, CT-23: and after the last the first again."""
    table = rich()
    for name in ("Blue", "White", "Red", "Blue"):
        table.play("end turn")
        assert (table.actor, table.moves()) == (name, ["roll"])
        table.play("roll", "dice show 12")
    assert table.state.turns == 13


def test_the_turn_of_two_players_goes_back_and_forth() -> None:
    """catan-1, catan-19, CT-1: the ordinary rules."""
    table = set_table(2, houses=HOUSES)
    for name in ("Blue", "Red", "Blue"):
        table.play("end turn", "roll", "dice show 12")
        assert table.actor == name


def test_nobody_else_acts_in_a_turn() -> None:
    """catan-20: not even with cards for it."""
    table = rich()
    for text in ("roll", "end turn", "buy card", "give wool", "ship 4 wood for ore", "withdraw"):
        assert table.ban("Blue", text) == "catan-20"


def test_every_sensible_or_foolish_thing_may_be_done() -> None:
    """catan-47: tips bind nobody: one may end a turn with all the cards in hand, or ship at a bad rate."""
    table = rich()
    assert "end turn" in table.moves()
    assert "ship 4 brick for wool" in table.moves()
