"""The list of games.  A new game is a folder and a line here."""

import importlib
from typing import cast

from clubroom.game import Game

PACKAGES = {
    "figaro": "clubroom.games.figaro",
    "adel": "clubroom.games.adel",
    "catan": "clubroom.games.catan",
}


def load_game(name: str) -> Game:
    """The game of that name."""
    if name not in PACKAGES:
        raise ValueError(f"there is no game {name!r}; there is {', '.join(PACKAGES)}")
    return cast(Game, importlib.import_module(PACKAGES[name]).GAME)
