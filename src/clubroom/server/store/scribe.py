"""Who carries out a transaction that writes, in the way that is cheapest for each kind of database."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Protocol

import msgspec
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from clubroom.server.helpers import let_go, tell
from clubroom.server.store import quill
from clubroom.server.store.address import file_of
from clubroom.server.store.draft import Clash, Draft, Lost

PROGRAM = [sys.executable, "-IS", quill.__file__]  # nothing but Python itself, so that it starts at once
TRIES = 3  # for one transaction, each with another process
UNFIT = "23"  # how codes begin by which PostgreSQL refuses a row that does not fit the others


class Scribe(Protocol):
    """Carries out one transaction after the other."""

    async def write(self, draft: Draft) -> None:
        """Carry out all of it or nothing; when this returns it is on the disk."""

    async def close(self) -> None:
        """Write no more."""


class Remote:
    """By the driver of PostgreSQL itself, over one connection that is kept, and replaced when its server closed it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: Any = None  # that connection's

    async def write(self, draft: Draft) -> None:
        """Carry it out in a transaction of its own."""
        if self._driver is None or self._driver.is_closed():
            await self._connect()
        try:
            if len(draft) == 1:  # a transaction by itself: three journeys become one
                await _carry_out(self._driver, draft)
            else:
                async with self._driver.transaction():
                    await _carry_out(self._driver, draft)
        except Exception as error:
            if (getattr(error, "sqlstate", None) or "").startswith(UNFIT):
                raise Clash from error
            raise

    async def _connect(self) -> None:
        await self.close()
        self._connection = await self._engine.connect()  # never one that is closed: the engine asks it first
        self._driver = (await self._connection.get_raw_connection()).driver_connection

    async def close(self) -> None:
        """Give the connection back; the engine is the store's."""
        if self._connection is not None:
            await self._connection.close()
        self._connection = self._driver = None


async def _carry_out(driver: Any, draft: Draft) -> None:
    for step in draft:
        if not step.checked:
            await driver.executemany(step.text, step.rows)
        elif await driver.execute(step.text, *step.rows[0]) != "UPDATE 1":
            raise Lost


class OneFile:
    """By a process of its own, begun with the first transaction; one that is lost is replaced.

    What it was just doing is done again: if it had been done after all, it clashes with itself, and whoever asked
    finds it there.
    """

    def __init__(self, url: URL) -> None:
        self._opening = msgspec.json.encode(file_of(url))
        self._process: Process | None = None

    async def write(self, draft: Draft) -> None:
        """Have it carried out in a transaction of its own."""
        order = msgspec.json.encode(draft)
        for _ in range(TRIES):
            try:
                answer = await self._ask(order)
                break
            except (OSError, EOFError):
                await self.close()
        else:
            raise OSError("the process that writes the file is lost again and again")
        if answer == quill.CLASH:
            raise Clash
        if answer == quill.LOST:
            raise Lost
        if answer:
            raise OSError(answer)

    async def _ask(self, order: bytes) -> str:
        """What the process answers; an error when it is lost."""
        orders = quill.framed(order)
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(*PROGRAM, stdin=PIPE, stdout=PIPE)
            orders = quill.framed(self._opening) + orders
        back = await tell(self._process, orders)
        length = int.from_bytes(await back.readexactly(quill.LENGTH), "big")
        return msgspec.json.decode(await back.readexactly(length), type=str)

    async def close(self) -> None:
        """Let the process end by itself: what it was given is written first."""
        process, self._process = self._process, None
        if process is not None:
            await let_go(process)


def scribe_for(engine: AsyncEngine, url: URL) -> Scribe:
    """The one for a database."""
    return OneFile(url) if engine.dialect.name == "sqlite" else Remote(engine)
