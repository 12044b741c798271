"""The island for a picture: every place lies where the board's own tables say that it does."""

import json
from math import dist, isclose

import pytest

from clubroom.games.catan.board import CROSSINGS, HARBOURS, HEXES, PATHS
from clubroom.games.catan.screen_scenery import SIDE, scenery

ISLAND = scenery({}, 4)


def test_every_place_of_the_board_has_its_spot() -> None:
    """catan-4, catan-5: 19 hexes, their crossings and paths, and the harbours."""
    assert len(ISLAND["hexes"]) == len(ISLAND["hex_crossings"]) == HEXES
    assert len(ISLAND["crossings"]) == len(ISLAND["neighbours"]) == len(ISLAND["crossing_hexes"]) == CROSSINGS
    assert len(ISLAND["paths"]) == PATHS
    assert len(ISLAND["harbours"]) == HARBOURS


def test_the_six_crossings_of_a_hex_lie_one_side_from_its_middle() -> None:
    """catan-4: hexes are regular, whichever way they are drawn."""
    for middle, corners in zip(ISLAND["hexes"], ISLAND["hex_crossings"], strict=True):
        for crossing in corners:
            assert dist(middle, ISLAND["crossings"][crossing]) == pytest.approx(SIDE, abs=0.2)


def test_a_path_is_one_side_long_and_joins_neighbours() -> None:
    """catan-26: a road lies between two crossings next to each other."""
    for first, second in ISLAND["paths"]:
        assert isclose(dist(ISLAND["crossings"][first], ISLAND["crossings"][second]), SIDE, abs_tol=0.2)
        assert second in ISLAND["neighbours"][first]
        assert first in ISLAND["neighbours"][second]


def test_a_harbour_lies_in_the_sea_before_its_two_crossings() -> None:
    """catan-5, catan-24: each harbour serves both ends of one path."""
    for harbour in ISLAND["harbours"]:
        assert sorted(harbour["crossings"]) in ISLAND["paths"]
        assert harbour["at"] not in ISLAND["hexes"]
        for crossing in harbour["crossings"]:
            assert dist(harbour["at"], ISLAND["crossings"][crossing]) == pytest.approx(SIDE, abs=0.2)


def test_the_odds_are_those_of_two_dice() -> None:
    """catan-7: six and eight come up most often, but for the seven."""
    assert ISLAND["odds"] == [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert sum(ISLAND["odds"]) == 36


def test_everything_can_be_sent() -> None:
    """catan-9: plain numbers, whatever tables they come from."""
    assert json.loads(json.dumps(ISLAND)) == ISLAND


def test_what_is_chosen_in_one_go_has_its_moves() -> None:
    """catan-23, catan-35, catan-44: an offer, a discard or a discovery is several moves and one command."""
    assert ISLAND["texts"]["discard"] == [
        "discard wood",
        "discard wool",
        "discard grain",
        "discard brick",
        "discard ore",
    ]
    assert ISLAND["texts"]["propose"] == ["propose"]
