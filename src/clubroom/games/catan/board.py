"""The island: 19 land hexes with their crossings, paths and harbours, worked out once from coordinates.

Hexes are pointy-top with axial coordinates (column, row), the middle one at (0, 0); they are counted row by
row from the north-west, and so are crossings and paths.  A crossing is the set of the three hexes that meet
there, a path joins two crossings that have two hexes in common.
"""

import numpy as np

from clubroom.viewers import NOTHING

Hex = tuple[int, int]
Crossing = frozenset[Hex]

AROUND: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise from the east
RADIUS = 2

# The harbours, clockwise from the north-west corner: the sea hex of each and the land hex it faces.
HARBOUR_HEXES: tuple[tuple[Hex, Hex], ...] = (
    ((0, -3), (0, -2)),
    ((2, -3), (1, -2)),
    ((3, -2), (2, -1)),
    ((3, 0), (2, 0)),
    ((1, 2), (1, 1)),
    ((-1, 3), (-1, 2)),
    ((-3, 3), (-2, 2)),
    ((-3, 1), (-2, 1)),
    ((-2, -1), (-1, -1)),
)


def beside(hexagon: Hex, side: int) -> Hex:
    """The neighbour of a hex; sides are counted clockwise from the east."""
    column, row = AROUND[side % 6]
    return hexagon[0] + column, hexagon[1] + row


def corners(hexagon: Hex) -> list[Crossing]:
    """The six crossings of a hex, clockwise."""
    return [frozenset((hexagon, beside(hexagon, side), beside(hexagon, side + 1))) for side in range(6)]


def where(crossing: Crossing) -> tuple[int, int]:
    """How far down and how far right a crossing lies, for counting row by row."""
    return sum(row for _, row in crossing), sum(2 * column + row for column, row in crossing)


def spiral(corner: int, turn: int) -> list[Hex]:
    """All land hexes from a corner along the coast and inwards; `turn` is 1 clockwise, -1 the other way."""
    way = []
    for ring in range(RADIUS, 0, -1):
        place = AROUND[corner][0] * ring, AROUND[corner][1] * ring
        for leg in range(6):
            for _ in range(ring):
                way.append(place)
                place = beside(place, corner + turn * (2 + leg))
    return [*way, (0, 0)]


LAND = sorted(
    (
        (column, row)
        for column in range(-RADIUS, RADIUS + 1)
        for row in range(-RADIUS, RADIUS + 1)
        if abs(column + row) <= RADIUS
    ),
    key=lambda place: (place[1], place[0]),
)
CROSSING_SETS = sorted({crossing for place in LAND for crossing in corners(place)}, key=where)
PATH_SETS = sorted(
    (first, second)
    for first in range(len(CROSSING_SETS))
    for second in range(first + 1, len(CROSSING_SETS))
    if len(CROSSING_SETS[first] & CROSSING_SETS[second]) == 2
)

HEXES, CROSSINGS, PATHS, HARBOURS = len(LAND), len(CROSSING_SETS), len(PATH_SETS), len(HARBOUR_HEXES)
SIDES = 6
MEET = 3  # hexes and paths that meet at a crossing, at most


def _padded(members: list[int]) -> list[int]:
    return members + [NOTHING] * (MEET - len(members))


def _harbour_at(crossing: Crossing) -> int:
    ends = [number for number, pair in enumerate(HARBOUR_HEXES) if crossing >= set(pair)]
    return ends[0] if ends else NOTHING


CROSSINGS_OF_HEX = np.array([[CROSSING_SETS.index(crossing) for crossing in corners(place)] for place in LAND])
HEXES_AT = np.array([_padded([LAND.index(place) for place in LAND if place in each]) for each in CROSSING_SETS])
PATHS_AT = np.array(
    [_padded([number for number, ends in enumerate(PATH_SETS) if each in ends]) for each in range(CROSSINGS)]
)
ENDS_OF = np.array(PATH_SETS)
NEIGHBOURS_OF = np.array(
    [
        _padded([first + second - each for first, second in PATH_SETS if each in (first, second)])
        for each in range(CROSSINGS)
    ]
)
HARBOUR_AT = np.array([_harbour_at(each) for each in CROSSING_SETS])
CORNERS = 6
SPIRALS = np.array([[[LAND.index(place) for place in spiral(corner, turn)] for corner in range(6)] for turn in (1, -1)])

# What lies on top of the island: all facts of the first edition (rules.md, C).
TOKENS = np.array((5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11))  # A to R
