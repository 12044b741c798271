"""Players that are not people.  A new bot is a file and a line here."""

from clubroom.bots.bot import NAMES, Bot, Budget, Maker
from clubroom.bots.house import GuestBot, HouseBot
from clubroom.bots.random import RandomBot
from clubroom.bots.search import SearchBot
from clubroom.game import Game

__all__ = ["BOTS", "LEVELS", "NAMES", "Bot", "Budget", "Maker", "bot_names", "kind_of", "make_bot", "shortest"]

BOTS: dict[str, Maker] = {
    "random": RandomBot,
    "guest": GuestBot,
    "house": HouseBot,
    "search": SearchBot,
}
THINKING = ("search",)  # kinds whose name may carry a budget

LEVELS = {  # by the names that people choose
    "guest": "guest",
    "member": "house",
    "collector": "search:50",
    "lord": "search:1600",
}


def bot_names() -> list[str]:
    """Every name that `make_bot` takes; what thinks may be given a budget."""
    kinds = [kind for kind in BOTS if kind not in LEVELS]
    return [*LEVELS, *(f"{kind}:400" if kind in THINKING else kind for kind in kinds)]


def kind_of(name: str) -> str:
    """The kind of a bot, without its budget."""
    return LEVELS.get(name, name).partition(":")[0]


def shortest(kind: str) -> str:
    """The name of a bot of this kind that thinks as little as can be."""
    return f"{kind}:1" if kind in THINKING else kind


def make_bot(name: str, game: Game, seat: int) -> Bot:
    """A bot of that name for one seat: a level, or a kind with its budget (`search:400`, `search:100ms`)."""
    kind, colon, budget = LEVELS.get(name, name).partition(":")
    if kind not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(bot_names())}")
    if colon and kind not in THINKING:
        raise ValueError(f"{kind} does not think, so {name!r} is no bot; {' and '.join(THINKING)} takes a budget")
    return BOTS[kind](game, seat, Budget.read(budget) if colon else None)
