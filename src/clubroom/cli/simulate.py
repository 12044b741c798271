"""`clubroom simulate`: random play by the thousand, summed up; with --bots a contest."""

import secrets
import time
from collections.abc import Mapping
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from clubroom import Game
from clubroom.batch.cpu import RandomGames, Tally
from clubroom.cli.choices import AsJson, GameName, Options, Seats, Seed, check_seed, find_game, read_options
from clubroom.cli.complaints import Complaint, complaining
from clubroom.cli.contest import STOPPED, Bots, Processes, Results, Sprt, hold_contest
from clubroom.cli.prepare import prepare_walk
from clubroom.cli.terminal import aside, emit, screen

CHUNK_SECONDS = 0.1  # how long the progress bar stands still, and Ctrl-C waits


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 1000,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    as_json: AsJson = False,
    bots: Bots = None,
    results: Results = None,
    sprt: Sprt = False,
    processes: Processes = None,
) -> None:
    """Play many games and sum up: random ones by themselves, or with --bots a contest.

    Game number g of random play has the seed SEED + g, so that a longer run begins with the games of a shorter one.
    In a contest the bots change seats from game to game, and play every deal from every seat.
    Ctrl-C gives the summary of the games played so far.
    """
    if bots is not None:
        hold_contest(game, bots, games, seats, seed, option, as_json, results, sprt, processes)
        return
    for name, given in (("--results", results), ("--sprt", sprt), ("--processes", processes)):
        if given:
            raise Complaint(f"{name} is for contests; add --bots")
    with complaining():
        played = find_game(game)
        options = read_options(played, option)
        check_seed(seed)
        walk = RandomGames(played, played.seats[0] if seats is None else seats, options)
    prepare_walk(played)
    first = secrets.randbits(32) if seed is None else seed
    tally = Tally(walk.seats)
    stopped = not run(walk, first, games, tally)
    if stopped and not tally.games:
        raise typer.Exit(STOPPED)
    summary = summarise(played, walk.seats, options, first, tally)
    if as_json:
        emit(summary)
    else:
        show(played, summary, games)
    if stopped:
        raise typer.Exit(STOPPED)


def run(walk: RandomGames, seed: int, games: int, tally: Tally) -> bool:
    """Play in chunks that grow to the time a chunk may take; False when stopped by Ctrl-C."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = aside()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(walk.game.title, total=games)
        chunk = 1
        try:
            while tally.games < games:
                began = time.perf_counter()
                tally.add(walk.play(min(chunk, games - tally.games), seed + tally.games))
                progress.update(bar, completed=tally.games)
                if time.perf_counter() - began < CHUNK_SECONDS / 2:
                    chunk *= 2
        except KeyboardInterrupt:
            return False
    return True


def summarise(game: Game, seats: int, options: Mapping[str, str], seed: int, tally: Tally) -> dict[str, Any]:
    """The summary as plain values."""
    per_seat = [
        {
            "seat": game.seat_names[seat],
            "wins": round(int(tally.wins[seat]) / tally.games, 4),
            "mean_place": round(int(tally.places[seat]) / tally.games, 4),
            "mean_points": round(int(tally.points[seat]) / tally.games, 4),
        }
        for seat in range(seats)
    ]
    return {
        "game": game.name,
        "seats": seats,
        "options": dict(options),
        "seed": seed,
        "games": tally.games,
        "per_seat": per_seat,
        "plies": {
            "mean": round(tally.moves / tally.games, 2),
            "min": tally.shortest,
            "max": tally.longest,
        },
        "decisions_per_game": round(tally.decisions / tally.games, 2),
    }


def show(game: Game, summary: Mapping[str, Any], asked: int) -> None:
    """The summary as a table."""
    of = "" if summary["games"] == asked else f" of {asked:,}"
    table = Table(title=f"{game.title}: {summary['games']:,}{of} random games, seed {summary['seed']}")
    table.add_column("Seat")
    for heading in ("Wins", "Mean place", "Mean points"):
        table.add_column(heading, justify="right")
    for row in summary["per_seat"]:
        table.add_row(row["seat"], f"{row['wins']:.1%}", f"{row['mean_place']:.2f}", f"{row['mean_points']:.2f}")
    console, plies = screen(), summary["plies"]
    console.print(table)
    console.print(f"Moves in a game: {plies['mean']:.1f} on average, {plies['min']} to {plies['max']}.")
    console.print(f"Decisions in a game: {summary['decisions_per_game']:.1f} on average.")
