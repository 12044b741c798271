"""What can be wrong with a database, each in one sentence that says what to do."""

from sqlalchemy.exc import DBAPIError


class StoreError(Exception):
    """The store cannot do it; the message is one sentence for the host."""


KNOWN = {
    "database is locked": "is in use by another program; stop that one or name another database",
    "readonly database": "cannot be written to; give the server the right to write it and its folder",
    "read-only transaction": "cannot be written to; give the server the right to write to it",
    "unable to open database file": "cannot be opened; its folder must exist and be writable",
    "file is not a database": "is not a database; name another file",
    "disk is full": "has no room left on its disk; make room and start again",
    "disk i/o error": "cannot be read or written (the disk reports an error); look at the disk",
    "does not exist": "does not exist; create it, or name another one",
    "password authentication failed": "does not accept this name and password",
    "no such table": "has lost a table; restore it from a backup",
    "connect": "cannot be reached; is its server running, and are host and port right",
}


def explained(error: BaseException, name: str) -> StoreError:
    """The error as a sentence about the database of that name."""
    text = f"{type(error).__name__} {error.orig if isinstance(error, DBAPIError) else error}"
    for sign, sentence in KNOWN.items():
        if sign in text.casefold():
            return StoreError(f"The database {name} {sentence}.")
    return StoreError(f"The database {name} does not work: {text.splitlines()[0]}.")
