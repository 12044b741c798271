"""What the server says to people: the key of a sentence and what fills its gaps, put into words when it leaves.

All sentences stand in `words.toml`, in four languages.  What a host reads (command line, settings, logs) is English.
"""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

from clubroom.words_rulebook import rules_in_words

if TYPE_CHECKING:
    from clubroom.game import Game

FILE = Path(__file__).with_name("words.toml")
WORDS: dict[str, dict[str, str]] = tomllib.loads(FILE.read_text(encoding="utf-8"))

Value: TypeAlias = "str | int | Saying | Mapping[str, str] | Sequence[Value]"  # a mapping: the same by language


class Worded(Protocol):
    """Whatever can be said in a reader's language."""

    def in_words(self, language: str) -> str:
        """The sentence in one language."""


class Saying:
    """A sentence by its key; as plain text, as in a log, it is English."""

    def __init__(self, key: str, **values: Value) -> None:
        self.key, self.values = key, values

    def in_words(self, language: str) -> str:
        """The sentence in one language."""
        filled = {name: _filled(value, language) for name, value in self.values.items()}
        return WORDS[language][self.key].format(**filled)

    def __str__(self) -> str:
        return self.in_words("en")

    def __repr__(self) -> str:
        return f"Saying({self.key!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Saying) and (self.key, self.values) == (other.key, other.values)

    def __hash__(self) -> int:
        return hash(self.key)


class Quoted(NamedTuple):
    """A sentence of a game's rulebook by its id."""

    game: "Game"
    rule: str

    def in_words(self, language: str) -> str:
        """What the rule says."""
        return rules_in_words(self.game).sentence(self.rule, language)

    def __str__(self) -> str:
        return self.in_words("en")


def _filled(value: Value, language: str) -> str:
    if isinstance(value, str | int):
        return str(value)
    if isinstance(value, Saying):
        return value.in_words(language)
    if isinstance(value, Mapping):
        return value.get(language, next(iter(value.values())))  # a game from elsewhere may not speak all four
    return ", ".join(_filled(part, language) for part in value)
