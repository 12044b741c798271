"""Catan's rulebook, the island: land, sea, harbours and numbers."""

import itertools
from collections import Counter
from typing import Any

import pytest

from clubroom.games.catan import board
from clubroom.games.catan.board import (
    CROSSING_SETS,
    CROSSINGS,
    CROSSINGS_OF_HEX,
    ENDS_OF,
    HARBOUR_AT,
    HEXES_AT,
    LAND,
    NEIGHBOURS_OF,
    PATHS,
    PATHS_AT,
    SPIRALS,
    TOKENS,
    beside,
)
from clubroom.viewers import NOTHING
from games.catan.setting import ISLAND, lay_island
from games.catan.table import CATAN, Table

Hex = tuple[int, int]
SERVED: list[tuple[Hex, Hex, Hex, Hex]] = [  # rules.md C: harbour hex, land hex, third hex of either crossing
    ((0, -3), (0, -2), (1, -3), (-1, -2)),
    ((2, -3), (1, -2), (2, -2), (1, -3)),
    ((3, -2), (2, -1), (3, -1), (2, -2)),
    ((3, 0), (2, 0), (2, 1), (3, -1)),
    ((1, 2), (1, 1), (0, 2), (2, 1)),
    ((-1, 3), (-1, 2), (-2, 3), (0, 2)),
    ((-3, 3), (-2, 2), (-3, 2), (-2, 3)),
    ((-3, 1), (-2, 1), (-2, 0), (-3, 2)),
    ((-2, -1), (-1, -1), (-1, -2), (-2, 0)),
]
COAST = "00.88..77.66.55..44.33.22..11."


def test_the_land_lies_in_rows_of_three_four_five_four_and_three() -> None:
    """catan-4: nineteen hexes."""
    assert Counter(row for _, row in LAND) == {-2: 3, -1: 4, 0: 5, 1: 4, 2: 3}


def test_the_island_has_54_crossings_and_72_paths() -> None:
    """catan-4, catan-14: every hex has six of its own crossings, every path two ends."""
    assert (len(CROSSING_SETS), CROSSINGS, PATHS) == (54, 54, 72)
    assert {len(set(corners)) for corners in CROSSINGS_OF_HEX.tolist()} == {6}
    assert len({tuple(ends) for ends in ENDS_OF.tolist()}) == 72
    assert Counter(len(members(row)) for row in HEXES_AT.tolist()) == {1: 18, 2: 12, 3: 24}
    assert Counter(len(members(row)) for row in PATHS_AT.tolist()) == {2: 18, 3: 36}


def test_hexes_crossings_and_paths_agree_about_who_is_beside_whom() -> None:
    """catan-4, catan-15: what touches is said twice, from either side."""
    for crossing in range(CROSSINGS):
        assert [place for place in range(19) if crossing in CROSSINGS_OF_HEX[place]] == members(HEXES_AT[crossing])
        paths = [path for path in range(PATHS) if crossing in ENDS_OF[path]]
        assert paths == members(PATHS_AT[crossing])
        others = [int(sum(ENDS_OF[path])) - crossing for path in paths]
        assert others == members(NEIGHBOURS_OF[crossing])
    for first, second in ENDS_OF.tolist():
        assert len(CROSSING_SETS[first] & CROSSING_SETS[second]) == 2


def test_thirty_crossings_lie_on_the_coast_and_a_harbour_serves_18_of_them() -> None:
    """catan-5, CT-4: two for each harbour, none for two."""
    coast = [crossing for crossing in range(CROSSINGS) if len(members(HEXES_AT[crossing])) < 3]
    served = [crossing for crossing in range(CROSSINGS) if HARBOUR_AT[crossing] != NOTHING]
    assert (len(coast), len(served)) == (30, 18)
    assert set(served) <= set(coast)
    assert set(Counter(HARBOUR_AT[served].tolist()).values()) == {2}


@pytest.mark.parametrize("number", range(9))
def test_a_harbour_serves_the_two_ends_of_the_side_that_it_faces(number: int) -> None:
    """catan-5, CT-4: the table of facts, place by place."""
    sea, land, first, second = SERVED[number]
    served = {CROSSING_SETS[crossing] for crossing in range(CROSSINGS) if HARBOUR_AT[crossing] == number}
    assert served == {frozenset((sea, land, first)), frozenset((sea, land, second))}


def test_harbours_lie_at_every_second_hex_of_the_sea() -> None:
    """catan-5, CT-4: clockwise from the north-west corner."""
    place, ring = (0, -3), []
    for side in (0, 1, 2, 3, 4, 5):
        for _ in range(3):
            ring.append(place)
            place = beside(place, side)
    assert place == (0, -3)
    assert [sea for sea, _ in board.HARBOUR_HEXES] == ring[::2]


def test_the_coast_reads_as_the_table_of_facts_says() -> None:
    """catan-5, CT-4: walked counter-clockwise from the first harbour's first crossing."""
    start, following = (CROSSING_SETS.index(frozenset(((0, -3), (0, -2), third))) for third in ((1, -3), (-1, -2)))
    walk = [start, following]
    while walk[-1] != start:
        (step,) = (
            other for other in members(NEIGHBOURS_OF[walk[-1]]) if other != walk[-2] and is_coast_path(walk[-1], other)
        )
        walk.append(step)
    assert "".join("." if HARBOUR_AT[each] == NOTHING else str(HARBOUR_AT[each]) for each in walk[:-1]) == COAST


def is_coast_path(first: int, second: int) -> bool:
    """Whether the sea lies on one side of a path."""
    return any(place not in LAND for place in CROSSING_SETS[first] & CROSSING_SETS[second])


def test_numbers_are_there_twice_but_two_and_twelve_once_and_no_seven() -> None:
    """catan-7: eighteen tokens, A to R."""
    twice = {number: 2 for number in (3, 4, 5, 6, 8, 9, 10, 11)}
    assert Counter(TOKENS.tolist()) == twice | {2: 1, 12: 1}
    assert TOKENS.tolist() == [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11]


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("corner", range(6))
def test_a_spiral_goes_from_a_corner_along_the_coast_and_inwards(turn: int, corner: int) -> None:
    """catan-6, CT-5: each step to a neighbour that is no nearer to the sea than it must be."""
    way = [LAND[place] for place in SPIRALS[turn, corner]]
    assert sorted(way, key=LAND.index) == LAND
    assert way[0] == tuple(2 * step for step in board.AROUND[corner])
    assert [distance(place) for place in way] == [2] * 12 + [1] * 6 + [0]
    assert all(step in [beside(place, side) for side in range(6)] for place, step in itertools.pairwise(way))


@pytest.mark.parametrize(("option", "step"), [("clockwise", (-1, 1)), ("counter", (0, -1))])
def test_the_numbers_go_round_clockwise_or_today_the_other_way(option: str, step: Hex) -> None:
    """catan-6, CT-5: from the eastern corner clockwise is to the south-west, the other way to the north-west."""
    table = lay_island(Table(2, tokens=option))
    tokens = [int(table.state.token[LAND.index((2 + steps * step[0], steps * step[1]))]) for steps in range(3)]
    assert tokens == [5, 2, 6]


def distance(place: Hex) -> int:
    return max(abs(place[0]), abs(place[1]), abs(sum(place)))


@pytest.mark.parametrize("option", ["clockwise", "counter"])
@pytest.mark.parametrize("corner", range(1, 7))
def test_red_numbers_are_never_neighbours(option: str, corner: int) -> None:
    """catan-6, catan-7, catan-8, CT-5: wherever the desert, the corner and the way round; all numbers are laid."""
    others = [terrain for terrain in ISLAND if terrain != "desert"]
    for desert in range(19):
        table = lay_island(Table(2, tokens=option), corner, island=[*others[:desert], "desert", *others[desert:]])
        tokens = {LAND[place]: int(table.state.token[place]) for place in range(19)}
        assert tokens[LAND[desert]] == 0
        assert sorted(tokens.values()) == sorted([0, *TOKENS.tolist()])
        red = [place for place, number in tokens.items() if number in (6, 8)]
        assert not any(beside(place, side) in red for place in red for side in range(6))


def test_the_land_is_drawn_hex_by_hex_from_nineteen() -> None:
    """catan-3, catan-4, CT-3: each kind as likely as there are hexes of it left."""
    table = Table(3)
    assert table.actors == ["chance"]
    assert table.chances() == {
        "lay forest": 4,
        "lay pasture": 4,
        "lay field": 4,
        "lay hill": 3,
        "lay mountain": 3,
        "lay desert": 1,
    }
    table.play("lay desert", "lay hill")
    assert "lay desert" not in table.chances()
    assert table.chances()["lay hill"] == 2
    assert table.state.terrain[:3].tolist() == [5, 3, NOTHING]


def test_harbours_are_drawn_from_nine_four_of_them_common() -> None:
    """catan-5, CT-4: one for each resource."""
    table = Table(3)
    table.play(*(f"lay {terrain}" for terrain in ISLAND))
    special = {f"lay harbour for {kind}": 1 for kind in ("wood", "wool", "grain", "brick", "ore")}
    assert table.chances() == special | {"lay harbour for anything": 4}
    table.play("lay harbour for ore", "lay harbour for anything")
    assert "lay harbour for ore" not in table.chances()
    assert table.chances()["lay harbour for anything"] == 3
    assert table.state.harbour[:3].tolist() == [4, 5, NOTHING]


def test_the_corner_of_the_first_number_is_drawn_from_six() -> None:
    """catan-6, CT-5: all equally likely."""
    table = Table(3)
    table.play(*(f"lay {terrain}" for terrain in ISLAND))
    table.play(*["lay harbour for anything"] * 4)
    table.play(*(f"lay harbour for {kind}" for kind in ("ore", "wool", "wood", "brick", "grain")))
    assert table.chances() == {f"lay numbers from corner {corner}": 1 for corner in range(1, 7)}
    table.play("lay numbers from corner 4")
    assert (table.state.corner, table.state.token[LAND.index((-2, 0))]) == (3, 5)
    assert table.notes() == [("numbered", 3)]
    assert CATAN.record.faults(table.pool) == []


def members(row: Any) -> list[int]:
    """A row of a table of the board without its padding."""
    return [int(each) for each in row if each != NOTHING]
