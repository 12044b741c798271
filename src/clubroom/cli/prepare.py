"""The first start: a game's rules are compiled once for this machine, and the person is told."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path

from clubroom import Game, Match
from clubroom.batch.cpu import RandomGames
from clubroom.bots import make_bot
from clubroom.chance import generator
from clubroom.cli.terminal import aside
from clubroom.compiled import CACHE, PLAIN
from clubroom.games import load_game
from clubroom.saved import lines

REHEARSED_MOVES = 3
REHEARSING_BOT = "random"


def prepare_play(game: Game) -> None:
    """Have everything ready that a game at the terminal calls."""
    _once(f"ready-{game.name}", game, rehearse)


def prepare_file(path: Path) -> None:
    """The same for the game that a saved file names; what is wrong with the file is said when it is loaded."""
    try:
        text = path.read_text(encoding="utf-8")
        game = load_game(text.partition("\ngame: ")[2].partition("\n")[0])
    except (OSError, ValueError):
        return
    prepare_play(game)


def prepare_walk(game: Game) -> None:
    """Have everything ready that random games at full speed call."""
    _once(f"ready-{game.name}-walk", game, lambda game: RandomGames(game, game.seats[0], {}).play(1, 1))


def prepare_bots(game: Game, bots: Iterable[str]) -> None:
    """Have everything ready that a contest between these bots calls, before several processes need it at once."""
    prepare_play(game)
    for bot in dict.fromkeys(bots):
        if bot != REHEARSING_BOT:
            _once(f"ready-{game.name}-{bot.replace(':', '-')}", game, partial(rehearse, bot=bot))


def _once(marker: str, game: Game, work: Callable[[Game], object]) -> None:
    """Do the work unless its marker says that the compiled code is in the cache; a changed source has a new cache."""
    if PLAIN or (CACHE / marker).exists():
        return
    aside().print(f"Preparing {game.title} for this machine (once, less than a minute) ...")
    work(game)
    with suppress(OSError):  # without a marker the next start says it again, no more
        (CACHE / marker).touch()


def rehearse(game: Game, bot: str = REHEARSING_BOT) -> None:
    """Call once whatever play calls: a few moves of a throw-away match."""
    match = Match(game, seed=1)
    bots, rng = [make_bot(bot, game, seat) for seat in range(match.seats)], generator(1)
    for _ in range(REHEARSED_MOVES):
        player = match.to_act()[0]
        move = bots[player].choose(match.view(player), match.legal(player), None, rng)
        match.why_not(player, move)
        match.play(player, move)
    match.points()
    list(lines(match))  # saving replays the log
