"""What a game is called and what it is about, in four languages, read without loading its rules."""

import tomllib
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from clubroom.words import LANGUAGES


@cache
def titles(package: str) -> dict[str, str]:
    """A game's title by language; nothing for a game without a words file."""
    return _phrases(package, "title")


@cache
def blurbs(package: str) -> dict[str, str]:
    """One sentence about a game by language."""
    return _phrases(package, "blurb")


def _phrases(package: str, key: str) -> dict[str, str]:
    spec = find_spec(package)
    path = Path(spec.origin).parent / "words.toml" if spec and spec.origin else None
    if path is None or not path.is_file():
        return {}
    words = tomllib.loads(path.read_text(encoding="utf-8"))
    return {language: str(words[language][key]) for language in LANGUAGES if key in words.get(language, {})}
