"""Win shares and mean places with their intervals."""

import numpy as np
import pytest

from arena.setting import row
from clubroom.arena import figures
from clubroom.arena.figures import entries, estimate, student, win_shares
from clubroom.arena.seating import seated


def test_a_shared_first_place_is_an_equal_part_of_a_win() -> None:
    rows = [row(0, [1, 1, 3]), row(1, [1, 1, 1]), row(2, [2, 3, 1])]
    assert win_shares(rows).tolist() == [[0.5, 0.5, 0.0], [1 / 3] * 3, [0.0, 0.0, 1.0]]


def test_bots_of_one_name_are_one_entry() -> None:
    assert entries(["new", "old", "old"]) == {"new": [0], "old": [1, 2]}
    assert entries(["a", "b", "a", "b"]) == {"a": [0, 2], "b": [1, 3]}


def test_where_all_are_the_same_bot_every_position_is_an_entry() -> None:
    assert entries(["same", "same"]) == {"same 1": [0], "same 2": [1]}


def test_an_entry_is_followed_through_the_seats() -> None:
    lineup = ("new", "old", "old")
    rows = [
        row(number, [1, 3, 2], lineup, decisions=[2, 2, 2], mean_ms=times(lineup, number), max_ms=times(lineup, number))
        for number in range(12)
    ]
    new, old = figures(lineup, rows)
    assert (new.bot, new.positions, new.games) == ("new", 1, 12)
    assert (new.wins.mean, new.place.mean, new.ms_per_move, new.ms_at_most) == (1, 1, 5, 5)
    assert (old.bot, old.positions) == ("old", 2)
    assert (old.wins.mean, old.place.mean, old.ms_per_move, old.ms_at_most) == (0, 2.5, 2, 2)


def times(lineup: tuple[str, ...], number: int) -> list[float]:
    return [5.0 if bot == "new" else 2.0 for bot in seated(lineup, number)]


def test_the_mean_time_is_over_decisions_not_over_games() -> None:
    rows = [row(0, [1, 2], "ab", decisions=[9, 0], mean_ms=[1.0, 0.0]), row(2, [1, 2], "ab", mean_ms=[11.0, 0.0])]
    first, second = figures("ab", rows)
    assert first.ms_per_move == 2
    assert second.ms_per_move == 0


def test_winning_all_of_a_few_games_does_not_prove_that_all_are_won() -> None:
    few, many = (figures("ab", [row(number, [1, 2], "ab") for number in range(games)])[0] for games in (2, 400))
    assert few.wins.high == many.wins.high == 1
    assert few.wins.low < 0.6
    assert 0.95 < many.wins.low < 1
    assert few.place.low == 1
    assert 1 < many.place.high < 1.05


def test_the_games_of_a_deal_are_one_witness() -> None:
    """Ten deals, in each of which everybody wins once, say more than thirty games by themselves would."""
    everybody_once = [row(number, np.roll([1, 2, 3], number).tolist()) for number in range(60)]
    one_after_another = [row(number, np.roll([1, 2, 3], number // 20).tolist()) for number in range(60)]
    narrow, wide = figures("abc", everybody_once)[0].wins, figures("abc", one_after_another)[0].wins
    assert narrow.mean == wide.mean == pytest.approx(1 / 3)
    assert narrow.high - narrow.low < 0.6 * (wide.high - wide.low)


def test_an_unfinished_deal_counts_with_its_games() -> None:
    rows = [row(number, [1, 2, 3]) for number in range(4)]
    assert figures("abc", rows)[0].games == 4
    assert figures("abc", [row(0, [2, 1, 3]), *rows[1:]])[0].wins.mean == 0.75


@pytest.mark.parametrize(("freedom", "known"), [(4, 2.776), (10, 2.228), (30, 2.042), (10_000, 1.960)])
def test_the_quantiles_are_those_of_the_tables(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, abs=0.01)


@pytest.mark.parametrize("deals", [5, 20, 100])
@pytest.mark.parametrize("share", [0.25, 0.5])
def test_the_interval_holds_the_truth_in_95_cases_of_100(deals: int, share: float) -> None:
    rng, seats, tries = np.random.default_rng(1), 4, 1000
    won = (rng.random((tries, deals * seats)) < share).astype(float)
    which = np.arange(deals * seats) // seats
    found = [estimate(which, games, 3 / 16) for games in won]
    held = np.mean([one.low <= share <= one.high for one in found])
    assert 0.92 < held < 0.99
