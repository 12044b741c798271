"""Why a request cannot be granted: each is a sentence that says what to do, in the language of whoever asks."""

from typing import ClassVar

from clubroom.server.sayings import Saying, Value


class Refusal(Exception):
    """A request that is not granted; `status` is what that is called in plain requests."""

    status: ClassVar[int]

    def __init__(self, key: str, **values: Value) -> None:
        super().__init__(key)
        self.saying = Saying(key, **values)

    def __str__(self) -> str:
        return str(self.saying)


class CannotBe(Refusal, ValueError):
    """Something about it cannot be, whenever it is asked."""

    status = 400


class Stranger(Refusal):
    """Who asks is not known here."""

    status = 401


class NotYours(Refusal):
    """It is for others to do."""

    status = 403


class NotHere(Refusal):
    """There is no such thing."""

    status = 404


class NoSuchTable(NotHere):
    """There is no table of that name."""

    def __init__(self) -> None:
        super().__init__("no_table")


class NotNow(Refusal):
    """It cannot be done at this moment."""

    status = 409


class TooLarge(Refusal):
    """There is too much of it."""

    status = 413


class TooMany(Refusal):
    """A quota is used up."""

    status = 429
