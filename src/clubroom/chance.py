"""Random numbers: one small generator (sfc32), the same stream in plain Python, compiled and on a GPU.

A generator is four 32-bit words in an int64 array.  Rules never touch it: they only say with which weights
chance moves, and `draw` picks.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from clubroom.compiled import compiled

WORD = 0xFFFFFFFF
WARM_UP = 12  # words thrown away so that neighbouring seeds part

Generator = np.ndarray[Any, np.dtype[np.int64]]


class Source(Protocol):
    """Where a match may take its chance from instead of its seed, such as a stream that players can check."""

    def draw(self, weights: Sequence[int]) -> int:
        """An index, each as likely as its weight says."""

    def mark(self) -> int:
        """How far the source has been used."""

    def back_to(self, mark: int) -> None:
        """Forget what was drawn since: the command that drew it was refused."""


def generator(seed: int, stream: int = 0) -> Generator:
    """A new generator; `stream` gives independent ones for the same seed."""
    rng = np.zeros(4, np.int64)
    sow(rng, seed & 0xFFFFFFFFFFFFFFF, stream)
    return rng


@compiled
def sow(rng: Generator, seed: int, stream: int) -> None:
    """Set a generator to the beginning of a stream."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = stream & WORD
    rng[3] = 1
    for _ in range(WARM_UP):
        word(rng)


@compiled
def word(rng: Generator) -> int:
    """The next 32 random bits."""
    first = int(rng[0])
    second = int(rng[1])
    third = int(rng[2])
    counter = int(rng[3])
    result = (first + second + counter) & WORD
    rng[0] = second ^ (second >> 9)
    rng[1] = (third + (third << 3)) & WORD
    rng[2] = ((((third << 21) | (third >> 11)) & WORD) + result) & WORD
    rng[3] = (counter + 1) & WORD
    return result


@compiled
def below(rng: Generator, bound: int) -> int:
    """A fair number below `bound` (at most 2**31): the high half of a product, drawn again where unfair (Lemire)."""
    product = word(rng) * bound
    low = product & WORD
    if low < bound:
        unfair = (WORD + 1 - bound) % bound
        while low < unfair:
            product = word(rng) * bound
            low = product & WORD
    return product >> 32


@compiled
def pick(weights: Any, count: int, ticket: int) -> int:
    """Whose share of the summed weights holds the ticket."""
    choice = 0
    while choice < count - 1 and ticket >= int(weights[choice]):
        ticket -= int(weights[choice])
        choice += 1
    return choice


@compiled
def draw(weights: Any, count: int, rng: Generator) -> int:
    """An index below `count`, each as likely as its weight says."""
    total = 0
    for choice in range(count):
        total += int(weights[choice])
    return pick(weights, count, below(rng, total))


@compiled
def equally_likely(first: int, count: int, legal: Any, weights: Any) -> int:
    """`count` moves from `first` on, each with weight 1."""
    for choice in range(count):
        legal[choice] = first + choice
        weights[choice] = 1
    return count


@compiled
def as_likely_as_many(first: int, counts: Any, legal: Any, weights: Any) -> int:
    """One thing out of a bag: a move from `first` on for each kind that is there, as likely as there are of it."""
    found = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            legal[found] = first + kind
            weights[found] = counts[kind]
            found += 1
    return found
