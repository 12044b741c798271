"""What the host does to a database from the command line, each in one transaction with a note of it for the server."""

import ipaddress
import time
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from clubroom.server.events import Ended
from clubroom.server.export import export
from clubroom.server.rows import ActRow, SeatRow, TableRow
from clubroom.server.store import schema
from clubroom.server.store.loading import Loaded, as_struct, load_tables
from clubroom.server.store.writes import Statements, Write, columns

CLOSED = ("over", "abandoned")
NOBODY = "nobody here has the id {!r}; `clubroom admin find NAME` lists ids"


class File(NamedTuple):
    """An exported table: the name for its file, and what belongs into it."""

    name: str
    content: bytes


class Found(NamedTuple):
    """A seat that somebody has, and what he is called there."""

    name: str
    person: str
    table: str
    seat: int


async def read_table(connection: AsyncConnection, table: str) -> Loaded:
    """All of a table; a ValueError says that there is none."""
    found = (await load_tables(connection, [table], whole=True)).get(table)
    if found is None:
        raise ValueError(f"there is no table {table!r}; the id is the last part of its link")
    return found


async def export_one(connection: AsyncConnection, table: str) -> File:
    """A closed table as a file that can be verified."""
    found = await read_table(connection, table)
    content = export(found.setup, [seat.name for seat in found.seats], found.events)
    return File(f"{found.setup.game}-{table}.json", content)


async def export_all(connection: AsyncConnection) -> AsyncIterator[File]:
    """Every table that was played and is closed."""
    begun = select(schema.events.c.table_id).where(schema.events.c.number > 1)
    closed = select(schema.tables.c.id).where(schema.tables.c.state.in_(CLOSED), schema.tables.c.id.in_(begun))
    for row in (await connection.execute(closed.order_by(schema.tables.c.created))).all():
        yield await export_one(connection, row.id)


async def find(connection: AsyncConnection, name: str) -> list[Found]:
    """Where people of that name sit, or sat."""
    seats = schema.seats
    where = (func.lower(seats.c.name) == name.lower(), seats.c.person.is_not(None))
    rows = await connection.execute(select(seats).where(*where).order_by(seats.c.person, seats.c.table_id))
    return [Found(row.name, row.person, row.table_id, row.seat) for row in rows]


async def seats_of(connection: AsyncConnection, table: str) -> list[SeatRow]:
    """Who sits at a table."""
    return (await read_table(connection, table)).seats


async def close_table(connection: AsyncConnection, table: str) -> None:
    """Give a table up for its players; its secret is shown, as always at the end."""
    found = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).first()
    if found is None:
        raise ValueError(f"there is no table {table!r}; the id is the last part of its link")
    if found.state in CLOSED:
        raise ValueError(f"the table {table} is closed already")
    log = schema.events
    last = await connection.execute(select(func.max(log.c.number)).where(log.c.table_id == table))
    ended = Ended(1 + (last.scalar() or 0), "abandoned", found.secret)
    row = msgspec.structs.replace(as_struct(TableRow, found), state="abandoned", changed=time.time())
    for line in Statements(connection.dialect.name).lines(Write(table=table, events=[ended], row=row), time.time()):
        await connection.execute(line.statement, line.values)
    await _note(connection, "close", table)


async def ban(connection: AsyncConnection, who: str) -> str:
    """Keep a person or an address out; what exactly is kept out."""
    subject = network(who) or who
    if subject == who and not network(who) and not await _known(connection, who):
        raise ValueError(f"{NOBODY.format(who)}, and it is no address either")
    await _note(connection, "ban", subject)
    return subject


async def unban(connection: AsyncConnection, who: str) -> None:
    """Let a person or an address in again."""
    subject = network(who) or who
    if subject not in await banned(connection):
        raise ValueError(f"{subject} is not banned; `clubroom admin bans` lists who is")
    await _note(connection, "unban", subject)


async def banned(connection: AsyncConnection) -> list[str]:
    """Everybody who is kept out."""
    subjects: dict[str, None] = {}
    for row in await connection.execute(select(schema.acts).order_by(schema.acts.c.number)):
        if row.kind == "ban":
            subjects[row.subject] = None
        elif row.kind == "unban":
            subjects.pop(row.subject, None)
    return list(subjects)


async def erase(connection: AsyncConnection, person: str) -> int:
    """Forget what somebody was called and said, and where he hears of his turn; how many lines of chat are gone.

    The moves stay: they are the game.
    """
    if not await _known(connection, person):
        raise ValueError(NOBODY.format(person))
    seats, chat, people = schema.seats, schema.chat, schema.people
    for row in (await connection.execute(select(seats).where(seats.c.person == person))).all():
        here = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat)
        await connection.execute(update(seats).where(here).values(name=f"Guest {row.seat + 1}"))
    gone: Any = await connection.execute(delete(chat).where(chat.c.person == person))
    for place in (people.c.id, schema.contacts.c.person, schema.mutes.c.person):
        await connection.execute(delete(place.table).where(place == person))
    await _note(connection, "erase", person)
    return int(gone.rowcount)


def network(text: str) -> str:
    """An address or a range of them as it is stored, or nothing if it is none."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        return ""


async def _known(connection: AsyncConnection, person: str) -> bool:
    """Whether somebody with that id was ever here."""
    places = (
        schema.people.c.id,
        schema.tables.c.host,
        schema.seats.c.person,
        schema.chat.c.person,
        schema.contacts.c.person,
    )
    query = union(*(select(place).where(place == person) for place in places))
    return (await connection.execute(query)).first() is not None


async def _note(connection: AsyncConnection, kind: Any, subject: str) -> None:
    """Tell the server, which looks here every few seconds."""
    last = (await connection.execute(select(func.max(schema.acts.c.number)))).scalar() or 0
    act = ActRow(number=last + 1, kind=kind, subject=subject, when=time.time())
    await connection.execute(insert(schema.acts), columns(act))
