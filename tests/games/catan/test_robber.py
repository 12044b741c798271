"""Catan's rulebook, the robber: half of large hands, another hex, a card from someone there."""

from typing import Any

import pytest

from clubroom import SPECTATOR, UNSEEN
from games.catan.setting import set_table
from games.catan.table import Table

HOUSES = {"Red": "10", "Blue": "20", "White": "32*", "Orange": "45"}  # Blue and White are beside hex k
HANDS = {"Red": "ore", "Blue": "wood, wool", "White": "2 grain", "Orange": ""}


def seven(hands: dict[str, str] | None = None, **given: Any) -> Table:
    """Red has rolled a 7."""
    table = set_table(4, houses=HOUSES, hands=hands or HANDS, rolled=False, **given)
    table.play("roll", "dice show 7")
    return table


def knight(**given: Any) -> Table:
    """Red has played a knight, before the dice."""
    table = set_table(4, houses=HOUSES, hands=HANDS, cards={"Red": "knight"}, rolled=False, **given)
    table.play("play knight")
    return table


def test_on_a_seven_nobody_gets_anything_and_the_robber_moves() -> None:
    """catan-35, catan-36: Red has to move it."""
    table = seven()
    assert table.notes() == [("rolls", "Red", 7)]
    assert (table.actor, {text.split()[0] for text in table.moves()}) == ("Red", {"robber"})


@pytest.mark.parametrize(("cards", "owed"), [(7, 0), (8, 4), (9, 4), (10, 5), (13, 6), (19, 9)])
def test_whoever_has_more_than_seven_cards_gives_back_half_rounded_down(cards: int, owed: int) -> None:
    """catan-35, CT-17: seven are few enough."""
    table = seven({"Blue": f"{cards} wool"})
    assert table.per_seat("owed") == [0, owed, 0, 0]
    assert table.actors == (["Blue"] if owed else ["Red"])
    if owed:
        assert table.notes()[1] == ("must_discard", "Blue", owed)
        table.play(*["discard wool"] * owed)
        assert (table.actors, table.hand("Blue")) == (["Red"], f"{cards - owed} wool")


def test_development_cards_do_not_count() -> None:
    """catan-35, CT-17: resource cards only."""
    table = set_table(2, hands={"Blue": "7 wool"}, cards={"Blue": "5 knight"}, rolled=False)
    table.play("roll", "dice show 7")
    assert table.actors == ["Red"]


def large_hands() -> Table:
    return seven({"Red": "4 wood, 4 ore", "Blue": "3 wool, 3 grain, 3 brick", "White": "2 ore"})


def test_all_concerned_choose_at_the_same_time() -> None:
    """catan-35, CT-17: also whoever rolled; the others wait."""
    table = large_hands()
    assert table.actors == ["Red", "Blue"]
    table.play("Blue: discard wool", "Red: discard wood", "Red: discard wood", "Blue: discard wool")
    table.play("Red: discard ore", "Red: discard ore")
    assert table.actors == ["Blue"]
    assert table.ban("Red", "discard ore") == table.ban("White", "discard ore") == "catan-35"


def test_cards_are_chosen_in_rising_order_and_nobody_runs_out() -> None:
    """catan-35: any half of the hand, in one way."""
    table = large_hands()
    assert table.moves("Blue") == ["discard wool", "discard grain"]  # with brick alone he could not give four
    table.play("Blue: discard grain")
    assert table.moves("Blue") == ["discard grain", "discard brick"]
    table.play("Blue: discard brick", "Blue: discard brick")
    assert table.moves("Blue") == ["discard brick"]
    assert table.ban("Blue", "discard grain") == table.ban("Blue", "discard ore") == "catan-35"


def test_a_hand_that_just_suffices_may_be_used_up() -> None:
    """catan-35: four ore of four, but no fifth."""
    table = seven({"Blue": "4 wood, 4 ore"})
    table.play("discard ore", "discard ore", "discard ore")
    assert table.moves("Blue") == ["discard ore"]
    table.play("discard ore")
    assert (table.hand("Blue"), table.actor) == ("4 wood", "Red")


def test_discards_are_secret_until_all_have_chosen_and_then_laid_open() -> None:
    """catan-35, CT-17: others see who is ready, not what he chose."""
    table = large_hands()
    table.play("Red: discard wood", "Red: discard wood", "Red: discard ore", "Red: discard ore")
    assert table.notes() == [("chose_discard", "Red", "ore"), ("ready", "Red")]
    assert table.hand("Red") == "4 wood, 4 ore"
    for viewer in (1, 2, 3, SPECTATOR):
        view = table.view(viewer)
        assert set(view.discarding[0].tolist()) == {UNSEEN}
        assert (view.chosen.tolist(), len(view.notes)) == ([1, 0, 0, 0], 1)
    assert table.view(0).discarding[0].tolist() == [2, 0, 0, 0, 2]
    table.play("discard wool", "discard wool", "discard wool", "discard brick")
    assert table.notes()[2:] == [
        ("discards", "Red", 2, "wood"),
        ("discards", "Red", 2, "ore"),
        ("discards", "Blue", 3, "wool"),
        ("discards", "Blue", 1, "brick"),
    ]
    assert (table.hand("Red"), table.hand("Blue")) == ("2 wood, 2 ore", "3 grain, 2 brick")
    assert (table.bank(), table.per_seat("owed"), table.per_seat("chosen")) == ([17, 19, 16, 17, 15], [0] * 4, [0] * 4)
    assert not table.state.discarding.any()
    assert {text.split()[0] for text in table.moves()} == {"robber"}


def test_the_robber_must_move_to_another_hex() -> None:
    """catan-36, CT-18: any but where it is, the desert too."""
    table = seven(robber="k")
    assert table.places("robber to") == list("abcdefghijlmnopqrs")
    assert table.ban("Red", "robber to k") == "catan-36"
    table.play("robber to j")
    assert table.state.robber == 9
    assert table.notes() == [("robber_moves", "Red", "j"), ("nobody_to_rob", "Red")]


def test_after_a_seven_one_may_steal_from_one_player_with_a_building_there() -> None:
    """catan-36, CT-18: not from those who have no card, no building there, or from oneself."""
    table = seven()
    table.play("robber to k")
    assert table.moves() == ["rob Blue", "rob White", "rob nobody"]
    for name in ("Red", "Orange"):
        assert table.ban("Red", f"rob {name}") == "catan-36"
    table.play("rob White")
    assert (table.actors, table.chances()) == (["chance"], {"stolen card is grain": 2})
    table.play("stolen card is grain")
    assert (table.hand("Red"), table.hand("White")) == ("1 grain, 1 ore", "1 grain")
    assert (table.actor, table.who("victim")) == ("Red", "")
    assert "end turn" in table.moves()


def test_the_stolen_card_is_drawn_unseen() -> None:
    """catan-36: each card of the hand is as likely as any other."""
    table = seven({"Blue": "wood, 3 wool, 2 ore"})
    table.play("robber to k", "rob Blue")
    assert table.chances() == {"stolen card is wood": 1, "stolen card is wool": 3, "stolen card is ore": 2}


def test_only_thief_and_victim_learn_which_card_it_was() -> None:
    """catan-36, catan-18: the others hear that there was one."""
    table = seven()
    table.play("robber to k", "rob Blue", "stolen card is wool")
    stories = [[note.event for note in table.view(viewer).notes] for viewer in (0, 1, 2, 3, SPECTATOR)]
    assert stories == [stories[0]] * 2 + [stories[2]] * 3
    assert table.notes() == [("steals_card", "Red", "wool", "Blue"), ("steals", "Red", "Blue")]
    assert stories[0] != stories[2]
    assert [len(story) for story in stories] == [1] * 5


def test_after_a_seven_one_may_rob_nobody() -> None:
    """catan-36, CT-18: also when only one could be robbed."""
    table = seven()
    table.play("robber to k", "rob nobody")
    assert table.notes() == [("spares", "Red")]
    assert table.state.held.tolist() == [1, 2, 2, 0]
    table = seven()
    table.play("robber to p")
    assert table.moves() == ["rob White", "rob nobody"]


def test_by_todays_rules_one_must_steal_after_a_seven() -> None:
    """catan-36, CT-18: seven=must; a single victim needs no choice."""
    table = seven(seven="must")
    table.play("robber to k")
    assert table.moves() == ["rob Blue", "rob White"]
    assert table.ban("Red", "rob nobody") == "catan-39"
    table = seven(seven="must")
    table.play("robber to p")
    assert (table.actors, table.who("victim")) == (["chance"], "White")


def test_a_knight_moves_the_robber_and_steals() -> None:
    """catan-39, CT-18: nobody cannot be robbed, and a single victim needs no choice."""
    table = knight()
    assert len(table.places("robber to")) == 18
    table.play("robber to k")
    assert table.moves() == ["rob Blue", "rob White"]
    assert table.ban("Red", "rob nobody") == "catan-39"
    table.play("rob Blue", "stolen card is wood")
    assert table.hand("Red") == "1 wood, 1 ore"
    table = knight()
    table.play("robber to p")
    assert (table.actors, table.who("victim")) == (["chance"], "White")


def test_without_a_victim_nothing_happens() -> None:
    """catan-36, catan-39, CT-18: nobody there, or only oneself or someone without a card."""
    for table, place in ((seven(), "a"), (seven(), "c"), (seven(), "q"), (knight(), "q")):
        table.play(f"robber to {place}")
        assert table.notes()[-1] == ("nobody_to_rob", "Red")
        assert (table.actor, table.state.held.tolist()) == ("Red", [1, 2, 2, 0])


def test_a_seven_after_a_knight_is_no_knight() -> None:
    """catan-36, catan-39, CT-18: one may spare everybody again."""
    table = knight()
    table.play("robber to a", "roll", "dice show 7", "robber to k")
    assert table.moves() == ["rob Blue", "rob White", "rob nobody"]


def test_nobody_discards_because_of_a_knight() -> None:
    """catan-39, catan-35: only a 7 does that."""
    table = set_table(2, hands={"Blue": "9 ore"}, cards={"Red": "knight"})
    table.play("play knight")
    assert (table.actor, table.per_seat("owed")) == ("Red", [0, 0])
    assert table.places("robber to")


def test_after_the_robber_the_turn_goes_on_where_it_was() -> None:
    """catan-38, catan-20: before the dice, or with trade and building."""
    table = knight()
    table.play("robber to a")
    assert (table.moves(), table.state.by_knight) == (["roll"], 0)
    table.play("roll", "dice show 7", "robber to b")
    assert "end turn" in table.moves()
