"""`clubroom replay`: a saved game as a story."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from clubroom import EVERYTHING, SPECTATOR, Match, load
from clubroom.cli.choices import Language, check_language
from clubroom.cli.complaints import Complaint, complaining
from clubroom.cli.people import name_of
from clubroom.cli.prepare import prepare_file
from clubroom.cli.results import result_table
from clubroom.cli.terminal import read_line, say, screen
from clubroom.viewers import EVERYBODY, only


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    seat: Annotated[str | None, typer.Option("--seat", help="As this seat saw it, such as A.")] = None,
    first: Annotated[int, typer.Option("--from", min=1, help="Begin with this move.")] = 1,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
    language: Language = "en",
) -> None:
    """Tell a saved game in words, each line with the number of its move.

    A finished game is told with all its secrets; of an unfinished one only what lies open, or what a seat saw.
    """
    with complaining():
        check_language(language)
        prepare_file(file)
        match = load(file)
        viewer = find_viewer(match, seat)
    if first > len(match.log):
        raise Complaint(f"--from is {first}, but {file} has {len(match.log)} moves")
    console = screen()
    names = [name_of(player) for player in match.players]
    say(console, f"{match.game.words.word(language, 'title')}: {', '.join(match.players)}")
    digits = len(str(len(match.log)))
    try:
        for number, sentences in told(match, viewer, names, language):
            if number >= first:
                for sentence in sentences:
                    say(console, f"{number:>{digits}}  {sentence}")
                if step:
                    read_line("")
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit from None
    if match.over:
        console.print(result_table(match, names, language))


def find_viewer(match: Match, seat: str | None) -> int:
    """Through whose eyes the story is told."""
    if seat is None:
        return EVERYTHING if match.over else SPECTATOR
    seats = match.game.seat_names[: match.seats]
    for number, name in enumerate(seats):
        if name.casefold() == seat.casefold():
            return number
    raise ValueError(f"there is no seat {seat!r}; this game has {', '.join(seats)}")


def told(match: Match, viewer: int, names: list[str], language: str) -> Iterator[tuple[int, list[str]]]:
    """The moves that the viewer learned something about, by number from 1, with their sentences."""
    bits = EVERYBODY if viewer == EVERYTHING else only(viewer)
    for number, entry in enumerate(match.log, 1):
        notes = [note for note in entry.notes if note.seen_by & bits]
        if notes:
            yield number, [match.game.words.say(note, names, language) for note in notes]
