"""What people read: a game's words file turned into log lines, move wordings and captions, in four languages."""

import tomllib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from clubroom.story import Note

if TYPE_CHECKING:
    from clubroom.game import Game

LANGUAGES = ("en", "nl", "de", "fr")


class Words:
    """The words of one game.

    `events` and moves name their numbers by domain, such as `card`; `target=player` is a domain under another
    name.  A number whose domain has no names in the words file is shown as it is.
    """

    def __init__(self, game: "Game") -> None:
        path = game.folder / "words.toml"
        self._languages: dict[str, dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))
        self._events = [(name, [_label(part) for part in parts]) for name, parts in game.events]
        self._event_names = [name for name, _ in self._events]
        self._moves = game.moves
        self._seat_names = game.seat_names

    def word(self, language: str, key: str) -> str:
        """One phrase by its dotted key, such as `phases.swap`."""
        found: Any = self._languages[language]
        for part in key.split("."):
            found = found[part]
        return str(found)

    def has(self, language: str, key: str) -> bool:
        """Whether there is such a phrase."""
        try:
            self.word(language, key)
        except KeyError:
            return False
        return True

    def event_names(self) -> list[str]:
        """All events, in the order of their numbers."""
        return self._event_names

    def say(self, note: Note, names: Sequence[str] | None = None, language: str = "en") -> str:
        """One step of the story as a sentence; `names` are the players'."""
        event, labels = self._events[note.event]
        values = {label: (domain, number) for (label, domain), number in zip(labels, note.numbers, strict=False)}
        return self._fill(f"events.{event}", values, names, language)

    def move(self, move: int, names: Sequence[str] | None = None, language: str = "en") -> str:
        """A move as people read it."""
        kind = self._moves.kind(move)
        numbers = zip(map(_label, kind.parameters), self._moves.values(move), strict=True)
        values = {label: (domain, number) for (label, domain), number in numbers}
        return self._fill(f"moves.{kind.name}", values, names, language)

    def name(self, domain: str, number: int, names: Sequence[str] | None = None, language: str = "en") -> str:
        """The name of one member of a domain."""
        if domain == "player":
            return (names or self._seat_names)[number]
        listed = self._languages[language]["names"].get(domain)
        return str(listed[number]) if listed else str(number)

    def names(self, language: str) -> dict[str, list[str]]:
        """The names of all domains that have any."""
        return {domain: list(listed) for domain, listed in self._languages[language]["names"].items()}

    def _fill(self, key: str, values: Mapping[str, tuple[str, int]], names: Sequence[str] | None, language: str) -> str:
        filled = {label: self.name(domain, number, names, language) for label, (domain, number) in values.items()}
        sentence = self.word(language, key).format(**filled)
        return sentence[:1].upper() + sentence[1:] if key.startswith("events.") else sentence


def _label(part: str) -> tuple[str, str]:
    label, _, domain = part.partition("=")
    return label, domain or label
