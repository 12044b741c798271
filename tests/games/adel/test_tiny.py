"""The option tiny: a game for two with the rules of the big one, small enough to go through every way to play it."""

import itertools
from collections.abc import Iterator

import pytest

from clubroom import SPECTATOR, Match
from clubroom.compiled import PLAIN
from clubroom.games.adel.box import HAND, OBJECT_COUNT, TABLE, TINY
from clubroom.games.adel.state import CONFRONTATION
from counts import perft
from counts.perft import Position
from games.adel.make_counts import COUNTS
from games.adel.setting import set_table
from games.adel.table import ADEL

OBJECTS = ("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2")
LEAVES = 1_845_680  # of all deals together, as the naive version counts them
DEEPEST = 40  # no tiny game is longer
DEALS = 2 * 560 * 2  # colours, two hands of three, windows

in_full_speed = pytest.mark.skipif(PLAIN, reason="thousands of positions from every deal")


def deals() -> Iterator[list[str]]:
    """Every way to begin, whatever the order in which a hand was dealt."""
    for colours in itertools.permutations(("beige", "blue")):
        for first in itertools.combinations(OBJECTS, 3):
            others = [name for name in OBJECTS if name not in first]
            for second in itertools.combinations(others, 3):
                dealt = [name for pair in zip(first, second, strict=True) for name in pair]
                for tops in itertools.permutations(name for name in others if name not in second):
                    yield [
                        *(f"draw {colour}" for colour in colours),
                        *(f"deal {name}" for name in dealt),
                        *(f"turn up {name}" for name in tops),
                    ]


def leaves(moves: list[str]) -> int:
    return perft.count_leaves(ADEL, Position("tiny", 2, {"tiny": "on"}, moves), DEEPEST)


def naive_leaves(moves: list[str]) -> int:
    return COUNTS.count_leaves(COUNTS.begun(2, {"tiny": "on"}, moves), DEEPEST, {})


def test_the_tiny_game_is_a_confrontation_with_eight_objects() -> None:
    """alea-50, AV-27, AV-29: three each, one in each window, two spaces to the table."""
    assert (OBJECT_COUNT[TINY], HAND[TINY], TABLE[TINY]) == (8, 3, 3)
    assert ADEL.settle(2, {"tiny": True}) == {"edition": "alea", "variant": "confrontation", "tiny": "on"}
    view = Match(ADEL, 2, {"tiny": "on"}, seed=4).view(SPECTATOR)
    assert (view.edition, view.variant) == (TINY, CONFRONTATION)
    assert (view.held[:2].tolist(), view.left.tolist()) == ([3, 3], [1, 1])


def test_the_best_exhibition_ends_the_tiny_game() -> None:
    """alea-46, alea-47, AV-22: three spaces from the club; the thief still gets his object."""
    hands = {"beige": "A1 A2 A3", "blue": "B1 B2 B3"}
    table = set_table("tiny", "beige blue", hands=hands, windows="C1 C2", number=2)
    table.meet(beige="castle thief 1", blue="castle exhibition")
    table.exhibit(blue="B1 B2 B3")
    table.play("beige", "steal B3")
    assert table.said("reaches_table")[0] == ("blue",)
    assert table.said("round_limit") == []
    assert table.scores() == ([8, 3], [1, 2])


def test_otherwise_the_tiny_game_ends_after_three_rounds() -> None:
    """alea-46, alea-47, AV-31: the auction house, the castle, the auction house again."""
    hands = {"beige": "A1 A2 B2", "blue": "A3 B1 B3"}
    table = set_table("tiny", "beige blue", hands=hands, windows="C1 C2", number=2)
    table.meet(beige="castle detective", blue="castle thief 2")
    table.meet(beige="auction cheque 4", blue="auction cheque 3")
    assert table.actors == ["beige"]
    table.play("beige", "buy right")
    assert (table.actors, table.said("round_limit")) == ([], [(3,)])
    assert table.scores() == ([1 + 8, 4], [1, 2])


@in_full_speed
def test_every_way_to_play_the_tiny_game_is_gone_through_to_its_end() -> None:
    ways = [leaves(moves) for moves in deals()]
    assert (len(ways), sum(ways)) == (DEALS, LEAVES)


@in_full_speed
def test_from_some_deals_there_are_as_many_ways_to_play_as_the_naive_version_finds() -> None:
    for moves in itertools.islice(deals(), 5, None, DEALS // 20):
        assert naive_leaves(moves) == leaves(moves)


@pytest.mark.long
def test_from_all_deals_there_are_as_many_ways_to_play_as_the_naive_version_finds() -> None:
    assert sum(map(naive_leaves, deals())) == LEAVES
