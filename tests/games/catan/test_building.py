"""Catan's rulebook, building: roads, settlements, cities, and what they cost."""

from typing import Any

import pytest

from clubroom.games.catan.moves import RESOURCE_NAMES
from games.catan.setting import read_counts, set_table
from games.catan.table import Table

HOUSES = {"Red": "10", "Blue": "30"}
ROADS = {"Red": "10-14 14-19"}
COSTS = {
    "road 9-14": ("wood, brick", "catan-26"),
    "settlement 19": ("wood, wool, grain, brick", "catan-30"),
    "city 10": ("2 grain, 3 ore", "catan-31"),
    "buy card": ("wool, grain, ore", "catan-32"),
}


def with_hand(hand: str, **changes: Any) -> Table:
    given: dict[str, Any] = {"houses": HOUSES, "roads": ROADS, "hands": {"Red": hand}, **changes}
    return set_table(3, **given)


@pytest.mark.parametrize("text", COSTS)
def test_everything_costs_what_the_card_of_costs_says(text: str) -> None:
    """catan-26, catan-30, catan-31, catan-32, catan-25: exactly that is paid onto the stacks."""
    table = with_hand(COSTS[text][0])
    table.play(text)
    assert (table.hand("Red"), table.state.held[0], table.bank()) == ("", 0, [19] * 5)
    assert table.knows("Blue", "Red") == ""


@pytest.mark.parametrize(("text", "kind"), [(text, kind) for text in COSTS for kind in RESOURCE_NAMES])
def test_one_card_too_few_is_too_few(text: str, kind: str) -> None:
    """catan-26, catan-30, catan-31, catan-32, catan-25: whichever is missing."""
    cost, sentence = COSTS[text]
    cards = dict((name, number) for number, name in read_counts(cost))
    if kind not in cards:
        return
    cards[kind] -= 1
    table = with_hand(", ".join(f"{number} {name}" for name, number in cards.items() if number))
    assert text not in table.moves()
    assert table.ban("Red", text) == sentence


def test_one_builds_as_much_as_one_can_pay() -> None:
    """catan-25: several things in one turn."""
    table = with_hand("3 wood, wool, 3 grain, 3 brick, 3 ore")
    table.play("road 9-14", "road 10-15", "settlement 19", "city 10")
    assert (table.hand("Red"), table.per_seat("points")) == ("", [3, 1, 0])


def test_several_development_cards_may_be_bought_in_one_turn() -> None:
    """catan-32, CT-12: as many as one can pay."""
    table = with_hand("2 wool, 2 grain, 2 ore")
    table.play("buy card", "drawn card is knight", "buy card", "drawn card is monopoly")
    assert table.developments("Red") == "1 knight, 1 monopoly"


def test_a_road_joins_a_road_settlement_or_city_of_ones_own() -> None:
    """catan-26: on a free path."""
    table = with_hand("wood, brick", houses={"Red": "10 41*", "Blue": "30"})
    around = ["6-10", "9-14", "10-15", "19-24", "19-25", "36-41", "41-45", "41-46"]
    assert table.places("road") == around
    table.play("road 9-14")
    assert table.notes() == [("builds_road", "Red", "9-14")]
    assert (table.state.roads_left[0], table.state.built) == (12, 1)


def test_a_path_holds_one_road() -> None:
    """catan-26: one's own or another's."""
    table = with_hand("wood, brick", roads={"Red": "10-14 14-19", "Blue": "14-9 24-30".replace("14-9", "9-14")})
    assert table.places("road") == ["6-10", "10-15", "19-24", "19-25"]
    assert table.ban("Red", "road 9-14") == table.ban("Red", "road 10-14") == "catan-26"


def test_no_road_goes_on_through_a_building_of_someone_else() -> None:
    """catan-26, CT-13: the way is closed beyond it, whoever came first."""
    table = with_hand("wood, brick", houses={"Red": "10", "Blue": "19"})
    assert table.places("road") == ["6-10", "9-14", "10-15"]
    assert table.ban("Red", "road 19-24") == "catan-26"
    table = with_hand("wood, brick", houses={"Red": "10", "Blue": "19*"})
    assert table.places("road") == ["6-10", "9-14", "10-15"]


def test_a_road_may_lead_up_to_a_building_of_someone_else() -> None:
    """catan-26, CT-13: as long as its other end is one's own."""
    table = with_hand("wood, brick", houses={"Red": "10", "Blue": "24"})
    assert "19-24" in table.places("road")


def test_a_road_goes_on_through_ones_own_building() -> None:
    """catan-26, CT-13: and through a free crossing."""
    table = with_hand("wood, brick", houses={"Red": "19"})
    assert table.places("road") == ["6-10", "9-14", "10-15", "19-24", "19-25"]


def test_without_a_piece_there_is_no_road() -> None:
    """catan-9, catan-26, CT-12: the sixteenth road cannot be built."""
    ring = "10-14 14-19 19-24 24-30 30-36 31-36 31-37 37-42 42-46 41-46 36-41 41-45 45-49 49-53 50-53"
    table = with_hand("2 wood, 2 brick", houses={"Red": "10"}, roads={"Red": ring.rpartition(" ")[0]})
    table.play("road 50-53")
    assert table.state.roads_left[0] == 0
    assert table.places("road") == []
    assert table.ban("Red", "road 6-10") == "catan-9"


def test_a_settlement_touches_a_road_of_ones_own_and_keeps_the_distance() -> None:
    """catan-30, catan-15: not beside another building."""
    table = with_hand("wood, wool, grain, brick")
    assert table.places("settlement") == ["19"]
    assert table.ban("Red", "settlement 14") == "catan-15"
    assert table.ban("Red", "settlement 41") == "catan-30"
    table = with_hand("wood, wool, grain, brick", houses={"Red": "10", "Blue": "24"})
    assert table.places("settlement") == []
    assert table.ban("Red", "settlement 19") == "catan-15"


def test_a_road_of_someone_else_is_no_way_to_a_settlement() -> None:
    """catan-30: it must be one's own."""
    table = with_hand("wood, wool, grain, brick", roads={"Red": "10-14", "Blue": "14-19 19-24 24-30"})
    assert table.places("settlement") == []
    assert table.ban("Red", "settlement 19") == "catan-30"


def test_a_settlement_is_worth_a_point() -> None:
    """catan-30: at once."""
    table = with_hand("wood, wool, grain, brick")
    table.play("settlement 19")
    assert table.per_seat("points") == [2, 1, 0]
    assert table.notes() == [("builds_settlement", "Red", "19")]
    assert table.per_seat("settlements_left") == [3, 4, 5]


def test_a_city_takes_the_place_of_a_settlement_of_ones_own() -> None:
    """catan-31: not of another's, not of a city, not of nothing."""
    table = with_hand("2 grain, 3 ore", houses={"Red": "10 19 45*", "Blue": "30"})
    assert table.places("city") == ["10", "19"]
    for crossing in ("30", "45", "52"):
        assert table.ban("Red", f"city {crossing}") == "catan-31"


def test_a_city_is_worth_two_points_and_frees_the_settlement() -> None:
    """catan-31, CT-12: one point more, and the piece can be used again."""
    table = with_hand("wood, wool, 3 grain, brick, 3 ore", houses={"Red": "1 3 12 10 28"}, roads={"Red": "10-14 14-19"})
    assert table.ban("Red", "settlement 19") == "catan-9"
    table.play("city 10")
    assert (table.state.points[0], table.state.settlements_left[0], table.state.cities_left[0]) == (6, 1, 3)
    assert table.notes() == [("builds_city", "Red", "10")]
    table.play("settlement 19")
    assert (table.state.points[0], table.state.settlements_left[0]) == (7, 0)


def test_a_fifth_city_cannot_be_built() -> None:
    """catan-9, catan-31, CT-12: there are four."""
    table = with_hand("2 grain, 3 ore", houses={"Red": "10 19* 45* 41* 33*"})
    assert table.places("city") == []
    assert table.ban("Red", "city 10") == "catan-9"
    table = with_hand("2 grain, 3 ore", houses={"Red": "10 19* 45* 41*"})
    assert table.places("city") == ["10"]


def test_a_city_yields_two_cards_from_the_next_roll_on() -> None:
    """catan-31, catan-21: as soon as it stands."""
    table = with_hand("2 grain, 3 ore")
    table.play("city 10", "end turn", "roll", "dice show 8")
    assert table.hand("Red") == "2 grain"
