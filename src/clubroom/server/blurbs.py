"""What a game is called and what it is about, in four languages, read without loading its rules."""

import tomllib
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from clubroom.server.forms import OptionWords
from clubroom.words import LANGUAGES

LESSON = "words_lesson.toml"  # the file of a guided first game


@cache
def titles(package: str) -> dict[str, str]:
    """A game's title by language; nothing for a game without a words file."""
    return _phrases(package, "title")


@cache
def blurbs(package: str) -> dict[str, str]:
    """One sentence about a game by language."""
    return _phrases(package, "blurb")


@cache
def option_words(package: str, option: str) -> dict[str, OptionWords]:
    """What an option and its values are called, by language; nothing for a game without such a file."""
    words = {language: _read(package, "words_options.toml").get(language, {}).get(option) for language in LANGUAGES}
    return {
        language: OptionWords(title=found["title"], values=found.get("values", {}))
        for language, found in words.items()
        if found
    }


@cache
def has_lesson(package: str) -> bool:
    """Whether a game can be learnt by playing."""
    return bool(_read(package, LESSON))


def _phrases(package: str, key: str) -> dict[str, str]:
    words = _read(package, "words.toml")
    return {language: str(words[language][key]) for language in LANGUAGES if key in words.get(language, {})}


@cache
def _read(package: str, name: str) -> dict[str, Any]:
    spec = find_spec(package)
    path = Path(spec.origin).parent / name if spec and spec.origin else None
    return tomllib.loads(path.read_text(encoding="utf-8")) if path and path.is_file() else {}
