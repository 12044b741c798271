"""Doors, stores and processes are the same compiled or not: they are tested once, in the plain run, which counts lines.

A server that a test starts as a process is always plain, so that it is there at once.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from clubroom.games import PACKAGES
from server.databases import end_postgres

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


@pytest.fixture(scope="session", autouse=True)
def no_postgres_is_left() -> Iterator[None]:
    yield
    end_postgres()


@pytest.fixture
def only_the_toy_game() -> Iterator[None]:
    """No other game is in the list; afterwards they are back in their order, which others rely on."""
    kept = dict(PACKAGES)
    for name in kept:
        if name != "bids":
            del PACKAGES[name]
    yield
    PACKAGES.clear()
    PACKAGES.update(kept)
