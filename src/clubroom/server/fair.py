"""Chance that anyone can check: a secret that is promised before the game, nonces of all seats, and a stream of both.

A draw's ticket is HMAC-SHA256(secret, table|nonce|…|counter|attempt) as a number, drawn again where it would be
unfair, modulo the summed weights.  Nobody knows the stream before all nonces are there, not even who made the secret.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import NamedTuple

BYTES = 32
TICKETS = 1 << (8 * BYTES)


class Draw(NamedTuple):
    """A draw: its place in the stream, the weights of all choices, and which it was; anyone can derive it again."""

    counter: int
    weights: list[int]
    choice: int


def new_secret() -> str:
    """256 random bits in hexadecimal; a nonce looks the same."""
    return secrets.token_hex(BYTES)


def digest_of(word: str) -> str:
    """The hash by which a secret or a nonce is promised before it is shown."""
    return hashlib.sha256(bytes.fromhex(word)).hexdigest()


def kept_word(promise: str, word: str) -> bool:
    """Whether what is shown now is what was promised."""
    try:
        return len(word) == 2 * BYTES and hmac.compare_digest(digest_of(word), promise)
    except ValueError:  # not hexadecimal
        return False


def derived_nonce(secret: str, seat: int) -> str:
    """The nonce of a seat that brings none: fixed by the promised secret, so that nobody can choose it."""
    return hmac.digest(bytes.fromhex(secret), f"nonce|{seat}".encode(), "sha256").hex()


class Fair:
    """A table's stream.  It is a source of a match; what it drew is kept in `draws`."""

    def __init__(self, secret: str, table: str, nonces: Sequence[str], counter: int = 0) -> None:
        self._secret = bytes.fromhex(secret)
        self._begin = "|".join((table, *nonces))
        self.counter = counter
        self.draws: list[Draw] = []

    def draw(self, weights: Sequence[int]) -> int:
        """An index, each as likely as its weight says; the counter moves on."""
        choice = self.at(self.counter, weights)
        self.draws.append(Draw(self.counter, list(weights), choice))
        self.counter += 1
        return choice

    def at(self, counter: int, weights: Sequence[int]) -> int:
        """What the stream gives at that place."""
        total = sum(weights)
        fair = TICKETS - TICKETS % total
        attempt = 0
        while (ticket := self._ticket(counter, attempt)) >= fair:
            attempt += 1
        ticket %= total
        choice = 0
        while ticket >= weights[choice]:
            ticket -= weights[choice]
            choice += 1
        return choice

    def mark(self) -> int:
        """How far the stream has been used."""
        return self.counter

    def back_to(self, mark: int) -> None:
        """Do nothing: the counter never goes back, so what a refused command drew is never drawn again."""

    def _ticket(self, counter: int, attempt: int) -> int:
        message = f"{self._begin}|{counter}|{attempt}".encode()
        return int.from_bytes(hmac.digest(self._secret, message, "sha256"))
