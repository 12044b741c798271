"""Who carries out a transaction that writes, in the way that is cheapest for each kind of database."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from clubroom.server.store.address import open_file
from clubroom.server.store.pen import Fountain, Pen, Typewriter, Worded

T = TypeVar("T")


class Scribe(Protocol):
    """Carries out one transaction after the other."""

    async def write(self, work: Callable[[Pen], T]) -> T:
        """Do it in a transaction of its own; when this returns it is on the disk."""

    async def close(self) -> None:
        """Write no more."""


class Remote:
    """Over a connection that waits for its server without keeping anybody else waiting."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(writes=True)

    async def write(self, work: Callable[[Pen], T]) -> T:
        """Do it in a transaction of its own."""

        def do(connection: Connection) -> T:
            return work(Typewriter(connection))

        async with self._engine.begin() as connection:
            return await connection.run_sync(do)

    async def close(self) -> None:
        """Nothing: the engine is the store's."""


class OneFile:
    """In one thread, from the first statement to the last: to go there and back for each would cost more than all."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._connection: sqlite3.Connection | None = None  # only that thread uses it
        self._worded: dict[int, Worded] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def write(self, work: Callable[[Pen], T]) -> T:
        """Do it in a transaction of its own."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Callable[[Pen], T]) -> T:
        if self._connection is None:
            self._connection = open_file(self._url)
        with self._connection as connection:  # what fails is taken back whole
            pen = Fountain(connection, self._worded)
            result = work(pen)
            pen.finish()
            return result

    async def close(self) -> None:
        """Close the file where it was opened."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()


def scribe_for(engine: AsyncEngine, url: URL) -> Scribe:
    """The one for a database."""
    return OneFile(url) if engine.dialect.name == "sqlite" else Remote(engine)
