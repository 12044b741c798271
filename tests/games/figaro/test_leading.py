"""Figaro's rulebook, after taking cards: who plays next, and before whom."""

import pytest

from games.figaro.setting import set_table


@pytest.mark.parametrize("taker", ["A", "B", "C", "D"])
def test_whoever_took_the_cards_plays_next(taker: str) -> None:
    """figaro-13, FG-3: wherever he sits, not the left neighbour of the one who laid."""
    table = set_table(4, lying={taker: "music 3, jester 2"}, hands={"A": "music 2, magic 1"})
    table.play(f"lay music 2 before {taker}")
    assert table.actor == taker


def test_after_taking_you_lay_before_another_player() -> None:
    """figaro-14, FG-4: no card of his own choice before himself, except a round dance."""
    table = set_table(
        3, lying={"B": "music 3, jester 2"}, hands={"A": "music 2", "B": "magic 1, jester 1, round dance"}
    )
    table.play("lay music 2 before B")
    assert table.moves() == [
        "lay magic 1 before A",
        "lay magic 1 before C",
        "lay jester 1 before A",
        "lay jester 1 before C",
        "lay round dance before B",
    ]
    assert table.ban("B", "lay magic 1 before B") == "figaro-14"


@pytest.mark.parametrize("hand", ["magic 1, magic 2", "jester 1, music 1", "round dance, round dance"])
def test_taking_by_choice_binds_the_lead_too(hand: str) -> None:
    """figaro-14, FG-3, FG-4: after a take for any reason, and a hand of dances alone still has a play."""
    table = set_table(4, lying={"C": "music 2"}, hands={"A": hand})
    table.play("take")
    targets = {move[-1] for move in table.moves()}
    assert targets == ({"A"} if "dance" in hand else {"B", "C", "D"})


def test_the_first_card_of_a_round_is_free() -> None:
    """figaro-14, FG-4: the king's holder may lay it before himself."""
    table = set_table(3, hands={"A": "magic 1"})
    assert table.moves() == ["lay magic 1 before A", "lay magic 1 before B", "lay magic 1 before C"]


def test_only_the_card_after_the_take_must_go_elsewhere() -> None:
    """figaro-14, FG-4: the next player, and the taker's own next turn, are free again."""
    table = set_table(3, lying={"B": "music 1"}, hands={player: "jester 1, jester 1, magic 1" for player in "ABC"})
    table.play("take", "lay jester 1 before B", "lay jester 1 before B", "lay jester 1 before C")
    assert table.actor == "A"
    assert table.ban("A", "lay magic 1 before A") == ""


def test_without_the_option_the_taker_may_lay_before_himself() -> None:
    """figaro-14, FG-4: lead_elsewhere is a switch."""
    table = set_table(3, lying={"B": "music 1"}, hands={"A": "magic 1"}, lead_elsewhere="off")
    table.play("take")
    assert table.moves() == ["lay magic 1 before A", "lay magic 1 before B", "lay magic 1 before C"]


def test_play_goes_on_clockwise_from_the_taker() -> None:
    """figaro-15: not from the one who would have been next."""
    table = set_table(5, lying={"D": "music 3, jester 2"}, hands={"A": "music 2, magic 1", "D": "magic 1, magic 2"})
    table.play("lay music 2 before D", "lay magic 1 before A")
    assert table.actor == "E"
