"""The first start: a game's rules are compiled once for this machine, and the person is told."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path

from clubroom import Game, Match
from clubroom.batch.cpu import RandomGames
from clubroom.bots import Budget, kind_of, make_bot, shortest
from clubroom.chance import generator
from clubroom.cli.terminal import aside
from clubroom.compiled import CACHE, PLAIN
from clubroom.games import load_game
from clubroom.saved import lines

REHEARSED_MOVES = 3
REHEARSING_BOT = "random"


def prepare_play(game: Game, bots: Iterable[str] = ()) -> None:
    """Have everything ready that a game with these bots calls; also before several processes need it at once."""
    _once(f"ready-{game.name}", game, rehearse)
    for kind in dict.fromkeys(map(kind_of, bots)):
        if kind != REHEARSING_BOT:
            _once(f"ready-{game.name}-{kind}", game, partial(rehearse, bot=shortest(kind)))


def prepare_file(path: Path) -> None:
    """The same for the game that a saved file names; what is wrong with the file is said when it is loaded."""
    try:
        text = path.read_text(encoding="utf-8")
        game = load_game(text.partition("\ngame: ")[2].partition("\n")[0])
    except (OSError, ValueError):
        return
    prepare_play(game)


def prepare_hint(game: Game) -> None:
    """Have everything ready that a hint calls."""

    def ask(game: Game) -> None:
        match = Match(game, seed=1)
        match.hint(match.to_act()[0], Budget(simulations=2))

    _once(f"ready-{game.name}-hint", game, ask)


def prepare_walk(game: Game) -> None:
    """Have everything ready that random games at full speed call."""
    _once(f"ready-{game.name}-walk", game, lambda game: RandomGames(game, game.seats[0], {}).play(1, 1))


def _once(marker: str, game: Game, work: Callable[[Game], object]) -> None:
    """Do the work unless its marker says that the compiled code is in the cache; a changed source has a new cache."""
    if PLAIN or (CACHE / marker).exists():
        return
    aside().print(f"Preparing {game.title} for this machine (once, less than a minute) ...")
    work(game)
    with suppress(OSError):  # without a marker the next start says it again, no more
        (CACHE / marker).touch()


def rehearse(game: Game, bot: str = REHEARSING_BOT) -> None:
    """Call once whatever play calls: a few moves of a throw-away match, one of them a real choice."""
    match = Match(game, seed=1)
    bots, rng = [make_bot(bot, game, seat) for seat in range(match.seats)], generator(1)
    moves = choices = 0
    while moves < REHEARSED_MOVES or not choices:
        player = match.to_act()[0]
        legal = match.legal(player)
        move = bots[player].choose(match.view(player), legal, None, rng)
        match.why_not(player, move)
        match.play(player, move)
        moves, choices = moves + 1, choices + (len(legal) > 1)
    match.points()
    list(lines(match))  # saving replays the log
