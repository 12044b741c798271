"""The README and the book keep their word: every session gives what it shows, every command runs."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import clubroom
from clubroom.compiled import PLAIN

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
WITH_SESSIONS = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]
PROGRAM = Path(sys.executable).with_name("clubroom")


def blocks(page: Path, language: str) -> list[str]:
    """The blocks of one language on a page, each line at its place, all other lines empty."""
    inside, kept = False, []
    for line in page.read_text(encoding="utf-8").splitlines():
        inside = inside and not line.startswith("```")
        kept.append(line if inside else "")
        inside = inside or line == f"```{language}"
    return kept


def run_sessions(page: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """All sessions of a page in a process of their own, where the tests' toy game is not in the list."""
    (folder / page.name).write_text("\n".join(blocks(page, "pycon")), encoding="utf-8")
    command = [sys.executable, "-m", "doctest", page.name]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("page", WITH_SESSIONS, ids=lambda page: page.name)
def test_every_session_of_a_page_gives_what_it_shows(page: Path, tmp_path: Path) -> None:
    done = run_sessions(page, tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(PLAIN, reason="a thousand games take minutes in plain Python")
def test_every_command_of_the_readme_runs(tmp_path: Path) -> None:
    """In the order of the page, in the folder that its Python session leaves behind; whoever asks is told `quit`."""
    run_sessions(PAGES[0], tmp_path)
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    commands = [line for line in blocks(PAGES[0], "sh") if line.startswith("clubroom ")]
    for command in commands:
        words = [str(PROGRAM), *shlex.split(command)[1:]]
        done = subprocess.run(
            words, cwd=tmp_path, env=environment, input="quit\n", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}\n{done.stderr}"
        assert done.stdout, command
    shown = {shlex.split(command)[1] for command in commands}
    assert shown == {"games", "play", "simulate", "replay", "bench"}


def test_the_two_commands_come_first_and_exist() -> None:
    promised = [line for line in blocks(PAGES[0], "sh") if line.startswith("make ")]
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert promised == ["make play", "make test"]
    assert {command.split()[1] for command in promised} <= set(targets)


def test_the_saved_game_shown_in_the_book_can_be_loaded(tmp_path: Path) -> None:
    example = "\n".join(blocks(ROOT / "docs" / "4-one-move.md", "text")).strip()
    (tmp_path / "tiny.game").write_text(example + "\n", encoding="utf-8")
    assert clubroom.load(tmp_path / "tiny.game").points() == [7, 0, 0]
