"""Phase III, when the piles run out: one window, the last sale, and the closed auction house."""

from clubroom.games.adel.state import NORMAL
from clubroom.viewers import NOTHING
from games.adel.table import EVERY_EDITION, Table
from games.adel.test_auction_house import at_the_auction


@EVERY_EDITION
def test_when_one_pile_is_used_up_only_the_other_is_on_offer(edition: str) -> None:
    """jumbo-27, fx-11, fx-21, alea-7, alea-16, AV-3, AV-8: the buyer has to take from the window that has one."""
    table = at_the_auction(edition, "cheque 23", "thief 2", "thief 3", windows="D7 F7", bag="E1", left=(1, 2))
    table.play("beige", "buy left")
    assert (table.said("revealed"), table.state.window[0], table.said("closed")) == ([], NOTHING, [])
    table.meet(beige="castle detective", blue="auction cheque 20", green="castle thief 3", purple="castle thief 4")
    assert table.moves("blue") == ["buy right"]


def last_object(edition: str) -> Table:
    return at_the_auction(edition, "cheque 23", "thief 2", "cheque 6", windows="D7", bag="", left=(1, 0))


@EVERY_EDITION
def test_the_last_object_is_sold_and_its_cheque_stolen_as_usual(edition: str) -> None:
    """jumbo-35, fx-47, alea-45, AV-10: the round is finished before the auction house closes."""
    table = last_object(edition)
    table.play("beige", "buy left")
    assert len(table.said("closed")) == 1
    assert (table.hand("beige"), table.said("steals_cheque"), table.till) == ("D7", [("blue", 23)], [])
    assert table.said("turns")[-1] == ("purple", "detective")
    assert table.said("round_begins") == [(2,)]


@EVERY_EDITION
def test_in_a_closed_auction_house_nobody_meets_and_only_actions_are_chosen(edition: str) -> None:
    """jumbo-35, fx-47, alea-45, AV-10, AV-28: everyone is at the castle; cheques are worth nothing.

    The phases that drop out are I and III, not I and II.
    """
    table = last_object(edition)
    table.play("beige", "buy left")
    assert table.state.variant == NORMAL
    assert table.said("announced") == [("castle",)]
    assert table.actors == table.names
    for player in table.names:
        assert [move.split()[1] for move in table.moves(player)] == ["thief", "thief", "detective"]
    table.meet(beige="castle thief 1", blue="castle detective", green="castle detective", purple="castle thief 4")
    assert table.said("round_begins") == [(2,), (3,)]
    assert table.prison == [4, 1, 0, 0]
