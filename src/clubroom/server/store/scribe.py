"""Who carries out a transaction that writes, in the way that is cheapest for each kind of database."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from clubroom.server.store.address import open_writing

T = TypeVar("T")


class Scribe(Protocol):
    """Carries out one transaction after the other."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do it in a transaction of its own; when this returns it is on the disk."""

    async def close(self) -> None:
        """Write no more."""


class Remote:
    """Over a connection that waits for its server without keeping anybody else waiting."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine.execution_options(writes=True)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do it in a transaction of its own."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Nothing: the engine is the store's."""


class OneFile:
    """In one thread, from the first statement to the last: to go there and back for each would cost more than all."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do it in a transaction of its own."""

        def do() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, do)

    async def close(self) -> None:
        """Close the file where it was opened."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def scribe_for(engine: AsyncEngine, url: URL) -> Scribe:
    """The one for a database."""
    return OneFile(open_writing(url)) if engine.dialect.name == "sqlite" else Remote(engine)
