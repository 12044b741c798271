"""Who sits where in which game, and where its chance comes from.

The games of a contest have numbers.  At n seats, games 0 to n - 1 are the first deal, the next n the second, and so on.
All games of a deal have the same chance, and in each the lineup has moved on by one seat, so that every bot plays every
deal from every seat.  A number is all that a game needs: it comes out the same whenever and wherever it is played.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from clubroom.viewers import MOST_SEATS


def full_lineup(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every position: the list as it is, or one new bot against as many old ones as there is room for."""
    if len(bots) > seats:
        raise ValueError(f"{len(bots)} bots are named for {seats} seats; leave some out or add seats")
    if len(bots) == seats:
        return tuple(bots)
    if len(bots) != 2:
        one = "1 bot is" if len(bots) == 1 else f"{len(bots)} bots are"
        raise ValueError(f"{one} named for {seats} seats; name {seats}, or two: one new against {seats - 1} old")
    new, old = bots
    return (new, *[old] * (seats - 1))


def seated(lineup: Sequence[str], number: int) -> list[str]:
    """The bots of one game by seat."""
    seats = len(lineup)
    return [lineup[(seat - number) % seats] for seat in range(seats)]


def deal_seed(seed: int, number: int, seats: int) -> int:
    """Where the chance of one game comes from: the same for all games of a deal."""
    return seed + number // seats


def bot_stream(number: int, seat: int) -> int:
    """The stream of a bot's own random numbers; the game itself has stream 0."""
    return 1 + number * MOST_SEATS + seat


def by_position(numbers: np.ndarray[Any, Any], by_seat: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Values with a row for each game and a column for each seat, with the columns as in the lineup instead."""
    seats = by_seat.shape[1]
    return np.take_along_axis(by_seat, (np.arange(seats) + numbers[:, None]) % seats, axis=1)
