"""The island a second time, from points in the plane: hexes are letters, crossings numbers, paths texts like `4-8`."""

import math

Point = tuple[int, int]

# The island: hexes by column and row, six points around each middle, everything numbered from the top left.
PLACES = [(column, row) for row in range(-2, 3) for column in range(-2, 3) if abs(column + row) <= 2]
LETTERS = "abcdefghijklmnopqrs"
POINTS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def middle(place: Point) -> Point:
    """Where the middle of a hex lies, right and down."""
    return 2 * place[0] + place[1], 3 * place[1]


def around(place: Point) -> list[Point]:
    """The points of a hex, clockwise from the top."""
    right, down = middle(place)
    return [(right + x, down + y) for x, y in POINTS]


ORDER = sorted({point for place in PLACES for point in around(place)}, key=lambda point: (point[1], point[0]))
CROSSING = {point: number for number, point in enumerate(ORDER, 1)}
CORNERS_OF = {
    letter: [CROSSING[point] for point in around(place)] for letter, place in zip(LETTERS, PLACES, strict=True)
}
HEXES_AT = {each: [letter for letter in LETTERS if each in CORNERS_OF[letter]] for each in CROSSING.values()}
SIDES = {
    (min(pair), max(pair))
    for corners in CORNERS_OF.values()
    for pair in zip(corners, corners[1:] + corners[:1], strict=True)
}
ENDS = {f"{first}-{second}": (first, second) for first, second in sorted(SIDES)}
PATHS_AT = {each: [path for path, ends in ENDS.items() if each in ends] for each in CROSSING.values()}
BESIDE = {each: [sum(ENDS[path]) - each for path in paths] for each, paths in PATHS_AT.items()}
HARBOUR_PLACES = (  # the sea hex and the land hex it faces
    *(((0, -3), (0, -2)), ((2, -3), (1, -2)), ((3, -2), (2, -1))),
    *(((3, 0), (2, 0)), ((1, 2), (1, 1)), ((-1, 3), (-1, 2))),
    *(((-3, 3), (-2, 2)), ((-3, 1), (-2, 1)), ((-2, -1), (-1, -1))),
)
SERVED = [{CROSSING[point] for point in set(around(sea)) & set(around(land))} for sea, land in HARBOUR_PLACES]


def spiral(corner: int, clockwise: bool) -> list[str]:
    """Ring by ring inwards, each from the same corner round; corners are counted clockwise from the east."""

    def turned(place: Point) -> float:
        right, down = middle(place)
        angle = math.degrees(math.atan2(down * math.sqrt(3), right * 3)) - 60 * corner
        return round(angle if clockwise else -angle) % 360

    def ring(place: Point) -> int:
        return max(abs(place[0]), abs(place[1]), abs(place[0] + place[1]))

    ways = sorted(PLACES, key=lambda place: (-ring(place), turned(place) if place != (0, 0) else 0))
    return [LETTERS[PLACES.index(place)] for place in ways]
