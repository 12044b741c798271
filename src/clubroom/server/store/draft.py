"""A transaction, drafted before anything of it is sent, so that it takes as few journeys as possible."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from clubroom.server.store.wording import Wordings
from clubroom.server.store.writes import Line


class Clash(Exception):
    """A row is there already: somebody else was first."""


class Lost(Exception):
    """A row that was to be changed is not there any more, or is another by now."""


CLASHES = (Clash, Lost)


class Step(NamedTuple):
    """One statement for some rows; a `checked` one must change exactly one."""

    text: str
    rows: list[list[Any]]
    checked: bool


Draft = list[Step]


def drafted(lines: Iterable[Line], wordings: Wordings) -> Draft:
    """All lines, first those that are checked, then the others, those of one statement together."""
    checked: Draft = []
    groups: dict[int, Step] = {}
    for line in lines:
        worded = wordings.of(line.statement, line.values)
        if line.checked:
            checked.append(Step(worded.text, [worded.values(line.values)], True))
        else:
            step = groups.setdefault(id(line.statement), Step(worded.text, [], False))
            step.rows.append(worded.values(line.values))
    return [*checked, *groups.values()]
