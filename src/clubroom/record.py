"""A game's state: one flat record made from its table of fields.

The same table says who sees a field, so views, JSON, digest and equality need no code per game.
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from clubroom import states
from clubroom.compiled import PLAIN, compiled
from clubroom.viewers import EVERYBODY, MOST_SEATS, UNSEEN, only

# Narrow integers wrap differently interpreted and compiled; wide ones agree, and ranges keep both apart from the edge.
CELL = np.int64 if PLAIN else np.int16
LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1

# Who sees a field; it never changes, to reveal is to copy into an open field.
OPEN = "open"  # everybody
OWN = "own"  # the player of that row
SECRET = "secret"  # nobody
TOLD = "told"  # only in views, worked out by the game's `tell`
REMEMBERED = "remembered"  # everybody who was there and paid attention: bots; people with the memory aid on
OWN_REMEMBERED = "own_remembered"  # the player of that row, and whoever remembers
KNOWLEDGE = "knowledge"  # a row for each player's own memory and a last one for everybody's; like REMEMBERED
SCRATCH = "scratch"  # room for a calculation, no part of the state
NOTED = "noted"  # the story: each row names who sees it

Pool = states.Pool
State = Any  # one record of a pool; its attributes are the game's fields
Cells = np.ndarray[Any, Any]


class Field(NamedTuple):
    """One row of the table: a number or an array of numbers, its range, who sees it, what it means."""

    name: str
    shape: tuple[int, ...]
    span: tuple[int, int]
    sight: str
    meaning: str

    def cells(self) -> int:
        """How many numbers the field holds."""
        return int(np.prod(self.shape))

    def viewers(self, memory: bool) -> list[int]:
        """For each cell the set of those who see it."""
        everybody, nobody = [EVERYBODY] * self.cells(), [0] * self.cells()
        if self.sight == OPEN or (memory and self.sight in (REMEMBERED, OWN_REMEMBERED)):
            return everybody
        if self.sight in (OWN, OWN_REMEMBERED):
            row = self.cells() // self.shape[0]
            return [only(cell // row) for cell in range(self.cells())]
        if memory and self.sight == KNOWLEDGE:
            rows = [*(only(player) for player in range(self.shape[0] - 1)), EVERYBODY]
            return [viewers for viewers in rows for _ in range(self.cells() // self.shape[0])]
        return nobody


class Record:
    """The layout of a game's state, with everything that follows from its table of fields."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = tuple(fields)
        self._check_table()
        kind = states.state_class(CELL, *((field.name, field.shape) for field in self.fields))
        self.dtype = np.dtype((kind, [(field.name, CELL, field.shape) for field in self.fields]))
        self.width = sum(field.cells() for field in self.fields)
        self.sees = np.array([self._per_cell(lambda f, m=memory: f.viewers(m)) for memory in (False, True)], np.int16)
        self.low = self._constant(lambda field: field.span[0])
        self.high = self._constant(lambda field: field.span[1])
        self.kept = self._constant(lambda field: int(field.sight not in (TOLD, SCRATCH, NOTED)))
        self.told = self._constant(lambda field: int(field.sight in (TOLD, SCRATCH)))

    def _check_table(self) -> None:
        taken = set(dir(states.OneState))
        for field in self.fields:
            if field.name in taken:
                raise ValueError(f"a field cannot be called {field.name!r}: it is used twice or belongs to NumPy")
            if not LOWEST <= field.span[0] <= field.span[1] <= HIGHEST:
                raise ValueError(f"the range of {field.name} is {field.span}; it must rise and fit 16 bits")
            if field.sight in (OWN, OWN_REMEMBERED, KNOWLEDGE) and not 0 < sum(field.shape[:1]) <= MOST_SEATS:
                raise ValueError(f"{field.name} is its players' own: its first index must be the player")
            taken.add(field.name)

    def _per_cell(self, values: Any) -> list[int]:
        return [value for field in self.fields for value in values(field)]

    def _constant(self, value: Any) -> Cells:
        return np.array(self._per_cell(lambda field: [value(field)] * field.cells()), np.int16)

    def seen_by(self, viewer: int) -> Cells:
        """Which cells of a state this viewer sees or remembers, the story and worked-out ones aside."""
        return np.flatnonzero((self.kept != 0) & ((self.sees[1] & only(viewer)) != 0))

    @property
    def state_bytes(self) -> int:
        """The size of one state."""
        return self.dtype.itemsize

    def pool(self, size: int = 1) -> Pool:
        """Room for `size` states, blank.  `pool[j] = pool[i]` copies a state."""
        return Pool(size, self.dtype, np.zeros(size * self.width, CELL))  # blank numbers cost less than blank records

    def cells(self, pool: Pool) -> Cells:
        """The same memory as rows of numbers."""
        return pool.rows

    def digest(self, pool: Pool, index: int = 0) -> str:
        """A fingerprint of a state by value, the same plain, compiled and on a GPU; notes do not count."""
        return format(mark_of(self.cells(pool)[index], self.kept), "016x")

    def faults(self, pool: Pool, index: int = 0) -> list[str]:
        """The fields with a cell outside its range."""
        cells = self.cells(pool)[index]
        outside = (cells < self.low) | (cells > self.high)
        names = [field.name for field in self.fields for _ in range(field.cells())]
        return sorted({name for name, wrong in zip(names, outside, strict=True) if wrong})

    def to_json(self, state: State) -> dict[str, Any]:
        """Every field by name; what a view does not show is null."""
        return {field.name: _plain(getattr(state, field.name)) for field in self.fields}

    def from_json(self, values: dict[str, Any], pool: Pool, index: int = 0) -> None:
        """Fill a state from `to_json`."""
        if set(values) != {field.name for field in self.fields}:
            odd = sorted(set(values) ^ {field.name for field in self.fields})
            raise ValueError(f"these fields are missing or unknown: {', '.join(odd)}")
        for field in self.fields:
            numbers = np.array(_unseen(values[field.name]), np.int64)
            if numbers.shape != field.shape:
                raise ValueError(f"{field.name} has shape {numbers.shape}; it must be {field.shape}")
            pool[field.name][index] = numbers


def _plain(value: Any) -> Any:
    if not np.any(value == UNSEEN):
        return value.tolist()
    return None if value.ndim == 0 else [_plain(item) for item in value]


def _unseen(value: Any) -> Any:
    if isinstance(value, list):
        return [_unseen(item) for item in value]
    return UNSEEN if value is None else value


@compiled
def fold(mark: int, number: int) -> int:
    """Stir one number into a 64-bit mark: two 32-bit lanes of FNV-1a with different primes."""
    low = ((mark & 0xFFFFFFFF) ^ (number & 0xFFFF)) * 0x01000193
    high = (((mark >> 32) & 0x7FFFFFFF) ^ (number & 0xFFFF)) * 0x010001B5
    return ((high & 0x7FFFFFFF) << 32) | (low & 0xFFFFFFFF)


@compiled
def mark_of(row: Cells, kept: Cells) -> int:
    """The mark of one state, over the cells that are kept."""
    mark = 0x0BB67AE8584CAA73
    for cell in range(len(kept)):
        if kept[cell] != 0:
            mark = fold(mark, int(row[cell]))
    return mark
