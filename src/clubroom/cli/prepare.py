"""The first start: a game's rules are compiled once for this machine, and the person is told."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path

from clubroom import Game, Match
from clubroom.arena.processes import SPAWN, deaf_to_ctrl_c
from clubroom.batch.cpu import RandomGames
from clubroom.bots import Budget, kind_of, make_bot, shortest
from clubroom.bots.house import compile_house
from clubroom.chance import generator
from clubroom.cli.terminal import aside
from clubroom.compiled import CACHE, PLAIN
from clubroom.cores import cores
from clubroom.games import load_game
from clubroom.saved import lines

Work = dict[str, Callable[[Game], object]]  # by the ending of its marker

REHEARSED_MOVES = 3
REHEARSING_BOT = "random"


def prepare_play(game: Game, bots: Iterable[str] = ()) -> None:
    """Have everything ready that a game with these bots calls; also before several processes need it at once."""
    kinds = [kind for kind in dict.fromkeys(map(kind_of, bots)) if kind != REHEARSING_BOT]
    rehearsals: Work = {"": partial(rehearse_beside_house, house=bool(kinds))}
    _once(game, rehearsals | {f"-{kind}": partial(rehearse, bot=shortest(kind)) for kind in kinds})


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

    _once(game, {"-hint": ask})


def prepare_walk(game: Game) -> None:
    """Have everything ready that random games at full speed call."""
    _once(game, {"-walk": lambda game: RandomGames(game, game.seats[0], {}).play(1, 1)})


def _once(game: Game, works: Work) -> None:
    """Do what has no marker yet that its compiled code is in the cache; a changed source has a new cache."""
    markers = {CACHE / f"ready-{game.name}{ending}": work for ending, work in works.items()}
    missing = {} if PLAIN else {marker: work for marker, work in markers.items() if not marker.exists()}
    if missing:
        aside().print(f"Preparing {game.title} for this machine (once, less than a minute) ...")
    for marker, work in missing.items():
        work(game)
        with suppress(OSError):  # without a marker the next start says it again, no more
            marker.touch()


def rehearse_beside_house(game: Game, house: bool) -> None:
    """Compile the rules, and on a second core the house player, which every bot but the random one asks."""
    helper = SPAWN.Process(target=compile_house_of, args=(game.name,), daemon=True)
    if house and cores() > 1:
        with deaf_to_ctrl_c():
            helper.start()
    rehearse(game)
    if helper.pid:
        helper.join()  # whatever became of it: what is not in the cache by now is compiled here


def compile_house_of(name: str) -> None:
    """What the process on the second core does; it may do without a game that is not in the list."""
    with suppress(ValueError):
        compile_house(load_game(name))


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
        match.unanswered(player)
        match.play(player, move)
        moves, choices = moves + 1, choices + (len(legal) > 1)
    match.points()
    list(lines(match))  # saving replays the log
