"""`clubroom bench`: how fast random play is on one core of this machine."""

import time
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer
from rich.table import Table

from clubroom import Game
from clubroom.batch.cpu import RandomGames, Tally
from clubroom.cli.choices import AsJson, GameName, Options, Seats, find_game, read_options
from clubroom.cli.complaints import complaining
from clubroom.cli.prepare import prepare_walk
from clubroom.cli.terminal import emit, screen

CHUNKS = 20  # calls in one measurement: few enough to cost nothing, many enough to end in time


def bench(
    game: GameName,
    seats: Seats = None,
    option: Options = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help="How long to measure each row.")] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Measure random play on one core; without --seats a row for every number of players.

    Without --option a row for each setting that the game names as worth measuring.
    """
    with complaining():
        played = find_game(game)
        given = read_options(played, option)
        settings = [given] if given else list(played.measured)
        walks = [(walk, options) for options in settings for walk in fitting(played, seats, options)]
    prepare_walk(played)
    rows = []
    for walk, options in walks:
        rows.append(measure(walk, options, seconds))
        if as_json:
            emit(rows[-1])
    for options in () if as_json else settings:
        show(played, options, [row for row in rows if row["options"] == options])


def fitting(game: Game, seats: int | None, options: Mapping[str, str]) -> list[RandomGames]:
    """The tables to measure: all numbers of seats that these options allow, or the one asked for."""
    if seats is not None:
        return [RandomGames(game, seats, options)]
    walks, complaint = [], ValueError()
    for number in game.seats:
        try:
            walks.append(RandomGames(game, number, options))
        except ValueError as error:
            complaint = error
    if not walks:
        raise complaint
    return walks


def measure(walk: RandomGames, options: Mapping[str, str], seconds: float) -> dict[str, Any]:
    """Play for so many seconds."""
    walk.play(1, 0)  # loads the compiled code, which is not what we measure
    games = fill(walk, seconds / CHUNKS)
    tally = Tally(walk.seats)
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        tally.add(walk.play(games, tally.games))
    return {
        "game": walk.game.name,
        "seats": walk.seats,
        "options": dict(options),
        "device": "cpu",
        "games_per_s": round(tally.games / spent, 1),
        "plies_per_s": round(tally.moves / spent),
        "decisions_per_s": round(tally.decisions / spent),
        "plies_per_game": round(tally.moves / tally.games, 2),
        "state_bytes": walk.game.record.state_bytes,
    }


def fill(walk: RandomGames, seconds: float) -> int:
    """How many games take at least so long."""
    games = 1
    while True:
        began = time.perf_counter()
        walk.play(games, 0)
        if time.perf_counter() - began >= seconds:
            return games
        games *= 2


def show(game: Game, options: Mapping[str, str], rows: Sequence[Mapping[str, Any]]) -> None:
    """The measurements of one setting as a table."""
    setting = "".join(f", {name}={value}" for name, value in options.items())
    table = Table(title=f"{game.title}{setting}: random play on one core")
    for heading in ("Players", "Games/s", "Moves/s", "Decisions/s", "Moves/game", "State"):
        table.add_column(heading, justify="right")
    for row in rows:
        table.add_row(
            str(row["seats"]),
            f"{row['games_per_s']:,.0f}" if row["games_per_s"] >= 100 else f"{row['games_per_s']:.1f}",
            f"{row['plies_per_s']:,}",
            f"{row['decisions_per_s']:,}",
            f"{row['plies_per_game']:.0f}",
            f"{row['state_bytes']:,} bytes",
        )
    screen().print(table)
