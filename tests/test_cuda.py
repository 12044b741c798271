"""The rules on a GPU: the same games as on the CPU; without a GPU, that they still compile for one."""

from types import SimpleNamespace
from unittest import mock

import numba
import numpy as np
import pytest

from clubroom.batch import contests, cpu
from clubroom.compiled import PLAIN
from tables import Table, default_tables

pytest.importorskip("numba_cuda", reason="no CUDA toolchain here: pip install 'clubroom[cuda]'")
batch = pytest.importorskip("clubroom.batch.cuda")
cuda = batch.cuda
pytestmark = pytest.mark.skipif(PLAIN, reason="plain Python has no kernels")

EVERY_SEAT_COUNT = pytest.mark.parametrize("table", default_tables(), ids=str)
GAMES = 2_000


@EVERY_SEAT_COUNT
def test_a_gpu_plays_the_same_games_as_the_cpu(table: Table) -> None:
    if not cuda.is_available():
        pytest.skip("no GPU on this machine; the compile-only check stands in for it")
    games = batch.RandomGames(table.game, table.seats, table.options, states=1024)
    ours = cpu.RandomGames(table.game, table.seats, table.options).play(GAMES, 5)
    assert (games.play(GAMES, 5) == ours).all()


@pytest.mark.parametrize("table", default_tables()[-1:], ids=str)
def test_the_rules_compile_for_a_gpu(table: Table) -> None:
    if not cuda.cudadrv.nvvm.is_available():
        pytest.skip("no NVVM on this machine")
    game = table.game
    pool = game.record.pool()
    rows = np.zeros((1, 3 + 2 * table.seats), np.int64)
    options = game.option_numbers(table.options)
    arguments = (pool, pool, game.record.cells(pool), game.record.kept, table.seats, options, 1, rows)
    hopper = SimpleNamespace(compute_capability=(9, 0))
    with mock.patch("numba.cuda.dispatcher.get_current_device", return_value=hopper):
        text, _ = cuda.compile_ptx(batch.kernel(game).py_func, tuple(map(numba.typeof, arguments)), cc=(9, 0))
    assert ".entry" in text


def test_searchers_play_the_same_games_on_a_gpu() -> None:
    if not cuda.is_available():
        pytest.skip("no GPU on this machine")
    from clubroom.batch.contests_cuda import Contests  # noqa: PLC0415 - only where there is CUDA

    table = default_tables()[-1]
    thinking, options = [20] + [0] * (table.seats - 1), table.game.option_numbers(table.options)
    jobs = [contests.Job(table.seats, deal, 7, 1 + 8 * deal, thinking, options) for deal in range(40)]
    playing = Contests(table.game, jobs, slots=32)
    while playing.missing:
        for number, row in playing.finished():
            assert (row == contests.play_here(table.game, jobs[number])).all()
