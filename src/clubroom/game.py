"""A game: its tables and functions bundled, and what follows from them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from clubroom import options as option_table
from clubroom import preference, walk
from clubroom.moves import MoveTable
from clubroom.options import Option
from clubroom.record import Field, Record
from clubroom.rulebook import Rulebook
from clubroom.words import Words

Rule = Callable[..., Any]


def no_other_defaults(seats: int, given: Mapping[str, str]) -> Mapping[str, str]:
    """Options whose default depends on the number of seats or on the options given: none."""
    return {}


@dataclass(frozen=True, eq=False)
class Game:
    """One game.  `docs/2-interface.md` says what each function must do."""

    name: str
    title: str
    rules: int  # raised when the same moves would lead elsewhere
    seats: range
    seat_names: Sequence[str]
    fields: Sequence[Field]
    moves: MoveTable
    events: Sequence[tuple[str, tuple[str, ...]]]
    options: Sequence[Option]
    folder: Path

    new_game: Rule
    to_act: Rule
    legal_moves: Rule
    chance: Rule
    apply: Rule
    ban_on: Rule
    witnesses: Rule
    tell: Rule
    imagine: Rule
    score: Rule
    check: Rule
    refuse: Callable[[int, Mapping[str, str]], str]
    defaults: Callable[[int, Mapping[str, str]], Mapping[str, str]] = no_other_defaults
    measured: Sequence[Mapping[str, str]] = ({},)  # the settings that are worth a row when speed is measured

    house: Rule = preference.any_move  # how the house player mixes its moves
    estimate: Rule = preference.no_estimate  # who will win, judged without playing on
    unanswered: Rule = preference.always_waited_for  # what silence means when an answer is asked for
    # Decisions that a search plays out before it asks for the estimate: at first, and once a move was tried often.
    horizons: tuple[int, int] = (preference.TO_THE_END, preference.TO_THE_END)

    @cached_property
    def record(self) -> Record:
        """The layout of a state."""
        return Record(self.fields)

    @cached_property
    def rulebook(self) -> Rulebook:
        """Every rule sentence in our words."""
        return Rulebook(self.folder / "rulebook.toml")

    @cached_property
    def words(self) -> Words:
        """What people read, in four languages."""
        return Words(self)

    @cached_property
    def doors(self) -> walk.Doors:
        """The rules as Python calls them: with a pool and an index."""
        return walk.Doors(self.name, self.functions)

    @cached_property
    def walkers(self) -> walk.Walkers:
        """Whole random games, leaf counts."""
        return walk.Walkers(self.name, self.functions)

    @cached_property
    def functions(self) -> dict[str, Rule]:
        """The game's compiled functions by name, for templates."""
        return {name: getattr(self, name) for name in (*walk.RULE_NAMES, *preference.NAMES)}

    def settle(self, seats: int, given: Mapping[str, object]) -> dict[str, str]:
        """All options by name for a table of `seats`, or a ValueError that says what would be right."""
        if not hasattr(seats, "__index__") or seats not in self.seats:
            raise ValueError(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        chosen = option_table.read_options(self.title, self.options, given)
        values = {option.name: option.default for option in self.options} | {**self.defaults(seats, chosen), **chosen}
        if complaint := self.refuse(seats, values):
            raise ValueError(complaint)
        return values

    def option_numbers(self, values: Mapping[str, str]) -> np.ndarray[Any, Any]:
        """Settled options as the rules take them."""
        return option_table.numbers(self.options, values)

    def buffers(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """Room for a list of legal moves and for the weights of chance."""
        return np.zeros(len(self.moves), np.int16), np.zeros(len(self.moves), np.int32)
