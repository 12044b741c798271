"""What a transaction is written with: SQLAlchemy's connection, or on SQLite the driver itself.

The driver hands Python over to the players at every step, and waits to get it back each time.  So as many rows as
possible go in with one step, and statements are put into words once: it took a third of the server's time before.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, Executable, Insert
from sqlalchemy.dialects.sqlite import pysqlite
from sqlalchemy.exc import IntegrityError

MOST_ROWS = 64  # in one step
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
    """A SQLite file, by way of its driver.

    Nothing is written before it has to be: a single statement is a transaction by itself, and most are single.
    """

    def __init__(self, connection: sqlite3.Connection, worded: dict[int, Worded]) -> None:
        self._connection, self._worded = connection, worded
        self._begun = False
        self._later: list[tuple[str, list[Any]]] = []

    def write(self, statement: Executable, rows: Sequence[Row]) -> None:
        """Carry out a statement for every row."""
        worded = self._in_words(statement, rows[0])
        most = MOST_ROWS if worded.place else 1
        for first in range(0, len(rows), most):
            some = rows[first : first + most]
            self._step(worded.for_rows(len(some)), [row[name] for row in some for name in worded.names])

    def finish(self) -> None:
        """All of it is on the disk when this returns."""
        if len(self._later) == 1 and not self._begun:
            self._connection.execute(*self._later[0])
            return
        self._begin()
        self._connection.commit()

    def _step(self, text: str, values: list[Any]) -> None:
        if self._begun:
            self._connection.execute(text, values)
        else:
            self._later.append((text, values))

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            self._connection.execute("BEGIN IMMEDIATE")
            for text, values in self._later:
                self._connection.execute(text, values)

    def change(self, statement: Executable, row: Row) -> int:
        """Carry out a statement once; how many rows it has changed."""
        self._begin()
        worded = self._in_words(statement, row)
        return self._connection.execute(worded.text, [row[name] for name in worded.names]).rowcount

    @contextmanager
    def nested(self) -> Iterator[None]:
        """A part of the transaction that can fail alone."""
        self._begin()
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
