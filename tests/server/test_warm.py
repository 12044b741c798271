"""Games made ready by a child, while the server answers."""

import asyncio
import os
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clubroom.cli import app
from clubroom.server import prepared, warm
from clubroom.server.warm import Warmth

LINE = """print('{"stage": "rules"}\\n{"stage": "compiled"}')"""


@pytest.fixture(autouse=True)
def few_games(only_the_toy_game: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "is_prepared", lambda name: False)


def program(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(warm, "PROGRAM", [sys.executable, "-c", text])


def test_a_game_is_ready_when_the_child_has_compiled_and_we_have_loaded_it(monkeypatch: pytest.MonkeyPatch) -> None:
    program(monkeypatch, LINE)
    loaded: list[str] = []

    async def run() -> Warmth:
        warmth = Warmth(["bids=bids"], loaded.append)
        assert not warmth.games["bids"].ready
        assert "waiting" in str(warmth.games["bids"].saying)
        await asyncio.gather(warmth.work(), warmth.wait_for("bids"))
        return warmth

    assert asyncio.run(run()).games["bids"].ready
    assert loaded == ["bids"]


def test_what_was_prepared_before_needs_no_child(monkeypatch: pytest.MonkeyPatch) -> None:
    program(monkeypatch, "raise SystemExit(3)")
    monkeypatch.setattr(warm, "is_prepared", lambda name: True)

    async def run() -> Warmth:
        warmth = Warmth([], lambda name: None)
        await warmth.work()
        return warmth

    assert asyncio.run(run()).games["bids"].ready


def test_the_child_says_how_far_it_is_and_leaves_a_mark(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(prepared, "CACHE", tmp_path)
    monkeypatch.setattr(prepared, "PLAIN", False)
    monkeypatch.setattr(os, "nice", lambda by: None)
    assert not prepared.is_prepared("bids")
    assert CliRunner().invoke(app, ["prepare", "bids=bids", "--json"]).exit_code == 0
    assert prepared.is_prepared("bids")
    result = CliRunner().invoke(app, ["prepare", "bids"])
    assert "Sealed bids is ready." in result.output


def test_a_game_whose_child_fails_is_never_loaded_here(monkeypatch: pytest.MonkeyPatch) -> None:
    program(monkeypatch, f"{LINE}; raise SystemExit(3)")
    loaded: list[str] = []

    async def run() -> Warmth:
        warmth = Warmth([], loaded.append)
        await warmth.work()
        await warmth.wait_for("bids")
        return warmth

    assert "could not be prepared" in str(asyncio.run(run()).games["bids"].saying)
    assert loaded == []


def test_a_game_that_cannot_be_loaded_fails_alone() -> None:
    def load(name: str) -> None:
        raise ValueError(name)

    async def run() -> Warmth:
        warmth = Warmth([], load)
        await warmth.work(compile_first=False)
        return warmth

    assert asyncio.run(run()).games["bids"].stage == "failed"


def test_games_that_are_waited_for_come_first_and_what_follows_is_done_before_the_next() -> None:
    done: list[str] = []

    async def follow(name: str) -> None:
        done.append(f"after {name}")

    async def run() -> list[str]:
        warmth = Warmth([], done.append)
        await warmth.work(False, ["bids", "a game of the past"], follow)
        return list(warmth.games)

    names = ["bids", *(name for name in asyncio.run(run()) if name != "bids")]
    assert done == [line for name in names for line in (name, f"after {name}")]


def test_the_child_does_not_outlive_its_server(monkeypatch: pytest.MonkeyPatch) -> None:
    program(monkeypatch, "import time; time.sleep(60)")

    async def run() -> None:
        task = asyncio.create_task(Warmth([], print).work())
        await asyncio.sleep(0.2)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(asyncio.wait_for(run(), 10))
