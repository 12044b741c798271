"""A game's moves: kinds laid end to end, so that every move is a small number with a text that reads back."""

import difflib
import itertools
from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Kind(NamedTuple):
    """One row of the table: `parameters` name the domains whose members complete the wording."""

    name: str
    parameters: tuple[str, ...]
    wording: str


class MoveTable:
    """Numbers and texts of all moves; the texts are stored in logs for ever, so wordings never change."""

    def __init__(self, kinds: Sequence[Kind], domains: Mapping[str, Sequence[str]]) -> None:
        self.kinds = tuple(kinds)
        self.domains = {name: tuple(members) for name, members in domains.items()}
        self._first: dict[str, int] = {}
        self._rows: list[tuple[Kind, tuple[int, ...]]] = []
        self._texts: list[str] = []
        for kind in self.kinds:
            self._first[kind.name] = len(self._rows)
            sizes = [range(len(self.domains[parameter])) for parameter in kind.parameters]
            for values in itertools.product(*sizes):
                self._rows.append((kind, values))
                names = {name: self.domains[name][value] for name, value in zip(kind.parameters, values, strict=True)}
                self._texts.append(kind.wording.format(**names))
        self._numbers = {text.casefold(): number for number, text in enumerate(self._texts)}
        if len(self._numbers) != len(self._texts):
            raise ValueError("two moves have the same text")

    def __len__(self) -> int:
        return len(self._rows)

    def first(self, kind: str) -> int:
        """The number of a kind's first move."""
        return self._first[kind]

    def number(self, kind: str, *values: int) -> int:
        """The number of one move."""
        parameters = next(row.parameters for row in self.kinds if row.name == kind)
        offset = 0
        for parameter, value in zip(parameters, values, strict=True):
            offset = offset * len(self.domains[parameter]) + value
        return self._first[kind] + offset

    def kind(self, move: int) -> Kind:
        """Which kind a move is of."""
        return self._rows[move][0]

    def values(self, move: int) -> tuple[int, ...]:
        """The parameters of a move."""
        return self._rows[move][1]

    def text(self, move: int) -> str:
        """The move in words, unique within the game."""
        return self._texts[move]

    def parse(self, text: str) -> int:
        """The number of the move that reads so; capitals and spacing do not matter."""
        wanted = " ".join(text.split()).casefold()
        if wanted in self._numbers:
            return self._numbers[wanted]
        near = difflib.get_close_matches(wanted, self._numbers, n=1, cutoff=0.5)
        example = self._texts[self._numbers[near[0]]] if near else self._texts[-1]
        raise ValueError(f"no move reads {' '.join(text.split())!r}; a move reads like {example!r}")
