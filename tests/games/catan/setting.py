"""Tables set as a test wants them: an island, buildings, roads and cards by name.

The island of these tests (letters are hexes, numbers what was rolled; crossings count row by row from the north):

    a forest 11, b pasture 4, c field 8
    d hill 12, e mountain 3, f forest 11, g pasture 10
    h field 9, i hill 6, j desert, k mountain 9, l forest 5
    m pasture 10, n field 5, o hill 4, p mountain 2
    q forest 8, r pasture 3, s field 6

Harbours, clockwise from the north-west: wood (crossings 1, 4), wool (2, 6), grain (11, 16), brick (27, 33),
ore (43, 47), and for anything (50, 53), (48, 52), (34, 39), (12, 17).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from clubroom.games.catan.board import HARBOUR_AT
from clubroom.games.catan.moves import (
    CROSSING_NAMES,
    DEVELOPMENT_NAMES,
    HEX_NAMES,
    PATH_NAMES,
    RESOURCE_NAMES,
)
from clubroom.games.catan.state import (
    ACT,
    BEFORE_ROLL,
    CITY_PIECES,
    DEVELOPMENT_COUNTS,
    ROAD_PIECES,
    SEAT_NAMES,
    SEATS,
    SETTLEMENT_PIECES,
)
from clubroom.record import Pool
from clubroom.viewers import CHANCE, NOTHING
from games.catan.table import CATAN, Table
from games.catan.trails import longest_trail

ISLAND = [
    *("forest", "pasture", "field"),
    *("hill", "mountain", "forest", "pasture"),
    *("field", "hill", "desert", "mountain", "forest"),
    *("pasture", "field", "hill", "mountain"),
    *("forest", "pasture", "field"),
]
HARBOURS = [*RESOURCE_NAMES, *["anything"] * 4]
LONG_ROAD, LARGE_ARMY, CARD_POINTS = 5, 3, 2


def lay_island(table: Table, corner: int = 1, starter: str = "Red", island: Sequence[str] = ISLAND) -> Table:
    """Lay the island of these tests; who starts is about to found."""
    texts = [
        *(f"lay {terrain}" for terrain in island),
        *(f"lay harbour for {harbour}" for harbour in HARBOURS),
        f"lay numbers from corner {corner}",
        f"start with {starter}",
    ]
    for text in texts:
        CATAN.doors.apply(table.pool, 0, CHANCE, CATAN.moves.parse(text))
    return table


@cache
def _laid(seats: int, options: tuple[tuple[str, str], ...]) -> Pool:
    return lay_island(Table(seats, **dict(options))).pool


def set_table(
    seats: int = 4,
    houses: Mapping[str, str] | None = None,
    roads: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    cards: Mapping[str, str] | None = None,
    knights: Mapping[str, int] | None = None,
    under: str = "",
    robber: str = "j",
    road_card: str | None = None,
    army_card: str | None = None,
    turn: str = "Red",
    rolled: bool = True,
    turns: int = 9,
    **options: str,
) -> Table:
    """A table in the middle of a turn; `10*` is a city.  Everybody can name every card in every hand."""
    table = Table(seats, **options)
    table.pool[0] = _laid(seats, tuple(options.items()))[0]
    state = table.state
    state.phase, state.rolled = (ACT, 1) if rolled else (BEFORE_ROLL, 0)
    state.turn, state.turns, state.founded = SEAT_NAMES.index(turn), turns, 2 * seats
    state.robber = HEX_NAMES.index(robber)
    for name in SEAT_NAMES[:seats]:
        seat = SEAT_NAMES.index(name)
        _place(state, seat, (houses or {}).get(name, ""), (roads or {}).get(name, ""))
        for number, kind in read_counts((hands or {}).get(name, "")):
            put_card(state, seat, RESOURCE_NAMES.index(kind), number)
        for number, kind in read_counts((cards or {}).get(name, "")):
            state.development[seat, DEVELOPMENT_NAMES.index(kind)] += number
            state.cards[seat] += number
        state.knights[seat] = (knights or {}).get(name, 0)
    for place, kind in enumerate(under.split(", ") if under else []):
        state.under[place] = DEVELOPMENT_NAMES.index(kind)
        state.under_count += 1
    _fill_pile(state)
    _award(table, "road_card", "longest", LONG_ROAD, road_card)
    _award(table, "army_card", "knights", LARGE_ARMY, army_card)
    assert CATAN.record.faults(table.pool) == []
    assert CATAN.doors.check(table.pool, 0) == 0
    return table


def read_counts(text: str) -> list[tuple[int, str]]:
    """`2 wood, ore` as numbers and kinds."""
    found = []
    for part in text.split(", ") if text else []:
        number, _, kind = part.partition(" ")
        found.append((int(number), kind) if number.isdigit() else (1, part))
    return found


def _place(state: Any, seat: int, houses: str, roads: str) -> None:
    state.roads_left[seat], state.settlements_left[seat] = ROAD_PIECES, SETTLEMENT_PIECES
    state.cities_left[seat] = CITY_PIECES
    for name in houses.split():
        crossing = CROSSING_NAMES.index(name.rstrip("*"))
        state.house[crossing], state.city[crossing] = seat, int(name.endswith("*"))
        state.points[seat] += 2 if name.endswith("*") else 1
        (state.cities_left if name.endswith("*") else state.settlements_left)[seat] -= 1
        if HARBOUR_AT[crossing] != NOTHING:
            state.ports[seat, int(state.harbour[HARBOUR_AT[crossing]])] = 1
    for name in roads.split():
        state.road[PATH_NAMES.index(name)] = seat
        state.roads_left[seat] -= 1


def put_card(state: Any, seat: int, resource: int, number: int) -> None:
    """Cards from the stack into a hand, seen by all."""
    state.bank[resource] -= number
    state.hand[seat, resource] += number
    state.held[seat] += number
    state.known[:, seat, resource] += number


def _fill_pile(state: Any) -> None:
    used = state.development.sum(axis=0)
    used[0] += state.knights.sum()
    for place in range(int(state.under_count)):
        used[int(state.under[place])] += 1
    state.pile[:] = DEVELOPMENT_COUNTS - used
    state.pile_count = state.pile.sum()


def _award(table: Table, card: str, field: str, fewest: int, holder: str | None) -> None:
    """A special card goes to the only one with most, or to whom the test says; `` is nobody."""
    state = table.state
    if field == "longest":
        for seat in range(table.seats):
            state.longest[seat] = longest_trail(state.road, state.house, seat)
    numbers = np.asarray(getattr(state, field))
    first = [SEAT_NAMES[seat] for seat in range(SEATS) if numbers[seat] == max(numbers) >= fewest]
    name = holder if holder is not None else first[0] if len(first) == 1 else ""
    setattr(state, card, SEAT_NAMES.index(name) if name else NOTHING)
    if name:
        state.points[SEAT_NAMES.index(name)] += CARD_POINTS


def fill_hands(table: Table, **hands: str) -> None:
    """More cards for some hands, seen by all."""
    for name, cards in hands.items():
        for number, kind in read_counts(cards):
            put_card(table.state, SEAT_NAMES.index(name), RESOURCE_NAMES.index(kind), number)


def empty_pile(table: Table) -> None:
    """The pile is bought by the last player but for what lies under it."""
    state, seat = table.state, table.seats - 1
    state.development[seat] += state.pile
    state.cards[seat] += int(state.pile.sum())
    state.pile[:] = 0
    state.pile_count = 0
