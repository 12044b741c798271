"""The house player of Figaro: what it does at tables set for it, how it judges who will win, how often it wins."""

from typing import Any

import numpy as np
import pytest

from clubroom.bots.walks import house_walks
from clubroom.chance import generator
from clubroom.compiled import PLAIN
from clubroom.games.figaro.state import SEAT_NAMES
from clubroom.sight import observe
from games.figaro.setting import set_table
from games.figaro.table import FIGARO, Table

WIN_AT_RANDOM = 200 if not PLAIN else 6


def choices(table: Table) -> dict[str, int]:
    """The house player's weight for every move of the player whose turn it is."""
    legal, weights = FIGARO.buffers()
    player = SEAT_NAMES.index(table.actor)
    count = FIGARO.doors.legal(table.pool, 0, player, legal)
    FIGARO.house(table.state, player, legal, count, weights)
    return {FIGARO.moves.text(int(legal[choice])): int(weights[choice]) for choice in range(count)}


def chosen(table: Table) -> str:
    """The move with the greatest weight."""
    mixed = choices(table)
    return max(mixed, key=lambda text: mixed[text])


def shares(table: Table) -> list[float]:
    """How the win is shared out among the seats by the estimate."""
    values = np.zeros(table.seats)
    assert FIGARO.estimate(table.state, values) == 1
    return [float(value) for value in values]
