"""Catan's rulebook, what is hidden: hands, cards, choices, and who learns what."""

from typing import Any

import pytest

from clubroom import SPECTATOR, UNSEEN
from clubroom.viewers import EVERYBODY, only
from games.catan.setting import set_table
from games.catan.table import BLUE, CATAN, RED, WHITE, Table

VIEWERS = [0, 1, 2, SPECTATOR]
HOUSES = {"Red": "10", "Blue": "20", "White": "32"}
HANDS = {"Red": "2 wood, 2 ore", "Blue": "wood, wool", "White": "2 grain, ore"}


def seated(**given: Any) -> Table:
    return set_table(3, **{"houses": HOUSES, "hands": HANDS, **given})


def test_a_hand_is_seen_by_its_player_alone() -> None:
    """catan-18: of the others only the number of cards is seen."""
    table = seated()
    for viewer in VIEWERS:
        view = table.view(viewer)
        for player in range(3):
            assert bool((view.hand[player] == UNSEEN).all()) == (player != viewer)
        assert view.held.tolist() == [4, 2, 3, 0]
    assert table.view(BLUE).hand[BLUE].tolist() == [1, 1, 0, 0, 0]


def test_what_can_be_remembered_of_hands_is_shown_to_those_who_remember() -> None:
    """catan-18, catan-36: everyone his own memory and what everybody knows; without memory aid nothing."""
    table = seated()
    for viewer in VIEWERS:
        attentive, forgetful = table.view(viewer), table.view(viewer, memory=False)
        assert (forgetful.known == UNSEEN).all()
        assert (forgetful.unsure == UNSEEN).all()
        assert attentive.known[4, BLUE].tolist() == [1, 1, 0, 0, 0]
        for row in range(4):
            assert bool((attentive.known[row] == UNSEEN).all()) == (row != viewer)


def test_development_cards_and_the_pile_are_hidden() -> None:
    """catan-32, catan-11: nobody sees the pile, everyone only his own cards; how many there are lies open."""
    table = seated(cards={"Red": "knight, point", "White": "discovery"})
    for viewer in VIEWERS:
        view = table.view(viewer)
        for player in range(3):
            assert bool((view.development[player] == UNSEEN).all()) == (player != viewer)
        assert (view.pile == UNSEEN).all()
        assert (view.cards.tolist(), view.pile_count) == ([2, 0, 1, 0], 22)


def stealing() -> Table:
    table = seated(rolled=False)
    table.play("roll", "dice show 7", "robber to k", "rob Blue")
    return table


def test_thief_and_victim_witness_a_theft() -> None:
    """catan-36: nobody else."""
    assert stealing().witnesses("chance", "stolen card is wood") == only(RED) | only(BLUE)


def test_a_theft_looks_the_same_to_the_others_whatever_was_stolen() -> None:
    """catan-36, catan-18: to the byte; to thief and victim it does not."""
    one, other = stealing(), stealing()
    one.play("stolen card is wood")
    other.play("stolen card is wool")
    for viewer in VIEWERS:
        assert (one.view(viewer).to_bytes() == other.view(viewer).to_bytes()) == (viewer not in (RED, BLUE))


def buying() -> Table:
    table = seated(hands={"Red": "wool, grain, ore"})
    table.play("buy card")
    return table


def test_a_drawn_card_looks_the_same_to_the_others_whatever_it_was() -> None:
    """catan-32: to the byte, also a point; and only the buyer witnesses it."""
    one, other = buying(), buying()
    assert one.witnesses("chance", "drawn card is point") == only(RED)
    one.play("drawn card is point")
    other.play("drawn card is knight")
    for viewer in VIEWERS:
        assert (one.view(viewer).to_bytes() == other.view(viewer).to_bytes()) == (viewer != RED)


def test_a_point_that_wins_is_seen_by_all() -> None:
    """catan-46, catan-2, CT-2: it is shown at once; a point before that, or another card, is not."""
    for houses, seen_by in (("1* 3* 12* 16* 26", EVERYBODY), ("1* 3* 12* 16*", only(RED))):
        table = set_table(2, houses={"Red": houses}, hands={"Red": "wool, grain, ore"})
        table.play("buy card")
        assert table.witnesses("chance", "drawn card is point") == seen_by
        assert table.witnesses("chance", "drawn card is knight") == only(RED)


def discarding() -> Table:
    table = seated(hands={"Red": "4 wood, 4 ore", "Blue": "4 wool, 4 grain", "White": "ore"}, rolled=False)
    table.play("roll", "dice show 7")
    return table


def test_a_chosen_discard_is_witnessed_by_its_player_alone_but_the_last_by_all() -> None:
    """catan-35, CT-17: when it is laid everybody sees it."""
    table = discarding()
    for number in range(4):
        assert table.witnesses("Red", "discard wood") == only(RED), number
        table.play("Red: discard wood")
    for _ in range(3):
        assert table.witnesses("Blue", "discard wool") == only(BLUE)
        table.play("Blue: discard wool")
    assert table.witnesses("Blue", "discard wool") == EVERYBODY


def test_the_last_card_of_one_who_is_not_the_last_stays_secret() -> None:
    """catan-35, CT-17: the others are still choosing."""
    table = discarding()
    table.play(*["Red: discard wood"] * 3)
    assert table.witnesses("Red", "discard wood") == only(RED)
    one, other = table.copy(), table.copy()
    one.play("Red: discard wood")
    other.play("Red: discard ore")
    for viewer in (BLUE, WHITE, SPECTATOR):
        assert one.view(viewer).to_bytes() == other.view(viewer).to_bytes()


def offered() -> Table:
    table = seated(hands={"Red": "2 wood", "Blue": "wood, ore", "White": "ore"})
    table.play("give wood", "want ore", "propose")
    return table


def test_an_answer_is_witnessed_by_its_player_alone_until_the_last() -> None:
    """catan-23, CT-10: the last is shown at once, if there is no counter-offer to wait for."""
    table = offered()
    assert table.witnesses("Blue", "accept") == only(BLUE)
    table.play("Blue: decline")
    for text in ("accept", "decline", "counter"):
        assert table.witnesses("White", text) == EVERYBODY


def test_a_last_answer_stays_secret_while_a_counter_offer_is_composed() -> None:
    """catan-23, CT-10: unless it is a counter-offer itself, which shows because he composes."""
    table = offered()
    table.play("Blue: counter")
    assert table.witnesses("White", "accept") == table.witnesses("White", "decline") == only(WHITE)
    assert table.witnesses("White", "counter") == EVERYBODY
    one, other = table.copy(), table.copy()
    one.play("White: accept")
    other.play("White: decline")
    for viewer in (RED, BLUE, SPECTATOR):
        assert one.view(viewer).to_bytes() == other.view(viewer).to_bytes()


def test_a_counter_offer_is_composed_unseen_and_an_offer_in_the_open() -> None:
    """catan-23, CT-10: cards of a counter-offer are witnessed by its player alone."""
    table = seated(hands={"Red": "2 wood", "Blue": "wood, ore"})
    assert table.witnesses("Red", "give wood") == EVERYBODY
    table.play("give wood")
    assert table.witnesses("Red", "want ore") == EVERYBODY
    table.play("want ore", "propose", "Blue: counter", "White: decline")
    assert table.witnesses("Blue", "give wood") == table.witnesses("Blue", "want ore") == only(BLUE)
    one, other = table.copy(), table.copy()
    one.play("Blue: give wood", "Blue: want ore", "Blue: want ore")
    other.play("Blue: give ore", "Blue: want wood", "Blue: want wood")
    for viewer in (RED, WHITE, SPECTATOR):
        assert one.view(viewer).to_bytes() == other.view(viewer).to_bytes()
    assert one.witnesses("Blue", "propose") == EVERYBODY


@pytest.mark.parametrize("text", ["lay forest", "dice show 7", "start with Red", "lay numbers from corner 1"])
def test_other_chance_is_seen_by_all(text: str) -> None:
    """catan-4, catan-6, catan-14, catan-21: island and dice lie open."""
    assert seated().witnesses("chance", text) == EVERYBODY


def test_every_other_move_is_made_in_the_open() -> None:
    """catan-18, catan-20: building, shipping, playing cards, dealing."""
    table = seated()
    secret = {"stolen", "drawn", "discard", "accept", "decline", "counter"}
    for move in range(len(CATAN.moves)):
        if CATAN.moves.kind(move).name not in secret:
            assert CATAN.doors.witnesses(table.pool, 0, RED, move) == EVERYBODY
