"""The play screen's own words, in four languages; a game's words are in its folder."""

import tomllib
from pathlib import Path

FILE = Path(__file__).with_name("words.toml")


class Wording:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self._words: dict[str, str] = tomllib.loads(FILE.read_text(encoding="utf-8"))[language]

    def __call__(self, key: str, **values: object) -> str:
        """One phrase, filled in."""
        return self._words[key].format(**values)
