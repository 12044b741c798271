"""A game's options: named choices that become fields of the state, so that nothing is configured elsewhere."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

OFF_ON = ("off", "on")


class Option(NamedTuple):
    """One row of the table; the position of a value in `values` is what the state holds."""

    name: str
    values: tuple[str, ...]
    default: str
    meaning: str


def read_options(title: str, table: Sequence[Option], given: Mapping[str, object]) -> dict[str, str]:
    """The given options with their values by name, both checked."""
    known = {option.name: option for option in table}
    for name in given:
        if name not in known:
            raise ValueError(f"{title} has no option {name!r}; it has {', '.join(known)}")
    return {name: _value(known[name], value) for name, value in given.items()}


def _value(option: Option, given: object) -> str:
    word = OFF_ON[given] if isinstance(given, bool) else str(given)
    for value in option.values:
        if value.casefold() == word.casefold():
            return value
    raise ValueError(f"option {option.name} cannot be {word!r}; it is one of {', '.join(option.values)}")


def numbers(table: Sequence[Option], values: Mapping[str, str]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The options as the rules take them."""
    return np.array([option.values.index(values[option.name]) for option in table] or [0], np.int64)
