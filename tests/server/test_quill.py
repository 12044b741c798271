"""The process that writes a SQLite file, as the server talks to it."""

import io
import json
import signal
import sqlite3
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from clubroom.server.store import quill

MAKE = ["CREATE TABLE one (number INTEGER PRIMARY KEY, word)", [[]], False]
Order = list[list[object]]


def sent(*orders: object) -> bytes:
    return b"".join(quill.framed(json.dumps(order).encode()) for order in orders)


def answers_to(path: Path, *orders: Order) -> list[str]:
    heard = io.BytesIO()
    quill.serve(io.BytesIO(sent([str(path), {}, ["PRAGMA journal_mode = WAL"]], *orders)), heard)
    heard.seek(0)
    return list(iter(lambda: quill.read(heard), None))


def test_an_order_is_carried_out_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    insert = "INSERT INTO one VALUES (?, ?)"
    change = "UPDATE one SET word = ? WHERE number = ?"
    found = answers_to(
        path,
        [MAKE],
        [[insert, [[1, "a"], [2, "b"]], False]],
        [[insert, [[3, "c"]], False], [insert, [[2, "again"]], False]],
        [[insert, [[4, "d"]], False], [change, [["x", 9]], True]],
        [[insert, [[5, "e"]], False], ["INSERT INTO two VALUES (1)", [[]], False]],
        [[change, [["z", 1]], True]],
    )
    assert found == ["", "", quill.CLASH, quill.LOST, "OperationalError no such table: two", ""]
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT * FROM one").fetchall() == [(1, "z"), (2, "b")]
    connection.close()


def test_a_file_that_cannot_be_opened_is_tried_again_with_the_next_order(tmp_path: Path) -> None:
    folder = tmp_path / "later"
    first = sent([str(folder / "club.db"), {}, []], [MAKE])

    class Orders(io.BytesIO):
        """The folder is made before the second order is read."""

        def read(self, size: int | None = -1, /) -> bytes:
            if self.tell() == len(first):
                folder.mkdir()
            return super().read(size)

    heard = io.BytesIO()
    quill.serve(Orders(first + sent([MAKE])), heard)
    heard.seek(0)
    assert [quill.read(heard), quill.read(heard)] == ["OperationalError unable to open database file", ""]


def test_it_ends_with_its_orders_and_not_by_a_signal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {ending: signal.getsignal(ending) for ending in (signal.SIGINT, signal.SIGTERM)}
    orders, heard = io.BytesIO(sent([str(tmp_path / "club.db"), {}, []])), io.BytesIO()
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=orders))
    monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=heard))
    try:
        quill.main()
        assert [signal.getsignal(ending) for ending in known] == [signal.SIG_IGN] * 2
    finally:
        for ending, before in known.items():
            signal.signal(ending, before)
    assert not heard.getvalue()
