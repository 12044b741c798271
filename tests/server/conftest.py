"""Doors, stores and processes are the same compiled or not: they are tested once, in the plain run, which counts lines.

A server that a test starts as a process is always plain, so that it is there at once.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from clubroom.server.logs import BEFORE
from server.databases import end_postgres
from server.halls import toy_game_alone

COMPILED_TOO = {  # where rules are at work
    "test_compiled_server",
    "test_fair",
    "test_frames",
    "test_old_games",
    "test_reconnect",
    "test_rehearsal",
    "test_same_deal",
    "test_table",
    "test_table_laws",
    "test_table_machine",
    "test_undo",
    "test_verify",
}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.stem not in COMPILED_TOO:
            item.add_marker(pytest.mark.plain)


@pytest.fixture(autouse=True)
def logs_of_a_server() -> None:
    """A line each, as a server writes them: unasked structlog draws all variables of a fault, for up to a minute."""
    structlog.configure(processors=[*BEFORE, structlog.processors.JSONRenderer()])


@pytest.fixture(scope="session", autouse=True)
def no_postgres_is_left() -> Iterator[None]:
    yield
    end_postgres()


@pytest.fixture
def only_the_toy_game() -> Iterator[None]:
    with toy_game_alone():
        yield
