"""The sequential test: is the first bot of the lineup better than its fair share?  It stops as soon as that is clear.

As for chess engines (a generalised sequential probability ratio test with the normal approximation): after every whole
deal the logarithm of the ratio of two likelihoods is worked out, that the bot's share of the wins is 1.4 times the fair
one, and that it is just the fair one.  Beyond the upper bound the bot is better, below the lower one it is not.  Each
answer is wrong in at most about one case in twenty.

The deals' means are taken as normal, with the variance they show so far, but no less than independent games halfway
between the two suppositions have: a few first wins, all alike, would otherwise decide.  Whole deals count in the order
of their numbers, so the answer does not depend on which game was finished first.  Where many deals are won or lost as
a whole, whoever sits where, a better bot is overlooked more often than that; none is called better more often.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from clubroom.arena.contest import Row
from clubroom.arena.figures import win_shares

MARGIN = 0.4  # how much more than the fair share counts as better, as a part of it
ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
FEWEST_DEALS = 4

UNDECIDED, BETTER, NOT_BETTER = "undecided", "better", "not better"


class Verdict(NamedTuple):
    """What the test says, after how many deals, and how far it was between the bounds."""

    decision: str
    deals: int
    ratio: float


def ratios(means: np.ndarray[Any, Any], seats: int) -> np.ndarray[Any, Any]:
    """The logarithm of the ratio after every deal; the last axis is the deals, each the bot's mean share in it."""
    fair, better = 1 / seats, (1 + MARGIN) / seats
    halfway = (fair + better) / 2
    count = np.arange(1, means.shape[-1] + 1)
    mean = means.cumsum(axis=-1) / count
    variance = ((means**2).cumsum(axis=-1) - count * mean**2) / np.maximum(1, count - 1)
    variance = np.maximum(variance, halfway * (1 - halfway) / seats)
    ratio: np.ndarray[Any, Any] = count * (better - fair) * (mean - halfway) / variance
    return ratio


class SequentialTest:
    """The test of one contest, game by game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.verdict = Verdict(UNDECIDED, 0, 0.0)
        self._shares: dict[int, float] = {}  # games of deals that are not whole yet, or not next
        self._means: list[float] = []

    @property
    def decided(self) -> bool:
        """Whether no more games are needed."""
        return self.verdict.decision != UNDECIDED

    def add(self, row: Row) -> None:
        """Take in a finished game; after the decision nothing changes it."""
        self._shares[row.number] = float(win_shares([row])[0, 0])
        while not self.decided:
            first = len(self._means) * self.seats
            deal = range(first, first + self.seats)
            if not all(number in self._shares for number in deal):
                return
            self._means.append(sum(self._shares.pop(number) for number in deal) / self.seats)
            ratio = float(ratios(np.array(self._means), self.seats)[-1])
            self.verdict = Verdict(decision(ratio, len(self._means)), len(self._means), ratio)


def decision(ratio: float, deals: int) -> str:
    """What a ratio after so many deals says."""
    if deals < FEWEST_DEALS or abs(ratio) < BOUND:
        return UNDECIDED
    return BETTER if ratio > 0 else NOT_BETTER
