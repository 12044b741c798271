"""`clubroom prepare`: compile games ahead, for a server's start or an image of a machine."""

import os
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated

import typer

from clubroom import Game, games
from clubroom.bots import LEVELS
from clubroom.cli.choices import AsJson, find_game
from clubroom.cli.complaints import complaining
from clubroom.cli.prepare import prepare_hint, prepare_play
from clubroom.cli.terminal import emit, say, screen
from clubroom.games import PACKAGES
from clubroom.server.prepared import mark_of

NICENESS = 10  # people are playing meanwhile


def rehearse_at_table(game: Game) -> None:
    """What only a server's table calls, where the server's parts are there."""
    with suppress(ImportError):
        from clubroom.server.rehearsal import rehearse_table  # noqa: PLC0415 - a researcher may not have these parts

        rehearse_table(game)


STAGES: dict[str, Callable[[Game], None]] = {
    "rules": prepare_play,
    "bots": lambda game: prepare_play(game, LEVELS),
    "hints": prepare_hint,
    "table": rehearse_at_table,
}


def prepare(
    game: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="Which games; all when none is named. name=module for one elsewhere."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Compile the rules, the bots and the hints of games for this machine, so that nothing waits for it later."""
    with complaining():
        found = [named(name) for name in game or games()]
    with suppress(OSError):
        os.nice(NICENESS)
    for played in found:
        prepare_one(played, as_json)


def named(name: str) -> Game:
    """A game of the list, or one that is added to it by name=module."""
    name, _, module = name.partition("=")
    if module:
        PACKAGES[name] = module
    return find_game(name)


def prepare_one(game: Game, as_json: bool) -> None:
    """Compile one game, stage by stage, and say so."""
    for stage, work in STAGES.items():
        if as_json:
            emit({"game": game.name, "stage": stage})
        work(game)
    with suppress(OSError):  # without a marker the next server looks again, no more
        mark_of(game.name).touch()
    if as_json:
        emit({"game": game.name, "stage": "compiled"})
    else:
        say(screen(), f"{game.title} is ready.")
