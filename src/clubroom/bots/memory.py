"""What a search remembers of situations and moves: a hash table of marks, no tree of pointers.

A situation is the mark of what the mover sees, so what was learned before the last move still counts after it.
"""

from typing import Any

import numpy as np

from clubroom.compiled import compiled
from clubroom.record import fold

PROBES = 32  # neighbours tried before a mark counts as not remembered
VISITS, VALUE = range(2)  # columns of the figures


class Memory:
    """Room for so many situations and moves (a power of two)."""

    def __init__(self, size: int = 1 << 16) -> None:
        self.marks = np.zeros(size, np.int64)
        self.figures = np.zeros((size, 2), np.float64)
        self.filled = np.zeros(1, np.int64)

    def make_room(self) -> None:
        """Forget everything when half of the room is taken."""
        if self.filled[0] > len(self.marks) // 2:
            forget(self.marks, self.figures, self.filled)


@compiled
def forget(marks: Any, figures: Any, filled: Any) -> None:
    """Forget everything."""
    for place in range(len(marks)):
        marks[place] = 0
        figures[place, VISITS] = 0.0
        figures[place, VALUE] = 0.0
    filled[0] = 0


@compiled
def place_or_gap(marks: Any, mark: int) -> int:
    """Where a mark is or could be entered, or -1 when there is no room."""
    last = len(marks) - 1
    place = (mark ^ (mark >> 31)) & last
    for _ in range(PROBES):
        if marks[place] == mark or marks[place] == 0:
            return place
        place = (place + 1) & last
    return -1


@compiled
def place_of(marks: Any, mark: int) -> int:
    """Where the figures of a mark are, or -1."""
    place = place_or_gap(marks, mark)
    return place if place >= 0 and marks[place] == mark else -1


@compiled
def place_for(marks: Any, filled: Any, mark: int) -> int:
    """The same, entering the mark where it is new; -1 when there is no room."""
    place = place_or_gap(marks, mark)
    if place >= 0 and marks[place] == 0:
        marks[place] = mark
        filled[0] += 1
    return place


@compiled
def mark_of_cells(cells: Any, index: int, chosen: Any, beside: int) -> int:
    """The mark of the chosen cells of a state, and of what stands beside them.

    Every fourth cell has a mark of its own, and the four are stirred together: a processor works on all four at once.
    """
    first, second, third, fourth = beside, beside + 1, beside + 2, beside + 3
    whole = len(chosen) // 4 * 4
    for place in range(0, whole, 4):
        first = fold(first, int(cells[index, chosen[place]]))
        second = fold(second, int(cells[index, chosen[place + 1]]))
        third = fold(third, int(cells[index, chosen[place + 2]]))
        fourth = fold(fourth, int(cells[index, chosen[place + 3]]))
    for place in range(whole, len(chosen)):
        first = fold(first, int(cells[index, chosen[place]]))
    mark = first ^ turned(second, 17) ^ turned(third, 31) ^ turned(fourth, 47)
    return mark | 1  # never 0, which is an empty place


@compiled
def turned(mark: int, bits: int) -> int:
    """A mark with its upper bits below the lower ones."""
    return ((mark << bits) | (mark >> (63 - bits))) & 0x7FFFFFFFFFFFFFFF


@compiled
def mark_of_move(situation: int, move: int) -> int:
    """The mark of a move in a situation."""
    return fold(fold(situation, move), 0x5BD1) | 1
