"""The form of a box file: what it must say about colours, castles and objects, whether right or wrong."""

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar


class Colour(NamedTuple):
    """The cards of one player; cheques in thousands."""

    name: str
    cheques: tuple[int, ...]
    thieves: tuple[int, ...]


class Castle(NamedTuple):
    """Spaces of the track that share an octagon.  Ruling AV-1."""

    spaces: int
    upper: int
    lower: int


class Object(NamedTuple):
    """A collector's card."""

    letter: str
    year: int
    name: str


@dataclass(frozen=True)
class Box:
    """One edition's file."""

    file: str
    hand: int
    club: tuple[int, ...]  # the club's octagon, upper and lower
    colours: tuple[Colour, ...]
    castles: tuple[Castle, ...]
    objects: tuple[Object, ...]


NUMBERS = tuple[int, ...]
KINDS: dict[Any, str] = {int: "a number", str: "a text", NUMBERS: "a list of numbers", list: "a list"}
Row = TypeVar("Row", Colour, Castle, Object)


def read_box(path: Path) -> Box:
    """A file as it is written, or a ValueError that names the entry that cannot be read."""
    try:
        data: Any = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path.name}: this is not TOML: {error}") from error
    kinds = {"hand": int, "club": NUMBERS, "colours": list, "castles": list, "objects": list}
    values = _values(path.name, data, kinds)
    return Box(
        path.name,
        values["hand"],
        values["club"],
        tuple(_rows(Colour, f"{path.name}, colour", values["colours"])),
        tuple(_rows(Castle, f"{path.name}, castle", values["castles"])),
        tuple(_rows(Object, f"{path.name}, object", values["objects"])),
    )


def _rows(row: type[Row], entry: str, tables: Iterable[Any]) -> Iterator[Row]:
    for number, table in enumerate(tables, 1):
        yield row(**_values(f"{entry} {number}", table, row.__annotations__))


def _values(entry: str, table: Any, kinds: dict[str, Any]) -> dict[str, Any]:
    """An entry's values: exactly these keys, each of its kind; lists become tuples."""
    if not isinstance(table, dict) or table.keys() != kinds.keys():
        raise ValueError(f"{entry}: it must have the keys {', '.join(kinds)}, and no others")
    for key, kind in kinds.items():
        if not _fits(table[key], kind):
            raise ValueError(f"{entry}: {key} is {table[key]!r}; it must be {KINDS[kind]}")
    return {key: tuple(value) if isinstance(value, list) else value for key, value in table.items()}


def _fits(value: Any, kind: Any) -> bool:
    if kind == NUMBERS:
        return isinstance(value, list) and all(type(item) is int for item in value)
    return type(value) is kind
