"""`clubroom play`: a person against bots, in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from clubroom import Game, Match, games, load
from clubroom.bots import Bot, bot_names, make_bot
from clubroom.cli import people, storage
from clubroom.cli.choices import Language, Options, Seats, Seed, check_language, check_seed, find_game, read_options
from clubroom.cli.complaints import Complaint, complaining
from clubroom.cli.prepare import prepare_file, prepare_play
from clubroom.cli.session import Session
from clubroom.cli.terminal import both_ends_are_a_terminal, screen

PERSON = 0  # the seat of the person in a new game
SUPPOSED_BOT = "member"

GameName = Annotated[str | None, typer.Argument(metavar="GAME", help=f"One of: {', '.join(games())}.")]
Name = Annotated[str | None, typer.Option("--name", help="Your name.", show_default="your login")]
Bots = Annotated[
    str | None,
    typer.Option(
        "--bots", help=f"The other players, with commas. There is: {', '.join(bot_names())}.", show_default=False
    ),
]
Memory = Annotated[bool, typer.Option("--memory/--no-memory", help="Show what you could have remembered.")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where to keep the game.")]
Resume = Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")]


def play(
    game: GameName = None,
    seats: Seats = None,
    seed: Seed = None,
    name: Name = None,
    option: Options = None,
    bots: Bots = None,
    memory: Memory = False,
    language: Language = "en",
    save: Save = None,
    resume: Resume = None,
) -> None:
    """Play against bots.

    The game is saved from the first moment and after every move, so that nothing is lost however you leave:
    quit, Ctrl-D, Ctrl-C (all with exit code 0) or a power cut.
    """
    with complaining():
        check_language(language)
        check_seed(seed)
    if resume is not None:
        given = {"GAME": game, "--seats": seats, "--seed": seed, "--name": name, "--option": option, "--save": save}
        if settled := [what for what, value in given.items() if value is not None]:
            raise Complaint(f"--resume goes on with a game in which all that is settled; leave out {settled[0]}")
        match, path = resumed(resume, bots)
    elif game is None:
        raise Complaint(f"name a game ({', '.join(games())}), or go on with a saved one: --resume FILE")
    else:
        match, path = begun(game, seats, seed, name, option, bots, save)
    seated = {seat: people.bot_of(player) for seat, player in enumerate(match.players)}
    with complaining():
        players: dict[int, Bot] = {
            seat: make_bot(bot, match.game, seat) for seat, bot in seated.items() if bot is not None
        }
    prepare_play(match.game, [bot for bot in seated.values() if bot is not None])
    person = next(seat for seat, bot in seated.items() if bot is None)
    Session(match, path, person, players, screen(), language, memory).run()


def begun(
    name_of_game: str,
    seats: int | None,
    seed: int | None,
    name: str | None,
    option: Sequence[str] | None,
    bots: str | None,
    save: Path | None,
) -> tuple[Match, Path]:
    """A new match, and the file in which it has just been saved."""
    with complaining():
        game = find_game(name_of_game)
        options = read_options(game, option)
        if seats is not None:
            game.settle(seats, options)
        chosen = choose_bots(game, seats, bots)
        person = people.default_name() if name is None else people.check_name(name)
        game.settle(len(chosen) + 1, options)
        for seat, bot in enumerate(chosen, 1):
            make_bot(bot, game, seat)
        path = None if save is None else storage.check_new(save)
    if path is not None and path.exists():
        ask_to_overwrite(path)
    prepare_play(game, chosen)
    match = Match(game, len(chosen) + 1, options, seed)
    match.players = people.seat_bots(person, chosen)
    with complaining():
        path = path or storage.new_file(game.name)
        match.save(path, overwrite=True)
    return match, path


def choose_bots(game: Game, seats: int | None, bots: str | None) -> list[str]:
    """The other players: as named, or as many as there are seats left."""
    if bots is None:
        return [SUPPOSED_BOT] * ((game.seats[0] if seats is None else seats) - 1)
    chosen = [bot.strip() for bot in bots.split(",")]
    if seats is not None and len(chosen) != seats - 1:
        raise ValueError(f"{seats} seats are for you and {seats - 1} bots; --bots names {len(chosen)}")
    return chosen


def ask_to_overwrite(path: Path) -> None:
    """Let the person decide about a file that exists; without one there is nobody to ask."""
    if not both_ends_are_a_terminal():
        raise Complaint(f"{path} exists already; choose another name, or go on with it: --resume {path}")
    if not typer.confirm(f"{path} exists already. Overwrite it?"):
        raise typer.Exit


def resumed(path: Path, bots: str | None) -> tuple[Match, Path]:
    """A saved match and its file; `bots` take all seats but the first."""
    path = path.absolute()
    prepare_file(path)
    with complaining():
        match = load(path)
        if bots is not None:
            match.players = people.seat_bots(
                people.name_of(match.players[0]), choose_bots(match.game, match.seats, bots)
            )
        persons = [player for player in match.players if people.bot_of(player) is None]
        if len(persons) != 1:
            example = ",".join([SUPPOSED_BOT] * (match.seats - 1))
            raise ValueError(f"{path} has {len(persons)} people, the terminal seats one: add --bots {example}")
    return match, path
