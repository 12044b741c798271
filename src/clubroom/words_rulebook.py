"""A game's rulebook in the reader's language: English is `rulebook.toml`, the others are in `words_rulebook.toml`."""

import tomllib
from copy import copy
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from clubroom.rulebook import Rulebook, Ruling

if TYPE_CHECKING:
    from clubroom.game import Game

FILE = "words_rulebook.toml"


class RulesInWords:
    """The rules of one game in four languages; the file is read when somebody first needs it."""

    def __init__(self, game: "Game") -> None:
        self._path = game.folder / FILE
        self._english = game.rulebook
        self._places = {sentence.id: place for place, sentence in enumerate(self._english.sentences)}
        self._books = {"en": self._english}

    def book(self, language: str) -> Rulebook:
        """The whole rulebook, with the same ids and numbers; English for a language that the game has not got yet."""
        if language not in self._books:
            words = self._languages.get(language)
            self._books[language] = self._translated(words) if words else self._english
        return self._books[language]

    def sentence(self, name: str, language: str) -> str:
        """What a rule says, by its id."""
        return self.book(language).sentences[self._places[name]].text

    def chapter(self, title: str, language: str) -> str:
        """A chapter's title, by the English one."""
        chapters = [sentence.chapter for sentence in self._english.sentences]
        return self.book(language).sentences[chapters.index(title)].chapter

    def ruling(self, name: str, language: str) -> str:
        """What we decided, by its id."""
        return self.book(language).rulings[name].text

    @cached_property
    def _languages(self) -> dict[str, Any]:
        return tomllib.loads(self._path.read_text(encoding="utf-8")) if self._path.exists() else {}

    def _translated(self, words: dict[str, dict[str, str]]) -> Rulebook:
        book = copy(self._english)
        book.sentences = tuple(
            sentence._replace(chapter=words["chapters"][sentence.chapter], text=words["sentences"][sentence.id])
            for sentence in self._english.sentences
        )
        book.rulings = {name: Ruling(name, words["rulings"][name]) for name in self._english.rulings}
        return book


@cache
def rules_in_words(game: "Game") -> RulesInWords:
    """The rules of a game in words, read once for everybody."""
    return RulesInWords(game)
