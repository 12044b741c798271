"""Catan's rulebook, trade between players: composing an offer card by card."""

from typing import Any

import pytest

from clubroom.games.catan.moves import RESOURCE_NAMES
from games.catan.setting import fill_hands, set_table
from games.catan.table import Table

HANDS = {"Red": "2 wood, grain, ore", "Blue": "3 wool, brick", "White": "ore", "Orange": ""}


def trading(seats: int = 4, **options: Any) -> Table:
    return set_table(seats, hands={name: HANDS[name] for name in list(HANDS)[:seats]}, **options)


def composing(table: Table, player: str = "") -> list[str]:
    """The moves that compose an offer."""
    return [text for text in table.moves(player) if text.split()[0] in ("give", "want", "propose", "withdraw")]


def test_an_offer_begins_with_a_card_that_one_has() -> None:
    """catan-23: nothing can be wanted yet."""
    table = trading()
    assert composing(table) == ["give wood", "give grain", "give ore"]
    assert table.ban("Red", "give brick") == "catan-23"
    assert table.ban("Red", "want brick") == "catan-23"
    assert table.ban("Red", "propose") == "catan-23"


def test_one_gives_no_more_than_one_has() -> None:
    """catan-23: two wood and not a third."""
    table = trading()
    table.play("give wood")
    assert "give wood" in table.moves()
    table.play("give wood")
    assert table.places("give") == ["grain", "ore"]
    assert table.state.offer_give.tolist() == [2, 0, 0, 0, 0]


def test_cards_are_named_in_rising_order_so_that_an_offer_has_one_way_to_be_made() -> None:
    """catan-23, CT-10: first what is given, then what is wanted, each in the order of the book."""
    table = trading()
    table.play("give grain")
    assert composing(table) == ["give ore", "want wood", "want wool", "want brick", "want ore", "withdraw"]
    table.play("want wool")
    assert composing(table) == ["want wool", "want brick", "want ore", "propose", "withdraw"]
    table.play("want brick")
    assert composing(table) == ["want brick", "want ore", "propose", "withdraw"]
    assert table.state.offer_want.tolist() == [0, 1, 0, 1, 0]


def test_no_kind_stands_on_both_sides() -> None:
    """catan-23, CT-10: what is given is not wanted."""
    table = trading()
    table.play("give wood", "give ore")
    assert table.places("want") == ["wool", "grain", "brick"]


def test_one_kind_at_least_is_left_to_ask_for() -> None:
    """catan-23, CT-10: of five kinds four can be given."""
    table = set_table(2, hands={"Red": "wood, wool, grain, brick, ore", "Blue": "ore"})
    table.play("give wood", "give wool", "give grain")
    assert table.places("give") == ["brick", "ore"]
    table.play("give brick")
    assert composing(table) == ["want ore", "withdraw"]
    table = set_table(2, hands={"Red": "2 wood, wool, grain, brick, ore", "Blue": "ore"})
    table.play("give wood", "give wood", "give wool", "give grain", "give ore")
    assert composing(table) == ["want brick", "withdraw"]


def test_gifts_are_no_trade() -> None:
    """catan-23, CT-10: something is given and something is wanted."""
    table = trading()
    table.play("give wood")
    assert "propose" not in table.moves()
    assert table.ban("Red", "propose") == "catan-23"
    table.play("want ore")
    assert "propose" in table.moves()


def test_no_more_is_wanted_than_the_largest_hand_of_the_others() -> None:
    """catan-23, CT-10: Blue has four cards; which, nobody needs to know."""
    table = trading()
    table.play("give wood", *["want ore"] * 4)
    assert composing(table) == ["propose", "withdraw"]
    fill_hands(table, Orange="5 grain")
    assert table.places("want") == ["ore"]


def test_the_own_hand_is_not_among_the_others() -> None:
    """catan-23, CT-10: with one card at the table besides, one can be wanted."""
    table = set_table(3, hands={"Red": "5 wood", "White": "ore"})
    table.play("give wood", "want grain")
    assert composing(table) == ["propose", "withdraw"]


def test_with_nobody_to_trade_with_no_offer_is_made() -> None:
    """catan-23: the others have no cards."""
    table = set_table(3, hands={"Red": "2 wood"})
    assert composing(table) == []
    assert table.ban("Red", "give wood") == "catan-23"


def test_an_offer_may_be_dropped_while_it_is_composed() -> None:
    """catan-23: it counts all the same, and the table is as before."""
    table = trading()
    table.play("give wood", "want ore", "withdraw")
    assert table.state.offer_give.sum() == table.state.offer_want.sum() == 0
    assert (table.state.offers, table.notes()) == (1, [("withdraws", "Red")])
    assert composing(table) == ["give wood", "give grain", "give ore"]


def test_four_offers_are_allowed_in_a_turn() -> None:
    """catan-23, CT-10: a house rule, so that every turn ends."""
    table = trading()
    for number in range(4):
        assert table.state.offers == number
        table.play("give wood", "want ore", "withdraw")
    assert composing(table) == []
    assert table.ban("Red", "give wood") == "catan-23"
    table.play("end turn", "roll", "dice show 12")
    assert (table.state.offers, composing(table)) == (0, ["give wool", "give brick"])


def test_without_trade_there_are_no_offers() -> None:
    """catan-23, CT-10: trade=off."""
    table = trading(trade="off")
    assert composing(table) == []
    for text in ("give wood", "want ore", "propose"):
        assert table.ban("Red", text) == "catan-23"


def test_the_offer_is_made_aloud() -> None:
    """catan-23: everybody hears what is given and wanted."""
    table = trading()
    table.play("give wood", "give wood", "give grain", "want brick", "want ore", "propose")
    assert table.notes() == [
        ("offers", "Red"),
        ("gives", "Red", 2, "wood"),
        ("gives", "Red", 1, "grain"),
        ("wants", "Red", 1, "brick"),
        ("wants", "Red", 1, "ore"),
    ]


def test_nothing_else_happens_while_an_offer_is_composed() -> None:
    """catan-20, catan-23: first it is made or dropped."""
    table = trading()
    fill_hands(table, Red="4 brick")
    table.play("give wood")
    assert composing(table) == table.moves()
    for text in ("end turn", "ship 4 brick for ore", "buy card", "roll", "deal with Blue"):
        assert table.ban("Red", text) == "catan-20"
    assert table.actors == ["Red"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_asked_also_those_who_cannot_pay(seats: int) -> None:
    """catan-23, CT-10: Orange has no card at all."""
    table = trading(seats)
    table.play("give wood", "want brick", "propose")
    assert table.actors == ["Blue", "White", "Orange"][: seats - 1]


def test_every_bundle_can_be_offered_in_exactly_one_way() -> None:
    """catan-23, CT-10: all offers of a small hand, counted by hand and by moves."""
    table = set_table(2, hands={"Red": "2 wood, grain", "Blue": "2 ore"})
    found: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    follow(table, found)
    gives = [(wood, 0, grain, 0, 0) for wood in range(3) for grain in range(2) if wood + grain]
    for give in gives:
        free = sum(not number for number in give)
        assert len([pair for pair in found if pair[0] == give]) == free + free * (free + 1) // 2
    assert len(set(found)) == len(found)
    assert {pair[0] for pair in found} == set(gives)


def follow(table: Table, found: list[tuple[tuple[int, ...], tuple[int, ...]]]) -> None:
    """Every way to compose."""
    for text in table.moves():
        if text == "propose":
            state = table.state
            found.append((tuple(state.offer_give.tolist()), tuple(state.offer_want.tolist())))
        elif text.split()[0] in ("give", "want"):
            following = table.copy()
            following.play(text)
            follow(following, found)


def test_every_resource_can_be_given_and_wanted() -> None:
    """catan-23: whichever."""
    for give in RESOURCE_NAMES:
        table = set_table(2, hands={"Red": give, "Blue": "ore"})
        table.play(f"give {give}")
        assert table.places("want") == [kind for kind in RESOURCE_NAMES if kind != give]
