"""Catan's rulebook, trade between players: answers, counter-offers and deals."""

from typing import Any

import pytest

from clubroom import SPECTATOR, UNSEEN
from clubroom.viewers import NOTHING
from games.catan.setting import fill_hands, set_table
from games.catan.table import CATAN, Table

HANDS = {"Red": "2 wood, grain", "Blue": "2 wool, brick", "White": "brick, 2 ore", "Orange": ""}
OTHERS = ("Blue", "White", "Orange")


def offered(seats: int = 4, offer: str = "give wood, want brick", **options: Any) -> Table:
    """Red has offered, and the others are asked."""
    table = set_table(seats, hands={name: HANDS[name] for name in list(HANDS)[:seats]}, **options)
    table.play(*offer.split(", "), "propose")
    return table


def countered() -> Table:
    """Blue and White make counter-offers, Orange has declined."""
    table = offered()
    table.play("White: counter", "Orange: decline", "Blue: counter")
    return table


def test_who_can_pay_may_accept_decline_or_counter() -> None:
    """catan-23, CT-10: Orange has no card, so he can only decline."""
    table = offered()
    assert table.moves("Blue") == ["accept", "decline", "counter"]
    assert table.moves("White") == ["accept", "decline", "counter"]
    assert table.moves("Orange") == ["decline"]
    assert table.ban("Orange", "accept") == table.ban("Orange", "counter") == "catan-23"


def test_who_cannot_pay_cannot_accept() -> None:
    """catan-23, CT-10: two ore are wanted, and White has them."""
    table = offered(offer="give wood, want ore, want ore")
    assert table.moves("Blue") == ["decline", "counter"]
    assert table.moves("White") == ["accept", "decline", "counter"]
    table = offered(offer="give wood, want brick, want ore, want ore")
    assert table.moves("White") == ["accept", "decline", "counter"]
    table = offered(offer="give wood, want ore, want ore, want ore")
    assert table.moves("White") == ["decline", "counter"]


def test_answers_are_given_at_the_same_time_and_once() -> None:
    """catan-23, CT-10: in any order; who has answered has answered."""
    table = offered()
    table.play("White: accept")
    assert table.actors == ["Blue", "Orange"]
    assert table.ban("White", "decline") == table.ban("Red", "accept") == "catan-23"
    table.play("Orange: decline", "Blue: decline")
    assert table.actors == ["Red"]


def test_answers_are_secret_until_all_are_in() -> None:
    """catan-23, CT-10: that somebody has answered is seen, not what."""
    table = offered()
    table.play("Blue: accept")
    assert table.notes() == [("answers", "Blue")]
    for viewer in (0, 2, 3, SPECTATOR):
        view = table.view(viewer)
        assert view.answer[1] == UNSEEN
        assert (view.answered.tolist(), view.shown_answer.tolist()) == ([0, 1, 0, 0], [0] * 4)
    assert table.view(1).answer[1] == 1
    table.play("White: decline", "Orange: decline")
    assert table.view(SPECTATOR).shown_answer.tolist() == [0, 1, 2, 2]


def test_answers_are_shown_together() -> None:
    """catan-23: in the order of the seats."""
    table = offered()
    table.play("Orange: decline", "White: accept", "Blue: decline")
    assert table.notes() == [
        ("answers", "Blue"),
        ("declines", "Blue"),
        ("accepts", "White"),
        ("declines", "Orange"),
    ]
    assert table.moves() == ["deal with White", "withdraw"]


def test_a_deal_moves_the_cards_both_ways() -> None:
    """catan-23: Red gives a wood and gets a brick; the offer is over."""
    table = offered()
    table.play("Blue: accept", "White: accept", "Orange: decline")
    assert table.moves() == ["deal with Blue", "deal with White", "withdraw"]
    table.play("deal with White")
    assert [table.hand(name) for name in ("Red", *OTHERS)] == [
        "1 wood, 1 grain, 1 brick",
        "2 wool, 1 brick",
        "1 wood, 2 ore",
        "",
    ]
    assert table.notes() == [("trades", "Red", "White")]
    assert is_cleared(table)
    assert {"give wood", "end turn"} <= set(table.moves())


def is_cleared(table: Table) -> bool:
    """Nothing of the offer is left."""
    fields = ("offer_give", "offer_want", "answer", "answered", "counters", "shown_answer", "counter_give")
    others = ("counter_want", "shown_give", "shown_want")
    return not any(getattr(table.state, field).any() for field in fields + others)


def test_an_offer_may_be_dropped_when_the_answers_are_there() -> None:
    """catan-23: nobody is dealt with."""
    table = offered()
    table.play("Blue: accept", "White: accept", "Orange: decline", "withdraw")
    assert table.hand("Red") == "2 wood, 1 grain"
    assert is_cleared(table)
    assert table.notes() == [("withdraws", "Red")]


def test_when_all_decline_the_turn_goes_on() -> None:
    """catan-23: there is nobody to choose."""
    table = offered()
    table.play("Blue: decline", "White: decline", "Orange: decline")
    assert table.notes()[-1] == ("nobody_trades", "Red")
    assert is_cleared(table)
    assert "end turn" in table.moves()
    assert table.state.offers == 1


def test_counter_offers_are_composed_in_secret() -> None:
    """catan-23, CT-10: by all who make one at the same time, when all have answered; only that they do is seen."""
    table = countered()
    assert table.actors == ["Blue", "White"]
    assert table.state.counters.tolist() == [0, 1, 1, 0]
    assert table.state.shown_answer.tolist() == [0] * 4
    table.play("White: give ore", "White: want wood", "White: want wood")
    for viewer in (0, 1, 3, SPECTATOR):
        view = table.view(viewer)
        assert set(view.counter_give[2].tolist()) == set(view.counter_want[2].tolist()) == {UNSEEN}
    assert table.view(2).counter_give[2].tolist() == [0, 0, 0, 0, 1]
    table.play("White: propose")
    assert (table.notes(), table.actors) == ([("answers", "White")], ["Blue"])
    assert set(table.view(0).counter_give[2].tolist()) == {UNSEEN}


def test_a_counter_offer_is_composed_like_an_offer() -> None:
    """catan-23, CT-10: from one's own hand; what is wanted is at most the hand of whoever's turn it is."""
    table = countered()
    assert table.moves("Blue") == ["give wool", "give brick"]
    table.play("Blue: give wool")
    assert table.moves("Blue") == ["give wool", "give brick", "want wood", "want grain", "want brick", "want ore"]
    table.play("Blue: give brick")
    assert table.moves("Blue") == ["want wood", "want grain", "want ore"]
    table.play("Blue: want grain")
    assert table.moves("Blue") == ["want grain", "want ore", "propose"]
    table.play("Blue: want ore", "Blue: want ore")
    assert table.moves("Blue") == ["propose"]


def test_there_is_no_way_back_from_a_counter_offer() -> None:
    """catan-23: it was announced; whoever does not make one cannot compose."""
    table = countered()
    table.play("Blue: give wool")
    assert table.ban("Blue", "withdraw") == "catan-20"
    assert table.ban("Orange", "give wool") == "catan-20"
    assert table.ban("Red", "give wood") == "catan-20"


def test_counter_offers_are_shown_with_the_other_answers() -> None:
    """catan-23: when the last is there."""
    table = countered()
    table.play("White: give ore", "White: want wood", "White: want wood", "White: propose")
    table.play("Blue: give wool", "Blue: want ore", "Blue: propose")
    assert table.notes() == [
        ("answers", "Blue"),
        ("counters", "Blue"),
        ("gives", "Blue", 1, "wool"),
        ("wants", "Blue", 1, "ore"),
        ("counters", "White"),
        ("gives", "White", 1, "ore"),
        ("wants", "White", 2, "wood"),
        ("declines", "Orange"),
    ]
    assert table.state.shown_answer.tolist() == [0, 3, 3, 2]
    assert table.moves() == ["deal with White", "withdraw"]  # Red has no ore for Blue
    assert table.ban("Red", "deal with Blue") == "catan-23"
    table.play("deal with White")
    assert (table.hand("Red"), table.hand("White")) == ("1 grain, 1 ore", "2 wood, 1 brick, 1 ore")
    assert is_cleared(table)


def test_counter_offers_that_cannot_be_paid_leave_only_the_way_out() -> None:
    """catan-23: an answer that is no decline has to be turned down."""
    table = offered(2)
    table.play("Blue: counter", "Blue: give wool", "Blue: want ore", "Blue: propose")
    assert table.moves() == ["withdraw"]


def test_one_deals_only_with_those_who_answered_yes_or_countered() -> None:
    """catan-23: not with who declined, nor with oneself."""
    table = offered(3)
    table.play("Blue: accept", "White: decline")
    for name in ("Red", "White", "Orange"):
        assert table.ban("Red", f"deal with {name}") == "catan-23"


def test_the_others_may_not_trade_among_themselves() -> None:
    """catan-23: every deal is with the player whose turn it is."""
    table = offered(3)
    table.play("Blue: accept", "White: accept")
    assert table.ban("Blue", "deal with White") == "catan-20"
    table.play("deal with Blue")
    assert table.ban("White", "give ore") == "catan-20"


def test_a_new_offer_may_follow() -> None:
    """catan-23: another deal in the same turn, with cards just received."""
    table = offered(3)
    table.play("Blue: accept", "White: decline", "deal with Blue")
    table.play("give brick", "want ore", "propose", "White: accept", "Blue: decline", "deal with White")
    assert table.hand("Red") == "1 wood, 1 grain, 1 ore"
    assert table.state.offers == 2


@pytest.mark.parametrize("order", ["strict", "free"])
def test_trade_comes_before_building_unless_the_order_is_free(order: str) -> None:
    """catan-20, catan-23, CT-8: after a road no offer."""
    table = set_table(2, houses={"Red": "10"}, hands={"Red": "2 wood, brick, ore", "Blue": "wool"}, order=order)
    table.play("road 10-14")
    assert ("give ore" in table.moves()) == (order == "free")
    assert table.ban("Red", "give ore") == ("" if order == "free" else "catan-20")


def test_cards_in_a_hand_of_another_are_not_looked_at() -> None:
    """catan-18, catan-23: whether Blue has brick or not, Red may ask the same."""
    rich, poor = offered(2), set_table(2, hands={"Red": "2 wood, grain", "Blue": "3 wool"})
    poor.play("give wood", "want brick", "propose")
    assert rich.view(0).to_bytes() != b""
    assert rich.actors == poor.actors == ["Blue"]
    fill_hands(poor, Red="ore")
    assert poor.moves("Blue") == ["decline", "counter"]


def test_silence_declines_an_offer_and_means_nothing_else() -> None:
    """catan-23: only whoever still owes an answer; a counter-offer is waited for."""
    table = offered()
    assert [silence(table, seat) for seat in range(4)] == [None, "decline", "decline", "decline"]
    table.play("White: accept")
    assert silence(table, 2) is None
    assert [silence(countered(), seat) for seat in range(4)] == [None] * 4


def silence(table: Table, seat: int) -> str | None:
    move = CATAN.doors.unanswered(table.pool, 0, seat)
    return None if move == NOTHING else CATAN.moves.text(move)
