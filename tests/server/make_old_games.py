"""Adds to `tests/old_games/` one game of each title under its rules number of today, where there is none yet."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec

import conftest  # noqa: F401 - registers the toy game
from clubroom.games import PACKAGES, load_game
from clubroom.server.command import Close, Happens
from clubroom.server.export import export
from server.walking import whole_game
from tables import Table as Setting

MOST_COMMANDS = 60  # a long game is abandoned, so that its file stays small

for name in PACKAGES:
    game = load_game(name)
    path = Path(__file__).parents[1] / "old_games" / f"{name}-{game.rules}.json"
    if not path.exists():
        seats = game.seats[0]
        table = whole_game(Setting(game, seats, game.settle(seats, {})), 7, MOST_COMMANDS)
        if not table.over:
            decision = table.decide(Close())
            assert isinstance(decision, Happens)
            table.accept(decision)
        path.parent.mkdir(exist_ok=True)
        names = ["Ann", "Bob", "Cem", "Dora"][:seats]
        path.write_bytes(msgspec.json.format(export(table.setup, names, table.events), indent=0) + b"\n")
