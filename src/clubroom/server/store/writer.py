"""Group commit: whatever is submitted while the disk is busy is stored together next time.

A transaction costs a write to the disk, whatever is in it.  Most groups go in at once; only when something in a group
conflicts is each submission tried by itself, so that a conflict fails alone.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from clubroom.server.store.draft import CLASHES, drafted
from clubroom.server.store.scribe import Scribe
from clubroom.server.store.trouble import StoreTrouble, explained
from clubroom.server.store.wording import Wordings
from clubroom.server.store.writes import Line

MOST_AT_ONCE = 256
MOST_PATIENT = 64


class Stored(NamedTuple):
    """It is on the disk."""


class Conflict(NamedTuple):
    """Somebody else was first, and nothing was stored: load again and decide again."""


class Submission(NamedTuple):
    """Statements that go in together, and whoever waits for them."""

    lines: Sequence[Line]
    done: "asyncio.Future[Stored | Conflict]"


class Writer:
    """The only one who writes."""

    def __init__(self, scribe: Scribe, wordings: Wordings, name: str) -> None:
        self._scribe, self._wordings, self._name = scribe, wordings, name
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
        """Store a group at once, or one by one when something in it clashes; everybody hears what became of his."""
        answer = await self._write(group)
        alone = isinstance(answer, Conflict) and len(group) > 1
        for submission in group:
            _tell(submission, await self._write([submission]) if alone else answer)

    async def _write(self, group: list[Submission]) -> Stored | Conflict | StoreTrouble:
        """One transaction."""
        try:
            lines = (line for submission in group for line in submission.lines)
            await self._scribe.write(drafted(lines, self._wordings))
        except CLASHES:
            return Conflict()
        except Exception as error:  # whatever it is: those who wait must hear of it
            return explained(error, self._name)
        return Stored()


def _tell(submission: Submission, answer: Stored | Conflict | StoreTrouble) -> None:
    if submission.done.cancelled():
        return  # whoever stops waiting does not stop the writing
    if isinstance(answer, StoreTrouble):
        submission.done.set_exception(answer)
    else:
        submission.done.set_result(answer)
