"""Find, keep and renew Figaro's golden games and its signature.  From the folder `tests`:

python -m games.figaro.make_golden            look for games that show what a missing file should
python -m games.figaro.make_golden accept     keep the moves, renew digests, points and the signature
"""

import hashlib
import itertools
import sys
from pathlib import Path

import numpy as np

from clubroom import Match
from clubroom.chance import below, generator
from clubroom.viewers import CHANCE
from games.figaro.golden import FOLDER, SHOWS, SIGNATURE, shown
from games.figaro.table import FIGARO

RUNS = [(seats, games) for seats in FIGARO.seats for games in (5, 1000)]


def random_match(seats: int, options: dict[str, str], seed: int) -> Match:
    """A finished match of players who choose at random."""
    match, rng = Match(FIGARO, seats, options, seed), generator(seed, 1)
    while not match.over:
        (player,) = match.to_act()
        legal = match.legal(player)
        match.play(player, legal[below(rng, len(legal))])
    return match


def find_missing() -> None:
    """The first random game that shows what is wanted, for each file that is not there."""
    for name, (seats, options, wanted) in SHOWS.items():
        path = FOLDER / f"{name}.game"
        if not path.exists():
            matches = (random_match(seats, options, seed) for seed in itertools.count())
            next(match for match in matches if wanted <= shown(match)).save(path)


def accept(path: Path) -> None:
    """Write a game again as the rules of today play its moves."""
    header, _, body = path.read_text(encoding="utf-8").partition("\n\n")
    values = dict(line.split(": ", 1) for line in header.splitlines()[1:])
    options = dict(pair.split("=") for pair in values["options"].split())
    actors = {"chance": CHANCE, **{name: seat for seat, name in enumerate(FIGARO.seat_names)}}
    lines = [line.split(": ", 1) for line in body.splitlines()]
    moves = [(actors[key], FIGARO.moves.parse(text)) for key, text in lines if key in actors]
    match = Match.replayed(FIGARO, int(values["seats"]), options, moves)
    match.rng = np.array([int(word, 16) for word in values["generator"].split()], np.int64)
    match.save(path, overwrite=True)


def signature(seats: int, games: int) -> str:
    """One number for all moves and last states of `games` random games."""
    pool, rows = FIGARO.record.pool(), np.zeros((games, 3 + 2 * seats), np.int64)
    options = FIGARO.option_numbers(FIGARO.settle(seats, {}))
    kept, cells, rng = FIGARO.record.kept, FIGARO.record.cells(pool), generator(0)
    FIGARO.walkers.random_games(pool, cells, kept, rng, *FIGARO.buffers(), seats, options, 1, rows)
    return hashlib.blake2b(" ".join(map(str, rows[:, 2].tolist())).encode(), digest_size=8).hexdigest()


def accept_signature() -> None:
    """Write down how the rules of today play."""
    lines = [f"{seats} seats, {games} games: {signature(seats, games)}" for seats, games in RUNS]
    SIGNATURE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if "accept" in sys.argv:
        for file in sorted(FOLDER.glob("*.game")):
            accept(file)
        accept_signature()
    find_missing()
