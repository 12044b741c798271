"""What a game knows about playing well, beside its rules; a game without an opinion has these."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.record import State

NAMES = ("house", "estimate")
TO_THE_END = 1 << 20


@compiled
def any_move(state: State, player: int, legal: Any, count: int, weights: Any) -> None:
    """How the house player mixes its `count` legal moves: a weight each, not all of them 0.

    It may look at nothing that the player does not see: a law compares it on imagined states.
    """
    for choice in range(count):
        weights[choice] = 1


@compiled
def no_estimate(state: State, values: Any) -> int:
    """Each seat's share of the win (together 1) as far as it can be judged; returns 0 where it cannot."""
    return 0
