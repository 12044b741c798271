"""What a game knows beside its rules, about playing well and about waiting; a game without an opinion has these."""

from typing import Any

from clubroom.compiled import compiled
from clubroom.record import State
from clubroom.viewers import NOTHING

NAMES = ("house", "estimate", "unanswered")
TO_THE_END = 1 << 20
ROOM = 192  # numbers that an estimate is given: each seat's share comes first, the rest is its own to work in


@compiled
def any_move(state: State, player: int, legal: Any, count: int, weights: Any) -> None:
    """How the house player mixes its `count` legal moves: a weight each, not all of them 0.

    It may look at nothing that the player does not see: a law compares it on imagined states.
    """
    for choice in range(count):
        weights[choice] = 1


@compiled
def no_estimate(state: State, values: Any) -> int:
    """Each seat's share of the win (together 1) as far as it can be judged; returns 0 where it cannot.

    There are ROOM `values`; what lies behind the shares is for the estimate to work in.
    """
    return 0


@compiled
def always_waited_for(state: State, player: int) -> int:
    """The move made for a player who was asked something in passing and does not answer in time; NOTHING: wait."""
    return NOTHING
