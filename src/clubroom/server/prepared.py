"""The mark that all a table of a game calls is compiled for this machine; it lies in the cache and goes with it."""

from pathlib import Path

from clubroom.compiled import CACHE, PLAIN


def mark_of(game: str) -> Path:
    """Where the mark is."""
    return CACHE / f"prepared-{game}"


def is_prepared(game: str) -> bool:
    """Whether nothing is left to compile; in plain Python there never is."""
    return PLAIN or mark_of(game).exists()
