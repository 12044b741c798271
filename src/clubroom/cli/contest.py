"""`clubroom simulate --bots`: a contest between bots, played on where its results file ends."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from clubroom import Game
from clubroom.arena import Contest, InUse, ResultsFile, Row, Run, SequentialTest, full_lineup, read_header, win_shares
from clubroom.bots import bot_names, make_bot
from clubroom.cli.choices import check_seed, find_game, read_options
from clubroom.cli.complaints import Complaint, complaining
from clubroom.cli.prepare import prepare_play
from clubroom.cli.standings import show, summarise
from clubroom.cli.storage import check_new
from clubroom.cli.terminal import aside, emit
from clubroom.cores import cores

STOPPED = 130

Bots = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="NEW,OLD",
        help=f"Let bots play: one NEW against OLD ones, or a bot for every seat. There is: {', '.join(bot_names())}.",
        show_default=False,
    ),
]
Results = Annotated[
    Path | None,
    typer.Option("--results", metavar="FILE", help="Keep every game; the same command again goes on."),
]
Sprt = Annotated[bool, typer.Option("--sprt", help="Stop as soon as it is clear whether the first bot is better.")]
Processes = Annotated[
    int | None, typer.Option("--processes", min=1, help="How many games at once.", show_default="one for each core")
]


def hold_contest(
    name: str,
    bots: str,
    games: int,
    seats: int | None,
    seed: int | None,
    option: Sequence[str] | None,
    as_json: bool,
    results: Path | None,
    sprt: bool,
    processes: int | None,
) -> None:
    """Play a contest and show how it stands."""
    with complaining():
        game = find_game(name)
        path = None if results is None else check_new(results)
        contest = settle(game, [bot.strip() for bot in bots.split(",")], seats, read_options(game, option), seed, path)
        file = None if path is None else ResultsFile(path, contest)
    prepare_play(game, contest.lineup)
    run = Run(contest, games, file, SequentialTest(contest.seats) if sprt else None)
    try:
        finished = play(run, game.title, processes or cores())
    except InUse as error:
        raise Complaint(str(error)) from error
    except OSError as error:
        raise Complaint(f"the contest cannot go on: {error.strerror or error}") from error
    if rows := run.counted():
        summary = summarise(contest, rows, run.test)
        if as_json:
            emit(summary)
        else:
            show(game, summary, games)
    if not finished:
        if file:
            aside().print("Stopped; the same command again goes on.")
        raise typer.Exit(STOPPED)


def settle(
    game: Game, bots: Sequence[str], seats: int | None, options: dict[str, str], seed: int | None, path: Path | None
) -> Contest:
    """The contest that was asked for; without a seed it is that of the file."""
    check_seed(seed)
    seats = max(len(bots), game.seats[0]) if seats is None else seats
    settled = game.settle(seats, options)
    lineup = full_lineup(bots, seats)
    for bot in dict.fromkeys(lineup):
        make_bot(bot, game, 0)
    header = read_header(path) if path else None
    if seed is None:
        seed = secrets.randbits(32) if header is None else header["seed"]
    return Contest(game.name, settled, lineup, seed)


def play(run: Run, title: str, processes: int) -> bool:
    """Play with a progress bar; False when stopped by Ctrl-C."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console, won = aside(), [float(win_shares([row])[0, 0]) for row in run.rows.values()]

    def heard(row: Row) -> None:
        won.append(float(win_shares([row])[0, 0]))
        described = f"{title}, {run.contest.lineup[0]} wins {sum(won) / len(won):.1%}"
        progress.update(bar, completed=len(won), description=described)

    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(title, total=run.games, completed=len(won))
        return run.play(processes, heard)
