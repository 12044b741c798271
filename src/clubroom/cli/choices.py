"""What several commands ask for: a game, its seats, options, a seed, a language."""

from collections.abc import Sequence
from typing import Annotated

import typer

from clubroom import Game, games
from clubroom.games import load_game
from clubroom.words import LANGUAGES

HIGHEST_SEED = (1 << 60) - 1  # what the generator takes

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(games())}.", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", "-n", help="How many players.", show_default=False)]
Seed = Annotated[
    int | None, typer.Option("--seed", help="The same seed gives the same game.", show_default="drawn by lot")
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; may be repeated.", show_default=False),
]
Language = Annotated[str, typer.Option("--language", "-l", help=f"One of: {', '.join(LANGUAGES)}.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


def find_game(name: str) -> Game:
    """The game of that name; capitals do not matter."""
    return load_game(name.casefold())


def read_options(game: Game, given: Sequence[str] | None) -> dict[str, str]:
    """What was given as name=value, by name."""
    options: dict[str, str] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if not equals:
            known = ", ".join(f"{option.name}={option.default}" for option in game.options)
            raise ValueError(f"an option is written name=value, not {pair!r}; {game.title} has {known}")
        if name in options:
            raise ValueError(f"option {name} is given twice")
        options[name] = value
    return options


def check_seed(seed: int | None) -> int | None:
    """The seed, if the generator takes it."""
    if seed is not None and not 0 <= seed <= HIGHEST_SEED:
        raise ValueError(f"a seed is a number from 0 to {HIGHEST_SEED}, not {seed}")
    return seed


def check_language(language: str) -> str:
    """The language, if there is one like that."""
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
    return language
