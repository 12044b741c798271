"""The longest road once more, slow and simple: every trail from every crossing, by recursion."""

from collections.abc import Sequence

from clubroom.games.catan.board import ENDS_OF
from clubroom.viewers import NOTHING

ENDS = [(int(first), int(second)) for first, second in ENDS_OF]
Ways = dict[int, list[tuple[int, int]]]


def longest_trail(road: Sequence[int], house: Sequence[int], player: int) -> int:
    """The longest trail of a player's roads that uses no piece twice and passes no foreign building."""
    ways: Ways = {}
    for path, (first, second) in enumerate(ENDS):
        if int(road[path]) == player:
            ways.setdefault(first, []).append((path, second))
            ways.setdefault(second, []).append((path, first))
    foreign = {crossing for crossing in ways if int(house[crossing]) not in (NOTHING, player)}
    return max((_longest_from(start, 0, ways, foreign) for start in ways), default=0)


def _longest_from(crossing: int, walked: int, ways: Ways, foreign: set[int]) -> int:
    if walked and crossing in foreign:
        return 0
    best = 0
    for path, other in ways[crossing]:
        if not walked >> path & 1:
            best = max(best, 1 + _longest_from(other, walked | 1 << path, ways, foreign))
    return best
