"""The search: budgets, memory, and that it finds what is there to be found."""

import threading
import time
from dataclasses import replace

import numpy as np
import pytest

from clubroom import Match, game
from clubroom.bots import Budget, make_bot, search
from clubroom.bots.comparison import (
    COLUMNS,
    FINE,
    GAIN,
    OFTEN,
    SQUARES,
    TRIED,
    WINS,
    Trials,
    expected_gain,
    favourite_of,
    next_trial,
    take_down,
    weigh,
)
from clubroom.bots.desk import Desk, Numbers, Weighed
from clubroom.bots.house import HouseBot, compile_house
from clubroom.bots.memory import PROBES, VALUE, VISITS, Memory, forget, mark_of_move, place_for, place_of
from clubroom.bots.search import SearchBot
from clubroom.bots.selection import HABIT, select
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
    assert all(weighed.wins(choice) <= 1 for choice in range(len(legal)) if weighed.visits[choice])


def test_the_same_random_numbers_give_the_same_thoughts() -> None:
    match = begun()
    legal = match.legal(1)
    first, second = (
        SearchBot(BIDS, 1).think(match.view(1), legal, Budget(simulations=40), generator(3)) for _ in range(2)
    )
    assert first.rows.tolist() == second.rows.tolist()


def test_without_an_estimate_a_search_plays_on_beyond_the_horizon() -> None:
    match = begun()
    legal = match.legal(0)
    far, near = (
        SearchBot(replace(BIDS, horizons=horizons), 0).think(match.view(0), legal, Budget(simulations=40), generator(3))
        for horizons in (BIDS.horizons, (1, 1))
    )
    assert near.rows.tolist() == far.rows.tolist()
    assert near.rows[:, WINS].sum() > 0


def test_what_was_thought_before_still_counts() -> None:
    match = begun()
    bot, legal = SearchBot(BIDS, 0), match.legal(0)
    for spent in (30, 60):
        weighed = bot.think(match.view(0), legal, Budget(simulations=30), generator(spent))
        assert weighed.visits.sum() == spent


def test_the_house_player_can_be_compiled_before_it_is_asked() -> None:
    compile_house(BIDS)
    match = begun()
    assert HouseBot(BIDS, 0).choose(match.view(0), match.legal(0), None, generator(1)) in match.legal(0)


def test_a_forced_move_takes_no_thought() -> None:
    match = begun()
    assert SearchBot(BIDS, 0).choose(match.view(0), [7], Budget(seconds=3600), generator(1)) == 7


def test_threads_share_the_time_and_their_findings_are_added() -> None:
    match = begun()
    bot = SearchBot(BIDS, 0)
    before = time.perf_counter()
    weighed = bot.think(match.view(0), match.legal(0), Budget(seconds=0.05, threads=2), generator(1))
    assert time.perf_counter() - before < many(1, 5)
    each = [desk.weigh(match.view(0), match.legal(0), generator(1)).visits.sum() for desk in bot.desks]
    assert min(each) > 0
    assert weighed.visits.sum() == sum(each)
    assert threading.active_count() < 10


@pytest.mark.parametrize("there_are", [1, 2, 8])
def test_time_is_shared_by_no_more_threads_than_there_are_cores(
    monkeypatch: pytest.MonkeyPatch, there_are: int
) -> None:
    match = begun()
    monkeypatch.setattr(search, "cores", lambda: there_are)
    bot = SearchBot(BIDS, 0)
    bot.think(match.view(0), match.legal(0), Budget(seconds=0.01, threads=4), generator(1))
    assert len(bot.desks) == min(4, there_are)
    bot.think(match.view(0), match.legal(0), Budget(simulations=10, threads=5), generator(1))
    assert len(bot.desks) == 5


def test_whoever_is_let_to_think_too_late_still_thinks_a_little() -> None:
    """On a busy machine a thread may begin when its time is over."""
    match = begun()
    desk = Desk(BIDS, 0)
    desk.search_until(match.view(0), time.perf_counter() - 1, generator(1))
    assert 0 < desk.weigh(match.view(0), match.legal(0), generator(1)).visits.sum() < 20


def test_threads_share_simulations_and_the_same_numbers_give_the_same_findings() -> None:
    match = begun()
    found = [
        SearchBot(BIDS, 0).think(match.view(0), match.legal(0), Budget(simulations=11, threads=3), generator(4))
        for _ in range(2)
    ]
    assert found[0].visits.sum() == 11
    assert (found[0].rows == found[1].rows).all()


def test_a_time_is_kept_by_one_thread_too() -> None:
    match = begun()
    move = make_bot("search:20ms", BIDS, 0).choose(match.view(0), match.legal(0), None, generator(1))
    assert move in match.legal(0)


def test_a_move_that_was_tried_often_is_played_out_further() -> None:
    figaro = game("figaro")
    match = Match(figaro, 3, seed=1)
    while len(match.legal(match.to_act()[0])) > 3:  # few moves are soon tried often
        match.play(match.to_act()[0], match.legal(match.to_act()[0])[-1])
    (mover,) = match.to_act()
    view, legal = match.view(mover), match.legal(mover)
    for simulations, same in ((OFTEN, True), (len(legal) * OFTEN, False)):
        near, far = (
            SearchBot(replace(figaro, horizons=horizons), mover).think(view, legal, Budget(simulations), generator(3))
            for horizons in ((1, 1), (1, 4))
        )
        assert (near.rows == far.rows).all() == same


def tried(*moves: tuple[int, float]) -> Numbers:
    """Rows of moves with so many trials and such a gain in each; outcomes differ by a tenth."""
    rows = np.zeros((len(moves), COLUMNS))
    for row, (times, gain) in zip(rows, moves, strict=True):
        row[TRIED], row[GAIN], row[SQUARES] = times, times * gain, times * (gain * gain + 0.01)
    return rows


def test_findings_of_two_searches_add_up() -> None:
    one = Weighed(tried((1, 0.0), (1, 0.5)), secret=False, favourite=0)
    both = one + Weighed(tried((1, 0.0), (3, 0.5)), secret=True, favourite=0)
    assert both.visits.tolist() == [2.0, 4.0]
    assert both.secret


def test_an_open_choice_is_the_favourite_until_another_move_has_gained_for_sure() -> None:
    for times, best in ((0, 0), (2, 0), (200, 1)):
        odds = Weighed(tried((200, 0.0), (times, 0.05), (times, 0.0)), secret=False, favourite=0).odds()
        assert odds.tolist() == [float(choice == best) for choice in range(3)]


def test_a_secret_choice_is_mixed_without_rare_moves() -> None:
    mixed = Weighed(tried((60, 0.0), (39, 0.0), (1, 0.9)), secret=True, favourite=0).odds()
    assert mixed[2] == 0.0
    assert mixed[0] == pytest.approx(60 / 99, abs=1e-5)
    assert Weighed(tried((0, 0.0), (0, 0.0)), secret=True, favourite=0).odds().tolist() == [0.5, 0.5]


def test_a_secret_choice_is_weighed_by_how_often_it_was_tried() -> None:
    rows, weights = np.zeros((3, COLUMNS)), np.zeros(3, np.int32)
    rows[:, TRIED] = 75, 1, 25
    weigh(rows, 3, 1, 0, weights)
    assert weights.tolist() == [FINE * 3 // 4, 0, FINE // 4]
    weigh(np.zeros((2, COLUMNS)), 2, 1, 0, weights)
    assert weights.tolist() == [FINE // 2, FINE // 2, FINE // 4]


def test_of_two_open_moves_that_gain_the_same_the_first_is_made() -> None:
    rows, weights = np.zeros((3, COLUMNS)), np.zeros(3, np.int32)
    weigh(rows, 3, 0, 1, weights)
    assert weights.tolist() == [0, FINE, 0]  # an untried move is thought a little worse than the favourite
    rows[:, TRIED], rows[:, GAIN] = 400, (40, 0, 40)
    weigh(rows, 3, 0, 1, weights)
    assert weights.tolist() == [FINE, 0, 0]


def test_the_favourite_is_the_first_to_meet_a_world() -> None:
    trials = Trials(3)
    for number in range(60):
        choice = next_trial(trials.rows, 3, 1)
        assert trials.rows[choice, TRIED] < trials.rows[1, TRIED] or choice == 1
        take_down(trials.rows, trials.favourites, choice, 1, 0.5 + 0.1 * (choice == 2) + 0.01 * (number % 3), 0.5)
    assert trials.rows[1, GAIN] == 0.0
    assert trials.rows[2, TRIED] > trials.rows[0, TRIED]
    assert expected_gain(trials.rows, 2) > 0.05 > 0.0 > expected_gain(trials.rows, 0)


def test_what_both_meet_in_a_world_cancels_out() -> None:
    """Luck is ten times the difference, and still it shows after a few worlds."""
    trials = Trials(2)
    for luck in (0.9, 0.1, 0.5, 0.8, 0.2, 0.4, 0.7, 0.3):
        take_down(trials.rows, trials.favourites, 0, 0, luck, luck)
        take_down(trials.rows, trials.favourites, 1, 0, luck + 0.08, luck)
    assert expected_gain(trials.rows, 1) > 0.0


def test_the_favourite_is_the_first_of_those_the_house_likes_best() -> None:
    assert favourite_of(np.array([0, 7, 7, 3]), 4) == 1


def test_a_mover_keeps_to_the_habits_of_the_house_until_his_situation_was_met_often() -> None:
    memory, legal, weights = Memory(64), np.array([4, 5], np.int16), np.array([0, 1], np.int32)
    situation = 77
    node = place_for(memory.marks, memory.filled, situation)
    for move, value in ((4, 0.9), (5, 0.1)):
        place = place_for(memory.marks, memory.filled, mark_of_move(situation, move))
        memory.figures[place, VISITS], memory.figures[place, VALUE] = 4, 4 * value

    def choice(met: int) -> int:
        memory.figures[node, VISITS], memory.figures[node, VALUE] = met, met / 2
        return select(memory.marks, memory.figures, situation, node, legal, 2, weights, 0, generator(1))

    assert choice(met=2 * HABIT - 1) == 1
    assert choice(met=2 * HABIT) == 0


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


def test_a_memory_that_is_forgotten_is_blank() -> None:
    memory = Memory(16)
    memory.marks[3], memory.figures[3, VISITS], memory.filled[0] = 5, 1.0, 1
    forget(memory.marks, memory.figures, memory.filled)
    assert not memory.marks.any()
    assert not memory.figures.any()
    assert not memory.filled.any()


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
