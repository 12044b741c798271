"""Figaro's rulebook, keep it secret: who learns what, at the table and by memory."""

import pytest

from clubroom import SPECTATOR, UNSEEN
from clubroom.games.figaro.moves import CARD_NAMES
from clubroom.viewers import EVERYBODY, only
from games.figaro.naive import NAMES
from games.figaro.setting import set_table
from games.figaro.table import FIGARO, Table, told

VIEWERS = [0, 1, 2, SPECTATOR]


def before_the_deal() -> Table:
    table = Table(3, first="B")
    table.play("remove magic", *(f"draw tile {length}" for length in range(6, 12)))
    return table


@pytest.mark.parametrize("receiver", [0, 1, 2])
def test_a_dealt_card_is_seen_by_its_receiver_alone(receiver: int) -> None:
    """figaro-28, figaro-5: the others learn that a card was dealt, not which."""
    table = before_the_deal()
    table.play(*["deal music 2"] * receiver)
    assert FIGARO.doors.witnesses(table.pool, 0, 9, FIGARO.moves.parse("deal cooking 1")) == only(receiver)
    table.play("deal cooking 1")
    for viewer in VIEWERS:
        view = table.view(viewer)
        seen = [told(note) for note in view.notes]
        assert seen == ([("dealt", NAMES[receiver], "cooking 1")] if viewer == receiver else [])
        assert view.held.tolist() == [1] * (receiver + 1) + [0] * (5 - receiver)


def test_two_deals_that_somebody_does_not_see_look_the_same_to_him() -> None:
    """figaro-28, figaro-5: to the byte."""
    one, other = before_the_deal(), before_the_deal()
    one.play("deal music 2")
    other.play("deal cooking 3")
    for viewer in (1, 2, SPECTATOR):
        assert one.view(viewer).to_bytes() == other.view(viewer).to_bytes()
    assert one.view(0).to_bytes() != other.view(0).to_bytes()


def test_everything_but_the_deal_happens_in_the_open() -> None:
    """figaro-28: laying, taking, swapping and keeping are seen by everybody."""
    table = set_table(3, hands={"A": "music 2"})
    for text in ("lay music 2 before B", "take", "swap", "keep", "draw tile 9", "remove magic", "start with A"):
        assert FIGARO.doors.witnesses(table.pool, 0, 0, FIGARO.moves.parse(text)) == EVERYBODY


def test_a_hand_is_seen_by_its_player_alone() -> None:
    """figaro-28: of the others only the number of cards is seen."""
    table = set_table(3, hands={"A": "music 2, jester 1", "B": "magic 1", "C": "magic 2, magic 2, music 3"})
    for viewer in VIEWERS:
        view = table.view(viewer)
        for player in range(3):
            hidden = bool((view.hand[player] == UNSEEN).all())
            assert hidden == (player != viewer)
        assert view.held.tolist() == [2, 1, 3, 0, 0, 0]
    assert table.view(0).hand[0].tolist() == [int(card in ("music 2", "jester 1")) for card in CARD_NAMES]


def test_nobody_sees_the_cards_not_yet_dealt() -> None:
    """figaro-28, figaro-5: they lie face down."""
    table = before_the_deal()
    assert all((table.view(viewer).bag == UNSEEN).all() for viewer in VIEWERS)


def test_piles_may_not_be_counted_but_can_be_remembered() -> None:
    """figaro-28, FG-12: only with the memory aid their size and cards are shown."""
    table = set_table(3, lying={"B": "music 2, music 1"}, hands={"A": "magic 1, magic 2"}, piles={"C": 4})
    table.play("take")
    for viewer in VIEWERS:
        attentive, forgetful = table.view(viewer), table.view(viewer, memory=False)
        assert attentive.pile[:3].tolist() == [2, 0, 4]
        assert attentive.gone.sum() == 2
        assert (forgetful.pile == UNSEEN).all()
        assert (forgetful.gone == UNSEEN).all()


def test_piles_are_shown_when_they_are_counted() -> None:
    """figaro-28, FG-12: at the end of a round, also to those who did not remember."""
    table = set_table(3, hands={"A": "magic 1, magic 2", "B": ""}, piles={"A": 7, "C": 4})
    assert table.view(1, memory=False).counted[:3].tolist() == [0, 0, 0]
    table.play("lay magic 1 before C")
    for viewer in VIEWERS:
        assert table.view(viewer, memory=False).counted[:3].tolist() == [7, 0, 4]


def test_the_tiles_of_others_may_not_be_compared_but_can_be_remembered() -> None:
    """figaro-28, FG-12: everyone sees his own road."""
    table = set_table(3, roads={"A": [9, 20], "B": [7], "C": [0, 12]})
    for viewer in VIEWERS:
        attentive, forgetful = table.view(viewer), table.view(viewer, memory=False)
        assert attentive.road[:3].tolist() == [[9, 20, 0], [7, 0, 0], [0, 12, 0]]
        for player in range(3):
            hidden = bool((forgetful.road[player] == UNSEEN).all())
            assert hidden == (player != viewer)


def test_roads_are_not_measured_when_tiles_are_handed_out() -> None:
    """figaro-28, FG-12: after the first round their lengths stand nowhere."""
    table = set_table(3, hands={"A": "magic 1, magic 2", "B": ""}, piles={"A": 7, "C": 4})
    table.play("lay magic 1 before C")
    assert table.state.road.any()
    assert table.view(SPECTATOR).length.tolist() == [0] * 6


def test_roads_are_measured_only_after_the_last_round() -> None:
    """figaro-28, FG-12: then everybody sees them."""
    roads = {"A": [9, 20], "C": [0, 12]}
    table = set_table(3, hands={"A": "magic 1, magic 2", "B": ""}, roads=roads, number=3)
    assert table.view(SPECTATOR).length.tolist() == [0] * 6
    table.play("lay magic 1 before C")
    assert table.view(SPECTATOR, memory=False).length.tolist() == [29, 0, 12, 0, 0, 0]


def stuck_or_not(hand: str) -> Table:
    lying = {"A": "music 1", "B": "cooking 2", "C": "fighting 1"}
    table = set_table(3, lying=lying, hands={"A": hand})
    table.play("take")
    return table


def test_only_the_player_himself_is_told_that_he_had_to_take() -> None:
    """figaro-28, figaro-16: it would tell the others about his hand."""
    table = stuck_or_not("magic 1, magic 2")
    assert [told(note) for note in table.view(0).notes] == [("stuck", "A"), ("took", "A", 3)]
    for viewer in (1, 2, SPECTATOR):
        assert [told(note) for note in table.view(viewer).notes] == [("took", "A", 3)]


def test_a_take_looks_the_same_whether_it_was_forced_or_not() -> None:
    """figaro-28, figaro-17: to the byte."""
    for viewer in (1, 2, SPECTATOR):
        forced, chosen = stuck_or_not("magic 1, magic 2"), stuck_or_not("magic 1, music 2")
        assert forced.view(viewer).to_bytes() == chosen.view(viewer).to_bytes()
