"""Guests: a signed cookie says who somebody is, a private link moves a seat to another device."""

import base64
import hmac
import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

from itsdangerous import BadData, URLSafeTimedSerializer

from clubroom.server.refusals import CannotBe

COOKIE = "clubroom"
YEARS_KEPT = 2 * 365 * 86_400
LINK_LASTS = 3600
LONGEST_NAME = 20
KEY_FILE = "cookie.key"


class Passport:
    """Signs and reads who somebody is; whoever has the key can be anybody, so it never leaves the server."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._people = URLSafeTimedSerializer(key, salt="clubroom person")
        self._links = URLSafeTimedSerializer(key, salt="clubroom seat")

    def issue(self, person: str) -> str:
        """The cookie of a person."""
        return self._people.dumps(person)

    def read(self, cookie: str | None) -> str | None:
        """The person of a cookie; nobody if it is missing, old or not ours."""
        found = _signed(self._people, cookie, YEARS_KEPT)
        return found if isinstance(found, str) else None

    def link(self, table: str, seat: int, moved: int) -> str:
        """A token that takes over a seat once: `moved` counts how often the seat has been taken over."""
        return self._links.dumps([table, seat, moved])

    def code(self, person: str, address: str) -> str:
        """What proves that mail to an address reaches a person; nothing has to be kept for it."""
        signed = hmac.digest(self._key.encode(), f"mail|{person}|{address}".encode(), "sha256")
        return base64.b32encode(signed)[:8].decode().lower()

    def follow(self, token: str) -> tuple[str, int, int] | None:
        """The table, seat and count of a token, or nothing if it is not ours or too old."""
        found = _signed(self._links, token, LINK_LASTS)
        return (found[0], found[1], found[2]) if isinstance(found, list) and len(found) == 3 else None


def _signed(serializer: URLSafeTimedSerializer, text: str | None, age: int) -> Any:
    try:
        return serializer.loads(text or "", max_age=age)
    except BadData:
        return None


def new_person() -> str:
    """An id that nobody can guess."""
    return secrets.token_hex(16)


def cookie_key(folder: Path, given: str) -> str:
    """The key for cookies: the host's own, or one made at the first start and kept where only he can read it."""
    if given:
        return given
    path = folder / KEY_FILE
    with suppress(FileExistsError), open(path, "x", opener=_private, encoding="utf-8") as file:
        file.write(secrets.token_hex(32))
    return path.read_text(encoding="utf-8").strip()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def clean_name(name: str) -> str:
    """The name without what does not show; a refusal says what a name is."""
    shown = "".join(letter if letter.isprintable() else " " for letter in name)
    shown = re.sub(r"\s+", " ", shown).strip()
    if not 0 < len(shown) <= LONGEST_NAME:
        raise CannotBe("name_length", most=LONGEST_NAME)
    return shown
