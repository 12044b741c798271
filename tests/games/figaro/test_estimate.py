"""Figaro's estimate: how it judges who will win, and the outcomes that it reckons with."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from clubroom.bots.walks import house_walks
from clubroom.chance import generator
from clubroom.compiled import PLAIN
from clubroom.games.figaro.estimate_outcomes import AHEAD, LEAD, LONG, OUTCOMES, write_outcomes
from clubroom.games.figaro.if_counted import first_out
from clubroom.games.figaro.scoring import end_round, keep_tiles, road_length, swap_tiles
from clubroom.games.figaro.state import DANCE, JESTER_1, JESTER_2, PLAY, SWAP
from clubroom.preference import ROOM
from games.figaro.setting import random_table, set_table, swap_table
from games.figaro.table import FIGARO, Table

GAMES = 4 if PLAIN else 200
TABLES = 20 if PLAIN else 300


def shares(table: Table) -> list[float]:
    """How the win is shared out among the seats by the estimate."""
    values = np.zeros(ROOM)
    assert FIGARO.estimate(table.state, values) == 1
    return [float(value) for value in values[: table.seats]]


def test_the_shares_of_the_win_add_up() -> None:
    for seats in (3, 4, 5, 6):
        assert sum(shares(random_table(seats, 30))) == pytest.approx(1)


def change(seats: int, alter: Callable[[Any, int], None]) -> float:
    """By how much a seat's share changes, on average over tables of house players, when something is altered."""
    changes = []
    for number in range(TABLES):
        table, seat = table_in_play(seats, number), number % seats
        before = shares(table)[seat]
        alter(table.state, seat)
        changes.append(shares(table)[seat] - before)
    return float(np.mean(changes))


def table_in_play(seats: int, number: int) -> Table:
    """Some table in the first, second or third round."""
    table = random_table(seats, 5 + number * 97 % 120, seed=number)
    assert table.state.phase == PLAY
    return table


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_cards_in_his_pile_lessen_a_share(seats: int) -> None:
    def take(state: Any, seat: int) -> None:
        state.pile[seat] += 8

    assert change(seats, take) < -0.02


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_longer_road_lessens_a_share(seats: int) -> None:
    def lengthen(state: Any, seat: int) -> None:
        for number in range(int(state.round_number) - 1):
            state.road[seat, number] += 4

    assert change(seats, lengthen) < 0.0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("card", [JESTER_1, JESTER_2, DANCE])
def test_special_cards_in_hand_add_to_a_share(seats: int, card: int) -> None:
    def draw(state: Any, seat: int) -> None:
        state.hand[seat, card] += 1

    assert change(seats, draw) > 0.0


def test_five_before_a_player_lessen_his_share() -> None:
    given = shares(set_table(4, lying={"B": "music 2, music 3", "C": "magic 2, cooking 2"}))
    assert given[1] == min(given)


def test_the_swap_to_come_is_worth_something() -> None:
    """C, last in the third round, will give away a 20; D, with the same road, has no tile so long."""
    piles, tiles = {"A": 20, "B": 18, "C": 1, "D": 9}, [18, 12, 7]
    long_tile = shares(set_table(4, piles=piles, tiles=tiles, number=3, roads={"C": [20, 0], "A": [10, 10]}))
    short_tiles = shares(set_table(4, piles=piles, tiles=tiles, number=3, roads={"C": [10, 10], "A": [10, 10]}))
    assert long_tile[2] > short_tiles[2]


def test_outside_of_the_play_nothing_is_judged() -> None:
    values = np.zeros(ROOM)
    assert FIGARO.estimate(Table(4).state, values) == 0
    assert FIGARO.estimate(swap_table([11, 13]).state, values) == 0


def test_the_tiny_game_is_played_out() -> None:
    values = np.zeros(ROOM)
    assert FIGARO.estimate(random_table(3, 1, tiny="on").state, values) == 0


# The outcomes that it reckons with


def outcomes(table: Table) -> list[dict[str, float]]:
    """Of each seat: whether it would be ahead, and by how many half-centimetres."""
    room = np.zeros(ROOM)
    write_outcomes(table.state, room, 0, table.seats * OUTCOMES)
    rows = room[: table.seats * OUTCOMES].reshape(table.seats, OUTCOMES)
    return [{"ahead": float(row[AHEAD]), "lead": float(row[LEAD] * LONG)} for row in rows]


def count_now(table: Table) -> list[int]:
    """Every road when the round ends at once by the rules; whoever may swap for a shorter tile does."""
    state = table.state
    end_round(state, first_out(state))
    if state.phase == SWAP:
        swapper = int(state.turn)
        shortest = int(state.middle[2, table.seats - 2])
        (swap_tiles if max(state.road[swapper]) > shortest else keep_tiles)(state, swapper)
    return [int(road_length(state, seat)) for seat in range(table.seats)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_outcome_of_a_round_that_ends_now_is_that_of_the_rules(seats: int) -> None:
    for number in range(TABLES):
        table = table_in_play(seats, number)
        before = FIGARO.record.digest(table.pool)
        found = outcomes(table)
        assert FIGARO.record.digest(table.pool) == before, "all is put back"
        roads = count_now(table)
        for seat, row in enumerate(found):
            shortest = min(road for other, road in enumerate(roads) if other != seat)
            assert row["lead"] == pytest.approx(shortest - roads[seat], abs=0.6), (number, seat, roads)
        (leader,) = (seat for seat, row in enumerate(found) if row["ahead"])
        assert roads[leader] == min(roads)


def test_the_estimate_knows_more_than_nothing() -> None:
    """In the last round of games between house players the winner is expected to win."""
    surprise, games, seats = 0.0, GAMES, 4
    legal, weights = FIGARO.buffers()
    for seed in range(games):
        table = Table(seats)
        rng = generator(seed)
        house_walks(FIGARO).house_moves(table.pool, 0, rng, rng, legal, weights, 0, 150)
        given = shares(table)
        house_walks(FIGARO).house_moves(table.pool, 0, rng, rng, legal, weights, 0, 1 << 40)
        surprise -= np.log(given[table.scores()[1].index(1)])
    assert surprise / games < np.log(seats) - 0.4
