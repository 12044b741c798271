"""Players that are not people.  A new bot is a file and a line here."""

from clubroom.bots.bot import NAMES, Bot, Budget, Maker
from clubroom.bots.random import RandomBot
from clubroom.game import Game

__all__ = ["BOTS", "NAMES", "Bot", "Budget", "Maker", "make_bot"]

BOTS: dict[str, Maker] = {
    "random": RandomBot,
}


def make_bot(name: str, game: Game, seat: int) -> Bot:
    """A bot of that name for one seat."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](game, seat)
