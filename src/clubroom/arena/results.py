"""Results files: a line of JSON that says which contest it is, then a line for every finished game.

A line is written at once when its game is over.  A run that was killed goes on where it was: finished games are read
back, and a last line that was torn is cut off.  Only one program at a time plays into a file; anybody may read it.
"""

import fcntl
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import clubroom
from clubroom.arena.contest import Contest, Row
from clubroom.arena.seating import seated
from clubroom.games import load_game

FORMAT = 1
MARK = "clubroom results"
LONGEST_HEADER = 100_000
LONGEST_QUOTE = 60


def header_of(contest: Contest) -> dict[str, Any]:
    """The first line."""
    return {
        MARK: FORMAT,
        "version": clubroom.__version__,
        "game": contest.game,
        "rules": load_game(contest.game).rules,
        "seats": contest.seats,
        "options": dict(contest.options),
        "lineup": list(contest.lineup),
        "seed": contest.seed,
    }


def read_header(path: Path) -> dict[str, Any] | None:
    """The first line of a results file, None where there is no file yet or an empty one; else a ValueError."""
    if not path.exists():
        return None
    if not path.is_file():
        raise ValueError(f"{path} is no file; name another")
    with path.open("rb") as file:
        line = file.readline(LONGEST_HEADER)
    if not line:
        return None
    try:
        header = json.loads(line)
    except (ValueError, RecursionError):
        header = None
    if not isinstance(header, dict) or MARK not in header or not isinstance(header.get("seed"), int):
        raise ValueError(f"{path} is no results file; name another, it is left as it is")
    if header[MARK] != FORMAT:
        raise ValueError(f"{path} has results in format {header[MARK]}, this Clubroom reads format {FORMAT}")
    return header


class InUse(Exception):
    """Another program plays into the file."""


class ResultsFile:
    """The file of one contest: what is finished, and room for more."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path, self.contest = path, contest
        found, asked = read_header(path), header_of(contest)
        if found is None:
            with path.open("ab") as file:
                file.write(as_line(asked))
        else:
            self._compare(found, asked)
        self.rows = {row.number: row for row in self._read()}

    def _compare(self, found: dict[str, Any], asked: dict[str, Any]) -> None:
        """Refuse the file of another contest; the version may differ as long as the rules are the same."""
        for key in ("game", "rules", "seats", "options", "lineup", "seed"):
            if found.get(key) != asked[key]:
                holds, wanted = in_words(found.get(key)), in_words(asked[key])
                raise ValueError(f"{self.path} holds games with {key} {holds}, not {wanted}; name another file")

    def _read(self) -> list[Row]:
        """The finished games; whatever follows the last whole line is cut off."""
        text = self.path.read_bytes()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            os.truncate(self.path, whole)
        return [self._row(line, number) for number, line in enumerate(text[:whole].splitlines()[1:], 2)]

    def _row(self, line: bytes, number: int) -> Row:
        try:
            row = Row(**json.loads(line))
            if row.number >= 0 and row.bots == seated(self.contest.lineup, row.number):
                return row
        except (ValueError, TypeError, RecursionError):
            pass
        found = line[:LONGEST_QUOTE].decode(errors="replace")
        raise ValueError(f"{self.path}, line {number}: expected a game of this contest, found {found!r}")

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep every other program from playing into the file; `rows` has all that others have added until then."""
        with self.path.open("ab") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InUse(f"another program is playing into {self.path}; wait, or name another file") from None
            self.rows = {row.number: row for row in self._read()}
            yield

    def add(self, row: Row) -> None:
        """Keep a finished game, now."""
        with self.path.open("ab") as file:
            file.write(as_line(row._asdict()))
        self.rows[row.number] = row


def as_line(values: dict[str, Any]) -> bytes:
    """One line of the file."""
    return json.dumps(values).encode() + b"\n"


def in_words(value: object) -> str:
    """A value of the header as a person would type it."""
    if isinstance(value, dict):
        return " ".join(f"{name}={choice}" for name, choice in value.items()) or "none"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
