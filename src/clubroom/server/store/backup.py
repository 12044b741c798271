"""A copy of everything in a file that people can read: a line of JSON for each row, and the version it is of.

A backup of an older version is restored into tables of that version, which are then brought up to date like any others.
"""

import time
from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

import clubroom
from clubroom.server.store import schema
from clubroom.server.store.migrate import known_revisions, migrate, revision_of
from clubroom.server.store.trouble import StoreError
from clubroom.server.store.visit import visiting

FORMAT = "clubroom backup 1"
LEFT_OUT = ("alembic_version", "snapshots")  # a snapshot only saves time
AT_ONCE = 500

Line = tuple[int, str, dict[str, Any]]  # its number, the table, the row


class Header(Struct, frozen=True):
    """The first line; `key` signs the cookies, without which nobody would get his seats back."""

    format: str
    clubroom: str
    revision: str
    when: float
    key: str = ""


class Footer(Struct, frozen=True):
    """The last line, so that a file that was cut off is not taken for a whole one."""

    rows: int


async def back_up(address: str, file: BinaryIO, key: str = "") -> int:
    """Write all rows as they are at one moment, also while a server runs; how many there are."""
    rows = 0
    async with visiting(address, any_version=True) as connection:
        revision = await connection.run_sync(revision_of)
        _write(file, Header(FORMAT, clubroom.__version__, revision or "", time.time(), key))
        for table in (await connection.run_sync(_reflected)).sorted_tables:
            if table.name not in LEFT_OUT:
                async for row in await connection.stream(select(table)):
                    _write(file, (str(table.name), {str(name): value for name, value in row._mapping.items()}))
                    rows += 1
    _write(file, Footer(rows))
    return rows


def _write(file: BinaryIO, value: object) -> None:
    file.write(msgspec.json.encode(value) + b"\n")


def _reflected(connection: Connection) -> MetaData:
    """The tables as they are in this database, whatever its version."""
    found = MetaData()
    ours = {*schema.metadata.tables, *LEFT_OUT}
    found.reflect(connection, only=lambda name, _: name in ours)
    return found


async def bring_back(address: str, file: Iterable[bytes]) -> Header:
    """Put all rows of a backup into a database that holds none; a ValueError says what is wrong with the file."""
    lines = iter(file)
    header = _header(next(lines, b""))
    async with visiting(address, writes=True, new=True) as connection:
        await connection.run_sync(_make_room, address)
        await connection.run_sync(migrate, address, header.revision)
        await _fill(connection, _rows(lines))
        await connection.run_sync(migrate, address)
    return header


def _header(line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ValueError("this is not a backup; name a file that `clubroom backup` wrote") from None
    if header.format != FORMAT or header.revision not in known_revisions():
        raise ValueError(f"this backup was made by Clubroom {header.clubroom[:20]}, which is newer; upgrade this one")
    return header


def _make_room(connection: Connection, address: str) -> None:
    """Remove our tables if nothing is in them; refuse if there is."""
    there = inspect(connection).get_table_names()
    for table in (schema.tables, schema.people):
        if table.name in there and connection.execute(select(func.count()).select_from(table)).scalar():
            raise StoreError("This database holds tables already, and nothing was changed; restore into an empty one.")
    _reflected(connection).drop_all(connection)


def _rows(lines: Iterator[bytes]) -> Iterator[Line]:
    """The rows of the file, and the certainty at its end that they are all."""
    number = 1
    for number, line in enumerate(lines, 2):
        try:
            row = msgspec.json.decode(line, type=tuple[str, dict[str, Any]] | Footer)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ValueError(f"line {number} of this backup cannot be read; nothing was restored") from None
        if isinstance(row, Footer):
            if row.rows == number - 2:
                return
            break
        yield number, *row
    raise ValueError(f"this backup is cut off after line {number}; nothing was restored")


async def _fill(connection: AsyncConnection, rows: Iterator[Line]) -> None:
    tables = (await connection.run_sync(_reflected)).tables
    for name, group in groupby(rows, key=lambda line: line[1]):
        while some := list(islice(group, AT_ONCE)):
            try:
                await connection.execute(insert(tables[name]), [_fitting(row, tables[name]) for _, _, row in some])
            except (KeyError, SQLAlchemyError):
                place = f"lines {some[0][0]} to {some[-1][0]}"
                raise ValueError(f"something in {place} of this backup does not fit; nothing was restored") from None


def _fitting(row: dict[str, Any], table: Table) -> dict[str, Any]:
    """The row if it has just the columns of its table; a KeyError otherwise."""
    if set(row) != set(table.columns.keys()):
        raise KeyError(table.name)
    return row
