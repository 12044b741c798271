"""Figaro's rulebook, taking cards: because of six, because nothing fits, or by choice."""

import pytest

from clubroom.games.figaro.moves import CARD_NAMES
from games.figaro.naive import NAMES
from games.figaro.setting import set_table

OPEN = {"A": "magic 2", "B": "music 2, music 1, jester 1", "C": "round dance", "D": "cooking 3, jester 2"}


@pytest.mark.parametrize(("card", "total"), [("music 2", 6), ("music 3", 7)])
def test_six_or_more_take_all_open_cards_of_all_players(card: str, total: int) -> None:
    """figaro-12: they go onto the face-down pile of the player before whom six lie."""
    table = set_table(4, lying=OPEN, hands={"A": f"{card}, magic 1"}, piles={"B": 5})
    assert table.state.total[1] + int(card[-1]) == total
    table.play(f"lay {card} before B")
    assert table.per_seat("pile") == [0, 5 + 8, 0, 0]
    assert [table.lying(player) for player in "ABCD"] == [[], [], [], []]
    assert table.notes() == [("laid", "A", card, "B"), ("enough", "B", 8)]


def test_the_taken_cards_are_gone_by_kind() -> None:
    """figaro-12: what everybody saw disappear can be remembered."""
    table = set_table(4, lying=OPEN, hands={"A": "music 2, magic 1"})
    table.play("lay music 2 before B")
    gone = {CARD_NAMES[card]: count for card, count in enumerate(table.state.gone.tolist()) if count}
    assert gone == {
        "magic 2": 1, "music 1": 1, "music 2": 2, "jester 1": 1, "jester 2": 1, "cooking 3": 1, "round dance": 1,
    }  # fmt: skip


def test_five_are_borne() -> None:
    """figaro-12: nobody takes, the next player goes on."""
    table = set_table(4, lying=OPEN, hands={"A": "music 1, magic 1"})
    table.play("lay music 1 before B")
    assert table.per_seat("total") == [2, 5, 0, 5]
    assert table.per_seat("pile") == [0, 0, 0, 0]
    assert table.actor == "B"


def test_you_may_bring_six_upon_yourself() -> None:
    """figaro-12: whoever laid the card."""
    table = set_table(4, lying=OPEN, hands={"D": "jester 1, magic 1"}, turn="D")
    table.play("lay jester 1 before D")
    assert table.per_seat("pile") == [0, 0, 0, 8]


def test_who_cannot_lay_any_card_must_take() -> None:
    """figaro-16, FG-3: onto his pile, and then he leads in the same turn."""
    lying = {"A": "music 1", "B": "cooking 2", "C": "fighting 1, jester 1"}
    table = set_table(3, lying=lying, hands={"A": "magic 1, magic 3"}, piles={"A": 2})
    assert table.moves() == ["take"]
    table.play("take")
    assert table.per_seat("pile") == [6, 0, 0]
    assert table.hand("A") == ["magic 1", "magic 3"]
    assert table.actor == "A"
    assert table.notes() == [("stuck", "A"), ("took", "A", 4)]
    assert table.moves() == [f"lay magic {value} before {target}" for value in (1, 3) for target in "BC"]


def test_who_could_lay_a_card_may_take_all_the_same() -> None:
    """figaro-17, FG-3: he takes first and then lays a card in the same turn."""
    table = set_table(4, lying=OPEN, hands={"A": "music 1, magic 1"})
    assert table.moves() == ["lay music 1 before B", "lay magic 1 before A", "take"]
    table.play("take")
    assert table.notes() == [("took", "A", 7)]
    assert table.actor == "A"
    table.play("lay music 1 before D")
    assert table.actor == "B"


def test_cards_taken_by_choice_go_onto_the_pile_not_into_the_hand() -> None:
    """figaro-17, FG-5: hands only shrink, so that a round ends."""
    table = set_table(4, lying=OPEN, hands={"A": "music 1, magic 1"}, piles={"A": 3})
    table.play("take")
    assert table.hand("A") == ["music 1", "magic 1"]
    assert table.per_seat("pile") == [10, 0, 0, 0]
    assert table.state.lying == 0


def test_with_nothing_lying_open_there_is_nothing_to_take() -> None:
    """figaro-17, FG-6: also not for one who has just taken."""
    table = set_table(4, lying={"C": "music 1"}, hands={"A": "magic 1"})
    table.play("take")
    assert "take" not in table.moves()
    assert table.ban("A", "take") == "figaro-17"
    assert "take" not in set_table(4).moves()


def test_a_round_dance_lying_open_can_be_taken() -> None:
    """figaro-17, FG-13: any open card will do, though it is worth nothing."""
    table = set_table(4, lying={"C": "round dance"}, hands={"A": "magic 1"})
    table.play("take")
    assert table.per_seat("pile") == [1, 0, 0, 0]


def test_nobody_takes_after_laying() -> None:
    """figaro-17, FG-3: once a card is laid the turn is over."""
    table = set_table(4, hands={"A": "magic 1, magic 2"})
    table.play("lay magic 1 before C")
    assert table.ban("A", "take") == "figaro-8"


def test_holding_a_jester_or_a_dance_there_is_always_a_card_to_lay() -> None:
    """figaro-16, figaro-29, figaro-30: every player has a colour, and the hand fits none of them."""
    lying = dict(zip(NAMES, ("music 1", "cooking 2", "fighting 1", "painting 3"), strict=False))
    table = set_table(4, lying=lying, hands={"A": "magic 1, jester 2, round dance"})
    assert table.moves() == [
        *(f"lay jester 2 before {target}" for target in "ABCD"),
        "lay round dance before A",
        "take",
    ]
