"""Catan's rulebook, preparation: players, pieces, stacks, options."""

import pytest

from clubroom.games.catan.state import COSTS, OPTIONS
from clubroom.viewers import NOTHING
from games.catan.setting import lay_island
from games.catan.table import CATAN, Table

SWITCHES = {
    "ties": ("keep", "keep_ties"),
    "win": ("own_turn", "own_turn"),
    "progress": ("away", "progress_away"),
    "order": ("free", "free_order"),
    "shortage": ("rest", "rest_to_one"),
    "seven": ("must", "must_steal"),
    "tokens": ("counter", "counter_clockwise"),
}


def test_two_to_four_play() -> None:
    """catan-1: not one and not five."""
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            CATAN.settle(seats, {})


@pytest.mark.parametrize("rules", ["seed", "modern"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_players_may_play_by_either_rules(seats: int, rules: str) -> None:
    """catan-1, CT-1: two by the ordinary rules, also by those of today."""
    table = Table(seats, rules=rules)
    assert table.state.seats == seats
    assert table.chances()["lay forest"] == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_has_five_settlements_four_cities_and_fifteen_roads(seats: int) -> None:
    """catan-9: and nobody else has any."""
    table = Table(seats)
    absent = 4 - seats
    assert table.state.settlements_left.tolist() == [5] * seats + [0] * absent
    assert table.state.cities_left.tolist() == [4] * seats + [0] * absent
    assert table.state.roads_left.tolist() == [15] * seats + [0] * absent


def test_the_card_of_costs_shows_four_things() -> None:
    """catan-9, catan-26, catan-30, catan-31, catan-32: wood, wool, grain, brick and ore for each."""
    assert COSTS.tolist() == [[1, 0, 0, 1, 0], [1, 1, 1, 1, 0], [0, 0, 2, 0, 3], [0, 1, 1, 0, 1]]


def test_nineteen_cards_of_each_resource_lie_in_open_stacks() -> None:
    """catan-10: everybody sees how many are left."""
    table = Table(3)
    assert table.bank() == [19] * 5
    assert table.view(1).bank.tolist() == [19] * 5


def test_the_pile_holds_fourteen_knights_six_progress_cards_and_five_points() -> None:
    """catan-11, catan-34: face down, two of each progress card."""
    table = Table(3)
    assert table.state.pile.tolist() == [14, 2, 2, 2, 5]
    assert (table.state.pile_count, table.state.under_count) == (25, 0)


def test_the_robber_starts_in_the_desert_and_the_special_cards_lie_ready() -> None:
    """catan-12: nobody has the longest road or the largest army."""
    table = Table(3)
    assert table.state.robber == NOTHING
    lay_island(table)
    assert table.state.robber == 9
    assert (table.who("road_card"), table.who("army_card"), table.who("winner")) == ("", "", "")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_begins_is_one_fair_draw(seats: int) -> None:
    """catan-14, CT-6: each player is as likely as any other."""
    table = Table(seats)
    lay_island(table, starter="Blue")
    assert (table.actors, table.who("starter"), table.notes()) == (["Blue"], "Blue", [("starts", "Blue")])
    table.state.phase -= 1
    assert table.chances() == {f"start with {name}": 1 for name in ("Red", "Blue", "White", "Orange")[:seats]}


def test_our_rulebook_sets_no_switch() -> None:
    """catan-20, catan-22, catan-29, catan-36, catan-41, catan-42: rules=seed, and trade is on."""
    table = Table(3)
    assert [getattr(table.state, field) for _, field in SWITCHES.values()] == [0] * 7
    assert (table.state.modern, table.state.trade) == (0, 1)


def test_todays_rules_set_exactly_the_switches() -> None:
    """catan-20, catan-22, catan-29, catan-36, catan-41, catan-42: rules=modern, and trade stays on."""
    table = Table(3, rules="modern")
    assert [getattr(table.state, field) for _, field in SWITCHES.values()] == [1] * 7
    assert (table.state.modern, table.state.trade) == (1, 1)
    assert {option.name for option in OPTIONS} == {"rules", "trade", *SWITCHES}


@pytest.mark.parametrize("name", SWITCHES)
def test_each_switch_can_be_set_alone(name: str) -> None:
    """catan-20, catan-22, catan-29, catan-36, catan-41, catan-42: and back alone within today's rules."""
    value, field = SWITCHES[name]
    table = Table(3, **{name: value})
    assert [other for _, other in SWITCHES.values() if getattr(table.state, other)] == [field]
    default = next(option.default for option in OPTIONS if option.name == name)
    table = Table(3, rules="modern", **{name: default})
    assert [other for _, other in SWITCHES.values() if not getattr(table.state, other)] == [field]


def test_trade_can_be_left_out() -> None:
    """catan-23, CT-10: trade=off, in either rules."""
    assert Table(3, trade="off").state.trade == 0
    assert Table(3, trade="off", rules="modern").state.trade == 0
