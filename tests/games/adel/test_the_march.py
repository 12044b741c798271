"""Phase IV, first step: how far the two best exhibitions move their pawns."""

import pytest

from games.adel.setting import set_table
from games.adel.table import EVERY_EDITION, Table

HANDS = {"blue": "A1 A2 A3 A4", "green": "B1 B2 B3"}  # blue's is the better one
CLUB_AND_CASTLES = [(1, 3, 2), (2, 3, 1), (2, 4, 2), (2, 2, 1), (2, 3, 2), (3, 5, 3), (2, 3, 1), (2, 4, 2), (2, 5, 2)]
CLUB_AND_CASTLES += [(2, 2, 1), (3, 4, 3), (2, 3, 2), (2, 5, 3), (2, 2, 1), (2, 4, 2), (3, 3, 1)]
OCTAGONS = [(upper, lower) for spaces, upper, lower in CLUB_AND_CASTLES for _ in range(spaces)]


def exhibit_with(edition: str, pawns: dict[str, int], **others: str) -> Table:
    """Blue shows the best exhibition and green the second; the rest waits at the castle."""
    table = set_table(edition, "beige blue green purple", hands=HANDS, pawns=pawns)
    waiting = {"beige": "castle detective", "purple": "castle detective", **others}
    table.meet(blue="castle exhibition", green="castle exhibition", **waiting)
    return table


@EVERY_EDITION
def test_at_an_octagon_of_three_and_two_the_best_moves_three_and_the_second_two(edition: str) -> None:
    """jumbo-45, jumbo-48, fx-34, fx-35, alea-28, alea-29: the books' example, beige and purple in the lead."""
    table = exhibit_with(edition, {"beige": 7, "blue": 4, "green": 5, "purple": 7})
    table.exhibit(**HANDS)
    assert table.pawns == {"beige": 7, "blue": 7, "green": 7, "purple": 7}


@EVERY_EDITION
@pytest.mark.parametrize("space", range(34))
def test_every_space_of_a_castle_has_the_same_octagon(edition: str, space: int) -> None:
    """jumbo-4, jumbo-45, fx-2, fx-34, alea-3, alea-28, AV-1: the space of the pawn in the lead decides, even alone."""
    table = exhibit_with(edition, {"purple": space})
    table.exhibit(**HANDS)
    assert (table.pawns["blue"], table.pawns["green"]) == OCTAGONS[space]


@EVERY_EDITION
def test_while_all_pawns_are_in_the_club_its_octagon_counts(edition: str) -> None:
    """jumbo-47, fx-34, alea-28: three and two."""
    table = exhibit_with(edition, {})
    table.exhibit(**HANDS)
    assert (table.said("best"), table.said("second")) == ([("blue", 3)], [("green", 2)])
    assert table.pawns == {"beige": 0, "blue": 3, "green": 2, "purple": 0}


@EVERY_EDITION
def test_the_octagon_is_read_once_before_anybody_moves(edition: str) -> None:
    """jumbo-45, fx-34, alea-28, AV-15: also when the best takes the lead before the second moves."""
    table = exhibit_with(edition, {"blue": 8, "green": 8})  # 3/2; from space 9 on it would be 5/3
    table.exhibit(**HANDS)
    assert (table.pawns["blue"], table.pawns["green"]) == (11, 10)


@EVERY_EDITION
def test_the_leader_counts_even_when_he_is_not_at_the_castle(edition: str) -> None:
    """jumbo-45, fx-34, alea-28, AV-15: his octagon, not the exhibitors'."""
    table = exhibit_with(edition, {"beige": 10, "blue": 1, "green": 2}, beige="auction thief 1")
    table.exhibit(**HANDS)
    assert (table.pawns["blue"], table.pawns["green"]) == (6, 5)


@EVERY_EDITION
def test_further_exhibitors_get_nothing(edition: str) -> None:
    """jumbo-46, fx-33, alea-29: only the two best move."""
    hands = {**HANDS, "purple": "F1 F2 F3", "beige": "E2 E3 E4"}
    table = set_table(edition, "beige blue green purple", hands=hands)
    table.meet(**dict.fromkeys(table.names, "castle exhibition"))
    table.exhibit(**hands)
    assert table.pawns == {"beige": 0, "blue": 3, "green": 2, "purple": 0}


@EVERY_EDITION
def test_the_two_best_are_moved_without_being_asked(edition: str) -> None:
    """jumbo-44, fx-33, alea-28, AV-14: the pawns have moved when the next round begins."""
    table = exhibit_with(edition, {"purple": 9})
    table.exhibit(**HANDS)
    assert (table.said("round_begins"), table.pawns["blue"], table.pawns["green"]) == ([(2,)], 5, 3)


@EVERY_EDITION
def test_no_pawn_is_held_back_to_one_space(edition: str) -> None:
    """alea-31, jumbo-45, fx-35, AV-28: with thieves about the moves are as long as ever."""
    table = exhibit_with(edition, {"purple": 9}, purple="castle thief 4")
    table.exhibit(**HANDS)
    assert (table.pawns["blue"], table.pawns["green"]) == (5, 3)
    table.play("purple", "steal A1", "steal B1")
    assert table.said("detective_moves") == [("beige", 4, 4)]
    assert table.pawns == {"beige": 4, "blue": 5, "green": 3, "purple": 9}
