"""What can be wrong with a database, each in one sentence that says what to do."""

from sqlalchemy.exc import DBAPIError

from clubroom.server.refusals import Refusal


class StoreError(Exception):
    """The store cannot do it; the message is one sentence for the host."""


class StoreTrouble(Refusal, StoreError):
    """The same while people play, who hear of it in their own language."""

    status = 503


KNOWN = {
    "database is locked": "store_locked",
    "readonly database": "store_read_only",
    "read-only transaction": "store_read_only",
    "unable to open database file": "store_not_opened",
    "file is not a database": "store_no_database",
    "disk is full": "store_full",
    "disk i/o error": "store_disk",
    "does not exist": "store_missing",
    "password authentication failed": "store_password",
    "no such table": "store_lost_table",
    "connect": "store_unreachable",
}


def explained(error: BaseException, name: str) -> StoreTrouble:
    """The error as a sentence about the database of that name."""
    text = f"{type(error).__name__} {error.orig if isinstance(error, DBAPIError) else error}"
    for sign, key in KNOWN.items():
        if sign in text.casefold():
            return StoreTrouble(key, name=name)
    return StoreTrouble("store_other", name=name, reason=text.splitlines()[0])
