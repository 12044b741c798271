"""The island in the terminal: 19 hexes in 19 rows and at most 80 columns.

A crossing shows its number, behind the letter of whoever has built there.  Two rows of the canvas are a zigzag of
crossings, the third between two zigzags has the upright paths and the names of the land.
"""

from rich.text import Text

from clubroom.games.catan.board import (
    CROSSING_SETS,
    CROSSINGS,
    ENDS_OF,
    HARBOUR_AT,
    HARBOURS,
    HEXES,
    LAND,
    PATHS,
    RADIUS,
    where,
)
from clubroom.games.catan.screen_parts import INKS, LAND_INKS, SIGNS, Sheet
from clubroom.viewers import NOTHING

WIDTH, HEIGHT = 80, 19
HALF = 6  # columns from a crossing to the next
MIDDLE = 36  # the column of the island's middle
EACH = 3  # rows from one zigzag to the next
RED_NUMBERS = (6, 8)
FREE, PIER, ROAD = tuple("│─╭╮╰╯"), tuple("║═╔╗╚╝"), tuple("┃━┏┓┗┛")  # a path: upright, level, and the four bends
Spot = tuple[int, int]  # row and column


def _spot(crossing: int) -> Spot:
    """Where a crossing is drawn: of each zigzag the upper ones first."""
    down, right = where(CROSSING_SETS[crossing])
    zigzag, lower = divmod(down + 8, EACH)
    return 1 + EACH * zigzag + lower, MIDDLE + HALF * right // 3


SPOTS = [_spot(crossing) for crossing in range(CROSSINGS)]
PIERS = [
    next(path for path in range(PATHS) if all(HARBOUR_AT[end] == harbour for end in ENDS_OF[path]))
    for harbour in range(HARBOURS)
]
MIDDLES = [(2 + EACH * (row + RADIUS), MIDDLE + HALF * (2 * column + row)) for column, row in LAND]


class Canvas:
    """Rows of signs, each with its style."""

    def __init__(self) -> None:
        self._rows = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        """Put a text over what is there."""
        for place, sign in enumerate(text):
            self._rows[row][column + place] = (sign, style)

    def text(self) -> Text:
        """The drawing, without empty ends of lines."""
        lines = []
        for row in self._rows:
            line = Text.assemble(*row)
            line.rstrip()
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)


def board(sheet: Sheet) -> Text:
    """The island as it lies there."""
    canvas = Canvas()
    for path in range(PATHS):
        _draw_path(canvas, sheet, path)
    for place in range(HEXES):
        _draw_hex(canvas, sheet, place)
    for crossing in range(CROSSINGS):
        _draw_crossing(canvas, sheet, crossing)
    for harbour in range(HARBOURS):
        if sheet.view.harbour[harbour] != NOTHING:
            _draw_harbour(canvas, sheet, harbour)
    return canvas.text()


def _draw_path(canvas: Canvas, sheet: Sheet, path: int) -> None:
    """A line between two crossings; a road is a heavy one with its owner's letter, a double one is at a harbour."""
    player = int(sheet.view.road[path])
    letter = SIGNS[player] if player != NOTHING else ""
    style = f"bold {INKS[player]}" if letter else "dim"
    lines = ROAD if letter else PIER if path in PIERS else FREE
    upright, level, upper_left, upper_right, lower_left, lower_right = lines
    (row, column), (lower_row, lower) = (SPOTS[end] for end in ENDS_OF[path])
    middle = letter or level
    if column == lower:
        canvas.write(row + 1, column, letter or upright, style)
    elif column < lower:
        canvas.write(row, column + 1, level * 2 + middle + upper_right, style)
        canvas.write(lower_row, lower - 2, lower_left + level, style)
    else:
        canvas.write(row, column - 3, upper_left + middle + level, style)
        canvas.write(lower_row, lower + 1, level * 2 + lower_right, style)


def _draw_hex(canvas: Canvas, sheet: Sheet, place: int) -> None:
    """The robber above, the letter and the land in the middle, the number below."""
    row, middle = MIDDLES[place]
    terrain, token = int(sheet.view.terrain[place]), int(sheet.view.token[place])
    letter, land = sheet.name("hex", place), sheet.land(terrain) if terrain != NOTHING else ""
    start = middle - (len(land) + 1) // 2
    canvas.write(row + 1, start, letter, "bold")
    canvas.write(row + 1, start + 2, land, LAND_INKS[terrain])
    if token:
        often = token in RED_NUMBERS
        number = f"•{token}•" if often else f"{token:>2}"
        canvas.write(row + 2, middle + 1 - (len(number) + 1) // 2, number, f"bold {INKS[0]}" if often else "bold")
    if sheet.view.robber == place:
        robber = sheet.word("robber")
        canvas.write(row, middle + 1 - (len(robber) + 1) // 2, robber, "bold reverse")


def _draw_crossing(canvas: Canvas, sheet: Sheet, crossing: int) -> None:
    """The number, behind the letter of whoever has a settlement (small) or a city (capital) there."""
    row, column = SPOTS[crossing]
    number, player = sheet.name("crossing", crossing), int(sheet.view.house[crossing])
    if player == NOTHING:
        canvas.write(row, column, number)
    else:
        letter = SIGNS[player] if sheet.view.city[crossing] else SIGNS[player].lower()
        canvas.write(row, column - 1, letter + number, f"bold reverse {INKS[player]}")


def _draw_harbour(canvas: Canvas, sheet: Sheet, harbour: int) -> None:
    """What a harbour is for, on the sea side of its path."""
    name = sheet.name("harbour", int(sheet.view.harbour[harbour]))
    (row, column), (lower_row, lower) = (SPOTS[end] for end in ENDS_OF[PIERS[harbour]])
    west = column + lower < 2 * MIDDLE - HALF
    if column == lower:
        row, start = row + 1, column - 1 - len(name) if west else column + 2
    elif row == 1:
        row, start = (row, lower + 2 - len(name)) if west else (row - 1, column + 2)
    elif lower_row == HEIGHT - 2:
        row, start = (lower_row, column + 3 - len(name)) if west else (lower_row + 1, lower + 2)
    elif column < lower:
        start = column + 6
    else:
        row, start = lower_row, lower + 5
    canvas.write(row, max(0, start), name, "italic")
