"""Catan's rulebook, the progress cards: road building, discovery, monopoly."""

import pytest

from clubroom.games.catan.moves import RESOURCE_NAMES
from games.catan.setting import set_table
from games.catan.table import Table

FOURTEEN = "10-14 14-19 19-24 24-30 30-36 31-36 31-37 37-42 42-46 41-46 36-41 41-45 45-49 49-53"


def builder(houses: str = "10", roads: str = "10-14", rolled: bool = True, **others: str) -> Table:
    given = {"Red": houses, **others}
    return set_table(3, houses=given, roads={"Red": roads}, cards={"Red": "road building"}, rolled=rolled)


def test_road_building_brings_two_roads_at_once_for_nothing() -> None:
    """catan-43, CT-21: by the usual rules, the second may go on from the first."""
    table = builder()
    table.play("play road building")
    assert table.moves() == ["road 6-10", "road 9-14", "road 10-15", "road 14-19"]
    table.play("road 14-19")
    assert "road 19-24" in table.moves()
    assert "end turn" not in table.moves()
    table.play("road 19-24")
    assert "end turn" in table.moves()
    assert (table.state.roads_left[0], table.bank(), table.state.free_roads) == (12, [19] * 5, 0)


def test_free_roads_are_no_building_phase() -> None:
    """catan-43, catan-20, CT-8: a development card at any moment; trade stays open."""
    table = set_table(2, houses={"Red": "10"}, hands={"Red": "4 ore"}, cards={"Red": "road building"})
    table.play("play road building", "road 10-14", "road 14-19")
    assert table.places("ship")
    assert table.state.built == 0


def test_free_roads_before_the_dice_leave_the_dice_to_roll() -> None:
    """catan-43, catan-38, CT-19: the turn goes on where it was."""
    table = builder(rolled=False)
    table.play("play road building", "road 14-19", "road 19-24")
    assert table.moves() == ["roll"]


def test_free_roads_count_for_the_longest_road() -> None:
    """catan-43, catan-27: five pieces after the second."""
    table = builder(roads="10-14 14-19 19-24")
    table.play("play road building", "road 24-30", "road 30-35")
    assert (table.who("road_card"), table.per_seat("points")) == ("Red", [3, 0, 0])


def test_with_one_piece_left_one_road_is_built() -> None:
    """catan-43, CT-21: as many as pieces allow."""
    table = builder(roads=FOURTEEN)
    table.play("play road building", "road 6-10")
    assert (table.state.roads_left[0], table.state.free_roads) == (0, 0)
    assert "end turn" in table.moves()


def test_with_one_place_left_one_road_is_built() -> None:
    """catan-43, CT-21: as many as paths allow: Blue stands at the far end."""
    table = builder("1", "1-4", Blue="5 8", White="13")
    table.play("play road building")
    assert table.moves() == ["road 1-5", "road 4-8"]
    table.play("road 1-5", "road 4-8")
    table = builder("1", "1-4 1-5", Blue="5 8")
    table.play("play road building")
    assert table.moves() == ["road 4-8"]
    table.play("road 4-8")
    assert (table.state.free_roads, table.actor) == (0, "Red")
    assert "end turn" in table.moves()


def test_road_building_cannot_be_played_when_no_road_can_be_laid() -> None:
    """catan-43, CT-21: without a piece, or without a path."""
    table = builder(roads=FOURTEEN + " 50-53")
    assert "play road building" not in table.moves()
    assert table.ban("Red", "play road building") == "catan-43"
    table = builder("1", "1-4 1-5", Blue="5 4")
    assert table.ban("Red", "play road building") == "catan-43"


def explorer(**hands: str) -> Table:
    return set_table(3, hands=hands, cards={"Red": "discovery"})


def test_discovery_brings_two_cards_of_choice() -> None:
    """catan-44, CT-22: two alike or two different, in rising order."""
    table = explorer()
    table.play("play discovery")
    assert table.moves() == [f"take {kind}" for kind in RESOURCE_NAMES]
    table.play("take grain")
    assert table.moves() == ["take grain", "take brick", "take ore"]
    assert table.ban("Red", "take wood") == "catan-44"
    table.play("take grain")
    assert (table.hand("Red"), table.bank(), table.notes()) == (
        "2 grain",
        [19, 19, 17, 19, 19],
        [("takes", "Red", "grain")],
    )
    assert "end turn" in table.moves()
    assert table.knows("Blue", "Red") == "2 grain"


def test_discovery_may_be_two_different_cards_and_another_time_any() -> None:
    """catan-44: the order of one discovery does not bind the next."""
    table = explorer()
    table.play("play discovery", "take wool", "take ore")
    assert table.hand("Red") == "1 wool, 1 ore"
    assert (table.state.taken, table.state.to_take) == (-1, 0)


def test_discovery_takes_only_what_is_in_stock() -> None:
    """catan-44, CT-22: one ore and one wood are left, so wood comes first."""
    table = explorer(Blue="18 wood, 19 wool, 19 grain", White="19 brick, 18 ore")
    table.play("play discovery")
    assert table.moves() == ["take wood"]
    assert table.ban("Red", "take ore") == table.ban("Red", "take wool") == "catan-44"
    table.play("take wood")
    assert table.moves() == ["take ore"]


def test_discovery_brings_one_card_if_only_one_is_left() -> None:
    """catan-44, CT-22: then the turn goes on."""
    table = explorer(Blue="19 wood, 19 wool, 19 grain", White="19 brick, 18 ore")
    table.play("play discovery", "take ore")
    assert (table.hand("Red"), table.bank()) == ("1 ore", [0] * 5)
    assert "end turn" in table.moves()


def test_discovery_cannot_be_played_when_all_stacks_are_empty() -> None:
    """catan-44, CT-22: nothing to take."""
    table = explorer(Blue="19 wood, 19 wool, 19 grain", White="19 brick, 19 ore")
    assert "play discovery" not in table.moves()
    assert table.ban("Red", "play discovery") == "catan-44"


def test_discovery_before_the_dice_leaves_the_dice_to_roll() -> None:
    """catan-44, catan-38, CT-19: the turn goes on where it was."""
    table = set_table(2, cards={"Red": "discovery"}, rolled=False)
    table.play("play discovery", "take ore", "take ore")
    assert table.moves() == ["roll"]


@pytest.mark.parametrize("kind", RESOURCE_NAMES)
def test_monopoly_takes_all_cards_of_one_kind_from_all_others(kind: str) -> None:
    """catan-45: and no other card."""
    every = "wood, wool, grain, brick, ore"
    hands = {"Red": f"2 {kind}", "Blue": every, "White": f"{every}, 3 {kind}"}
    table = set_table(4, hands=hands, cards={"Red": "monopoly"})
    table.play(f"play monopoly on {kind}")
    assert table.hand("Red") == f"7 {kind}"
    assert table.state.held.tolist() == [7, 4, 4, 0]
    assert table.notes() == [
        ("plays", "Red", "monopoly"),
        ("monopoly", "Red", kind),
        ("hands_over", "Blue", 1, kind),
        ("hands_over", "White", 4, kind),
    ]
    assert table.knows("all", "Red") == f"7 {kind}"


def test_a_monopoly_reaches_players_on_either_side() -> None:
    """catan-45: those before and after in the order of the seats."""
    hands = {"Red": "2 ore", "Blue": "ore, wool", "White": "ore", "Orange": "3 ore"}
    table = set_table(4, hands=hands, cards={"White": "monopoly"}, turn="White")
    table.play("play monopoly on ore")
    assert [table.hand(name) for name in hands] == ["", "1 wool", "7 ore", ""]


def test_a_monopoly_on_what_nobody_has_brings_nothing() -> None:
    """catan-45: the card is gone all the same."""
    table = set_table(2, hands={"Blue": "ore"}, cards={"Red": "monopoly"})
    table.play("play monopoly on wood")
    assert (table.hand("Red"), table.per_seat("cards")) == ("", [0, 0])
