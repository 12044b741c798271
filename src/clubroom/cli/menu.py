"""A person's legal moves: numbered, in words, grouped so that moves that differ only in their end share a row."""

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from clubroom import Game

GAP = 2
BLANK = "…"  # stands for the part of a wording in which the moves of a row differ


class Choice(NamedTuple):
    """One move: what to type, how its end reads, and the place of that end among all."""

    label: str
    ending: str
    place: int


class Row(NamedTuple):
    """Moves of one kind that begin alike; a kind without parameters is a row of one, without a beginning."""

    kind: str
    beginning: str
    choices: list[Choice]


class Menu:
    """The moves to choose from, by what to type: 1 for the first, and so on.

    Where all moves end in a number, as places on a board do, that number itself is typed.
    """

    def __init__(self, game: Game, legal: Sequence[int], names: Sequence[str], language: str) -> None:
        self.game, self.legal, self.names, self.language = game, list(legal), names, language
        self.labels = self._endings() or {str(number): move for number, move in enumerate(legal, 1)}
        self.rows = [self._row(list(group)) for _, group in itertools.groupby(self.labels.items(), self._alike)]

    def __len__(self) -> int:
        return len(self.legal)

    def wording(self, move: int) -> str:
        """A move as people read it."""
        return self.game.words.move(move, self.names, self.language)

    def label(self, move: int) -> str:
        """What to type for a legal move."""
        return list(self.labels)[self.legal.index(move)]

    def span(self) -> dict[str, str]:
        """What to type for the first move and for the last."""
        return {"first": self.label(self.legal[0]), "last": self.label(self.legal[-1])}

    def _endings(self) -> dict[str, int]:
        """The moves by their last part, if that is always a number and never the same."""
        parts = [list(self._parts(move).values())[-1:] for move in self.legal]
        endings = {part[0]: move for part, move in zip(parts, self.legal, strict=True) if part and part[0].isdecimal()}
        return endings if len(endings) == len(self.legal) else {}

    def draw(self, width: int) -> RenderableType:
        """A line for each row, equal endings below each other where that fits."""
        digits = max(map(len, self.labels))
        longest = max(cell_len(row.beginning) for row in self.rows)
        margin = longest + GAP if longest else 0
        lines: list[RenderableType] = []
        for row in self.rows:
            columns = self._columns(row.kind, digits)
            if not row.beginning and len(row.choices) == 1:
                lines.append(_numbered(row.choices[0], digits))
            elif margin + sum(columns.values()) - GAP <= width:
                lines.append(_aligned(row, margin, digits, columns))
            else:
                lines.append(_flowing(row, margin, digits))
        return Group(*lines)

    def _columns(self, kind: str, digits: int) -> dict[int, int]:
        """The width of each ending's column, by place."""
        choices = [choice for row in self.rows if row.kind == kind for choice in row.choices]
        widths = {choice.place: _numbered(choice, digits).cell_len + GAP for choice in choices}
        return dict(sorted(widths.items()))

    def _alike(self, numbered: tuple[str, int]) -> tuple[str, tuple[int, ...]]:
        move = numbered[1]
        return self.game.moves.kind(move).name, self.game.moves.values(move)[:-1]

    def _row(self, group: list[tuple[str, int]]) -> Row:
        label, first = group[0]
        kind = self.game.moves.kind(first)
        if not kind.parameters:
            return Row(kind.name, "", [Choice(label, self.wording(first), 0)])
        parts = [self._parts(move) for _, move in group]
        last = list(parts[0])[-1]
        wording = self.game.words.word(self.language, f"moves.{kind.name}")
        beginning = wording.format(**{**parts[0], last: BLANK}).removesuffix(BLANK).rstrip()
        places = [self.game.moves.values(move)[-1] for _, move in group]
        numbered = zip(group, parts, places, strict=True)
        choices = [Choice(label, part[last], place) for (label, _), part, place in numbered]
        return Row(kind.name, beginning, choices)

    def _parts(self, move: int) -> dict[str, str]:
        """The parts of a move in words, by the label that its wording gives them."""
        parts = {}
        for parameter, value in zip(self.game.moves.kind(move).parameters, self.game.moves.values(move), strict=True):
            label, _, domain = parameter.partition("=")
            parts[label] = self.game.words.name(domain or label, value, self.names, self.language)
        return parts


def _numbered(choice: Choice, digits: int) -> Text:
    label = Text(choice.label.rjust(digits), style="bold")
    return label if choice.label == choice.ending else Text.assemble(label, f" {choice.ending}")


def _aligned(row: Row, margin: int, digits: int, columns: dict[int, int]) -> Text:
    line = Text(row.beginning, no_wrap=True)
    line.pad_right(margin - line.cell_len)
    cells = {choice.place: _numbered(choice, digits) for choice in row.choices}
    for place, width in columns.items():
        cell = cells.get(place, Text())
        cell.pad_right(width - cell.cell_len)
        line.append_text(cell)
    line.rstrip()
    return line


def _flowing(row: Row, margin: int, digits: int) -> Table:
    table = Table.grid()
    table.add_column(min_width=margin)
    table.add_column()
    table.add_row(row.beginning, Columns([_numbered(choice, digits) for choice in row.choices], padding=(0, GAP, 0, 0)))
    return table
