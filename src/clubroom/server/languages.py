"""The language of whoever asks: the one that the address names, otherwise the browser's best wish that we speak."""

from typing import cast

from starlette.requests import HTTPConnection

from clubroom.server.said import Language
from clubroom.words import LANGUAGES

LONGEST = 200  # letters of a list of wishes; nobody reads more languages


def language_of(connection: HTTPConnection) -> Language:
    """The language for a request or a socket; English where nothing else is wished."""
    named = connection.query_params.get("language", "")
    return cast(Language, named) if named in LANGUAGES else wished(connection.headers.get("accept-language", ""))


def wished(header: str) -> Language:
    """The best of a list such as `nl-BE, fr;q=0.8`."""
    wishes = [_wish(part) for part in header[:LONGEST].split(",")]
    known = [wish for wish in wishes if wish[1] in LANGUAGES and wish[0] > 0]
    best = max(known, key=lambda wish: wish[0], default=(1.0, "en"))
    return cast(Language, best[1])


def _wish(part: str) -> tuple[float, str]:
    """How much a language is wished, and which; a weight that is no number counts as none."""
    tag, _, weight = part.partition(";")
    language = tag.strip().casefold().partition("-")[0]
    try:
        return float(weight.strip().removeprefix("q=") or 1.0), language
    except ValueError:
        return 0.0, language
