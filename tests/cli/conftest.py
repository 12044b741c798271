from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import clubroom
from clubroom.cli import app, prepare, storage

Run = Callable[..., Result]


@pytest.fixture(scope="session", autouse=True)
def prepared() -> None:
    """No test is the first start of a game: that one says more."""
    for name in ("figaro", "bids"):
        prepare.prepare_play(clubroom.game(name))
    prepare.prepare_walk(clubroom.game("figaro"))


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The person's data folder."""
    monkeypatch.setattr(storage, "user_data_path", lambda name: tmp_path / "data" / name)
    return tmp_path / "data" / "clubroom" / "games"


@pytest.fixture
def run(data: Path) -> Run:
    """Run a command line, with the lines that a person would type."""

    def run_command(*arguments: object, typed: tuple[object, ...] = ()) -> Result:
        lines = "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(app, [str(part) for part in arguments], input=lines, catch_exceptions=False)

    return run_command
