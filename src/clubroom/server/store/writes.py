"""What can be written, and the statements that write it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, field
from sqlalchemy import Executable, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from clubroom.server.command import Waits
from clubroom.server.events import Event, Setup, encode
from clubroom.server.rows import ChatRow, MuteRow, SeatRow, TableRow, ToldRow
from clubroom.server.snapshots import Snapshot
from clubroom.server.store import schema

INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class NewTable(Struct, frozen=True):
    """A table before its first event."""

    setup: Setup
    secret: str
    row: TableRow
    seats: list[SeatRow]


class Write(Struct, frozen=True):
    """What is to be stored of one table, all or nothing; `seat` only if it still is as `expected`."""

    table: str
    new: NewTable | None = None
    events: list[Event] = field(default_factory=list)
    settles: bool = True  # whether decisions may have waited for these events; they are forgotten then
    pending: list[Waits] = field(default_factory=list)
    snapshot: Snapshot | None = None
    row: TableRow | None = None
    setup: Setup | None = None
    seat: SeatRow | None = None
    expected: SeatRow | None = None
    chat: list[ChatRow] = field(default_factory=list)
    told: ToldRow | None = None
    mute: MuteRow | None = None


class Line(NamedTuple):
    """One statement with its values; a `checked` one must change exactly one row, or there is a conflict."""

    statement: Executable
    values: dict[str, Any]
    checked: bool = False


class Statements:
    """The statements, made once, so that many writes can share one."""

    def __init__(self, dialect: str) -> None:
        self._new = {table.name: insert(table) for table in schema.metadata.tables.values()}
        self._wait = _upsert(dialect, schema.pending)
        self._keep = _upsert(dialect, schema.snapshots, newer="number")
        self._told = _upsert(dialect, schema.told)
        self._mute = _upsert(dialect, schema.mutes)
        self.contact = _upsert(dialect, schema.contacts)
        self.forget = delete(schema.contacts).where(schema.contacts.c.person == bindparam("key"))
        self.name = _upsert(dialect, schema.people, keep=("created",))
        self._over = delete(schema.pending).where(
            schema.pending.c.table_id == bindparam("key"), schema.pending.c.step < bindparam("number")
        )
        self._row = update(schema.tables).where(schema.tables.c.id == bindparam("key"))
        self._setup = self._row.values(setup=bindparam("setup"))
        self._seat = update(schema.seats).where(
            *(column.is_not_distinct_from(bindparam(f"was_{column.name}")) for column in schema.seats.columns)
        )

    def lines(self, write: Write, when: float) -> Iterator[Line]:
        """All statements of one write."""
        if write.new:
            yield from self._open(write.new)
        if write.setup:
            yield Line(self._setup, {"key": write.table, "setup": _text(write.setup)})
        if write.row:
            yield Line(self._row, {"key": write.table, **msgspec.structs.asdict(write.row)})
        if write.seat and write.expected:
            was = {f"was_{name}": value for name, value in columns(write.expected).items()}
            yield Line(self._seat, columns(write.seat) | was, checked=True)
        yield from self._log(write, when)
        for row in write.chat:
            yield Line(self._new["chat"], columns(row))
        if write.told:
            yield Line(self._told, columns(write.told))
        if write.mute:
            yield Line(self._mute, columns(write.mute))

    def _open(self, new: NewTable) -> Iterator[Line]:
        row = msgspec.structs.asdict(new.row)
        yield Line(self._new["tables"], {**row, "setup": _text(new.setup), "secret": new.secret})
        for seat in new.seats:
            yield Line(self._new["seats"], columns(seat))

    def _log(self, write: Write, when: float) -> Iterator[Line]:
        key = {"table_id": write.table}
        for event in write.events:
            who = {"seat": getattr(event, "seat", None), "command": getattr(event, "command", None)}
            body = encode(event).decode()
            yield Line(self._new["events"], {**key, **who, "number": event.number, "at": when, "body": body})
        if write.events and write.settles:
            yield Line(self._over, {"key": write.table, "number": write.events[-1].number})
        for waits in write.pending:
            place = {"step": waits.step, "seat": waits.seat}
            yield Line(self._wait, {**key, **place, "at": when, "body": _text(waits)})
        if write.snapshot:
            kept = {"number": write.snapshot.number, "sources": write.snapshot.sources, "body": _text(write.snapshot)}
            yield Line(self._keep, key | kept)


def columns(row: Struct) -> dict[str, Any]:
    """A row by the names of its columns; two of ours are words of SQL."""
    values = msgspec.structs.asdict(row)
    names = {"table": "table_id", "when": "at"}
    return {names.get(name, name): value for name, value in values.items()}


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _upsert(dialect: str, table: Table, keep: tuple[str, ...] = (), newer: str = "") -> Executable:
    """Insert a row or replace it, but for the columns to `keep`; where `newer` is given only by a later one."""
    statement = INSERT[dialect](table)
    keys = [column.name for column in table.primary_key]
    names = [column.name for column in table.columns if column.name not in (*keys, *keep)]
    changed = {name: statement.excluded[name] for name in names}
    where = table.c[newer] < statement.excluded[newer] if newer else None
    upsert: Executable = statement.on_conflict_do_update(index_elements=keys, set_=changed, where=where)
    return upsert
