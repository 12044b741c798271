"""Games that were played to their end, as far as a record of them needs it."""

from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from clubroom.server.events import Ended, decode
from clubroom.server.rows import SeatRow
from clubroom.server.store import schema
from clubroom.server.store.loading import as_struct

MOST = 1000  # of one person's last games


class Finished(NamedTuple):
    """One of them."""

    game: str
    seats: list[SeatRow]
    ranks: list[int]


async def finished_of(connection: AsyncConnection, person: str) -> list[Finished]:
    """The games of a person that were played to their end, the last one first."""
    tables, seats, log = schema.tables, schema.seats, schema.events
    own = select(seats.c.table_id).where(seats.c.person == person)
    over = select(tables.c.id, tables.c.game).where(tables.c.state == "over", tables.c.id.in_(own))
    games = (await connection.execute(over.order_by(tables.c.changed.desc()).limit(MOST))).all()
    ids = [row.id for row in games]
    sitting: dict[str, list[SeatRow]] = {table: [] for table in ids}
    for row in await connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        sitting[row.table_id].append(as_struct(SeatRow, row))
    last = select(log.c.table_id, func.max(log.c.number).label("number")).where(log.c.table_id.in_(ids))
    ends = last.group_by(log.c.table_id).subquery()
    ending = select(log.c.table_id, log.c.body).join(
        ends, (ends.c.table_id == log.c.table_id) & (ends.c.number == log.c.number)
    )
    ranks = {row.table_id: _ranks(row.body) for row in await connection.execute(ending)}
    return [Finished(row.game, sitting[row.id], ranks[row.id]) for row in games]


def _ranks(stored: str) -> list[int]:
    ended = decode(stored)
    assert isinstance(ended, Ended), "the last event of a game that is over"
    return ended.ranks


async def lasted(connection: AsyncConnection, table: str) -> float:
    """The seconds between the first event of a table and its last."""
    log = schema.events
    row = (
        await connection.execute(select(func.min(log.c.at), func.max(log.c.at)).where(log.c.table_id == table))
    ).one()
    return float(row[1] - row[0])
