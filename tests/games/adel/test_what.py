"""Phase II: everyone chooses an action card for the chosen place; what an exhibition is."""

import itertools

import pytest

from clubroom.games.adel.box import OBJECT_CODES
from games.adel.setting import set_table
from games.adel.table import EVERY_EDITION, Table

NO_DETECTIVE = {"fx": "fx-16", "alea": "alea-11", "jumbo": "jumbo-21"}
AT_THE_AUCTION = {"fx": "fx-16", "alea": "alea-11", "jumbo": "jumbo-20"}
AT_THE_CASTLE = {"fx": "fx-17", "alea": "alea-12", "jumbo": "jumbo-22"}
NO_EXHIBITION = {"fx": "fx-19", "alea": "alea-14", "jumbo": "jumbo-24"}
HIGH_THIEF_OF_GREEN = {"fx": 8, "alea": 8, "jumbo": 10}
VALID = ["AAA", "AABBC", "CCD", "CDEF", "DEF", "ABBC"]
BROKEN = ["AB", "BCF", "AACE", "ACD", "CCE", "ABD", "AEF", "ABF"]


def objects(letters: str) -> str:
    """AABC as the codes A1 A2 B1 C1."""
    return " ".join(f"{letter}{letters[: place + 1].count(letter)}" for place, letter in enumerate(letters))


def at(place: str, edition: str, letters: str = "AAB") -> Table:
    table = set_table(edition, "beige blue green", hands={"green": objects(letters)})
    for player in table.names:
        table.play(player, f"go to {place}")
    return table


@EVERY_EDITION
def test_at_the_auction_house_one_plays_a_cheque_or_a_thief(edition: str) -> None:
    """jumbo-19, jumbo-20, fx-16, alea-11, AV-4: the own four cheques and the two thieves, nothing else."""
    cards = ["cheque 6", "cheque 7", "cheque 18", "cheque 19", "thief 3", f"thief {HIGH_THIEF_OF_GREEN[edition]}"]
    assert at("auction", edition).moves("green") == [f"play {card}" for card in cards]


@EVERY_EDITION
def test_a_detective_has_no_business_at_the_auction_house(edition: str) -> None:
    """jumbo-21, fx-16, alea-11: nor has an exhibition."""
    table = at("auction", edition)
    assert table.ban("green", "play detective") == NO_DETECTIVE[edition]
    assert table.ban("green", "play exhibition") == AT_THE_AUCTION[edition]


@EVERY_EDITION
def test_at_the_castle_one_plays_an_exhibition_a_thief_or_the_detective(edition: str) -> None:
    """jumbo-19, jumbo-22, fx-17, alea-12, AV-4: and no cheque."""
    table = at("castle", edition)
    cards = ["thief 3", f"thief {HIGH_THIEF_OF_GREEN[edition]}", "detective", "exhibition"]
    assert table.moves("green") == [f"play {card}" for card in cards]
    assert table.ban("green", "play cheque 19") == AT_THE_CASTLE[edition]


@EVERY_EDITION
def test_an_action_card_lies_face_down_beside_the_place_until_all_have_chosen(edition: str) -> None:
    """jumbo-19, fx-20, alea-15: one card each, and it cannot be taken back."""
    table = at("castle", edition)
    table.play("green", "play thief 3")
    assert table.actors == ["beige", "blue"]
    assert table.view("beige").action.tolist() == [-1] * 6
    assert table.ban("green", "play detective") == {"fx": "fx-14", "alea": "alea-10", "jumbo": "jumbo-17"}[edition]


@EVERY_EDITION
@pytest.mark.parametrize("letters", VALID)
def test_three_objects_or_more_without_a_gap_are_an_exhibition(edition: str, letters: str) -> None:
    """jumbo-23, fx-18, alea-13: the valid examples of the three books, each shown."""
    table = at("castle", edition, letters)
    table.play("beige", "play detective")
    table.play("blue", "play detective")
    table.play("green", "play exhibition")
    table.exhibit(green=objects(letters))
    assert table.said("exhibition")[0][:2] == ("green", len(letters))


@EVERY_EDITION
@pytest.mark.parametrize("letters", BROKEN)
def test_fewer_objects_or_letters_with_a_gap_are_none(edition: str, letters: str) -> None:
    """jumbo-23, jumbo-24, fx-18, fx-19, alea-13, alea-14, AV-5, AV-11, AV-28: no card to bluff with.

    CCE and ABD are misread in the German copy; F is not next to A.
    """
    table = at("castle", edition, letters)
    assert "play exhibition" not in table.moves("green")
    assert table.ban("green", "play exhibition") == NO_EXHIBITION[edition]


@EVERY_EDITION
def test_an_exhibition_has_no_upper_limit(edition: str) -> None:
    """jumbo-23, fx-18, alea-13: everything one has, if the letters allow it."""
    everything = [code for code in OBJECT_CODES if int(code[1:]) <= 6]
    table = set_table(edition, "beige blue", hands={"beige": " ".join(everything)})
    table.meet(beige="castle exhibition", blue="castle detective")
    table.exhibit(beige=" ".join(everything))
    assert table.said("exhibition")[0][:2] == ("beige", 36)


def every_composition(table: Table, letters: str) -> set[str]:
    """All exhibitions that can be put together move by move; the positions are copied and come back."""
    found, before = set(), table.pool.copy()
    for move in table.moves("green"):
        if move == "open the exhibition":
            found.add(letters)
        else:
            table.play("green", move)
            found |= every_composition(table, f"{letters} {move[5:]}".strip())
            table.pool[0] = before[0]
    return found


@pytest.mark.parametrize("hand", ["A1 A2 B1 C1 C2 E1 E2 F1", "A1 B1 D1 D2 D3 F1", "A1 A2 A3 F1 F2 F3"])
def test_every_valid_choice_can_be_shown_and_no_other(hand: str) -> None:
    """jumbo-23, jumbo-38, fx-18, fx-28, alea-13, alea-23, AV-11: each in one way, against a search of all subsets."""
    table = set_table("alea", "beige blue green", hands={"green": hand})
    table.meet(beige="castle detective", blue="castle detective", green="castle exhibition")
    valid = set()
    for size in range(3, 9):
        for chosen in itertools.combinations(hand.split(), size):
            letters = ["ABCDEF".index(code[0]) for code in chosen]
            if all(later - sooner <= 1 for sooner, later in itertools.pairwise(letters)):
                valid.add(" ".join(chosen))
    assert every_composition(table, "") == valid


@EVERY_EDITION
def test_without_a_cheque_and_a_free_thief_one_cannot_go_to_the_auction_house(edition: str) -> None:
    """jumbo-20, fx-16, alea-11, AV-4: at the castle there is always the detective."""
    high = HIGH_THIEF_OF_GREEN[edition]
    table = set_table(edition, "beige blue green", purses={"green": []}, jail=[3, high])
    assert table.moves("green") == ["go to castle"]
    assert table.ban("green", "go to auction") == AT_THE_AUCTION[edition]
    for player in table.names:
        table.play(player, "go to castle")
    assert table.moves("green") == ["play detective"]


@EVERY_EDITION
@pytest.mark.parametrize(("purse", "jail"), [([19], [3, 10]), ([], [3])])
def test_one_card_is_enough_to_go_there(edition: str, purse: list[int], jail: list[int]) -> None:
    """jumbo-20, fx-16, alea-11, AV-4: a cheque or a thief."""
    caught = [HIGH_THIEF_OF_GREEN[edition] if thief == 10 else thief for thief in jail]
    table = set_table(edition, "beige blue green", purses={"green": purse}, jail=caught)
    assert table.moves("green") == ["go to castle", "go to auction"]
