"""What a transaction is written with: SQLAlchemy's connection, or on SQLite the driver itself.

The driver hands Python over to the players at every step, and waits to get it back each time.  So as many rows as
possible go in with one step, and statements are put into words once: it took a third of the server's time before.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from itertools import chain
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, Executable, Insert
from sqlalchemy.dialects.sqlite import pysqlite
from sqlalchemy.exc import IntegrityError

MOST_ROWS = 16  # in one step; a power of two
CLASHES = (IntegrityError, sqlite3.IntegrityError)  # a row is there already

Row = dict[str, Any]


class Pen(Protocol):
    """Writes within one transaction."""

    def write(self, statement: Executable, rows: Sequence[Row]) -> None:
        """Carry out a statement for every row; all have the same columns."""

    def change(self, statement: Executable, row: Row) -> int:
        """Carry out a statement once; how many rows it has changed."""

    def nested(self) -> AbstractContextManager[object]:
        """A part of the transaction that can fail alone."""


class Typewriter:
    """Any database, by way of SQLAlchemy."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def write(self, statement: Executable, rows: Sequence[Row]) -> None:
        """Carry out a statement for every row."""
        self._connection.execute(statement, rows)

    def change(self, statement: Executable, row: Row) -> int:
        """Carry out a statement once; how many rows it has changed."""
        return self._connection.execute(statement, row).rowcount

    def nested(self) -> AbstractContextManager[object]:
        """A part of the transaction that can fail alone."""
        return self._connection.begin_nested()


class Worded(NamedTuple):
    """A statement in SQL: the names of its values in their order, and the place that is said again for another row."""

    statement: Executable  # kept, so that no other can have its identity
    text: str
    names: tuple[str, ...]
    place: str | None

    def for_rows(self, count: int) -> str:
        """The statement for so many rows."""
        return self.text.replace(self.place, ", ".join([self.place] * count)) if self.place else self.text


class Fountain:
    """A SQLite file, by way of its driver."""

    def __init__(self, connection: sqlite3.Connection, worded: dict[int, Worded]) -> None:
        self._connection, self._worded = connection, worded

    def write(self, statement: Executable, rows: Sequence[Row]) -> None:
        """Carry out a statement for every row."""
        worded = self._in_words(statement, rows[0])
        values = [[row[name] for name in worded.names] for row in rows]
        if worded.place is None:
            self._connection.executemany(worded.text, values)
            return
        first, count = 0, MOST_ROWS
        while first < len(values):  # in powers of two, so that the driver knows nearly all by heart
            while count > len(values) - first:
                count //= 2
            self._connection.execute(worded.for_rows(count), list(chain(*values[first : first + count])))
            first += count

    def change(self, statement: Executable, row: Row) -> int:
        """Carry out a statement once; how many rows it has changed."""
        worded = self._in_words(statement, row)
        return self._connection.execute(worded.text, [row[name] for name in worded.names]).rowcount

    @contextmanager
    def nested(self) -> Iterator[None]:
        """A part of the transaction that can fail alone."""
        self._connection.execute("SAVEPOINT part")
        try:
            yield
        except BaseException:
            self._connection.execute("ROLLBACK TO part")
            raise
        finally:
            self._connection.execute("RELEASE part")

    def _in_words(self, statement: Executable, row: Row) -> Worded:
        worded = self._worded.get(id(statement))
        if worded is None:
            worded = self._worded[id(statement)] = put_in_words(statement, row)
        return worded


def put_in_words(statement: Executable, row: Row) -> Worded:
    """A statement as the driver of SQLite reads it."""
    compiled: Any = statement.compile(dialect=pysqlite.dialect(), column_keys=list(row))  # type: ignore[attr-defined]
    names = tuple(compiled.positiontup)
    place = f"({', '.join('?' * len(names))})" if isinstance(statement, Insert) else None
    return Worded(statement, str(compiled), names, place)
