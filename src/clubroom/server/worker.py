"""A process that thinks for bots: a question a line, an answer a line, until nobody asks any more.

It is shown views and, of games that are over, states; it keeps nothing between two questions, and may be killed at
any moment.
"""

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import BinaryIO

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from clubroom.bots.hint import Hint, hint_for
from clubroom.compiled import compilations
from clubroom.game import Game
from clubroom.games import PACKAGES, load_game
from clubroom.server.bots import choose
from clubroom.server.outlook import outlook
from clubroom.server.rehearsal import rehearse_table
from clubroom.sight import View

NICE = 5  # a person's move goes first


class Seen(Struct, frozen=True):
    """A view as it goes over the line."""

    game: str
    module: str  # where the game is, which may be elsewhere than ours
    viewer: int
    cells: list[int]

    @classmethod
    def of(cls, view: View) -> "Seen":
        """What a view shows."""
        game = view.game
        return cls(game.name, PACKAGES[game.name], view.viewer, game.record.cells(view.pool)[0].tolist())

    def view(self) -> View:
        """The view again."""
        game = find_game(self.game, self.module)
        pool = game.record.pool()
        game.record.cells(pool)[0] = self.cells
        return View(game, pool, self.viewer)


class Choose(Struct, frozen=True, tag="choose"):
    """To be asked which of the legal moves to make."""

    bot: str
    seen: Seen
    legal: list[int]
    seed: int


class Advise(Struct, frozen=True, tag="advise"):
    """To be asked what a strong player would do, and why."""

    seen: Seen
    legal: list[int]
    names: list[str]
    language: str


class Judge(Struct, frozen=True, tag="judge"):
    """To be asked who will win from a state on; all its cells are given, since its game is over."""

    game: str
    module: str
    cells: list[int]


class Load(Struct, frozen=True, tag="load"):
    """To be told to be ready for a game."""

    game: str
    module: str


Question = Choose | Advise | Judge | Load


class Answer(Struct, frozen=True):
    """A move, advice, each seat's share of the win, or what went wrong."""

    move: int | None = None
    hint: Hint | None = None
    shares: list[float] | None = None
    failed: str = ""
    compiled: int = 0  # functions that the process has compiled so far: none, if all were prepared


def find_game(name: str, module: str) -> Game:
    """A game, which may come from elsewhere."""
    PACKAGES.setdefault(name, module)
    return load_game(name)


def answer(question: Question) -> Answer:
    """Think; whatever a bot does wrong is an answer too."""
    try:
        if isinstance(question, Load):
            rehearse_table(find_game(question.game, question.module))
            return Answer()
        if isinstance(question, Judge):
            return Answer(shares=outlook(find_game(question.game, question.module), question.cells))
        view = question.seen.view()
        if isinstance(question, Advise):
            return Answer(hint=hint_for(view, question.legal, None, question.names, question.language))
        return Answer(choose(question.bot, view, question.legal, question.seed))
    except Exception as error:
        return Answer(failed=f"{type(error).__name__}: {error}")


def serve(lines: Iterable[bytes], out: BinaryIO) -> None:
    """Answer line by line."""
    read = msgspec.json.Decoder(Question).decode
    for line in lines:
        found = replace(answer(read(line)), compiled=compilations())
        out.write(msgspec.json.encode(found) + b"\n")
        out.flush()


def main() -> None:
    """Serve the process that started this one; its end is ours."""
    with suppress(AttributeError):  # only some systems have it
        os.nice(NICE)
    with suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
