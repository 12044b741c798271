"""States as plain Python reads them: the attributes of NumPy's own records cost it four fifths of its time."""

from collections.abc import Callable, Mapping
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


class PlainState(np.record):  # type: ignore[misc]  # final for NumPy's stubs only
    """One record whose fields are read through the cells."""

    cells: Any
    places: Mapping[str, int]
    __getattribute__ = np.void.__getattribute__

    def __setattr__(self, name: str, value: Any) -> None:
        if name in self.places:
            self.cells[self.places[name]] = value
        else:
            self[name] = value


def plain_state(cell: type, fields: Mapping[str, tuple[int, ...]]) -> type[PlainState]:
    """A class of states with these fields, the shape of each by name."""
    places: dict[str, int] = {}
    names: dict[str, Any] = {"places": places}
    width = 0
    for name, shape in fields.items():
        if shape:
            names[name] = Row(name, np.dtype((cell, shape)), width * np.dtype(cell).itemsize)
        else:
            names[name], places[name] = property(_reader(width)), width
        width += int(np.prod(shape))
    return type("PlainState", (PlainState,), {**names, "cells": Row("cells", np.dtype((cell, (width,))), 0)})


def _reader(place: int) -> Callable[[PlainState], Any]:
    return lambda state: state.cells[place]
