"""Catan's rulebook, development cards: buying, and when they may be played."""

from typing import Any

import pytest

from clubroom import SPECTATOR, UNSEEN
from clubroom.games.catan.state import DISCOVERY, MONOPOLY, POINT, ROAD_BUILDING
from games.catan.setting import empty_pile, set_table
from games.catan.table import Table

COST = "wool, grain, ore"
TWICE = "2 wool, 2 grain, 2 ore"
PLAYS = ("play knight", "play road building", "play discovery", "play monopoly on wood")
ALL_KINDS = "knight, road building, discovery, monopoly, point"


def plays(table: Table) -> list[str]:
    return [text for text in table.moves() if text.startswith("play")]


def buyer(hand: str = TWICE, **given: Any) -> Table:
    return set_table(3, houses={"Red": "10"}, hands={"Red": hand}, **given)


def test_the_top_card_is_drawn_from_the_pile() -> None:
    """catan-32, catan-34, catan-11: each card as likely as any other."""
    table = buyer()
    table.play("buy card")
    assert (table.actors, table.notes()) == (["chance"], [("buys", "Red")])
    assert list(table.chances().values()) == [14, 2, 2, 2, 5]
    table.play("drawn card is monopoly", "buy card")
    assert list(table.chances().values()) == [14, 2, 2, 1, 5]
    assert (table.state.pile_count, table.per_seat("cards")) == (24, [1, 0, 0])


def test_only_the_buyer_sees_his_card() -> None:
    """catan-32: the others see how many he holds."""
    table = buyer()
    table.play("buy card", "drawn card is point")
    assert table.notes() == [("draws", "Red", "point")]
    for viewer in (1, 2, SPECTATOR):
        view = table.view(viewer)
        assert set(view.development[0].tolist()) == set(view.fresh[0].tolist()) == {UNSEEN}
        assert (view.notes, view.cards.tolist(), view.pile_count) == ([], [1, 0, 0, 0], 24)
        assert set(view.pile.tolist()) == {UNSEEN}
    assert table.view(0).development[0].tolist() == [0, 0, 0, 0, 1]


def test_without_cards_in_the_pile_none_can_be_bought() -> None:
    """catan-32, CT-16: however rich one is."""
    table = buyer()
    empty_pile(table)
    assert "buy card" not in table.moves()
    assert table.ban("Red", "buy card") == "catan-32"


def test_a_card_just_bought_may_not_be_used_yet() -> None:
    """catan-33, catan-38: but in the next turn it may."""
    for kind, text in zip(("knight", "road building", "discovery", "monopoly"), PLAYS, strict=True):
        table = buyer()
        table.play("buy card", f"drawn card is {kind}")
        assert plays(table) == []
        assert table.ban("Red", text) == "catan-33"
        table.play("end turn", *["roll", "dice show 12", "end turn"] * 2)
        assert text in table.moves()


def test_an_older_card_of_the_same_kind_may_be_used() -> None:
    """catan-33: only the one just bought is locked."""
    table = buyer(cards={"Red": "knight"})
    table.play("buy card", "drawn card is knight", "play knight")
    assert table.developments("Red") == "1 knight"


def test_one_card_may_be_played_in_a_turn() -> None:
    """catan-38: knights and progress cards alike; in the next turn one again."""
    table = set_table(2, houses={"Red": "10"}, cards={"Red": "2 knight, discovery", "Blue": "knight"})
    table.play("play knight", "robber to a")
    assert plays(table) == []
    assert table.ban("Red", "play discovery") == table.ban("Red", "play knight") == "catan-38"
    table.play("end turn")
    assert plays(table) == ["play knight"]
    table.play("roll", "dice show 12", "end turn")
    assert plays(table) == ["play knight", "play discovery"]


@pytest.mark.parametrize("rolled", [False, True])
def test_a_card_may_be_played_before_the_dice_and_after(rolled: bool) -> None:
    """catan-38, CT-19: at any moment of the turn; point cards are not played."""
    table = set_table(2, houses={"Red": "10"}, cards={"Red": ALL_KINDS}, rolled=rolled)
    monopolies = [f"play monopoly on {kind}" for kind in ("wood", "wool", "grain", "brick", "ore")]
    assert plays(table) == ["play knight", "play road building", "play discovery", *monopolies]
    table.play("play monopoly on ore")
    assert ("roll" in table.moves()) == (not rolled)


def test_a_card_may_be_played_after_building_too() -> None:
    """catan-38, CT-8: at any moment."""
    table = set_table(2, houses={"Red": "10"}, hands={"Red": "wood, brick"}, cards={"Red": "knight"})
    table.play("road 10-14")
    assert plays(table) == ["play knight"]


def test_nobody_plays_a_card_that_he_does_not_hold_or_in_the_turn_of_another() -> None:
    """catan-38: whoever's turn it is, his own cards."""
    table = set_table(2, houses={"Red": "10"}, cards={"Blue": ALL_KINDS})
    assert plays(table) == []
    assert {table.ban("Red", text) for text in PLAYS} == {"catan-38"}
    assert {table.ban("Blue", text) for text in PLAYS} == {"catan-20"}


def test_a_knight_stays_open_on_the_table() -> None:
    """catan-39: it is counted, and does not come back."""
    table = set_table(2, cards={"Red": "knight"})
    table.play("play knight")
    assert (table.per_seat("knights"), table.per_seat("cards"), table.state.under_count) == ([1, 0], [0, 0], 0)
    assert table.notes() == [("plays", "Red", "knight")]


PROGRESS = {"play discovery": DISCOVERY, "play monopoly on ore": MONOPOLY, "play road building": ROAD_BUILDING}


@pytest.mark.parametrize("text", PROGRESS)
def test_a_used_progress_card_goes_under_the_pile(text: str) -> None:
    """catan-42, CT-20: it is not drawn before the rest."""
    table = set_table(2, houses={"Red": "10"}, cards={"Red": ALL_KINDS})
    table.play(text)
    assert (table.state.under_count, table.state.under[0], table.state.pile_count) == (1, PROGRESS[text], 20)
    assert not table.state.away.any()


@pytest.mark.parametrize("text", PROGRESS)
def test_by_todays_rules_a_used_progress_card_leaves_the_game(text: str) -> None:
    """catan-42, CT-20: progress=away."""
    table = set_table(2, houses={"Red": "10"}, cards={"Red": ALL_KINDS}, progress="away")
    table.play(text)
    assert (table.state.under_count, int(table.state.away[PROGRESS[text]]), table.state.away.sum()) == (0, 1, 1)


def test_the_cards_under_the_pile_come_in_the_order_they_were_played() -> None:
    """catan-42, CT-20, CT-16: once the rest is gone, and everybody knows which."""
    table = buyer("3 wool, 3 grain, 3 ore", under="monopoly, discovery, monopoly")
    empty_pile(table)
    for kind, left in (("monopoly", 2), ("discovery", 1), ("monopoly", 0)):
        table.play("buy card")
        assert table.chances() == {f"drawn card is {kind}": 1}
        assert table.witnesses("chance", f"drawn card is {kind}") == (1 << 9) - 1
        table.play(f"drawn card is {kind}")
        assert (table.state.under_count, table.notes()) == (left, [("draws", "Red", kind)])
    assert table.state.under.tolist() == [-1] * 6
    assert table.state.sure[0].tolist() == [0, 0, 1, 2, 0]
    assert table.view(2).sure[0].tolist() == [0, 0, 1, 2, 0]
    assert set(table.view(2, memory=False).sure[0].tolist()) == {UNSEEN}
    assert "buy card" not in table.moves()


def test_the_pile_is_drawn_before_the_cards_under_it() -> None:
    """catan-42, CT-20: the last card of the pile is still unseen."""
    table = buyer(under="monopoly")
    empty_pile(table)
    state = table.state
    state.development[2, POINT] -= 1
    state.cards[2] -= 1
    state.pile[POINT], state.pile_count = 1, 1
    table.play("buy card")
    assert table.chances() == {"drawn card is point": 1}
    table.play("drawn card is point", "buy card")
    assert table.chances() == {"drawn card is monopoly": 1}
    table.play("drawn card is monopoly")
    assert (table.state.bought, table.state.sure_fresh.tolist()) == (1, [0, 0, 0, 1, 0])
    table.play("end turn")
    assert (table.state.bought, table.state.sure_fresh.tolist()) == (0, [0] * 5)
    assert not table.state.fresh.any()


def test_a_card_that_all_know_is_forgotten_when_it_is_played() -> None:
    """catan-42, CT-20: a known one first, but not one that is still locked."""
    table = set_table(2, cards={"Red": "2 monopoly"})
    table.state.sure[0, MONOPOLY] = 1
    table.play("play monopoly on ore")
    assert table.state.sure[0, MONOPOLY] == 0
    table = set_table(2, cards={"Red": "2 monopoly"})
    table.state.sure[0, MONOPOLY] = table.state.sure_fresh[MONOPOLY] = table.state.fresh[0, MONOPOLY] = 1
    table.play("play monopoly on ore")
    assert table.state.sure[0, MONOPOLY] == 1
