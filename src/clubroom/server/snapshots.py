"""A table at one event, kept to be quick after a restart, and the mark of the rules that made it."""

import hashlib
from functools import cache
from pathlib import Path

from msgspec import Struct

from clubroom import compiled
from clubroom.games import PACKAGES, load_game
from clubroom.server.events import Ended


class Snapshot(Struct, frozen=True):
    """A table at one event, kept to be quick after a restart; the log alone would do."""

    number: int
    sources: str  # of the rules that made it
    nonces: list[str]
    counter: int
    line: list[int]
    answers: list[tuple[int, str, int, bool]]
    digest: str
    state: list[int]
    ended: Ended | None = None


@cache
def sources_of(game: str) -> str:
    """A mark of all that the rules of a game are made of: a snapshot made by other rules is thrown away."""
    mark = hashlib.sha256()
    folder = load_game(game).folder if game in PACKAGES else None
    for path in compiled.source_files():
        if path.parent in (folder, Path(compiled.__file__).parent):
            mark.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return mark.hexdigest()
