"""Two players: the surprise variant, the confrontation, and the normal game as a house option."""

import pytest

from clubroom import SPECTATOR, Match
from clubroom.games.adel.state import AUCTION, CASTLE, CONFRONTATION, NORMAL, SURPRISE
from clubroom.viewers import NOTHING
from games.adel.setting import set_table
from games.adel.table import ADEL, EVERY_EDITION, Table

HANDS = {"blue": "A1 A2 A3"}
HIGH_THIEF_OF_BLUE = {"fx": 9, "alea": 9, "jumbo": 11}


def surprised(edition: str) -> Table:
    return set_table(edition, "beige blue", hands=HANDS, variant="surprise")


@EVERY_EDITION
def test_two_play_the_surprise_variant_unless_they_say_otherwise(edition: str) -> None:
    """jumbo-1, jumbo-68, fx-53, alea-49, AV-26: confrontation and the normal game can be chosen."""
    for given, variant in [
        ({}, SURPRISE),
        ({"variant": "confrontation"}, CONFRONTATION),
        ({"variant": "normal"}, NORMAL),
    ]:
        match = Match(ADEL, 2, {"edition": edition, **given}, seed=1)
        assert match.view(SPECTATOR).variant == variant


@EVERY_EDITION
def test_in_a_surprise_place_and_action_are_chosen_before_anything_is_turned_over(edition: str) -> None:
    """jumbo-68, fx-53, alea-49, AV-26: then everything is turned over at once, the castle's cards too."""
    table = surprised(edition)
    table.play("beige", "go to auction")
    assert table.actors == ["beige", "blue"]
    assert table.said("locked") == []
    table.play("beige", "play cheque 23")
    assert table.actors == ["blue"]
    table.play("blue", "go to castle")
    assert table.state.place.tolist() == table.state.action.tolist() == [NOTHING] * 6
    table.play("blue", "play exhibition")
    assert table.said("goes") == [("beige", "auction"), ("blue", "castle")]
    assert table.said("turns") == [("beige", "cheque 23"), ("blue", "exhibition")]
    assert table.actors == ["beige"]
    table.play("beige", "buy left")
    table.play("chance", "turn up E1")
    table.exhibit(blue="A1 A2 A3")
    assert table.pawns == {"beige": 0, "blue": 3}
    assert table.said("round_begins") == [(2,)]


@EVERY_EDITION
def test_in_a_surprise_only_fitting_actions_can_be_chosen(edition: str) -> None:
    """jumbo-68, fx-53, alea-49, AV-26, AV-4: a place first, then a card for it; neither can be taken back."""
    table = surprised(edition)
    assert table.moves("blue") == ["go to castle", "go to auction"]
    assert table.ban("blue", "play exhibition") != ""
    table.play("blue", "go to castle")
    assert [move.split()[1] for move in table.moves("blue")] == ["thief", "thief", "detective", "exhibition"]
    assert table.ban("blue", "go to auction") != ""
    table.play("beige", "go to auction")
    assert [move.split()[1] for move in table.moves("beige")] == ["cheque"] * 4 + ["thief"] * 2


@EVERY_EDITION
def test_a_surprise_in_a_closed_auction_house_is_about_the_action_alone(edition: str) -> None:
    """jumbo-68, jumbo-35, fx-53, fx-47, alea-49, alea-45, AV-26, AV-10: both are at the castle."""
    table = set_table(edition, "beige blue", hands=HANDS, windows="D7", bag="", left=(1, 0), variant="surprise")
    table.meet(beige="auction cheque 2", blue="auction thief 2")
    table.play("beige", "buy left")
    assert table.said("announced") == [("castle",)]
    assert table.purse("blue") == [2, 4, 5, 20, 21]
    table.play("beige", "play detective")
    assert table.said("turns")[2:] == []
    table.play("blue", "play thief 2")
    assert table.prison == [2, 0]


@EVERY_EDITION
def test_in_a_confrontation_both_are_at_the_auction_house_and_the_castle_by_turns(edition: str) -> None:
    """jumbo-69, fx-54, alea-50, AV-27: the auction house first; announced before the actions are chosen."""
    match = Match(ADEL, 2, {"edition": edition, "variant": "confrontation"}, seed=3)
    for number in range(1, 9):
        view = match.view(SPECTATOR)
        place = AUCTION if number % 2 else CASTLE
        assert (view.round_number, view.place[:2].tolist()) == (number, [place, place])
        assert match.to_act() == (0, 1)
        for player in (0, 1):
            assert all(match.text(move).startswith("play") for move in match.legal(player))
            card = "detective" if place == CASTLE else match.text(match.legal(player)[-1])[5:]
            match.play(player, f"play {card}")
    told = [line for line in match.story(SPECTATOR) if "everyone meets" in line]
    assert told[:2] == ["This round everyone meets in the auction house.", "This round everyone meets in the castle."]
    assert len(told) == 9


@EVERY_EDITION
def test_a_confrontation_is_announced_each_round(edition: str) -> None:
    """jumbo-69, fx-54, alea-50, AV-27: nobody chooses a place."""
    table = set_table(edition, "beige blue", variant="confrontation")
    assert table.ban("beige", "go to castle") != ""
    table.meet(beige="auction thief 1", blue="auction thief 2")
    table.meet(beige="castle detective", blue="castle detective")
    assert table.said("announced") == [("castle",), ("auction",)]
    assert [move.split()[1] for move in table.moves("blue")] == ["cheque"] * 4 + ["thief"] * 2


@EVERY_EDITION
def test_in_a_confrontation_a_player_without_a_card_for_the_auction_house_passes(edition: str) -> None:
    """jumbo-69, fx-54, alea-50, AV-27, AV-4: the other buys alone."""
    jail = [2, HIGH_THIEF_OF_BLUE[edition]]
    table = set_table(edition, "beige blue", purses={"blue": []}, jail=jail, number=2, variant="confrontation")
    table.meet(beige="castle detective", blue="castle detective")
    assert (table.said("passes"), table.actors) == ([("blue",)], ["beige"])
    table.play("beige", "play cheque 2")
    table.play("beige", "buy right")
    assert table.hand("beige") == "F7"


def test_if_both_pass_the_castle_follows_at_once() -> None:
    """jumbo-69, fx-54, alea-50, AV-27: two cells are enough for that only where each has one thief."""
    table = set_table("tiny", "beige blue", purses={"beige": [], "blue": []}, windows="C1 C2", jail=[2, 1], number=0)
    table.meet(beige="castle detective", blue="castle detective")
    assert table.said("passes") == [("beige",), ("blue",)]
    assert len(table.said("no_sale")) == 1
    assert table.said("announced") == [("auction",), ("castle",)]
    assert (table.state.round_number, table.actors) == (2, ["beige", "blue"])


@pytest.mark.parametrize("number", [1, 2, 3])
@EVERY_EDITION
def test_a_confrontation_after_the_close_is_always_at_the_castle(edition: str, number: int) -> None:
    """jumbo-69, jumbo-35, fx-54, fx-47, alea-50, alea-45, AV-27, AV-10: whatever round it is."""
    table = set_table(edition, "beige blue", windows="", bag="", left=(0, 0), number=number, variant="confrontation")
    table.meet(beige="castle detective", blue="castle detective")
    table.meet(beige="castle detective", blue="castle detective")
    assert table.said("announced") == [("castle",), ("castle",)]


@EVERY_EDITION
def test_the_normal_game_for_two_turns_places_over_before_actions_are_chosen(edition: str) -> None:
    """jumbo-17, fx-14, alea-10, AV-26: the house option; the castle waits for the auction."""
    table = set_table(edition, "beige blue", hands=HANDS)
    table.play("blue", "go to castle")
    table.play("beige", "go to auction")
    assert table.said("goes") == [("beige", "auction"), ("blue", "castle")]
    table.play("beige", "play cheque 2")
    table.play("blue", "play exhibition")
    assert table.said("turns") == [("beige", "cheque 2")]
    assert table.actors == ["beige"]
