"""The box of Catan: everything is somewhere exactly once, and what is stored twice agrees."""

from collections.abc import Callable
from typing import Any

import pytest

from clubroom.viewers import NOTHING
from games.catan.setting import set_table
from games.catan.table import CATAN, Table


def full() -> Table:
    houses, roads = {"Red": "1 20*", "Blue": "30"}, {"Red": "1-4 20-25", "Blue": "30-35"}
    hands, cards = {"Red": "2 wood, ore", "Blue": "wool"}, {"Red": "knight, point"}
    return set_table(3, houses=houses, roads=roads, hands=hands, cards=cards, under="monopoly")


def add(field: str, *place: int, more: int = 1) -> Callable[[Any], None]:
    """Change one cell."""

    def change(state: Any) -> None:
        if place:
            getattr(state, field)[place] += more
        else:
            setattr(state, field, int(getattr(state, field)) + more)

    return change


def forget_own_card(state: Any) -> None:
    state.known[0, 0, 0] -= 1
    state.unsure[0, 0] += 1


BROKEN = [
    (1, add("bank", 3)),
    (1, add("bank", 3, more=-1)),
    (2, add("pile", 0)),
    (2, add("away", 2)),
    (2, add("knights", 1)),
    (2, add("under_count", more=-1)),
    (3, add("ports", 0, 0, more=-1)),
    (4, add("fresh", 0, 0, more=3)),
    (4, add("sure", 0, 0, more=3)),
    (5, add("points", 1)),
    (5, add("army_card", more=1)),
    (5, add("road_card", more=1)),
    (5, add("city", 0)),
    (6, add("roads_left", 0)),
    (6, add("cities_left", 2, more=-1)),
    (6, add("road", 0, more=1)),
    (7, add("settlements_left", 0)),
    (8, add("held", 1)),
    (8, add("cards", 0)),
    (9, add("known", 2, 0, 0)),
    (10, add("unsure", 4, 0)),
    (10, add("known", 2, 0, 0, more=-1)),
    (11, forget_own_card),
]


@pytest.mark.parametrize(("law", "change"), BROKEN)
def test_a_box_with_one_thing_wrong_is_noticed(law: int, change: Callable[[Any], None]) -> None:
    """catan-9, catan-10, catan-34: pieces, cards, points, harbours and knowledge."""
    table = full()
    assert CATAN.doors.check(table.pool, 0) == 0
    change(table.state)
    assert CATAN.doors.check(table.pool, 0) == law


def test_a_new_game_has_a_complete_box() -> None:
    """catan-9, catan-10, catan-11, catan-34: before anything is laid."""
    for seats in (2, 3, 4):
        table = Table(seats)
        assert CATAN.doors.check(table.pool, 0) == 0
        assert CATAN.record.faults(table.pool) == []
        assert set(table.state.house.tolist()) == set(table.state.road.tolist()) == {NOTHING}
