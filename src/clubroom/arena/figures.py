"""What the games of a contest add up to: win shares and mean places, each with a 95 % interval.

The unit is the deal.  Its games, one for each rotation, have the same chance, so they are no independent witnesses; but
the mean over a whole deal has no luck of seats in it, and different deals are independent.  So the interval comes from
how much the deals' means differ.  A deal of which only some games are finished counts with those, at their weight.

A few deals may agree by accident, all won, say.  Then the interval would have no width; so the deals are joined by
`SUPPOSED_DEALS` that differ as much as between equal bots.  Among many real deals these few no longer matter.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from clubroom.arena.contest import Row
from clubroom.arena.seating import by_position

SUPPOSED_DEALS = 4
NORMAL = 1.959964  # 95 % of a normal distribution lie within so many deviations


class Estimate(NamedTuple):
    """A mean, and where the true one lies with 95 % confidence."""

    mean: float
    low: float
    high: float


class Figure(NamedTuple):
    """How one entry of the lineup did; each of its positions counts as one player."""

    bot: str
    positions: int
    games: int
    wins: Estimate
    place: Estimate
    ms_per_move: float
    ms_at_most: float


def entries(lineup: Sequence[str]) -> dict[str, list[int]]:
    """The positions of each bot; where all are the same bot, every position by itself."""
    if len(set(lineup)) == 1:
        return {f"{bot} {position + 1}": [position] for position, bot in enumerate(lineup)}
    return {bot: [position for position, other in enumerate(lineup) if other == bot] for bot in dict.fromkeys(lineup)}


def win_shares(rows: Sequence[Row]) -> np.ndarray[Any, Any]:
    """A row for each game, a column for each position: 1 for the winner, equal parts of it for several."""
    won = _table(rows, "places") == 1
    shares: np.ndarray[Any, Any] = won / won.sum(axis=1, keepdims=True)
    return shares


def figures(lineup: Sequence[str], rows: Sequence[Row]) -> list[Figure]:
    """A figure for each entry; there is at least one row."""
    seats = len(lineup)
    deals = np.array([row.number // seats for row in rows])
    shares, places, decisions = win_shares(rows), _table(rows, "places"), _table(rows, "decisions")
    spent, longest = decisions * _table(rows, "mean_ms"), _table(rows, "max_ms")
    found = []
    for bot, at in entries(lineup).items():
        apart = (seats - len(at)) / len(at) / max(1, seats - 1)  # how a mean over positions differs less than one
        wins = estimate(deals, shares[:, at].mean(axis=1), (seats - 1) / seats**2 * apart)
        place = estimate(deals, places[:, at].mean(axis=1), (seats**2 - 1) / 12 * apart)
        found.append(
            Figure(
                bot=bot,
                positions=len(at),
                games=len(rows),
                wins=Estimate(wins.mean, max(0.0, wins.low), min(1.0, wins.high)),
                place=Estimate(place.mean, max(1.0, place.low), min(float(seats), place.high)),
                ms_per_move=float(spent[:, at].sum() / max(1, decisions[:, at].sum())),
                ms_at_most=float(longest[:, at].max()),
            )
        )
    return found


def estimate(deals: np.ndarray[Any, Any], values: np.ndarray[Any, Any], supposed: float) -> Estimate:
    """The mean of one value for each game, its interval from deals; `supposed` is a game's variance among equals."""
    mean = float(values.mean())
    _, which = np.unique(deals, return_inverse=True)
    apart = np.bincount(which, values - mean)
    size = len(values) / len(apart)  # games in a deal
    freedom = len(apart) - 1 + SUPPOSED_DEALS
    variance = ((apart / size) ** 2).sum() + SUPPOSED_DEALS * supposed / size
    width = student(freedom) * float(np.sqrt(variance / freedom / len(apart)))
    return Estimate(mean, mean - width, mean + width)


def student(freedom: int) -> float:
    """Within how many deviations 95 % lie when the deviation itself is estimated (Student's t, by Fisher's series)."""
    z = NORMAL
    terms = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, 1))


def _table(rows: Sequence[Row], name: str) -> np.ndarray[Any, Any]:
    """One list of every row, by position."""
    return by_position(np.array([row.number for row in rows]), np.array([getattr(row, name) for row in rows], float))
