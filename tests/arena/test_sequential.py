"""The sequential test: right in nineteen cases of twenty, whoever is quicker."""

from typing import Any

import numpy as np
import pytest

from arena.setting import row
from clubroom.arena import SequentialTest, Verdict
from clubroom.arena.sequential import BOUND, FEWEST_DEALS, MARGIN, decision, ratios

RUNS, DEALS = 2000, 400


def wrong(means: np.ndarray[Any, Any], seats: int) -> tuple[float, float, float]:
    """In which part of all runs the test says better, not better, and how many deals it takes on average."""
    ratio = ratios(means, seats)
    ratio[:, : FEWEST_DEALS - 1] = 0
    beyond = np.abs(ratio) >= BOUND
    at = np.where(beyond.any(axis=1), beyond.argmax(axis=1), means.shape[1] - 1)
    at_last = ratio[np.arange(len(ratio)), at]
    return float(np.mean(at_last >= BOUND)), float(np.mean(at_last <= -BOUND)), float(at.mean() + 1)


def independent(seats: int, share: float) -> np.ndarray[Any, Any]:
    """Deals whose games are won by chance alone."""
    rng = np.random.default_rng(seats)
    means: np.ndarray[Any, Any] = (rng.random((RUNS, DEALS, seats)) < share).mean(axis=2)
    return means


def lucky_seats(seats: int, share: float) -> np.ndarray[Any, Any]:
    """Deals that favour some seats much: half of the games go to the one that the deal wants to win."""
    rng = np.random.default_rng(seats)
    games = rng.random((RUNS, DEALS, seats)) < 2 * share - 1 / seats
    wanted = rng.random((RUNS, DEALS)) < 0.5
    return np.where(wanted, 1 / seats, games.mean(axis=2))


def streaks(seats: int, share: float) -> np.ndarray[Any, Any]:
    """Deals of which every tenth is won or lost whole."""
    rng = np.random.default_rng(seats)
    together = rng.random((RUNS, DEALS)) < 0.1
    games = (rng.random((RUNS, DEALS, seats)) < share).mean(axis=2)
    return np.where(together, rng.random((RUNS, DEALS)) < share, games)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("deals", [independent, lucky_seats])
def test_each_error_is_made_in_at_most_about_one_case_of_twenty(deals: Any, seats: int) -> None:
    better, not_better, taken = wrong(deals(seats, 1 / seats), seats)
    assert better < 0.065
    assert better + not_better > 0.95
    assert taken < 150
    better, not_better, taken = wrong(deals(seats, (1 + MARGIN) / seats), seats)
    assert not_better < 0.075
    assert better + not_better > 0.95
    assert taken < 150


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_deals_that_are_won_whole_do_not_make_a_bot_better(seats: int) -> None:
    assert wrong(streaks(seats, 1 / seats), seats)[0] < 0.065


@pytest.mark.parametrize("seats", [2, 4])
def test_the_clearer_it_is_the_fewer_deals_it_takes(seats: int) -> None:
    taken = [wrong(independent(seats, factor / seats), seats)[2] for factor in (1.2, 1.4, 1.7, 2.0)]
    assert taken == sorted(taken, reverse=True)
    assert taken[-1] < 12


def test_a_bot_that_always_wins_is_better_after_the_fewest_deals() -> None:
    test = SequentialTest(3)
    for number in range(FEWEST_DEALS * 3):
        assert test.verdict.decision == "undecided"
        test.add(row(number, [1, 2, 3]))
    assert test.decided
    assert test.verdict[:2] == ("better", FEWEST_DEALS)


def test_a_bot_that_wins_its_fair_share_is_not_better() -> None:
    test = SequentialTest(3)
    for number in range(90):
        test.add(row(number, np.roll([1, 2, 3], number).tolist()))
    assert test.verdict.decision == "not better"
    assert test.verdict.ratio <= -BOUND


def test_nothing_is_decided_before_the_fewest_deals() -> None:
    assert decision(99.0, FEWEST_DEALS - 1) == decision(BOUND - 0.01, 9) == "undecided"
    assert decision(99.0, FEWEST_DEALS) == "better"
    assert decision(-99.0, FEWEST_DEALS) == "not better"


def test_the_order_in_which_games_are_finished_does_not_matter() -> None:
    rng = np.random.default_rng(1)
    rows = [row(number, rng.permutation([1, 2, 3]).tolist()) for number in range(240)]
    in_order, shuffled = SequentialTest(3), SequentialTest(3)
    for number in range(240):
        in_order.add(rows[number])
    for number in rng.permutation(240):
        shuffled.add(rows[number])
    assert in_order.decided
    assert shuffled.verdict == in_order.verdict


def test_only_whole_deals_count() -> None:
    test = SequentialTest(3)
    for number in (0, 1, 3, 4, 5):
        test.add(row(number, [1, 2, 3]))
    assert test.verdict == Verdict("undecided", 0, 0.0)
    test.add(row(2, [1, 2, 3]))
    assert test.verdict.deals == 2
