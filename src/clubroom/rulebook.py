"""A game's rulebook: every rule sentence in our own words, with the rulings where the book is silent.

Rules cite sentences by id; the questions (`ban_on_…`) answer with a sentence's number, its place in the file.
"""

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple


class Ruling(NamedTuple):
    """What we decided where the book is silent or contradicts itself."""

    id: str
    text: str


class Sentence(NamedTuple):
    """One rule."""

    id: str
    chapter: str
    text: str
    rulings: tuple[str, ...]


class Rulebook:
    """The sentences and rulings of one game."""

    def __init__(self, path: Path) -> None:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        self.sentences = tuple(
            Sentence(row["id"], row["chapter"], row["text"], tuple(row.get("rulings", ()))) for row in data["sentence"]
        )
        self.rulings = {row["id"]: Ruling(row["id"], row["text"]) for row in data.get("ruling", ())}

    def sentence(self, number: int) -> Sentence:
        """The sentence a question answered with."""
        return self.sentences[number - 1]

    def find(self, words: Iterable[str]) -> list[Sentence]:
        """The sentences whose id, number, chapter or text holds all the words."""
        wanted = [word.casefold() for word in words]
        for number, sentence in enumerate(self.sentences, 1):
            if wanted in ([sentence.id], [str(number)]):
                return [sentence]
        return [
            sentence
            for sentence in self.sentences
            if all(word in f"{sentence.chapter} {sentence.text}".casefold() for word in wanted)
        ]
