"""Whole games in compiled code: the same ones as the arena plays with a bot at every seat."""

import numpy as np
import pytest

from clubroom import Match, game
from clubroom.arena import Contest, full_lineup
from clubroom.arena.contest import play_game
from clubroom.arena.seating import bot_stream, deal_seed, seated
from clubroom.batch.contests import DECISIONS, MOVED, POINTS, RANKS, Job, play_here, room_for, sight_of, tasks
from clubroom.bots.comparison import TRIED
from clubroom.bots.simulations import DEEPEST
from clubroom.bots.whole_games import thinker
from clubroom.chance import generator
from clubroom.viewers import MOST_SEATS
from tables import many

BIDS = game("bids")
THINKING = {"house": 0, "search:30": 30}


def job_of(contest: Contest, number: int) -> Job:
    bots = seated(contest.lineup, number)
    deal = deal_seed(contest.seed, number, contest.seats)
    thinking = [THINKING[bot] for bot in bots]
    return Job(contest.seats, deal, contest.seed, bot_stream(number, 0), thinking, BIDS.option_numbers(contest.options))


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_is_the_one_that_the_bots_play(seats: int) -> None:
    contest = Contest("bids", BIDS.settle(seats, {}), full_lineup(["search:30", "house"], seats), 11)
    for number in range(many(12, 4)):
        row, ours = play_game(contest, number), play_here(BIDS, job_of(contest, number))
        assert ours[MOVED] == row.plies
        assert ours[DECISIONS : DECISIONS + seats].tolist() == row.decisions
        assert ours[POINTS : POINTS + seats].tolist() == row.points
        assert ours[RANKS : RANKS + seats].tolist() == row.places


def test_the_games_to_be_played_lie_in_rows() -> None:
    contest = Contest("bids", BIDS.settle(2, {}), ("search:30", "house"), 11)
    figures, thinking, options, taken = tasks([job_of(contest, number) for number in range(3)])
    assert figures[:, 0].tolist() == [2, 2, 2]
    assert thinking[:, :2].tolist() == [[30, 0], [0, 30], [30, 0]]
    assert len(options) == 3
    assert taken.tolist() == [0]


def test_a_situation_that_comes_again_is_thought_about_further_with_a_memory_that_has_room() -> None:
    match = Match(BIDS, 2, seed=1)
    view, count = match.view(0), len(match.legal(0))
    marks, figures, filled, rows, favourites, heading = (part[0, 0] for part in room_for(BIDS, 2, 1, np.zeros))
    told, _, own, lengths, public = sight_of(BIDS, 2)
    world, (legal, weights), (here, mix) = BIDS.record.pool(), BIDS.buffers(), BIDS.buffers()
    filled[0] = len(marks)  # full, so it forgets all
    numbers = [np.zeros(MOST_SEATS, np.int64) for _ in range(4)]
    for times in (1, 2):
        choice = thinker(BIDS)(
            view.pool, 0, told, world, BIDS.record.cells(world), own[0, : lengths[0]], public, generator(0),
            generator(0), generator(times), legal, weights, here, mix, marks, figures, filled,
            np.zeros((DEEPEST, 3), np.int64), numbers[0], rows, favourites, heading, numbers[1][:2], numbers[2][:2],
            np.zeros(MOST_SEATS), np.zeros(MOST_SEATS), numbers[3], BIDS.horizons, 10, count
        )  # fmt: skip
        assert 0 <= choice < count
        assert rows[:, TRIED].sum() == 10 * times
    assert 0 < filled[0] < len(marks) // 2
