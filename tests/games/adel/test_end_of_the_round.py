"""The end of a round: thieves keep to their place, cards go back, and not every place is visited."""

from clubroom.viewers import NOTHING
from games.adel.setting import set_table
from games.adel.table import EVERY_EDITION


@EVERY_EDITION
def test_a_thief_at_the_auction_house_neither_robs_exhibitions_nor_is_caught(edition: str) -> None:
    """jumbo-63, alea-43, alea-44, fx-26: and the detective at the castle has no success with him."""
    table = set_table(edition, "beige blue green", hands={"green": "A1 A2 A3"})
    table.meet(beige="auction thief 1", blue="castle detective", green="castle exhibition")
    table.exhibit(green="A1 A2 A3")
    assert table.said("round_begins") == [(2,)]
    assert (table.hand("green"), table.hand("beige")) == ("A1 A2 A3", "")
    assert (table.prison, table.pawns["blue"]) == ([0, 0, 0], 0)
    assert len(table.said("no_thief_caught")) == 1


@EVERY_EDITION
def test_a_thief_at_the_castle_does_not_touch_the_till(edition: str) -> None:
    """jumbo-63, alea-43, fx-23: and does not get in the way of the one who does."""
    table = set_table(edition, "beige blue green")
    table.meet(beige="auction cheque 23", blue="castle thief 2", green="auction thief 3")
    table.play("beige", "buy left")
    table.play("chance", "turn up E1")
    assert table.said("steals_cheque") == [("green", 23)]
    assert table.purse("blue") == [4, 5, 20, 21]


@EVERY_EDITION
def test_thieves_return_from_either_place_unless_they_were_caught(edition: str) -> None:
    """jumbo-63, alea-43, fx-26, fx-39: only the one at the castle stays away."""
    table = set_table(edition, "beige blue green")
    table.meet(beige="auction thief 1", blue="castle thief 2", green="castle detective")
    assert table.prison == [2, 0, 0]
    for player in table.names:
        table.play(player, "go to castle")
    assert "play thief 1" in table.moves("beige")
    assert "play thief 2" not in table.moves("blue")


@EVERY_EDITION
def test_at_the_end_of_a_round_cards_go_back_and_objects_lie_face_down(edition: str) -> None:
    """jumbo-64, fx-46, alea-42, AV-9: place, action and exhibited objects; what was seen is only remembered."""
    hands = {"green": "A1 A2 A3 E1"}
    table = set_table(edition, "beige blue green purple", hands=hands)
    table.meet(beige="auction cheque 2", blue="castle detective", green="castle exhibition", purple="auction cheque 16")
    table.play("purple", "buy left")
    table.play("chance", "turn up E2")
    table.exhibit(green="A1 A2 A3")
    assert table.said("round_begins") == [(2,)]
    state = table.state
    for field in (state.place, state.place_chosen, state.action, state.action_chosen, state.exhibit, state.aside_last):
        assert (field == NOTHING).all()
    assert (state.paid, state.buyer, state.thief_turn, state.victim) == (NOTHING,) * 4
    assert state.locked.tolist() == state.aside.tolist() == [0] * 6
    assert (table.hand("green"), table.shown("green")) == ("A1 A2 A3 E1", "")
    forgetful = table.view("blue", memory=False)
    assert (forgetful.known < NOTHING).all()
    for player in table.names:
        assert table.moves(player) == ["go to castle", "go to auction"]


@EVERY_EDITION
def test_an_exhibition_card_can_be_played_again_and_again(edition: str) -> None:
    """jumbo-64, fx-46, alea-42: with the objects that are left."""
    table = set_table(edition, "beige blue green", hands={"green": "A1 A2 A3 A4"})
    for pawn in (3, 7, 10):  # octagons 3/2, 4/2 and 3/2
        table.meet(beige="castle detective", blue="castle detective", green="castle exhibition")
        table.exhibit(green="A1 A2 A3")
        assert table.pawns["green"] == pawn


@EVERY_EDITION
def test_if_nobody_is_at_the_castle_nothing_happens_there(edition: str) -> None:
    """fx-48, jumbo-36, alea-21: the round is over after the auction."""
    table = set_table(edition, "beige blue green", hands={"green": "A1 A2 A3"})
    table.meet(beige="auction cheque 2", blue="auction thief 2", green="auction thief 3")
    table.play("beige", "buy right")
    table.play("chance", "turn up E1")
    castle = {"exhibits", "best", "nothing_to_steal", "no_thief_caught", "jailed"}
    assert not castle & {told[0] for told in table.story}
    assert table.said("round_begins") == [(2,)]


@EVERY_EDITION
def test_if_nobody_is_at_the_auction_house_nothing_is_said_about_it(edition: str) -> None:
    """fx-48, jumbo-30, alea-19: if somebody is there who does not pay, nothing is sold."""
    table = set_table(edition, "beige blue green")
    table.meet(beige="castle thief 1", blue="castle detective", green="castle detective")
    assert not {"no_sale", "empty_till", "buys"} & {told[0] for told in table.story}
    table.meet(beige="castle detective", blue="auction thief 2", green="castle detective")
    assert len(table.said("no_sale")) == 1
