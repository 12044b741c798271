"""The rulebooks' openings: who can play, what each colour has, the deal and the two windows."""

import pytest

from clubroom import SPECTATOR, UNSEEN, Match
from clubroom.games.adel.box import CHEQUE_COLOUR, COLOUR_NAMES, OBJECT_CODES, YEAR
from clubroom.games.adel.state import EDITIONS, SEAT_NAMES
from games.adel.table import ADEL, EVERY_EDITION, Table, values

FIVE = ["draw beige", "draw blue", "draw green", "draw purple", "draw red"]
BOX = {"fx": 45, "alea": 45, "jumbo": 51}
PILES = {"fx": (2, 5, 37), "alea": (2, 5, 37), "jumbo": (2, 6, 43)}  # fewest and most players, rest with fewest


def fresh(edition: str, seats: int) -> Table:
    return Table(SEAT_NAMES[:seats], edition=edition, variant="normal")


def dealt(edition: str, seats: int) -> Table:
    """The first colours by seat; the objects from the oldest of A on."""
    table = fresh(edition, seats)
    while table.actors == ["chance"]:
        table.play("chance", table.moves("chance")[0])
    return table


@pytest.mark.parametrize(("edition", "most"), [("fx", 5), ("alea", 5), ("jumbo", 6)])
def test_the_older_boxes_are_for_up_to_five_and_the_jumbo_box_for_six(edition: str, most: int) -> None:
    """jumbo-1, fx-1, alea-1, AV-32: two to five, with the sixth colour of Jumbo's box two to six."""
    for seats in range(2, most + 1):
        assert len(Match(ADEL, seats, {"edition": edition}, seed=1).to_act()) == seats
    for seats in (1, most + 1):
        with pytest.raises(ValueError, match="players"):
            Match(ADEL, seats, {"edition": edition})


@EVERY_EDITION
def test_all_pawns_begin_in_the_club(edition: str) -> None:
    """jumbo-3, jumbo-12, fx-2, fx-9, alea-3, alea-5: the start of the way to the table."""
    assert list(dealt(edition, 4).pawns.values()) == [0, 0, 0, 0]


@EVERY_EDITION
def test_colours_are_drawn_by_lot_and_each_only_once(edition: str) -> None:
    """jumbo-6, jumbo-10, fx-4, fx-8, alea-4, alea-5: six castle cards in the Jumbo box, five in the others."""
    table = fresh(edition, 3)
    castle_cards = FIVE + ["draw black"] * (edition == "jumbo")
    assert table.moves("chance") == castle_cards
    table.play("chance", "draw green", "draw beige")
    assert table.moves("chance") == [text for text in castle_cards if text not in ("draw green", "draw beige")]
    table.play("chance", "draw red")
    assert table.said("coloured") == [("Ash", "green"), ("Birch", "beige"), ("Cedar", "red")]
    assert table.moves("chance")[0] == "deal A1"


@EVERY_EDITION
def test_a_colour_brings_four_cheques_two_thieves_and_a_detective(edition: str) -> None:
    """jumbo-8, jumbo-11, fx-6, fx-8, alea-4, alea-5, AV-2: worth 50,000; colours nobody drew leave the game."""
    table = dealt(edition, 3)
    for player, colour in zip(table.names, COLOUR_NAMES, strict=False):
        row = CHEQUE_COLOUR[EDITIONS.index(edition)]
        assert table.purse(player) == values(row == COLOUR_NAMES.index(colour))
        assert len(table.purse(player)) == 4
        assert sum(table.purse(player)) == 50
    assert table.till == []
    for player in table.names:
        table.play(player, "go to castle")
    for player in table.names:
        assert [text.split()[1] for text in table.moves(player)] == ["thief", "thief", "detective", "exhibition"]


@EVERY_EDITION
def test_everyone_has_a_card_for_each_of_the_two_places(edition: str) -> None:
    """jumbo-7, fx-5, alea-4: the castle and the auction house."""
    table = dealt(edition, 3)
    for player in table.names:
        assert table.moves(player) == ["go to castle", "go to auction"]


@EVERY_EDITION
def test_every_object_of_the_box_is_shuffled_in(edition: str) -> None:
    """jumbo-9, fx-7, alea-4: 51 in Jumbo's box, 45 in the others; each is as likely as any other."""
    table = fresh(edition, 2)
    table.play("chance", "draw red", "draw blue")
    first = table.moves("chance")
    assert len(first) == BOX[edition]
    assert {text[5] for text in first} == set("ABCDEF")
    table.play("chance", "deal C4")
    assert table.moves("chance") == [text for text in first if text != "deal C4"]


@EVERY_EDITION
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everyone_is_dealt_four_objects_in_turn(edition: str, seats: int) -> None:
    """jumbo-13, fx-10, alea-6, AV-29: not three."""
    table = dealt(edition, seats)
    items = iter([code for item, code in enumerate(OBJECT_CODES) if YEAR[EDITIONS.index(edition), item]])
    assert table.said("dealt") == [(table.names[n % seats], next(items)) for n in range(4 * seats)]
    assert table.view(SPECTATOR).held.tolist()[:seats] == [4] * seats


@EVERY_EDITION
def test_the_rest_makes_two_piles_and_the_first_may_be_larger_by_one(edition: str) -> None:
    """jumbo-14, fx-11, alea-7, AV-3: as equal as can be."""
    fewest, most, rest = PILES[edition]
    for seats in range(fewest, most + 1):
        piles = dealt(edition, seats).state.left.tolist()
        assert sum(piles) == rest - 4 * (seats - fewest)
        assert piles[0] - piles[1] in (0, 1)


@EVERY_EDITION
def test_two_objects_lie_in_the_windows_and_nobody_sees_those_below(edition: str) -> None:
    """jumbo-5, jumbo-15, fx-3, fx-11, alea-3, alea-8: the tops are turned up one after the other, for all."""
    table = fresh(edition, 3)
    while table.state.dealt < 12:
        table.play("chance", table.moves("chance")[0])
    table.play("chance", "turn up E2")
    assert "turn up E2" not in table.moves("chance")
    table.play("chance", "turn up F1")
    viewers: list[str | int] = [*table.names, SPECTATOR]
    for viewer in viewers:
        view = table.view(viewer)
        assert [OBJECT_CODES[item] for item in view.window] == ["E2", "F1"]
        assert (view.bag == UNSEEN).all()
    assert table.said("revealed") == [("E2", 0), ("F1", 1)]
    assert table.state.bag.sum() == BOX[edition] - 14
    assert table.said("round_begins") == [(1,)]
