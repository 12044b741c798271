"""Plain Python and compiled code make the same games, move by move."""

import itertools
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from clubroom.chance import generator
from clubroom.compiled import PLAIN
from clubroom.sight import observe
from clubroom.viewers import CHANCE, SPECTATOR
from tables import PLAIN_MOVES, Table, all_tables, random_walk

SEED = 20_061


def digests(table: Table) -> list[str]:
    """The fingerprints of all states of a random game, with what two viewers see of them."""
    lines = []
    for pool, actors, player, move in itertools.islice(random_walk(table, generator(SEED)), PLAIN_MOVES):
        lines.append(f"{actors} {player} {move} {table.game.record.digest(pool)}")
        if player != CHANCE:
            views = [observe(table.game, pool, 0, viewer) for viewer in (0, SPECTATOR)]
            lines += [view.game.record.digest(view.pool) for view in views]
    return lines


def compared() -> list[Table]:
    """The tables of the comparison, the same from both sides: the smallest of each game, and each option once."""
    return [table for table in all_tables(few=True) if table.seats == table.game.seats[0] or "=" in str(table)]


@pytest.mark.skipif(PLAIN, reason="the compiled tests run this, and plain Python beside it")
def test_plain_and_compiled_agree_move_by_move() -> None:
    """Runs itself once more, in plain Python, and compares."""
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    code = (
        "import conftest, test_both_ways, json; "
        "print(json.dumps({str(table): test_both_ways.digests(table) for table in test_both_ways.compared()}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parent,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    theirs = json.loads(done.stdout)
    for table in compared():
        assert digests(table) == theirs[str(table)], str(table)
