"""The class of a game's states: NumPy's records, but quick to read and write from Python."""

import copyreg
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from typing import Any

import numpy as np


class Row:
    """A field that is an array: a part of the cells, found once and then kept by the state itself."""

    def __init__(self, name: str, shape: tuple[int, ...], first: int) -> None:
        self.name, self.shape, self.part = name, shape, slice(first, first + int(np.prod(shape)))

    def __get__(self, state: Any, owner: type) -> Any:
        """Called only the first time: afterwards the state's own dictionary comes first."""
        row = state.cells[self.part].reshape(self.shape)
        if "cells" in state.__dict__:
            state.__dict__[self.name] = row
        return row


class Cells:
    """All cells of a state that comes from no pool, such as a copy: found anew each time."""

    def __get__(self, state: Any, owner: type) -> Any:
        """The same memory as the record's."""
        return state.getfield(state.every_cell, 0)


class Pool(np.ndarray[Any, Any]):
    """Room for states.  Each state handed out knows its cells, as memory of the pool.

    The cells that NumPy finds for a state hold that state; kept by it, neither would ever be let go.
    """

    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        if isinstance(found, OneState):
            found.__dict__["cells"] = self.rows[index]
        return found

    @cached_property
    def rows(self) -> np.ndarray[Any, Any]:
        """The same memory as rows of numbers."""
        return self.view(np.ndarray).getfield(self.dtype.type.every_cell)


class Layout(type):
    """The type of such classes; one is pickled as the layout it was made from."""

    layout: tuple[Any, ...]


class OneState(np.record, metaclass=Layout):  # type: ignore[misc]  # final for NumPy's stubs only
    """One record whose fields are read through its cells: an attribute of NumPy's own costs five microseconds."""

    cells = Cells()
    every_cell: "np.dtype[Any]"
    places: Mapping[str, int]  # of the fields that are one number
    __getattribute__ = np.void.__getattribute__

    def __setattr__(self, name: str, value: Any) -> None:
        if name in self.places:
            self.cells[self.places[name]] = value
        else:
            self[name] = value


@cache
def state_class(cell: type, *fields: tuple[str, tuple[int, ...]]) -> Layout:
    """A class of states with these fields, each a name and a shape."""
    places: dict[str, int] = {}
    names: dict[str, Any] = {"places": places, "layout": (cell, *fields)}
    width = 0
    for name, shape in fields:
        if shape:
            names[name] = Row(name, shape, width)
        else:
            names[name], places[name] = property(_reader(width)), width
        width += int(np.prod(shape))
    return Layout("OneState", (OneState,), {**names, "every_cell": np.dtype((cell, (width,)))})


def _reader(place: int) -> Callable[[Any], Any]:
    return lambda state: state.cells[place]


def _rebuilt(kind: Layout) -> tuple[Callable[..., Layout], tuple[Any, ...]]:
    return state_class, kind.layout


copyreg.pickle(Layout, _rebuilt)
