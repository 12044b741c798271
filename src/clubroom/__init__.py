"""Clubroom: three classic table games to play, study and solve."""

from clubroom.game import Game
from clubroom.games import PACKAGES, load_game
from clubroom.play import Entry, IllegalMove, Match, load
from clubroom.sight import View
from clubroom.viewers import CHANCE, EVERYTHING, SPECTATOR, UNSEEN

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "EVERYTHING",
    "SPECTATOR",
    "UNSEEN",
    "Entry",
    "Game",
    "IllegalMove",
    "Match",
    "View",
    "game",
    "games",
    "load",
]


def games() -> list[str]:
    """The names of all games."""
    return list(PACKAGES)


def game(name: str) -> Game:
    """The game of that name; the rules are loaded, and compiled when first used."""
    return load_game(name)
