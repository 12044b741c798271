"""Reading and writing all that must outlive the process."""

import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Self

from sqlalchemy import ColumnElement, Row, Select, func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from clubroom.server.events import Event, decode
from clubroom.server.rows import ActRow, ChatRow, ContactRow, PersonRow
from clubroom.server.store import schema
from clubroom.server.store.address import name_of, open_engine, read_address
from clubroom.server.store.finished import Finished, finished_of, lasted
from clubroom.server.store.loading import Loaded, as_struct, load_tables
from clubroom.server.store.migrate import migrate
from clubroom.server.store.scribe import scribe_for
from clubroom.server.store.trouble import StoreError, explained
from clubroom.server.store.wording import Wordings
from clubroom.server.store.writer import Conflict, Stored, Writer
from clubroom.server.store.writes import Line, Statements, Write, columns

RUNNING = ("opening", "running", "paused")
CLOSED = ("over", "abandoned")


class Store:
    """A database that is open."""

    def __init__(self, engine: AsyncEngine, url: URL) -> None:
        self._engine, self._name = engine, name_of(url)
        self._statements = Statements(engine.dialect.name)
        self._writer = Writer(scribe_for(engine, url), Wordings(engine.dialect), self._name)

    @classmethod
    async def open(cls, address: str) -> Self:
        """Open a database and bring it up to date; a StoreError says in one sentence what is wrong with it."""
        url = read_address(address)
        engine = open_engine(url)
        try:
            async with engine.execution_options(writes=True).begin() as connection:
                await connection.run_sync(migrate, name_of(url))
        except StoreError:
            await engine.dispose()
            raise
        except Exception as error:
            await engine.dispose()
            raise explained(error, name_of(url)) from error
        return cls(engine, url)

    async def close(self) -> None:
        """Finish what was submitted, then close."""
        await self._writer.close()
        await self._engine.dispose()

    # Writing

    async def submit(self, write: Write, patient: bool = False) -> Stored | Conflict:
        """Store something of one table: when this returns `Stored` it is on the disk."""
        return await self._writer.submit(self._statements.lines(write, time.time()), patient)

    async def name_person(self, person: str, name: str) -> None:
        """Remember what somebody calls himself."""
        values = {"id": person, "name": name, "created": time.time()}
        await self._writer.submit([Line(self._statements.name, values)])

    async def keep_contact(self, contact: ContactRow) -> None:
        """Remember how somebody wants to hear of his turn; nothing is left of a contact without a way."""
        if contact.mail or contact.webhook or contact.club:
            line = Line(self._statements.contact, columns(contact))
        else:
            line = Line(self._statements.forget, {"key": contact.person})
        await self._writer.submit([line])

    # Reading

    async def load(self, table: str, whole: bool = False) -> Loaded | None:
        """A table, or None if there is none of that id; `whole` asks for every event."""
        async with self._connected() as connection:  # one transaction: all of it as it was at one moment
            return (await load_tables(connection, [table], whole)).get(table)

    async def load_many(self, tables: Sequence[str]) -> dict[str, Loaded]:
        """Many tables by their ids, those that exist; for a start, a few hundred at a time."""
        async with self._connected() as connection:
            return await load_tables(connection, tables, whole=False)

    async def events(self, table: str, after: int = 0) -> list[Event]:
        """The events of a table after a number, rising."""
        return [decode(row.body) for row in await self._rows(_log(table, after))]

    async def chat(self, table: str, after: int = 0) -> list[ChatRow]:
        """What was said at a table after a number, rising."""
        said = schema.chat
        rows = await self._rows(
            select(said).where(said.c.table_id == table, said.c.number > after).order_by(said.c.number)
        )
        return [as_struct(ChatRow, row) for row in rows]

    async def next_chat(self, table: str) -> int:
        """The number of the next line of chat."""
        said = schema.chat
        row = await self._one(select(func.coalesce(func.max(said.c.number), 0)).where(said.c.table_id == table))
        return 1 + (row[0] if row else 0)

    async def person(self, person: str) -> PersonRow | None:
        """Somebody by his id."""
        row = await self._one(select(schema.people).where(schema.people.c.id == person))
        return None if row is None else as_struct(PersonRow, row)

    async def contact(self, person: str) -> ContactRow | None:
        """How somebody wants to hear of his turn."""
        row = await self._one(select(schema.contacts).where(schema.contacts.c.person == person))
        return None if row is None else as_struct(ContactRow, row)

    async def last_told(self, table: str, seat: int) -> int:
        """The event about which a seat was told that it is its turn; 0 when it never was."""
        told = schema.told
        row = await self._one(select(told.c.number).where(told.c.table_id == table, told.c.seat == seat))
        return row[0] if row else 0

    async def talk(self, table: str, person: str, limit: int) -> tuple[list[ChatRow], int]:
        """The last lines that were said at a table, rising, and the seats that somebody has muted, as bits."""
        said, mutes = schema.chat, schema.mutes
        last = select(said).where(said.c.table_id == table).order_by(said.c.number.desc()).limit(limit)
        muted = select(mutes.c.seats).where(mutes.c.table_id == table, mutes.c.person == person)
        async with self._connected() as connection:
            rows, seats = (await connection.execute(last)).all(), (await connection.execute(muted)).scalar()
        return [as_struct(ChatRow, row) for row in reversed(rows)], seats or 0

    async def acts(self, after: int = 0) -> list[ActRow]:
        """What the host did after a number, rising."""
        done = schema.acts
        rows = await self._rows(select(done).where(done.c.number > after).order_by(done.c.number))
        return [as_struct(ActRow, row) for row in rows]

    async def my_tables(self, person: str) -> list[str]:
        """The tables where somebody has a seat or is the host, the last changed first."""
        return await self._ids(select(schema.tables.c.id).where(_mine(person)))

    async def open_tables_of(self, person: str) -> int:
        """How many of them are not closed."""
        count = select(func.count()).select_from(schema.tables)
        row = await self._one(count.where(_mine(person), schema.tables.c.state.not_in(CLOSED)))
        return int(row[0]) if row else 0

    async def open_tables(self, limit: int = 100) -> list[str]:
        """The listed tables that wait for players."""
        where = (schema.tables.c.state == "waiting", schema.tables.c.listed)
        return await self._ids(select(schema.tables.c.id).where(*where).limit(limit))

    async def running_tables(self) -> dict[str, list[str]]:
        """The tables where a game goes on, the last changed first, by game; the game of most tables first."""
        tables = schema.tables
        query = select(tables.c.id, tables.c.game).where(tables.c.state.in_(RUNNING))
        found: dict[str, list[str]] = {}
        for row in await self._rows(query.order_by(tables.c.changed.desc(), tables.c.id)):
            found.setdefault(row.game, []).append(row.id)
        return dict(sorted(found.items(), key=lambda played: -len(played[1])))

    async def finished(self, person: str) -> list[Finished]:
        """The games of somebody that were played to their end, the last one first."""
        async with self._connected() as connection:
            return await finished_of(connection, person)

    async def lasted(self, table: str) -> float:
        """The seconds between the first event of a table and its last."""
        async with self._connected() as connection:
            return await lasted(connection, table)

    async def _ids(self, query: Select[Any]) -> list[str]:
        rows = await self._rows(query.order_by(schema.tables.c.changed.desc(), schema.tables.c.id))
        return [row.id for row in rows]

    async def _one(self, query: Select[Any]) -> Row[Any] | None:
        rows = await self._rows(query)
        return rows[0] if rows else None

    async def _rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        async with self._connected() as connection:
            rows: Sequence[Row[Any]] = (await connection.execute(query)).all()
            return rows

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.connect() as connection:
                yield connection
        except DBAPIError as error:
            raise explained(error, self._name) from error


def _mine(person: str) -> ColumnElement[bool]:
    """Whether somebody has a seat at a table, or is its host."""
    seated = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    return (schema.tables.c.host == person) | schema.tables.c.id.in_(seated)


def _log(table: str, after: int) -> Select[Any]:
    log = schema.events
    return select(log.c.body).where(log.c.table_id == table, log.c.number > after).order_by(log.c.number)
