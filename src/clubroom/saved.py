"""Saved games: a text that people can read, and that reads back move by move.

clubroom game 1
game: bids
rules: 1
seats: 3
options: low_wins=off
players: north; east; south
generator: 5a7e2c10 00000001 9b3d44aa 0000003f

chance: deal 7
east: add 7
digest: 0f3c…          (every twenty moves and at the end: the state by then)
points: 2 0 3          (when the game is over)
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from clubroom.game import Game
from clubroom.games import load_game
from clubroom.viewers import CHANCE

if TYPE_CHECKING:
    from clubroom.play import Match

FIRST_LINE = "clubroom game 1"
HEADER = ("game", "rules", "seats", "options", "players", "generator")
DIGEST_EVERY = 20
LONGEST_QUOTE = 80

Opener = Callable[[Game, int, dict[str, Any], list[tuple[int, int]]], "Match"]


class BrokenFile(ValueError):
    """A saved game that cannot be read: names the line and what was expected."""

    def __init__(self, path: Path, line: int, expected: str, found: str) -> None:
        super().__init__(f"{path}, line {line}: expected {expected}, found {found[:LONGEST_QUOTE]!r}")


def write(match: "Match", path: Path, overwrite: bool) -> None:
    """Write the file in one step, so that a crash leaves the old one or the new one, never half."""
    if path.exists() and not overwrite:
        raise FileExistsError(f"{path} exists already; choose another name or allow overwriting it")
    if not path.parent.is_dir():
        raise FileNotFoundError(f"there is no folder {path.parent} to save {path.name} in; make it first")
    text = "\n".join(lines(match)) + "\n"
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def lines(match: "Match") -> Iterator[str]:
    """The file, line by line."""
    yield FIRST_LINE
    yield f"game: {match.game.name}"
    yield f"rules: {match.game.rules}"
    yield f"seats: {match.seats}"
    yield "options: " + " ".join(f"{name}={value}" for name, value in match.options.items())
    yield "players: " + "; ".join(match.players)
    yield "generator: " + " ".join(format(int(word), "08x") for word in match.rng)
    yield ""
    again = type(match).replayed(match.game, match.seats, match.options, [])
    for number, entry in enumerate(match.log, 1):
        again.redo(entry.player, entry.move)
        yield f"{_actor(match.game, entry.player)}: {match.text(entry.move)}"
        if number % DIGEST_EVERY == 0 or number == len(match.log):
            yield f"digest: {again.digest()}"
    if match.over:
        yield "points: " + " ".join(map(str, match.points()))


def read(path: Path, opened: Opener) -> "Match":
    """Read a saved game; every move and digest is checked.  `opened` makes a match from game, seats, options, moves."""
    try:
        text = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise BrokenFile(path, 1, f"the text {FIRST_LINE!r}", "something that is not text") from None
    if text[:1] != [FIRST_LINE]:
        raise BrokenFile(path, 1, FIRST_LINE, text[0] if text else "an empty file")
    header = _header(path, text)
    match = _open(path, header, opened)
    for number, line in enumerate(text[len(HEADER) + 1 :], len(HEADER) + 2):
        if line.strip():
            _read_line(path, number, line, match)
    if not match.log or not text[-1].startswith(("digest: ", "points: ")):
        raise BrokenFile(path, len(text), "a digest or points as the last line; the file is cut off", text[-1])
    match.resume_chance()
    return match


def _header(path: Path, text: list[str]) -> dict[str, str]:
    values = {}
    for number, key in enumerate(HEADER, 2):
        line = text[number - 1] if number <= len(text) else ""
        if not line.startswith(f"{key}: "):
            raise BrokenFile(path, number, f"'{key}: …'", line)
        values[key] = line.partition(": ")[2].strip()
    return values


def _open(path: Path, header: dict[str, str], opened: Opener) -> "Match":
    def complain(key: str, expected: str) -> BrokenFile:
        return BrokenFile(path, HEADER.index(key) + 2, expected, header[key])

    try:
        game = load_game(header["game"])
    except ValueError as error:
        raise complain("game", f"the name of a game ({error})") from None
    if header["rules"] != str(game.rules):
        raise complain("rules", f"rules number {game.rules}, the one this Clubroom plays")
    try:
        seats = int(header["seats"])
        game.settle(seats, {})
    except ValueError:
        raise complain("seats", f"a number from {game.seats[0]} to {game.seats[-1]}") from None
    try:
        options = dict(pair.split("=") for pair in header["options"].split())
        match = opened(game, seats, options, [])
    except ValueError as error:
        raise complain("options", f"options as name=value ({error})") from None
    match.players = tuple(name.strip() for name in header["players"].split(";"))
    if len(match.players) != seats:
        raise complain("players", f"{seats} names, divided by semicolons")
    try:
        match.rng = np.array([int(word, 16) for word in header["generator"].split()], np.int64)
    except ValueError:
        match.rng = np.zeros(0, np.int64)
    if match.rng.shape != (4,) or not ((match.rng >= 0) & (match.rng < 1 << 32)).all():
        raise complain("generator", "four words of eight hexadecimal digits")
    return match


def _read_line(path: Path, number: int, line: str, match: "Match") -> None:
    key, colon, value = line.partition(":")
    value = value.strip()
    if key == "digest":
        if value != match.digest():
            raise BrokenFile(path, number, f"digest {match.digest()}, which the moves so far lead to", value)
    elif key == "points":
        points = " ".join(map(str, match.points())) if match.over else "no points before the end"
        if value != points:
            raise BrokenFile(path, number, points, value)
    else:
        player = _player(match.game, match.seats, key)
        if player is None or not colon:
            seats = ", ".join(match.game.seat_names[: match.seats])
            raise BrokenFile(path, number, f"'WHO: move' with chance, {seats} as WHO", line)
        try:
            match.redo(player, match.game.moves.parse(value))
        except ValueError as error:
            raise BrokenFile(path, number, f"a legal move ({error})", value) from None


def _actor(game: Game, player: int) -> str:
    return "chance" if player == CHANCE else game.seat_names[player]


def _player(game: Game, seats: int, name: str) -> int | None:
    names = {"chance": CHANCE, **{game.seat_names[seat]: seat for seat in range(seats)}}
    return names.get(name)
