"""Group commit: whatever is submitted while the disk is busy is stored together next time.

A transaction costs a write to the disk, whatever is in it.  Most groups go in at once; only when something in a group
conflicts is each submission tried by itself, so that a conflict fails alone.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from clubroom.server.store.pen import CLASHES, Pen
from clubroom.server.store.scribe import Scribe
from clubroom.server.store.trouble import StoreTrouble, explained
from clubroom.server.store.writes import Line

MOST_AT_ONCE = 256
MOST_PATIENT = 64


class Stored(NamedTuple):
    """It is on the disk."""


class Conflict(NamedTuple):
    """Somebody else was first, and nothing was stored: load again and decide again."""


class _Lost(Exception):
    """A checked statement found its row changed."""


class Submission(NamedTuple):
    """Statements that go in together, and whoever waits for them."""

    lines: Sequence[Line]
    done: "asyncio.Future[Stored | Conflict]"


class Writer:
    """The only one who writes."""

    def __init__(self, scribe: Scribe, name: str) -> None:
        self._scribe, self._name = scribe, name
        self._waiting: list[Submission] = []
        self._patient: list[Submission] = []  # nobody is told when these are stored
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._work())

    async def submit(self, lines: Iterable[Line], patient: bool = False) -> Stored | Conflict:
        """Store all of it; returns when it is on the disk, or when a conflict kept all of it out.

        What is `patient` waits until nothing else does, or until there is much of it.
        """
        if self._closed:
            raise StoreTrouble("store_closing")
        done: asyncio.Future[Stored | Conflict] = asyncio.get_running_loop().create_future()
        (self._patient if patient else self._waiting).append(Submission(list(lines), done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Store what was submitted, and take no more."""
        first, self._closed = not self._closed, True
        self._wake.set()
        await self._task
        if first:
            await self._scribe.close()

    async def _work(self) -> None:
        while True:
            if self._waiting and len(self._patient) < MOST_PATIENT:
                group, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            else:
                group, self._patient = self._patient[:MOST_AT_ONCE], self._patient[MOST_AT_ONCE:]
            if group:
                await self._store(group)
            elif self._closed:
                return
            else:
                self._wake.clear()
                await self._wake.wait()

    async def _store(self, group: list[Submission]) -> None:
        answers: list[Stored | Conflict | BaseException]
        try:
            try:
                answers = await self._scribe.write(lambda pen: _at_once(pen, group))
            except (*CLASHES, _Lost):
                answers = await self._scribe.write(lambda pen: _one_by_one(pen, group))
        except Exception as error:  # whatever it is: those who wait must hear of it
            answers = [explained(error, self._name)] * len(group)
        for submission, answer in zip(group, answers, strict=True):
            if submission.done.cancelled():
                continue  # whoever stops waiting does not stop the writing
            if isinstance(answer, BaseException):
                submission.done.set_exception(answer)
            else:
                submission.done.set_result(answer)


def _at_once(pen: Pen, group: list[Submission]) -> list[Stored | Conflict | BaseException]:
    _execute(pen, [line for submission in group for line in submission.lines])
    return [Stored()] * len(group)


def _one_by_one(pen: Pen, group: list[Submission]) -> list[Stored | Conflict | BaseException]:
    answers: list[Stored | Conflict | BaseException] = []
    for submission in group:
        try:
            with pen.nested():
                _execute(pen, submission.lines)
            answers.append(Stored())
        except (*CLASHES, _Lost):
            answers.append(Conflict())
    return answers


def _execute(pen: Pen, lines: Sequence[Line]) -> None:
    """Execute all lines, those of the same statement in one go."""
    groups: dict[int, tuple[Line, list[dict[str, Any]]]] = {}
    for line in lines:
        if line.checked:
            if pen.change(line.statement, line.values) != 1:
                raise _Lost
        else:
            groups.setdefault(id(line.statement), (line, []))[1].append(line.values)
    for line, values in groups.values():
        pen.write(line.statement, values)
