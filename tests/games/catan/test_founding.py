"""Catan's rulebook, the founding: two rounds of a settlement and a road each."""

import pytest

from clubroom.games.catan.state import SEAT_NAMES
from games.catan.setting import lay_island
from games.catan.table import Table


def begun(seats: int = 3, starter: str = "Red") -> Table:
    return lay_island(Table(seats), starter=starter)


@pytest.mark.parametrize(("seats", "starter"), [(n, name) for n in (2, 3, 4) for name in SEAT_NAMES[:n]])
def test_the_second_round_goes_back_in_reverse_order(seats: int, starter: str) -> None:
    """catan-13, catan-14, catan-16, catan-19, CT-23: clockwise, back again, and the starter has the first turn."""
    table = begun(seats, starter)
    first = SEAT_NAMES.index(starter)
    clockwise = [SEAT_NAMES[(first + step) % seats] for step in range(seats)]
    sites = iter(["1", "3", "12", "16", "28", "33", "52", "54"])
    for name in clockwise + clockwise[::-1]:
        assert table.actor == name
        table.play(f"settlement {next(sites)}")
        assert table.actor == name
        table.play(table.moves()[0])
    assert (table.actor, table.state.turns) == (starter, 1)
    assert table.moves()[0] == "roll"
    assert table.per_seat("settlements_left") == [3] * seats
    assert table.per_seat("roads_left") == [13] * seats
    assert table.per_seat("points") == [2] * seats
    assert table.notes()[-1] == ("turn_begins", starter, 1)


def test_the_first_settlement_may_stand_on_any_crossing() -> None:
    """catan-14: all 54, for nothing."""
    table = begun()
    assert table.moves() == [f"settlement {crossing}" for crossing in range(1, 55)]
    table.play("settlement 10")
    assert table.notes() == [("founds", "Red", "10")]
    assert table.bank() == [19] * 5


def test_neighbouring_crossings_stay_free_whoever_would_stand_there() -> None:
    """catan-15: the crossing itself and the three beside it, on the coast two."""
    table = begun()
    table.play("settlement 10", "road 10-14", "settlement 1", "road 1-4")
    taken = {"10", "6", "14", "15", "1", "4", "5"}
    assert set(table.places("settlement")) == {str(crossing) for crossing in range(1, 55)} - taken


def test_the_road_is_joined_to_the_settlement_in_any_direction() -> None:
    """catan-14: three ways, on the coast two."""
    table = begun()
    table.play("settlement 10")
    assert table.moves() == ["road 6-10", "road 10-14", "road 10-15"]
    table.play("road 10-15", "settlement 1")
    assert table.moves() == ["road 1-4", "road 1-5"]


def test_the_second_road_starts_at_the_second_settlement() -> None:
    """catan-16, CT-7: not at the first."""
    table = begun(2)
    table.play("settlement 10", "road 10-14", "settlement 24", "road 24-30", "settlement 41")
    assert table.actor == "Blue"
    assert table.moves() == ["road 36-41", "road 41-45", "road 41-46"]


def test_the_second_settlement_brings_a_card_for_each_land_hex_beside_it() -> None:
    """catan-17: after its road, and only the second."""
    table = begun(2)
    table.play("settlement 10", "road 10-14", "settlement 20", "road 20-25", "settlement 41")
    assert (table.hand("Red"), table.hand("Blue")) == ("", "")
    table.play("road 36-41")
    assert (table.hand("Red"), table.hand("Blue")) == ("", "1 wool, 1 grain, 1 brick")
    assert table.bank() == [19, 18, 18, 18, 19]
    assert sorted(table.notes()) == [
        ("founds_road", "Blue", "36-41"),
        ("gets", "Blue", 1, "brick"),
        ("gets", "Blue", 1, "grain"),
        ("gets", "Blue", 1, "wool"),
    ]


def test_the_desert_and_the_sea_bring_no_first_card() -> None:
    """catan-17, catan-10: beside the desert two cards, at the end of the island one."""
    table = begun(2)
    table.play("settlement 10", "road 10-14", "settlement 20", "road 20-25", "settlement 24", "road 24-30")
    assert table.hand("Blue") == "1 brick, 1 ore"
    table.play("settlement 54", "road 51-54")
    assert table.hand("Red") == "1 grain"
    assert table.knows("Blue", "Red") == "1 grain"


def test_roads_of_the_founding_count_for_the_longest_road() -> None:
    """catan-13, catan-27: two that meet are two long."""
    table = begun(2)
    table.play("settlement 10", "road 10-14", "settlement 1", "road 1-4", "settlement 44", "road 40-44")
    assert table.per_seat("longest") == [1, 1]
    table.play("settlement 19", "road 14-19")
    assert table.per_seat("longest") == [2, 1]


def test_a_settlement_of_the_founding_opens_its_harbour() -> None:
    """catan-24, catan-14: from the first."""
    table = begun(2)
    table.play("settlement 1", "road 1-4")
    assert table.state.ports[0].tolist() == [1, 0, 0, 0, 0, 0]
    table.play("settlement 53")
    assert table.state.ports[1].tolist() == [0, 0, 0, 0, 0, 1]
    table.play("road 49-53", "settlement 10")
    assert table.state.ports[1].tolist() == [0, 0, 0, 0, 0, 1]
