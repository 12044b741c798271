"""Games to look at, and what a terminal would show."""

from rich.console import Console, RenderableType

import clubroom
from clubroom.bots import make_bot
from clubroom.chance import generator

FIGARO = clubroom.game("figaro")
NAMES = ["Tom", "Anna", "Ben", "Clara", "Dirk", "Emma"]


def drawn(renderable: RenderableType, width: int = 80) -> str:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


def played(seed: int, seats: int = 3, moves: int = 1000, **options: str) -> clubroom.Match:
    match = clubroom.Match(FIGARO, seats, options, seed)
    rng = generator(seed)
    bot = make_bot("random", FIGARO, 0)
    while not match.over and len(match.log) < moves:
        player = match.to_act()[0]
        match.play(player, bot.choose(match.view(player), match.legal(player), None, rng))
    return match
