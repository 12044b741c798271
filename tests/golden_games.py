"""Whole games kept as text, and signatures of many: what every game's `make_golden.py` and its tests share."""

import hashlib
import itertools
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import clubroom
from clubroom import Match
from clubroom.chance import generator
from clubroom.game import Game
from clubroom.saved import lines
from clubroom.viewers import CHANCE

FOLDER = Path(__file__).parent / "golden"
Run = tuple[int, Mapping[str, str], int]  # seats, options, games


class Golden(NamedTuple):
    """A file: its table, what it must show, and how its players choose, if the game has several ways."""

    seats: int
    options: dict[str, str]
    wanted: set[str]
    players: Any = None


@dataclass
class GoldenGames:
    """One game's files: `shows` names them, `played` makes a match, `shown` reads from its log what it shows.

    `replayed` plays a match again in the naive version and returns that; `runs` are the tables of the signature.
    """

    game: Game
    shows: Mapping[str, Golden]
    everything: set[str]  # what they must show together
    played: Callable[[Golden, int], Match]
    shown: Callable[[Match], set[str]]
    replayed: Callable[[Match], Any]
    runs: Sequence[Run]

    @property
    def folder(self) -> Path:
        return FOLDER / self.game.name

    @property
    def signature_path(self) -> Path:
        return self.folder.with_suffix(".signature")

    def files(self) -> list[Path]:
        return sorted(self.folder.glob("*.game"))

    # Making

    def main(self) -> None:
        """With the word `accept` keep the moves, renew digests, points and the signature; then find what is missing."""
        if "accept" in sys.argv:
            for file in self.files():
                self.accept(file)
            text = "\n".join(self.signature_line(*run) for run in self.runs) + "\n"
            self.signature_path.write_text(text, encoding="utf-8")
        self.find_missing()

    def find_missing(self) -> None:
        """The first random game that shows what is wanted, for each file that is not there."""
        self.folder.mkdir(exist_ok=True)
        for name, golden in self.shows.items():
            path = self.folder / f"{name}.game"
            if not path.exists():
                matches = (self.played(golden, seed) for seed in itertools.count())
                next(match for match in matches if golden.wanted <= self.shown(match)).save(path)

    def accept(self, path: Path) -> None:
        """Write a game again as the rules of today play its moves."""
        header, _, body = path.read_text(encoding="utf-8").partition("\n\n")
        values = dict(line.split(": ", 1) for line in header.splitlines()[1:])
        options = dict(pair.split("=") for pair in values["options"].split())
        actors = {"chance": CHANCE, **{name: seat for seat, name in enumerate(self.game.seat_names)}}
        rows = [line.split(": ", 1) for line in body.splitlines()]
        moves = [(actors[key], self.game.moves.parse(text)) for key, text in rows if key in actors]
        match = Match.replayed(self.game, int(values["seats"]), options, moves)
        match.rng = np.array([int(word, 16) for word in values["generator"].split()], np.int64)
        match.save(path, overwrite=True)

    def signature_line(self, seats: int, options: Mapping[str, str], games: int) -> str:
        """One number for all moves and last states of `games` random games, behind what it is of."""
        game, pool, rows = self.game, self.game.record.pool(), np.zeros((games, 3 + 2 * seats), np.int64)
        settled, cells = game.option_numbers(game.settle(seats, options)), game.record.cells(pool)
        game.walkers.random_games(pool, cells, game.record.kept, generator(0), *game.buffers(), seats, settled, 1, rows)
        mark = hashlib.blake2b(" ".join(map(str, rows[:, 2].tolist())).encode(), digest_size=8).hexdigest()
        changed = " ".join(f"{name}={value}" for name, value in options.items())
        return ", ".join(filter(None, [f"{seats} seats", changed, f"{games} games: {mark}"]))

    # What the tests ask

    def check_saved(self, path: Path) -> None:
        """A golden game plays as it was saved, and the naive version ends it with the same points."""
        match = clubroom.load(path)
        assert match.over
        assert "\n".join(lines(match)) + "\n" == path.read_text(encoding="utf-8")
        naive = self.replayed(match)
        assert (naive.over, naive.points(), naive.ranks()) == (True, match.points(), match.ranks())

    def check_shown(self, name: str) -> None:
        """It shows what it is kept for."""
        golden, match = self.shows[name], clubroom.load(self.folder / f"{name}.game")
        assert match.seats == golden.seats
        assert golden.options.items() <= match.options.items()
        assert golden.wanted <= self.shown(match)

    def check_together(self) -> None:
        """All files together show everything."""
        assert {path.stem for path in self.files()} == set(self.shows)
        found = set[str]().union(*(self.shown(clubroom.load(path)) for path in self.files()))
        assert found >= self.everything, self.everything - found

    def check_accepting(self, path: Path, copy: Path) -> None:
        """Accepting renews digests and keeps moves."""
        saved = path.read_text(encoding="utf-8")
        copy.write_text(saved.replace("digest: ", "digest: 0"), encoding="utf-8")
        self.accept(copy)
        assert copy.read_text(encoding="utf-8") == saved

    def check_signature(self, run: Run) -> None:
        """Random games end as the file says, which has a line for each run."""
        found = self.signature_path.read_text(encoding="utf-8").splitlines()
        assert self.signature_line(*run) in found
        assert len(found) == len(self.runs)
