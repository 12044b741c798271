"""What everyone who watches can tell about each hand: never more than is there, and all that can be concluded."""

import itertools
from typing import Any

import pytest

from clubroom.chance import generator
from clubroom.compiled import PLAIN
from clubroom.games.catan.state import PUBLIC
from games.catan.setting import set_table
from games.catan.table import CATAN, Table
from tables import Table as AnyTable
from tables import many, random_walk

HOUSES = {"Red": "10", "Blue": "20", "White": "32", "Orange": "45"}


def robbed(hands: dict[str, str], stolen: str, seats: int = 4, victim: str = "Blue", **given: Any) -> Table:
    """Red has stolen a card from Blue."""
    houses = {name: HOUSES[name] for name in list(HOUSES)[:seats]}
    table = set_table(seats, houses=houses, hands=hands, rolled=False, **given)
    table.play("roll", "dice show 7", "robber to k", f"rob {victim}", f"stolen card is {stolen}")
    return table


def test_open_gains_and_payments_are_known_to_all() -> None:
    """catan-18, catan-10: the stacks lie open, so everybody can follow."""
    table = set_table(3, houses={"Red": "10", "White": "30"}, hands={"Red": "2 wood, brick", "White": "3 ore"})
    table.play("road 10-14", "end turn", "roll", "dice show 8", "end turn", "roll", "dice show 6")
    for viewer in ("Red", "Blue", "White", "all"):
        assert table.knows(viewer, "Red") == table.hand("Red") == "1 wood, 1 grain"
        assert table.knows(viewer, "White") == table.hand("White") == "1 brick, 3 ore"


def test_a_theft_leaves_the_others_unsure() -> None:
    """catan-36: each kind in the victim's hand may be one fewer; thief and victim know."""
    table = robbed({"Blue": "2 wood, ore"}, "wood")
    assert (table.knows("Orange", "Blue"), table.knows("Orange", "Red")) == ("1 wood + 1", "+ 1")
    assert (table.knows("all", "Blue"), table.knows("all", "Red")) == ("1 wood + 1", "+ 1")
    for viewer in ("Red", "Blue"):
        assert (table.knows(viewer, "Blue"), table.knows(viewer, "Red")) == ("1 wood, 1 ore", "1 wood")


def test_a_theft_from_a_hand_of_one_kind_is_no_secret() -> None:
    """catan-36: everybody knows what it must have been."""
    table = robbed({"Blue": "3 ore", "Red": "wood"}, "ore")
    for viewer in ("Red", "Blue", "White", "all"):
        assert (table.knows(viewer, "Blue"), table.knows(viewer, "Red")) == ("2 ore", "1 wood, 1 ore")


def test_in_a_game_of_two_every_theft_is_known_to_both() -> None:
    """catan-36, catan-1: only a spectator is unsure."""
    table = robbed({"Blue": "wood, ore"}, "ore", seats=2)
    assert (table.knows("Red", "Blue"), table.knows("Blue", "Red")) == ("1 wood", "1 ore")
    assert table.knows("all", "Red") == "+ 1"


def test_a_second_theft_from_an_unsure_hand_keeps_the_bounds_right() -> None:
    """catan-36: stolen back it is known again; from a hand with a known and an unsure card it may be either."""
    table = robbed({"Blue": "2 wood, ore"}, "wood")
    table.play("end turn", "roll", "dice show 7", "robber to c", "rob Red", "stolen card is wood")
    assert (table.knows("White", "Red"), table.knows("White", "Blue")) == ("", "2 wood, 1 ore")  # all is back
    table = robbed({"Blue": "2 wood, ore", "White": "4 grain"}, "wood")
    table.play("end turn", "roll", "dice show 12", "end turn")
    table.play("roll", "dice show 7", "robber to g", "rob Blue", "stolen card is ore")
    assert (table.knows("Orange", "Blue"), table.knows("Orange", "White")) == ("+ 1", "4 grain + 1")
    assert (table.knows("White", "Blue"), table.knows("White", "White")) == ("1 wood", "4 grain, 1 ore")


def test_a_hand_that_nobody_can_name_loses_an_unsure_card() -> None:
    """catan-36: stolen on from the thief."""
    table = robbed({"Blue": "wood, ore"}, "wood", seats=3)
    table.play("end turn", "roll", "dice show 12", "end turn", "roll", "dice show 7", "robber to c", "rob Red")
    table.play("stolen card is wood")
    assert (table.knows("all", "Red"), table.knows("all", "Blue"), table.knows("all", "White")) == ("", "+ 1", "+ 1")
    assert table.knows("White", "Blue") == "1 ore"
    assert table.knows("Blue", "White") == "1 wood"


def test_what_is_paid_was_there() -> None:
    """catan-18, catan-25: a road shows that the unsure card was wood, and so what the victim has left."""
    table = robbed({"Red": "brick", "Blue": "wood, ore"}, "wood")
    assert table.knows("White", "Red") == "1 brick + 1"
    table.play("road 10-14")
    for viewer in ("White", "all"):
        assert (table.knows(viewer, "Red"), table.knows(viewer, "Blue")) == ("", "1 ore")


def test_what_is_shipped_was_there() -> None:
    """catan-24, catan-18: four ore, of which only three were known."""
    table = robbed({"Red": "3 ore", "Blue": "wood, ore"}, "ore")
    table.play("ship 4 ore for grain")
    assert (table.knows("White", "Red"), table.knows("White", "Blue")) == ("1 grain", "1 wood")


def test_what_is_discarded_was_there() -> None:
    """catan-35, catan-18: it is laid open."""
    table = robbed({"Red": "7 brick", "Blue": "wood, ore"}, "wood")
    table.play("end turn", "roll", "dice show 7")
    assert table.knows("White", "Red") == "7 brick + 1"
    table.play("discard wood", *["discard brick"] * 3)
    assert (table.knows("White", "Red"), table.knows("White", "Blue")) == ("4 brick", "1 ore")


def test_the_stacks_tell_what_all_hands_hold_together() -> None:
    """catan-10, catan-18: wood that does not fit into one unsure hand must be in the other."""
    table = robbed({"Blue": "3 wood, ore"}, "ore")
    assert (table.knows("White", "Red"), table.knows("White", "Blue")) == ("+ 1", "2 wood + 1")
    table = robbed({"Blue": "3 wood, ore", "Orange": "wool"}, "wood")
    table.play("end turn", "roll", "dice show 12", "end turn", "roll", "dice show 7", "robber to g", "rob Blue")
    table.play("stolen card is wood")
    assert (table.knows("all", "Red"), table.knows("all", "Blue"), table.knows("all", "White")) == (
        "+ 1",
        "1 wood + 1",
        "+ 1",
    )
    assert table.knows("White", "Blue") == "1 wood + 1"
    assert table.knows("White", "Red") == "+ 1"


def test_one_proof_can_settle_several_hands() -> None:
    """catan-10, catan-18, catan-23: two stole from Blue; he shows the ore, so both have wood."""
    table = robbed({"Blue": "2 wood, ore", "White": "grain"}, "wood")
    table.play("end turn", "roll", "dice show 12", "end turn")
    table.play("roll", "dice show 7", "robber to g", "rob Blue", "stolen card is wood")
    assert [table.knows("Orange", name) for name in ("Red", "Blue", "White")] == ["+ 1", "+ 1", "1 grain + 1"]
    table.play("give grain", "want ore", "propose", "Blue: accept", "Red: decline", "Orange: decline")
    for viewer in ("Orange", "all"):
        assert [table.knows(viewer, name) for name in ("Red", "Blue", "White")] == [
            "1 wood",
            "1 ore",
            "1 wood, 1 grain",
        ]


def test_an_offer_proves_what_it_gives_while_it_is_composed() -> None:
    """catan-23, catan-18: card by card, in the open; and the rest follows from the stacks."""
    table = robbed({"Blue": "wood, ore", "White": "grain"}, "wood")
    table.play("give wood")
    for viewer in ("White", "Orange", "all"):
        assert (table.knows(viewer, "Red"), table.knows(viewer, "Blue")) == ("1 wood", "1 ore")


def test_an_offer_proves_what_it_gives_once_it_is_made() -> None:
    """catan-23, catan-18: also before it is answered."""
    table = robbed({"Blue": "wood, ore", "White": "grain"}, "wood")
    table.play("give wood", "want grain", "propose")
    assert (table.knows("White", "Red"), table.knows("White", "Blue")) == ("1 wood", "1 ore")


@pytest.mark.parametrize("reply", ["accept", "counter"])
def test_whoever_accepts_or_counters_is_known_to_hold_it(reply: str) -> None:
    """catan-23, catan-18: once all answers are shown, not before."""
    table = robbed({"Red": "brick", "Blue": "wood, ore", "White": "grain"}, "wood")
    table.play("give brick", "want ore", "propose", f"Blue: {reply}")
    assert table.knows("White", "Blue") == "+ 1"
    table.play("White: decline", "Orange: decline")
    if reply == "counter":
        assert table.knows("White", "Blue") == "+ 1"
        table.play("give ore", "want wood", "propose")
    assert (table.knows("White", "Blue"), table.knows("White", "Red")) == ("1 ore", "1 wood, 1 brick")


def test_who_declines_proves_nothing() -> None:
    """catan-23: he may have the cards or not."""
    table = robbed({"Red": "brick", "Blue": "wood, ore", "White": "grain"}, "wood")
    table.play("give brick", "want ore", "propose", "Blue: decline", "White: decline", "Orange: decline")
    assert (table.knows("White", "Blue"), table.knows("White", "Red")) == ("+ 1", "1 brick + 1")


def test_cards_of_a_deal_are_known_to_all() -> None:
    """catan-23, catan-18: where they went, and what is still unsure."""
    table = robbed({"Red": "2 brick", "Blue": "wood, 2 ore", "White": "grain"}, "ore")
    table.play("give brick", "want grain", "propose", "Blue: decline", "White: accept", "Orange: decline")
    table.play("deal with White")
    assert (table.knows("Orange", "Red"), table.knows("Orange", "White")) == ("1 grain, 1 brick + 1", "1 brick")


def test_a_monopoly_shows_where_all_cards_of_a_kind_are() -> None:
    """catan-45, catan-18: the unsure card too, and what it cannot have been."""
    hands = {"Blue": "wood, ore", "White": "ore"}
    table = robbed(hands, "ore", cards={"Red": "monopoly"})
    table.play("play monopoly on ore")
    for viewer in ("Orange", "all"):
        assert (table.knows(viewer, "Red"), table.knows(viewer, "Blue")) == ("2 ore", "1 wood")
    table = robbed(hands, "wood", cards={"Red": "monopoly"})
    table.play("play monopoly on ore")
    for viewer in ("Orange", "all"):
        assert (table.knows(viewer, "Red"), table.knows(viewer, "Blue")) == ("1 wood, 2 ore", "")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_ever_knows_more_than_there_is_and_all_while_no_theft_is_open(seats: int) -> None:
    """catan-18, catan-36: at every move of random games, for every viewer."""
    open_thefts = 0
    table = AnyTable(CATAN, seats, CATAN.settle(seats, {}))
    for seed in range(many(8, 1)):
        walk = random_walk(table, generator(seed, 18))
        for pool, _, _, _ in itertools.islice(walk, 0, many(100_000, 2_500), many(1, 25)):
            state = pool[0]
            known, hands = state.known, state.hand
            assert (known <= hands).all()
            unsure = (hands[None] - known).sum(axis=2)
            assert (unsure == state.unsure).all()
            open_thefts += int(state.unsure.any())
            for viewer in range(seats):
                assert (known[viewer, viewer] == hands[viewer]).all()
                assert (known[viewer] >= known[PUBLIC]).all()
    assert PLAIN or open_thefts
