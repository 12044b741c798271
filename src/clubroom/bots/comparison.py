"""Comparing the moves of an open choice in the same worlds.

The n-th trial of every move is made in the n-th world, with the same dice.  What counts is by how much it did better
or worse there than the house player's favourite, which has always been tried at least as often: luck that both share
cancels out.  A move is expected to be a little worse than the favourite until its trials say otherwise.
"""

from math import sqrt
from typing import Any

import numpy as np

from clubroom.compiled import compiled

TRIED, GAIN, SQUARES, WINS = range(4)  # columns: how often, sums of gains, of their squares, of wins
COLUMNS = 4
WORLDS = 1 << 14  # whose outcome with the favourite is kept
MARK, FIRST_WORLD = range(2)  # cells of the heading

DOUBT = 0.03  # how much worse than the favourite a move is expected to be
SPREAD = 0.04  # and how far from that it may well be
NOISE = 0.1  # how far two outcomes in one world lie apart, before anything was tried
NOISE_TRIALS = 4.0  # how long that goes on counting
RARE = 0.02  # a secret choice that was tried less often than this is never made
FINE = 1 << 20  # the weights of all moves together
OFTEN = 50  # trials of one move, from which on a search looks further
CURIOSITY = 1.0  # how much of what a move might be counts when the next trial is chosen


class Trials:
    """What was tried of one choice: a row for each move, and the favourite's outcome in each world."""

    def __init__(self, moves: int) -> None:
        self.rows = np.zeros((moves, COLUMNS))
        self.favourites = np.zeros(WORLDS)
        self.heading = np.zeros(2, np.int64)

    def begin(self, mark: int, first_world: int) -> None:
        """Another situation: forget all trials."""
        begin_trials(self.rows, self.heading, mark, first_world)


@compiled
def begin_trials(rows: Any, heading: Any, mark: int, first_world: int) -> None:
    """Forget all trials: this is another situation."""
    for choice in range(rows.shape[0]):
        for column in range(rows.shape[1]):
            rows[choice, column] = 0.0
    heading[MARK] = mark
    heading[FIRST_WORLD] = first_world


@compiled
def favourite_of(weights: Any, count: int) -> int:
    """The move that the house player likes best, the first of equals."""
    best = 0
    for choice in range(1, count):
        if weights[choice] > weights[best]:
            best = choice
    return best


@compiled
def precision_of(rows: Any, choice: int) -> float:
    """How sure one trial of a move is: one over the square of the noise."""
    tried = rows[choice, TRIED]
    squares = NOISE_TRIALS * NOISE * NOISE
    if tried > 0.0:
        squares += rows[choice, SQUARES] - rows[choice, GAIN] * rows[choice, GAIN] / tried
    return float((NOISE_TRIALS + tried) / squares)


@compiled
def expected_gain(rows: Any, choice: int) -> float:
    """By how much a move is better than the favourite, as far as its trials and a first doubt can tell."""
    precision = precision_of(rows, choice)
    doubt = 1.0 / (SPREAD * SPREAD)
    return float((rows[choice, GAIN] * precision - DOUBT * doubt) / (rows[choice, TRIED] * precision + doubt))


@compiled
def merit(rows: Any, choice: int, favourite: int) -> float:
    """By what open moves are put in order: the favourite is what all others are compared with."""
    return 0.0 if choice == favourite else float(expected_gain(rows, choice))


@compiled
def uncertainty(rows: Any, choice: int) -> float:
    """How far from that it may well be."""
    return float(1.0 / sqrt(rows[choice, TRIED] * precision_of(rows, choice) + 1.0 / (SPREAD * SPREAD)))


@compiled
def next_trial(rows: Any, count: int, favourite: int) -> int:
    """The move that might be best; the favourite whenever it has not met the next world yet."""
    best, most = favourite, -1e9
    for choice in range(count):
        if choice != favourite:
            hope = expected_gain(rows, choice) + CURIOSITY * uncertainty(rows, choice)
            if hope > most:
                best, most = choice, hope
    return best if rows[best, TRIED] < rows[favourite, TRIED] else favourite


@compiled
def take_down(rows: Any, favourites: Any, choice: int, favourite: int, value: float, win: float) -> None:
    """Write down the outcome of one trial."""
    world = int(rows[choice, TRIED]) % WORLDS
    if choice == favourite:
        favourites[world] = value
    gain = value - favourites[world]
    rows[choice, TRIED] += 1.0
    rows[choice, GAIN] += gain
    rows[choice, SQUARES] += gain * gain
    rows[choice, WINS] += win


@compiled
def weigh(rows: Any, count: int, secret: int, favourite: int, weights: Any) -> None:
    """How likely each move is made: the one that gains most, or secretly one as often as it was tried."""
    for choice in range(count):
        weights[choice] = 0
    if not secret:
        best = favourite
        most = 0.0
        for choice in range(count):
            gain = float(merit(rows, choice, favourite))
            if gain > most or (gain == most and choice < best):
                best, most = choice, gain
        weights[best] = FINE
        return
    tried = 0.0
    for choice in range(count):
        tried += rows[choice, TRIED]
    often = 0.0
    for choice in range(count):
        if tried == 0.0 or rows[choice, TRIED] >= RARE * tried:
            often += rows[choice, TRIED] if tried > 0.0 else 1.0
    for choice in range(count):
        if tried == 0.0 or rows[choice, TRIED] >= RARE * tried:
            weights[choice] = int((rows[choice, TRIED] if tried > 0.0 else 1.0) / often * FINE)
