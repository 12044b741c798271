"""How a game looks in the terminal: drawn by its own `screen.py`, or field by field where it has none.

A screen offers `draw(view, names, language, words)`, `caption(view, language, words)` and `QUIET`, the events
that the drawing already shows, so that the story can leave them out.
"""

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from rich.console import RenderableType
from rich.table import Table

from clubroom import UNSEEN, Game, View
from clubroom.games import PACKAGES
from clubroom.record import NOTED
from clubroom.words import Words


class Screen(NamedTuple):
    """The drawing functions of one game."""

    draw: Callable[[View, Sequence[str], str, Words], RenderableType]
    caption: Callable[[View, str, Words], str]
    quiet: frozenset[str]


@cache  # the caption is asked for with every look at a table
def screen_of(game: Game) -> Screen:
    """The game's own screen, or the plain one."""
    package = PACKAGES.get(game.name)
    if package is None or importlib.util.find_spec(f"{package}.screen") is None:
        return Screen(draw_fields, no_caption, frozenset())
    module = importlib.import_module(f"{package}.screen")
    return Screen(module.draw, module.caption, frozenset(module.QUIET))


def draw_fields(view: View, names: Sequence[str], language: str, words: Words) -> RenderableType:
    """Every field that the viewer sees, with its meaning."""
    table = Table(title=words.word(language, "title"), title_justify="left")
    for _ in range(3):
        table.add_column()
    table.show_header = False
    for field in view.game.fields:
        values = np.asarray(getattr(view, field.name)) if field.sight != NOTED else np.array(UNSEEN)
        if (values != UNSEEN).any():
            table.add_row(field.name, _plain(values), field.meaning)
    return table


def no_caption(view: View, language: str, words: Words) -> str:
    """A game without a screen says nothing about the moment."""
    return ""


def _plain(values: Any) -> str:
    if values.ndim < 2:
        return " ".join("·" if value == UNSEEN else str(value) for value in values.reshape(-1).tolist())
    return "\n".join(_plain(row) for row in values)
