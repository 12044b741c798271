"""The round and its phase I: everyone chooses a place in secret."""

import itertools

import pytest

from clubroom.games.adel.state import AUCTION, CASTLE
from clubroom.viewers import NOTHING
from games.adel.setting import set_table
from games.adel.table import ADEL, EVERY_EDITION, Table

HANDS = {"blue": "A1 A2 B1", "green": "C1 C2 C3"}


def three(edition: str) -> Table:
    return set_table(edition, "beige blue green", hands=HANDS)


def kinds(table: Table) -> set[str]:
    """What kinds of moves those who are to act may make."""
    return {ADEL.moves.kind(ADEL.moves.parse(text)).name for actor in table.actors for text in table.moves(actor)}


@EVERY_EDITION
def test_a_round_goes_from_places_to_actions_to_the_auction_house_to_the_castle(edition: str) -> None:
    """jumbo-16, fx-13, alea-9: four phases, always in this order."""
    table = three(edition)
    assert kinds(table) == {"go"}
    for player, place in (("beige", "auction"), ("blue", "castle"), ("green", "castle")):
        table.play(player, f"go to {place}")
    assert kinds(table) == {"play"}
    table.play("beige", "play cheque 2")
    table.play("blue", "play exhibition")
    table.play("green", "play thief 3")
    assert (table.actors, kinds(table)) == (["beige"], {"buy"})
    table.play("beige", "buy left")
    assert (table.actors, kinds(table)) == (["chance"], {"reveal"})
    table.play("chance", "turn up E1")
    assert (table.actors, kinds(table)) == (["blue"], {"show"})
    table.exhibit(blue="A1 A2 B1")
    assert (table.actors, kinds(table)) == (["green"], {"steal"})
    table.play("green", "steal A1")
    assert table.said("round_begins") == [(2,)]
    assert kinds(table) == {"go"}


@EVERY_EDITION
def test_everyone_chooses_a_place_at_the_same_time(edition: str) -> None:
    """jumbo-17, fx-14, alea-10: whoever has laid a card has chosen, and nothing is turned over before the last."""
    table = three(edition)
    assert table.actors == ["beige", "blue", "green"]
    table.play("blue", "go to castle")
    assert table.actors == ["beige", "green"]
    table.play("beige", "go to auction")
    assert table.actors == ["green"]
    assert table.state.place.tolist() == [NOTHING] * 6
    assert table.said("goes") == []
    table.play("green", "go to castle")
    assert table.state.place.tolist() == [AUCTION, CASTLE, CASTLE] + [NOTHING] * 3
    assert table.said("goes") == [("beige", "auction"), ("blue", "castle"), ("green", "castle")]


@pytest.mark.parametrize("order", list(itertools.permutations(["beige", "blue", "green"])))
def test_it_does_not_matter_who_lays_a_card_first(order: tuple[str, ...]) -> None:
    """jumbo-17, fx-14, alea-10: they are turned over together."""
    cards = {"beige": "auction cheque 3", "blue": "castle thief 2", "green": "castle exhibition"}
    first, other = three("alea"), three("alea")
    first.meet(**cards)
    other.meet(**{player: cards[player] for player in order})
    assert ADEL.record.digest(first.pool) == ADEL.record.digest(other.pool)


@EVERY_EDITION
def test_place_cards_lie_open_while_the_round_lasts(edition: str) -> None:
    """jumbo-18, fx-14, alea-10: through the auction and the castle."""
    table = three(edition)
    table.meet(beige="auction cheque 2", blue="castle exhibition", green="castle thief 3")
    places = [AUCTION, CASTLE, CASTLE]
    assert table.state.place[:3].tolist() == places
    table.play("beige", "buy right")
    table.play("chance", "turn up E1")
    assert table.state.place[:3].tolist() == places
    table.exhibit(blue="A1 A2 B1")
    assert table.view("beige").place[:3].tolist() == places
    table.play("green", "steal A2")
    assert table.state.place[:3].tolist() == [NOTHING] * 3


@EVERY_EDITION
def test_a_chosen_place_cannot_be_taken_back(edition: str) -> None:
    """jumbo-17, fx-14, alea-10: the card lies."""
    table = three(edition)
    table.play("blue", "go to castle")
    assert table.ban("blue", "go to auction") == {"fx": "fx-14", "alea": "alea-10", "jumbo": "jumbo-17"}[edition]


@EVERY_EDITION
def test_at_the_auction_house_no_pawn_moves(edition: str) -> None:
    """fx-15, jumbo-44, alea-28: only in the castle can pawns get on."""
    table = three(edition)
    table.meet(beige="auction cheque 22", blue="auction thief 2", green="auction cheque 6")
    table.play("beige", "buy left")
    table.play("chance", "turn up E1")
    assert table.said("round_begins") == [(2,)]
    assert list(table.pawns.values()) == [0, 0, 0]
