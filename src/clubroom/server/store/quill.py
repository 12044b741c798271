"""Writes a SQLite file in a process of its own; nothing of Clubroom is imported, so it starts at once.

The server's own thread would wait for Python at every step, and so would everybody's moves.  Orders come in by the
standard input and answers go out by the standard output, each as JSON after its length.  The first order names the
file; every other one is a transaction: a list of statements, each with its rows and whether it must change one row.
An answer is what went wrong, or nothing.  It ends when the server does, not by the signals that end the server: what
it was given is written first.
"""

import json
import signal
import sqlite3
import sys
from collections.abc import Sequence
from typing import Any, BinaryIO

LENGTH = 4  # bytes that say how long an order or an answer is
CLASH, LOST = "clash", "lost"

Order = Sequence[tuple[str, Sequence[Sequence[Any]], bool]]


def read(stream: BinaryIO) -> Any:
    """The next order or answer; None when there will be no more."""
    length = stream.read(LENGTH)
    text = stream.read(int.from_bytes(length, "big"))
    return json.loads(text) if text else None


def framed(text: bytes) -> bytes:
    """An order or answer as it travels."""
    return len(text).to_bytes(LENGTH, "big") + text


def open_file(file: str, options: dict[str, Any], pragmas: Sequence[str]) -> sqlite3.Connection:
    """The file, with transactions that are ours: the driver begins them too late."""
    connection: sqlite3.Connection = sqlite3.connect(file, **options, isolation_level=None)
    for pragma in pragmas:
        connection.execute(pragma)
    return connection


def carry_out(connection: sqlite3.Connection, order: Order) -> str:
    """All of it or nothing, and on the disk when this returns; what went wrong otherwise."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        with connection:  # what fails is taken back whole
            for text, rows, checked in order:
                if connection.executemany(text, rows).rowcount != 1 and checked:
                    raise LookupError
    except sqlite3.IntegrityError:
        return CLASH
    except LookupError:
        return LOST
    except sqlite3.Error as error:
        return f"{type(error).__name__} {error}"
    return ""


def serve(orders: BinaryIO, answers: BinaryIO) -> None:
    """Carry out one order after the other; a file that cannot be opened is tried again with the next one."""
    opening = read(orders)
    connection: sqlite3.Connection | None = None
    while order := read(orders):
        try:
            connection = connection or open_file(*opening)
            answer = carry_out(connection, order)
        except sqlite3.Error as error:
            answer = f"{type(error).__name__} {error}"
        answers.write(framed(json.dumps(answer).encode()))
        answers.flush()
    if connection:
        connection.close()


def main() -> None:
    """The whole process."""
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.SIG_IGN)
    serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
