"""Catan's rulebook, the longest road: how long a road is, and who has the card."""

from typing import Any

import pytest

from clubroom.chance import Generator, below, generator
from clubroom.compiled import PLAIN
from clubroom.games.catan.board import ENDS_OF, PATHS, PATHS_AT
from clubroom.games.catan.longest_road import interrupt, lengthen, longest_trail_through
from clubroom.games.catan.moves import PATH_NAMES
from clubroom.viewers import NOTHING
from games.catan.setting import set_table
from games.catan.table import CATAN
from games.catan.trails import longest_trail

NETWORKS = 240 if PLAIN else 24_000
GROWTH = 24 if PLAIN else 60  # tries to add a piece
HEXAGON = "13-18 18-24 19-24 14-19 9-14 9-13"  # round hex e


def length(roads: str, **houses: str) -> int:
    """The longest road of Red, measured anew."""
    table = set_table(2, houses=houses, roads={"Red": roads}, road_card="")
    interrupt(table.state, 0)
    return int(table.state.longest[0])


@pytest.mark.parametrize(
    ("roads", "expected"),
    [
        ("", 0),
        ("9-13", 1),
        ("9-13 13-18 18-23", 3),
        ("9-13 41-45 45-49", 2),  # two networks
        ("9-13 13-18 8-13", 2),  # a fork
        ("9-13 5-9 13-18 8-13 18-24", 4),  # a branch does not count
        (HEXAGON, 6),
        (HEXAGON + " 8-13", 7),  # a ring with a tail
        (HEXAGON + " 8-13 24-30", 7),  # of two tails one is left out
        (HEXAGON + " 8-13 4-8 24-30 30-35", 8),
        (HEXAGON + " 19-25 20-25 15-20 10-15 10-14", 11),  # two rings with a side in common: all pieces, once each
        ("10-14 14-19 19-24 24-30 30-36 31-36 31-37 37-42 42-46 41-46 36-41 41-45 45-49 49-53 50-53", 14),
    ],
)
def test_a_road_is_as_long_as_its_longest_trail(roads: str, expected: int) -> None:
    """catan-27, CT-14: no piece twice, branches do not add up, rings count fully."""
    assert length(roads) == expected


def test_a_building_of_someone_else_cuts_a_road() -> None:
    """catan-28, CT-14: settlement or city, in the middle of it; at its end it does not matter."""
    road = "1-4 4-8 8-13 13-18 18-24 24-30"
    assert length(road) == 6
    assert length(road, Blue="13") == 3
    assert length(road, Blue="18*") == 4
    assert length(road, Blue="4 24") == 4
    assert length(road, Blue="1 30") == 6


def test_ones_own_building_does_not_cut_a_road() -> None:
    """catan-28, CT-14: nor does that of another beside it."""
    road = "1-4 4-8 8-13 13-18 18-24 24-30"
    assert length(road, Red="4 13* 24", Blue="9") == 6


def test_a_ring_with_a_foreign_building_is_still_as_long() -> None:
    """catan-28, CT-14: a trail may begin and end there."""
    assert length(HEXAGON, Blue="13") == 6
    assert length(HEXAGON + " 8-13", Blue="13") == 6
    assert length(HEXAGON, Blue="13 19") == 3


def test_roads_of_others_do_not_count() -> None:
    """catan-27: each colour for itself."""
    table = set_table(2, roads={"Red": "9-13 18-24", "Blue": "13-18"})
    assert table.per_seat("longest") == [1, 1]
    interrupt(table.state, 0)
    assert table.per_seat("longest") == [1, 1]


def grow_network(state: Any, rng: Generator) -> None:
    """Up to fifteen roads of Red, most of them joined, and buildings of everybody."""
    state.road[:], state.house[:], mine = NOTHING, NOTHING, [below(rng, PATHS)]
    for _ in range(below(rng, GROWTH)):
        piece = mine[-1] if below(rng, 3) else mine[below(rng, len(mine))]
        near = int(PATHS_AT[ENDS_OF[piece, below(rng, 2)], below(rng, 3)])
        path = near if below(rng, 40) else below(rng, PATHS)
        if path != NOTHING and path not in mine and len(mine) < 15:
            mine.append(path)
    state.road[mine] = 0
    for _ in range(below(rng, 6) // 2):
        crossing = ENDS_OF[mine[below(rng, len(mine))], below(rng, 2)]
        state.house[crossing] = below(rng, 4)
        state.city[crossing] = below(rng, 2)


def test_the_longest_road_agrees_with_a_search_over_all_trails() -> None:
    """catan-27, catan-28, CT-14: thousands of random networks, with buildings of everybody on them."""
    rng, table = generator(27), set_table(4)
    state, lengths = table.state, set()
    for _ in range(NETWORKS):
        grow_network(state, rng)
        expected = longest_trail(state.road, state.house, 0)
        interrupt(state, 0)
        assert state.longest[0] == expected
        assert not state.walked.any()
        lengths.add(expected)
    assert lengths >= set(range(1, 8 if PLAIN else 15))


@pytest.mark.parametrize(
    ("roads", "piece", "expected"),
    [
        ("18-24 13-18 30-35 30-36 36-41 41-46", "24-30", 6),
        ("18-24 13-18 19-24 30-35", "24-30", 4),
        ("30-35 30-36 36-41 19-24 14-19 9-14 18-24", "24-30", 6),
        ("13-18 18-24 19-24 14-19 9-14", "9-13", 6),
    ],
)
def test_a_piece_in_the_middle_joins_the_longest_arms_on_both_sides(roads: str, piece: str, expected: int) -> None:
    """catan-27, CT-14: short arms that are tried first do not hide the long ones."""
    table = set_table(2, roads={"Red": roads}, hands={"Red": "wood, brick"}, road_card="")
    table.play(f"road {piece}")
    assert table.per_seat("longest") == [expected, 0]


def test_a_new_piece_lengthens_only_trails_that_use_it() -> None:
    """catan-27, CT-14: piece by piece the length is the same as measured anew."""
    rng, table = generator(28), set_table(4)
    state = table.state
    for _ in range(NETWORKS // 20):
        grow_network(state, rng)
        pieces = [path for path in range(PATHS) if state.road[path] == 0]
        state.road[:], state.longest[:] = NOTHING, 0
        for path in pieces:
            state.road[path] = 0
            before = int(state.longest[0])
            lengthen(state, 0, path)
            assert state.longest[0] == max(before, longest_trail_through(state, 0, path))
            assert state.longest[0] == longest_trail(state.road, state.house, 0)


def test_the_longest_possible_road_has_fifteen_pieces() -> None:
    """catan-9, catan-27: all pieces of one colour, as a trail."""
    trail = "1-4 4-8 8-12 12-17 17-22 22-28 28-34 34-39 39-44 44-48 48-52 49-52 49-53 50-53 50-54"
    assert length(trail) == 15
    assert len(set(trail.split()) & set(PATH_NAMES)) == 15
    assert CATAN.record.faults(set_table(2, roads={"Red": trail}).pool) == []
