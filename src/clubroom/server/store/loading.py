"""Tables as they are stored, many with the same few queries: after a restart there are thousands."""

from collections import defaultdict
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, Select, Table, and_, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from clubroom.server.command import Waits
from clubroom.server.events import Event, Setup, decode
from clubroom.server.rows import SeatRow, TableRow
from clubroom.server.snapshots import Snapshot, sources_of
from clubroom.server.store import schema


class Loaded(NamedTuple):
    """All that is stored of a table; with a snapshot only the events since."""

    setup: Setup
    secret: str
    events: list[Event]
    pending: list[Waits]
    snapshot: Snapshot | None
    row: TableRow
    seats: list[SeatRow]


def as_struct(kind: Any, row: Row[Any]) -> Any:
    """A row as the struct that has its columns; two of them have other names there."""
    names = {"table": "table_id", "when": "at"}
    return kind(**{field: getattr(row, names.get(field, field)) for field in kind.__struct_fields__})


async def load_tables(connection: AsyncConnection, tables: Collection[str], whole: bool) -> dict[str, Loaded]:
    """These tables by their ids, those that exist; `whole` asks for every event instead of a snapshot."""
    found = (await connection.execute(select(schema.tables).where(schema.tables.c.id.in_(tables)))).all()
    marks = set() if whole else {sources_of(row.game) for row in found}
    seats = await _by_table(connection, _of(schema.seats, tables).order_by(schema.seats.c.seat))
    pending = await _by_table(connection, _of(schema.pending, tables))
    kept = await _by_table(connection, _of(schema.snapshots, tables).where(schema.snapshots.c.sources.in_(marks)))
    events = await _by_table(connection, _since_snapshot(tables, marks))
    return {
        row.id: Loaded(
            setup=msgspec.json.decode(row.setup, type=Setup),
            secret=row.secret,
            events=[decode(event.body) for event in events[row.id]],
            pending=[msgspec.json.decode(waits.body, type=Waits) for waits in pending[row.id]],
            snapshot=msgspec.json.decode(kept[row.id][0].body, type=Snapshot) if kept[row.id] else None,
            row=as_struct(TableRow, row),
            seats=[as_struct(SeatRow, seat) for seat in seats[row.id]],
        )
        for row in found
    }


def _of(table: Table, tables: Collection[str]) -> Select[Any]:
    return select(table).where(table.c.table_id.in_(tables))


def _since_snapshot(tables: Collection[str], marks: Collection[str]) -> Select[Any]:
    """The events after each table's snapshot; a snapshot that was made by other sources does not count."""
    log, kept = schema.events, schema.snapshots
    same = and_(kept.c.table_id == log.c.table_id, kept.c.sources.in_(marks))
    query = select(log.c.table_id, log.c.body).select_from(log.outerjoin(kept, same))
    return query.where(log.c.table_id.in_(tables), log.c.number > func.coalesce(kept.c.number, 0)).order_by(
        log.c.number
    )


async def _by_table(connection: AsyncConnection, query: Select[Any]) -> dict[str, list[Row[Any]]]:
    rows: dict[str, list[Row[Any]]] = defaultdict(list)
    for row in await connection.execute(query):
        rows[row.table_id].append(row)
    return rows
