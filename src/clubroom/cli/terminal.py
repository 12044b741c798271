"""The terminal: where text goes to and comes from."""

import importlib
import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from rich.console import Console
from rich.text import Text


def screen() -> Console:
    """Standard output; plain text when it is not a terminal."""
    return Console(highlight=False)


def aside() -> Console:
    """Standard error, for what must not mix with results."""
    return Console(stderr=True, highlight=False)


def say(console: Console, text: str | Text) -> None:
    """Print a sentence, word-wrapped on a terminal and in one line elsewhere."""
    console.print(text, markup=False, soft_wrap=not console.is_terminal)


def show_line(console: Console, text: str) -> None:
    """Print something to copy, such as a command: never broken into two lines by us."""
    console.print(text, markup=False, soft_wrap=True)


def emit(values: Mapping[str, Any]) -> None:
    """Print one JSON object on a line of its own; at once, so that a closed pipe shows here."""
    print(json.dumps(values), flush=True)


def both_ends_are_a_terminal() -> bool:
    """Whether there is a person to ask."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def allow_line_editing() -> None:
    """Arrow keys and history at the prompt, where Python has them."""
    if both_ends_are_a_terminal():
        with suppress(ImportError):
            importlib.import_module("readline")


def read_line(prompt: str) -> str:
    """What the person types, without anything that is not a letter, a sign or a single space."""
    text = input(prompt)
    if not sys.stdin.isatty():
        print()  # the answer was not echoed, so the line is still open
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
