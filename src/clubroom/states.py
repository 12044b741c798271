"""The class of a game's states: NumPy's records, but quick to read and write from Python."""

import copyreg
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np


class Row:
    """A field that is an array, or all cells: looked up in the record once, then kept by the state itself."""

    def __init__(self, name: str, kind: "np.dtype[Any]", offset: int) -> None:
        self.name, self.kind, self.offset = name, kind, offset

    def __get__(self, state: Any, owner: type) -> Any:
        """The same memory as the record's; found here only once, since the state's own dictionary comes first."""
        state.__dict__[self.name] = row = state.getfield(self.kind, self.offset)
        return row


class Layout(type):
    """The type of such classes; one is pickled as the layout it was made from."""

    layout: tuple[Any, ...]


class OneState(np.record, metaclass=Layout):  # type: ignore[misc]  # final for NumPy's stubs only
    """One record whose fields are read through its cells: an attribute of NumPy's own costs five microseconds."""

    cells: Any
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
            names[name] = Row(name, np.dtype((cell, shape)), width * np.dtype(cell).itemsize)
        else:
            names[name], places[name] = property(_reader(width)), width
        width += int(np.prod(shape))
    return Layout("OneState", (OneState,), {**names, "cells": Row("cells", np.dtype((cell, (width,))), 0)})


def _reader(place: int) -> Callable[[Any], Any]:
    return lambda state: state.cells[place]


def _rebuilt(kind: Layout) -> tuple[Callable[..., Layout], tuple[Any, ...]]:
    return state_class, kind.layout


copyreg.pickle(Layout, _rebuilt)
