"""The search: budgets, memory, and that it finds what is there to be found."""

import threading
import time
from dataclasses import replace

import numpy as np
import pytest

from clubroom import Match, game
from clubroom.bots import Budget, make_bot
from clubroom.bots.desk import Weighed
from clubroom.bots.memory import PROBES, Memory, place_for, place_of
from clubroom.bots.search import SearchBot
from clubroom.bots.simulations import share_the_win
from clubroom.chance import generator
from tables import many

BIDS = game("bids")


def begun(seed: int = 1, seats: int = 2) -> Match:
    return Match(BIDS, seats, seed=seed)


def test_a_budget_of_simulations_is_spent_to_the_last() -> None:
    match = begun()
    bot = SearchBot(BIDS, 0)
    legal = match.legal(0)
    weighed = bot.think(match.view(0), legal, Budget(simulations=50), generator(1))
    assert weighed.visits.sum() == 50
    assert (weighed.wins <= weighed.visits).all()


def test_the_same_random_numbers_give_the_same_thoughts() -> None:
    match = begun()
    legal = match.legal(1)
    first, second = (
        SearchBot(BIDS, 1).think(match.view(1), legal, Budget(simulations=40), generator(3)) for _ in range(2)
    )
    assert first.visits.tolist() == second.visits.tolist()
    assert first.values.tolist() == second.values.tolist()


def test_without_an_estimate_a_search_plays_on_beyond_the_horizon() -> None:
    match = begun()
    legal = match.legal(0)
    far, near = (
        SearchBot(replace(BIDS, horizon=horizon), 0).think(match.view(0), legal, Budget(simulations=40), generator(3))
        for horizon in (BIDS.horizon, 1)
    )
    assert near.values.tolist() == far.values.tolist()
    assert near.wins.sum() > 0


def test_what_was_thought_before_still_counts() -> None:
    match = begun()
    bot, legal = SearchBot(BIDS, 0), match.legal(0)
    for spent in (30, 60):
        weighed = bot.think(match.view(0), legal, Budget(simulations=30), generator(spent))
        assert weighed.visits.sum() == spent


def test_a_forced_move_takes_no_thought() -> None:
    match = begun()
    assert SearchBot(BIDS, 0).choose(match.view(0), [7], Budget(seconds=3600), generator(1)) == 7


def test_threads_share_the_time_and_their_findings_are_added() -> None:
    match = begun()
    bot = SearchBot(BIDS, 0, threads=2)
    before = time.perf_counter()
    weighed = bot.think(match.view(0), match.legal(0), Budget(seconds=0.05), generator(1))
    assert time.perf_counter() - before < many(1, 5)
    each = [desk.weigh(match.view(0), match.legal(0), generator(1)).visits.sum() for desk in bot.desks]
    assert min(each) > 0
    assert weighed.visits.sum() == sum(each)
    assert threading.active_count() < 10


def test_a_time_is_kept_by_one_thread_too() -> None:
    match = begun()
    move = make_bot("search:20ms", BIDS, 0).choose(match.view(0), match.legal(0), None, generator(1))
    assert move in match.legal(0)


def test_findings_of_two_searches_add_up() -> None:
    one = Weighed(np.ones(2), np.ones(2), np.zeros(2), secret=False)
    both = one + Weighed(np.array([1.0, 3.0]), np.ones(2), np.ones(2), secret=True)
    assert both.visits.tolist() == [2.0, 4.0]
    assert both.secret


def test_an_open_choice_is_the_move_most_tried_and_a_secret_one_is_mixed_without_rare_moves() -> None:
    bot = SearchBot(BIDS, 0)
    visits = np.array([60.0, 39.0, 1.0])
    assert bot.odds(Weighed(visits, visits, visits, secret=False)).tolist() == [1.0, 0.0, 0.0]
    mixed = bot.odds(Weighed(visits, visits, visits, secret=True))
    assert mixed[2] == 0.0
    assert mixed[0] == pytest.approx(60 / 99)


def test_memory_makes_room_when_half_full() -> None:
    memory = Memory(64)
    for mark in range(1, 34):
        place_for(memory.marks, memory.filled, mark)
    assert memory.filled[0] == 33
    memory.make_room()
    assert memory.filled[0] == 0
    assert place_of(memory.marks, 1) == -1
    place_for(memory.marks, memory.filled, 1)
    memory.make_room()
    assert place_of(memory.marks, 1) >= 0


def test_a_full_memory_says_so() -> None:
    memory = Memory(PROBES)
    for mark in range(1, PROBES + 1):
        assert place_for(memory.marks, memory.filled, mark) >= 0
    assert place_for(memory.marks, memory.filled, 999) == -1
    assert place_of(memory.marks, 999) == -1


def test_a_search_with_hardly_any_memory_goes_on() -> None:
    match = begun()
    bot = SearchBot(BIDS, 0)
    bot.desks[0].memory = Memory(PROBES)
    assert bot.choose(match.view(0), match.legal(0), Budget(simulations=60), generator(1)) in match.legal(0)


def test_a_shared_win_is_divided_and_places_count_a_little() -> None:
    values, wins = np.zeros(3), np.zeros(3)
    share_the_win(np.array([1, 3, 1]), 3, values, wins)
    assert wins.tolist() == [0.5, 0.0, 0.5]
    assert values.sum() == pytest.approx(1.0)
    assert values[0] == values[2] > 0.5
    share_the_win(np.array([3, 1, 2]), 3, values, wins)
    assert values[2] > values[0]


def test_search_beats_random_play() -> None:
    wins, rounds = 0.0, many(200, 2)
    for number in range(rounds):
        match, seat = begun(number), number % 2
        bots = [make_bot("search:200" if player == seat else "random", BIDS, player) for player in range(2)]
        rng = generator(number, 1)
        while not match.over:
            asked = match.to_act()
            moves = [bots[player].choose(match.view(player), match.legal(player), None, rng) for player in asked]
            for player, move in zip(asked, moves, strict=True):
                match.play(player, move)
        wins += (match.ranks()[seat] == 1) / match.ranks().count(1)
    assert wins > 0.57 * rounds or rounds < 10  # equal players would come so far once in forty times
