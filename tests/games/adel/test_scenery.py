"""What the picture of the table is drawn from is what the rules are played with."""

import json

import pytest

from clubroom.games.adel import state
from clubroom.games.adel.box import ALEA, CHEQUE_COLOUR, LOWER, TABLE, THIEF_COLOUR, TINY, UPPER, YEAR
from clubroom.games.adel.box_check import CONTENTS
from clubroom.games.adel.moves import MOVES
from clubroom.games.adel.screen_scenery import EXPLAINED, PHASES, scenery
from games.adel.table import ADEL

EVERY_EDITION = pytest.mark.parametrize("edition", state.EDITIONS)


@EVERY_EDITION
def test_every_object_of_the_box_has_its_letter_and_year(edition: str) -> None:
    """jumbo-9, fx-7, alea-4: 45 or 51 objects in six series."""
    objects = scenery({"edition": edition, "tiny": "off"}, 4)["objects"]
    years = YEAR[state.EDITIONS.index(edition)].tolist()
    assert [item["year"] if item else 0 for item in objects] == years
    assert sum(item is not None for item in objects) == CONTENTS[f"{edition}.toml"].objects
    assert objects[10]["letter"] == "B"


@EVERY_EDITION
def test_the_track_has_the_octagons_of_every_space(edition: str) -> None:
    """jumbo-3, jumbo-45, fx-2, fx-34, alea-3, alea-28: from the club along the castles to the table."""
    number = state.EDITIONS.index(edition)
    drawn = scenery({"edition": edition, "tiny": "off"}, 3)
    octagons = [(place["upper"], place["lower"]) for place in drawn["track"] for _ in range(place["spaces"])]
    table = int(TABLE[number])
    assert drawn["table"] == table == len(octagons)
    assert octagons == list(zip(UPPER[number, :table].tolist(), LOWER[number, :table].tolist(), strict=True))
    assert [place["first"] for place in drawn["track"]][:3] == [0, 1, 3]


def test_the_tiny_game_has_its_own_box() -> None:
    """The house game for two has eight objects and one castle."""
    drawn = scenery({"edition": "alea", "tiny": "on"}, 2)
    assert sum(item is not None for item in drawn["objects"]) == 8
    assert len(drawn["track"]) == 2
    assert drawn["table"] == TABLE[TINY]
    assert drawn["rules"]["object"] == ["alea-4"]


def test_there_are_as_many_cells_as_players() -> None:
    """jumbo-60, fx-44, alea-40: with five players there are five."""
    drawn = scenery({"edition": "alea", "tiny": "off"}, 5)
    assert drawn["cells"] == 5
    assert drawn["cheque_colour"] == CHEQUE_COLOUR[ALEA].tolist()
    assert drawn["thief_colour"] == THIEF_COLOUR[ALEA].tolist()


def test_phases_are_named_by_their_numbers() -> None:
    """The client knows a phase by its name alone."""
    assert [getattr(state, name.upper()) for name in PHASES] == list(range(state.OVER + 1))


def test_own_decisions_can_be_read_back() -> None:
    """jumbo-17, jumbo-19, jumbo-39: a text in its list stands where its number says."""
    texts = scenery({"edition": "jumbo", "tiny": "off"}, 6)["texts"]
    for kind, theirs in texts.items():
        assert [MOVES.first(kind) + number for number in range(len(theirs))] == [MOVES.parse(text) for text in theirs]


@EVERY_EDITION
def test_every_explanation_is_a_sentence_of_the_book(edition: str) -> None:
    """Only what the rulebook has can be explained."""
    known = {sentence.id for sentence in ADEL.rulebook.sentences}
    rules = scenery({"edition": edition, "tiny": "off"}, 3)["rules"]
    assert rules.keys() == EXPLAINED.keys()
    assert {sentence for theirs in rules.values() for sentence in theirs} <= known
    assert all(sentence.startswith(f"{edition}-") for theirs in rules.values() for sentence in theirs)


def test_the_scenery_can_be_sent() -> None:
    """Plain numbers and words, nothing of NumPy's."""
    drawn = scenery({"edition": "alea", "tiny": "off"}, 2)
    assert json.loads(json.dumps(drawn)) == drawn
