"""Phase III: cheques buy, thieves go for the till."""

from typing import Any

from clubroom.games.adel.box import CHEQUE_COLOUR
from clubroom.games.adel.moves import ACTION_NAMES
from clubroom.viewers import NOTHING
from games.adel.setting import set_table
from games.adel.table import EVERY_EDITION, Table

NOT_YOURS = {"fx": "fx-6", "alea": "alea-4", "jumbo": "jumbo-8"}


def at_the_auction(edition: str, beige: str, blue: str, green: str, **given: Any) -> Table:
    """Three meet at the auction house; purple waits at the castle with a detective."""
    table = set_table(edition, "beige blue green purple", **given)
    table.meet(beige=f"auction {beige}", blue=f"auction {blue}", green=f"auction {green}", purple="castle detective")
    return table


@EVERY_EDITION
def test_those_at_the_auction_house_turn_their_cards_over_together_and_the_castle_waits(edition: str) -> None:
    """jumbo-25, fx-27, alea-15, AV-6: when all have laid a card; the castle's lies hidden until the auction is over."""
    table = set_table(edition, "beige blue green purple")
    for player in table.names:
        table.play(player, f"go to {'castle' if player == 'purple' else 'auction'}")
    table.play("beige", "play cheque 22")
    table.play("blue", "play thief 2")
    table.play("purple", "play detective")
    assert (table.said("turns"), table.actors) == ([], ["green"])
    table.play("green", "play cheque 19")
    turned = [("beige", "cheque 22"), ("blue", "thief 2"), ("green", "cheque 19")]
    assert (table.said("turns"), table.state.action[3]) == (turned, NOTHING)
    table.play("beige", "buy left")
    assert table.said("turns") == turned
    table.play("chance", "turn up E1")
    assert table.said("turns") == [*turned, ("purple", "detective")]


@EVERY_EDITION
def test_the_highest_cheque_buys_the_top_of_a_window_of_its_choice(edition: str) -> None:
    """jumbo-27, fx-21, alea-16, AV-8: the cheque lies on the till, and the next object of that pile is turned up."""
    table = at_the_auction(edition, "cheque 2", "cheque 21", "cheque 19", windows="C5 E5")
    piles = table.state.left.tolist()
    assert (table.actors, table.moves("blue")) == (["blue"], ["buy left", "buy right"])
    table.play("blue", "buy right")
    assert table.hand("blue") == "E5"
    assert (table.purse("blue"), table.till) == ([4, 5, 20], [21])
    assert table.state.left.tolist() == [piles[0], piles[1] - 1]
    assert table.actors == ["chance"]
    table.play("chance", "turn up B1")
    assert table.said("revealed") == [("B1", 1)]
    assert table.said("buys") == [("blue", "E5", 21)]


@EVERY_EDITION
def test_an_only_cheque_buys_however_low_it_is(edition: str) -> None:
    """alea-16, jumbo-27, fx-21: nobody bids more."""
    table = at_the_auction(edition, "cheque 2", "thief 2", "thief 3")
    table.play("beige", "buy left")
    assert table.hand("beige") == "D7"


@EVERY_EDITION
def test_lower_cheques_buy_nothing_and_can_be_played_again(edition: str) -> None:
    """jumbo-28, fx-22, alea-17: they go back to the hand."""
    table = at_the_auction(edition, "cheque 23", "cheque 21", "cheque 19")
    assert table.said("outbid") == [("blue", 21), ("green", 19)]
    table.play("beige", "buy left")
    table.play("chance", "turn up E1")
    assert (table.hand("blue"), table.hand("green")) == ("", "")
    assert (table.purse("blue"), table.purse("green")) == ([4, 5, 20, 21], [6, 7, 18, 19])
    table.meet(beige="castle detective", blue="auction cheque 21", green="auction cheque 19", purple="castle thief 4")
    assert table.actors == ["blue"]


@EVERY_EDITION
def test_a_lone_thief_takes_the_cheque_just_paid_and_can_use_it_like_his_own(edition: str) -> None:
    """jumbo-26, jumbo-29, fx-23, alea-18, AV-7, AV-16: after the sale, without being asked; it is the same card."""
    table = at_the_auction(edition, "cheque 23", "cheque 21", "thief 3")
    table.play("beige", "buy left")
    assert table.said("steals_cheque") == []
    table.play("chance", "turn up E1")
    assert table.said("steals_cheque") == [("green", 23)]
    assert (table.purse("beige"), table.purse("green"), table.till) == ([2, 3, 22], [6, 7, 18, 19, 23], [])
    table.meet(beige="auction cheque 22", blue="auction thief 2", green="auction cheque 23", purple="castle detective")
    assert table.actors == ["green"]


@EVERY_EDITION
def test_a_thief_at_an_auction_where_nobody_pays_gets_nothing(edition: str) -> None:
    """jumbo-30, jumbo-31, fx-24, alea-19: cheques of earlier rounds stay in the till."""
    table = set_table(edition, "beige blue green", purses={"beige": [2, 3, 22]})
    table.meet(beige="castle detective", blue="auction thief 2", green="castle detective")
    assert table.said("empty_till") == [("blue",)]
    assert (table.till, table.purse("blue")) == ([23], [4, 5, 20, 21])


@EVERY_EDITION
def test_a_thief_takes_this_rounds_cheque_only(edition: str) -> None:
    """jumbo-31, fx-24, alea-19: what was paid before is safe, also when somebody pays."""
    table = at_the_auction(edition, "cheque 22", "cheque 21", "thief 3", purses={"beige": [2, 3, 22]})
    table.play("beige", "buy left")
    table.play("chance", "turn up E1")
    assert (table.till, table.purse("green")) == ([23], [6, 7, 18, 19, 22])


@EVERY_EDITION
def test_of_several_thieves_none_gets_the_cheque(edition: str) -> None:
    """jumbo-32, fx-25, alea-20, AV-18: their numbers play no part there."""
    table = at_the_auction(edition, "cheque 23", "thief 2", "thief 3")
    table.play("beige", "buy left")
    table.play("chance", "turn up E1")
    assert len(table.said("thieves_quarrel")) == 1
    assert (table.till, table.purse("blue"), table.purse("green")) == ([23], [4, 5, 20, 21], [6, 7, 18, 19])


@EVERY_EDITION
def test_thieves_and_place_cards_come_back_from_the_auction_house(edition: str) -> None:
    """jumbo-33, jumbo-34, fx-26, alea-43, AV-9: next round they can be used again, whether they stole or not."""
    table = at_the_auction(edition, "thief 1", "thief 2", "cheque 19")
    table.play("green", "buy left")
    table.play("chance", "turn up E1")
    for player in table.names:
        assert table.moves(player) == ["go to castle", "go to auction"]
        table.play(player, "go to auction")
    assert "play thief 1" in table.moves("beige")
    assert "play thief 2" in table.moves("blue")


@EVERY_EDITION
def test_a_cheque_that_nobody_steals_is_out_of_the_game(edition: str) -> None:
    """jumbo-27, fx-21, alea-16, AV-8: nobody can play it any more, and nobody another's."""
    table = at_the_auction(edition, "cheque 23", "cheque 21", "cheque 19")
    table.play("beige", "buy left")
    table.play("chance", "turn up E1")
    for player in table.names:
        table.play(player, "go to auction")
    assert [table.ban(player, "play cheque 23") for player in table.names] == [NOT_YOURS[edition]] * 4
    assert table.ban("blue", "play cheque 19") == NOT_YOURS[edition]


@EVERY_EDITION
def test_no_two_cheques_that_can_meet_are_equal(edition: str) -> None:
    """jumbo-27, fx-21, alea-16, AV-7: every value is one card with one owner, so every auction has one buyer."""
    table = set_table(edition, "beige blue green purple")
    held = [value for player in table.names for value in table.purse(player)]
    assert len(held) == len(set(held)) == 16
    owners = CHEQUE_COLOUR[int(table.state.edition)].tolist()
    assert [owners.count(colour) for colour in range(4)] == [4, 4, 4, 4]
    assert len(set(ACTION_NAMES)) == len(ACTION_NAMES)
