"""Set-up shared by all tests: the toy game is registered, long and plain ones wait for `make long` and `make plain`."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

TESTS = Path(__file__).parent
os.environ["CLUBROOM_SOURCES"] = str(TESTS / "bids")  # before clubroom is imported: its key names the cache

settings.register_profile("clubroom", deadline=None)  # the first call may compile
settings.load_profile("clubroom")

from clubroom.compiled import PLAIN  # noqa: E402 - the line above must come first
from clubroom.games import PACKAGES  # noqa: E402 - the line above must come first

PACKAGES["bids"] = "bids"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests marked long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left = set() if config.getoption("--long") else {"long"}
    left |= set() if PLAIN else {"plain"}
    kept = [item for item in items if left.isdisjoint(mark.name for mark in item.iter_markers())]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept
    items.sort(key=_half)


def _half(item: pytest.Item) -> int:
    """Two processes begin at opposite halves of the tests, each with other games, so that neither is compiled twice."""
    names = list(PACKAGES)
    order = [*names[len(names) // 2 :], "", *names[: len(names) // 2]]
    return next((place for place, name in enumerate(order) if name and name in item.nodeid), order.index(""))
