"""However a person leaves, nothing is lost.  These are real processes at real terminals."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import clubroom
from cli.conftest import Run
from cli.pseudo_terminal import PseudoTerminal

NEW_GAME = ("play", "figaro", "--seats", 3, "--seed", 4, "--name", "Tom", "--option", "first=A")
PROMPT = "Tom, your move"


def own_moves(path: Path) -> list[str]:
    match = clubroom.load(path)
    return [match.text(entry.move) for entry in match.log if entry.player == 0]


@pytest.mark.parametrize("keys", ["\x03", "\x04", "quit\r"], ids=["ctrl-c", "ctrl-d", "quit"])
def test_leaving_says_how_to_resume_and_the_game_goes_on(tmp_path: Path, keys: str) -> None:
    path = tmp_path / "a game.game"
    with PseudoTerminal(*NEW_GAME, "--save", path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("1\r")
        terminal.wait_for(PROMPT)
        terminal.type_until(keys, "--resume")
        assert terminal.wait_for_the_end() == 0
        last_line = terminal.shown.strip().splitlines()[-1]
    assert last_line.strip() == f"clubroom play --resume '{path}'"
    assert "Traceback" not in terminal.shown
    assert own_moves(path) == ["lay cooking 1 before A"]
    with PseudoTerminal(*shlex.split(last_line)[1:]) as terminal:
        assert "Tom lays cooking 1 before Tom." in terminal.wait_for(PROMPT)
        terminal.type("1\r")
        terminal.wait_for(PROMPT)
        terminal.kill()
    assert len(own_moves(path)) == 2


def test_a_killed_game_is_where_it_was_after_the_last_move(tmp_path: Path, run: Run) -> None:
    path = tmp_path / "killed.game"
    with PseudoTerminal(*NEW_GAME, "--save", path) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("2\r")
        terminal.wait_for(PROMPT)
        terminal.kill()
    killed = clubroom.load(path)
    assert len(own_moves(path)) == 1
    assert killed.to_act() == (0,)
    assert run("play", "--resume", path, typed=("quit",)).exit_code == 0
    assert clubroom.load(path).digest() == killed.digest()


def test_an_existing_file_is_overwritten_only_with_consent(tmp_path: Path) -> None:
    path = tmp_path / "mine.game"
    path.write_text("precious")
    with PseudoTerminal(*NEW_GAME, "--save", path) as terminal:
        terminal.wait_for("Overwrite it?")
        terminal.type("n\r")
        assert terminal.wait_for_the_end() == 0
    assert path.read_text() == "precious"
    with PseudoTerminal(*NEW_GAME, "--save", path) as terminal:
        terminal.wait_for("Overwrite it?")
        terminal.type("y\r")
        terminal.wait_for(PROMPT)
    assert path.read_text().startswith("clubroom game")


@pytest.mark.parametrize("arguments", ["games", "simulate figaro --games 3 --json", "--version"])
def test_a_reader_who_goes_away_causes_no_traceback(arguments: str) -> None:
    start = "from clubroom.cli import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", start, *arguments.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, errors = process.communicate(timeout=120)
    assert b"Traceback" not in errors
    assert b"BrokenPipe" not in errors
