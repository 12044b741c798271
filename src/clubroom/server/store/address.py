"""Where the database is: an address becomes an engine."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event
from sqlalchemy.dialects.sqlite import pysqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from clubroom.server.store.trouble import StoreError, explained

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
READERS = 14  # of one SQLite file, at most
PRAGMAS = (  # a lock is waited for as long as the driver does, 5 s; `?timeout=` in the address changes that
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a stored move survives a power cut
    "PRAGMA foreign_keys = ON",
)


def read_address(address: str) -> URL:
    """The address with the driver that we use."""
    try:
        url = make_url(address)
    except ArgumentError:
        url = make_url("none://")
    driver = DRIVERS.get(url.drivername.partition("+")[0])
    if driver is None or (driver.startswith("sqlite") and url.database in (None, "", ":memory:")):
        raise StoreError(
            f"{_safe(address)!r} is not the address of a database; write sqlite:///FILE or postgresql://NAME@HOST/BASE."
        )
    if driver.startswith("sqlite"):
        _check_file(Path(url.database or ""))
    return url.set(drivername=driver)


def _check_file(path: Path) -> None:
    """See that a file can be there before the driver tries: its own complaint comes from another thread."""
    if path.is_dir() or (not str(path).startswith("file:") and not os.access(path.parent, os.W_OK)):
        raise explained(OSError("unable to open database file"), str(path))


def _safe(address: str) -> str:
    """An address without the password that may stand in it."""
    before, at, after = address.rpartition("@")
    return f"…@{after}" if at and ":" in before else address


def name_of(url: URL) -> str:
    """The database as its host knows it, without its password."""
    return url.database or "" if url.drivername.startswith("sqlite") else url.render_as_string(hide_password=True)


def open_engine(url: URL) -> AsyncEngine:
    """An engine for whoever reads, and for single visits."""
    if not url.drivername.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, pool_pre_ping=True)  # one of them writes
    # A thread each: they stay, for to begin and end some whenever many ask at once would cost more than to keep them.
    engine = create_async_engine(url, pool_size=READERS, max_overflow=0)
    _listen(engine.sync_engine)
    return engine


def file_of(url: URL) -> tuple[str, Mapping[str, Any], Sequence[str]]:
    """A SQLite file for whoever writes it: its name, the driver's options, and what is set first."""
    (name,), options = pysqlite.dialect().create_connect_args(url)
    return name, options, PRAGMAS


def _listen(engine: Engine) -> None:
    """On SQLite every transaction that begins may write, so that it waits before it has read anything."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are ours: the driver begins them too late
        try:
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(pragma)
            cursor.close()
        except BaseException:
            connection.close()  # nobody else knows of it yet
            raise

    @event.listens_for(engine, "begin")
    def begun(connection: Any) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
