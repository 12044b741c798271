"""The store: stored before it is shown, each thing once, the same on SQLite and PostgreSQL."""

import asyncio
import itertools
import signal
import sqlite3
import sys
import time
from asyncio.subprocess import Process
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import text

from clubroom.server.command import Happens, Waits, Withdraw
from clubroom.server.events import Ended, Event
from clubroom.server.rows import ChatRow, SeatRow, TableRow
from clubroom.server.store import Conflict, Loaded, NewTable, Store, Stored, StoreError, Write, scribe, writer
from clubroom.server.store.draft import Draft
from clubroom.server.store.migrate import FOLDER, known_revisions
from clubroom.server.store.schema import metadata
from clubroom.server.store.scribe import OneFile
from clubroom.server.table import Table
from server.databases import database, new_postgres, postgres, run
from server.test_table import bid, do
from server.walking import bids, started_table, waiting_table, whole_game

__all__ = ["database"]


def row(table: Table, **changes: object) -> TableRow:
    name, game = table.setup.table, table.setup.game
    first = TableRow(
        id=name,
        game=game,
        state="waiting",
        host="ann",
        memory=False,
        listed=True,
        clock="none",
        created=1.5,
        changed=2.5,
    )
    return replace(first, **changes)


def seats(table: Table) -> list[SeatRow]:
    return [SeatRow(table=table.setup.table, seat=seat, name="") for seat in range(table.setup.seats)]


def new(table: Table, **changes: object) -> Write:
    made = NewTable(table.setup, table.secret, row(table, **changes), seats(table))
    return Write(table.setup.table, new=made)


async def kept(store: Store, table: Table) -> None:
    """Store a table with all its events and decisions."""
    assert await store.submit(new(table)) == Stored()
    write = Write(table.setup.table, events=table.events, pending=list(table.pending.values()))
    assert await store.submit(write) == Stored()


async def loaded(store: Store, table: str, whole: bool = False) -> Loaded:
    found = await store.load(table, whole)
    assert found is not None
    return found


def folded(found: Loaded) -> Table:
    return Table.folded(found.setup, found.secret, found.events, found.pending, found.snapshot)


def test_what_was_stored_is_there_after_a_restart(database: str) -> None:
    table = started_table(bids(3), 1)
    do(table, *(bid(table, seat) for seat in range(3)))
    do(table, bid(table, 1, command="later"))

    async def work() -> None:
        store = await Store.open(database)
        await kept(store, table)
        await store.close()
        again = await Store.open(database)
        found = await loaded(again, table.setup.table)
        assert (found.setup, found.secret, found.row, found.seats) == (
            table.setup,
            table.secret,
            row(table),
            seats(table),
        )
        other = folded(found)
        assert (other.number, other.match.digest(), other.pending) == (4, table.match.digest(), table.pending)
        assert other.answers == table.answers
        assert await again.events(table.setup.table, 2) == table.events[2:]
        assert await again.load("no such table") is None
        await again.close()

    run(work)


def test_one_of_two_who_race_for_a_number_wins_and_nothing_of_the_other_is_stored(database: str) -> None:
    table = started_table(bids(2), 1)
    do(table, bid(table, 0))
    one, two = (table.decide(bid(table, 1, card)) for card in (0, 1))
    assert isinstance(one, Happens)
    assert isinstance(two, Happens)

    async def work() -> None:
        store = await Store.open(database)
        await kept(store, table)
        name = table.setup.table
        chat = Write(name, chat=[said(table, 1)])
        answers = await asyncio.gather(
            *(store.submit(write) for write in (Write(name, events=one.events), Write(name, events=two.events), chat))
        )
        assert answers == [Stored(), Conflict(), Stored()]
        assert await store.events(name, 1) == one.events
        assert await store.submit(Write(name, events=[replace(one.events[0], number=4)])) == Conflict()  # its command
        assert len(await store.chat(name)) == 1
        await store.close()

    run(work)


def test_a_decision_is_replaced_and_gone_when_its_step_is_over(database: str) -> None:
    table = started_table(bids(2), 1)
    name = table.setup.table

    async def work() -> None:
        store = await Store.open(database)
        await kept(store, table)
        for command in (bid(table, 0, 0), bid(table, 0, 1), Withdraw("w", 0, 1), bid(table, 0, 2)):
            decision = table.decide(command)
            assert isinstance(decision, Waits)
            assert await store.submit(Write(name, pending=[decision])) == Stored()
            table.accept(decision)
            assert (await loaded(store, name)).pending == [decision]
        last = table.decide(bid(table, 1))
        assert isinstance(last, Happens)
        await store.submit(Write(name, events=last.events))
        assert (await loaded(store, name)).pending == []
        await store.close()

    run(work)


def test_a_seat_is_taken_once(database: str) -> None:
    table = waiting_table(bids(2), 1)
    name = table.setup.table
    empty = seats(table)[0]
    ann, bob = (replace(empty, person=person, name=person.title()) for person in ("ann", "bob"))

    async def work() -> None:
        store = await Store.open(database)
        await store.submit(new(table))
        claims = [store.submit(Write(name, seat=claim, expected=empty)) for claim in (ann, bob)]
        assert await asyncio.gather(*claims) == [Stored(), Conflict()]
        assert (await loaded(store, name)).seats[0] == ann
        assert await store.submit(Write(name, seat=replace(ann, moved=1), expected=ann)) == Stored()
        assert await store.my_tables("ann") == [name]
        assert await store.my_tables("bob") == []
        await store.close()

    run(work)


def said(table: Table, number: int) -> ChatRow:
    return ChatRow(
        table=table.setup.table, number=number, person="ann", seat=0, name="Ann", text="<b>hi</b>", when=3.25
    )


def test_people_chat_and_the_lists_of_tables(database: str) -> None:
    tables = [waiting_table(bids(2), seed) for seed in range(4)]
    names = [table.setup.table for table in tables]

    async def work() -> None:
        store = await Store.open(database)
        states = ["waiting", "running", "over", "waiting"]
        for number, (table, state) in enumerate(zip(tables, states, strict=True)):
            await store.submit(new(table, state=state, changed=float(number), listed=number < 3))
        assert await store.open_tables() == [names[0]]
        assert await store.running_tables() == {"bids": [names[1]]}
        assert await store.my_tables("ann") == names[::-1]
        assert await store.open_tables_of("ann") == 3, "one of the four is over"
        await store.submit(Write(names[0], row=row(tables[0], state="running", changed=9.0)))
        assert await store.running_tables() == {"bids": [names[0], names[1]]}
        setup = replace(tables[0].setup, commitments=["x"])
        await store.submit(Write(names[0], setup=setup))
        found = await loaded(store, names[0])
        assert (found.setup, found.row.state) == (setup, "running")
        assert await store.next_chat(names[0]) == 1
        lines = [said(tables[0], number) for number in (1, 2)]
        assert await store.submit(Write(names[0], chat=lines)) == Stored()
        assert await store.chat(names[0], after=1) == lines[1:]
        assert await store.next_chat(names[0]) == 3
        assert await store.person("ann") is None
        await store.name_person("ann", "Ann")
        first = await store.person("ann")
        await store.name_person("ann", "Anna")
        person = await store.person("ann")
        assert first is not None
        assert person is not None
        assert (person.name, person.created) == ("Anna", first.created)
        await store.close()

    run(work)


def test_the_game_of_most_running_tables_comes_first(database: str) -> None:
    tables = [waiting_table(bids(2), seed) for seed in range(3)]
    names = [table.setup.table for table in tables]

    async def work() -> None:
        store = await Store.open(database)
        for number, (table, game) in enumerate(zip(tables, ("bids", "chess", "chess"), strict=True)):
            await store.submit(new(table, state="running", changed=float(-number), game=game))
        found = await store.running_tables()
        assert list(found.items()) == [("chess", names[1:]), ("bids", names[:1])]
        await store.close()

    run(work)


def test_any_number_of_rows_is_stored_in_one_go(database: str) -> None:
    table = waiting_table(bids(2), 1)
    name = table.setup.table

    async def work() -> None:
        store = await Store.open(database)
        await store.submit(new(table))
        await store.submit(Write(name, chat=[said(table, number) for number in range(1, 38)]))
        assert await store.chat(name) == [said(table, number) for number in range(1, 38)]
        await store.close()

    run(work)


def test_a_snapshot_spares_the_log_and_one_of_other_rules_is_not_used(database: str) -> None:
    table = started_table(bids(2), 1)
    do(table, bid(table, 0), bid(table, 1))
    old = table.snapshot()
    do(table, bid(table, 0, command="a"))
    name = table.setup.table

    async def work() -> None:
        store = await Store.open(database)
        await kept(store, table)
        await store.submit(Write(name, snapshot=old))
        await store.submit(Write(name, snapshot=replace(old, number=2)))  # comes late: the later one stays
        found = await loaded(store, name)
        assert found.snapshot == old
        assert found.events == []
        resumed = folded(found)
        assert (resumed.number, resumed.pending, resumed.answers) == (3, table.pending, table.answers)
        assert (await loaded(store, name, whole=True)).snapshot is None
        assert await store.load_many([name, "no such table"]) == {name: found}
        await store.submit(Write(name, snapshot=replace(old, number=4, sources="other rules")))
        assert len((await loaded(store, name)).events) == 3
        await store.close()

    run(work)


def test_many_submissions_share_a_transaction(database: str) -> None:
    tables = [whole_game(bids(2), seed) for seed in range(40)]

    async def work() -> None:
        store = await Store.open(database)
        await asyncio.gather(*(store.submit(new(table)) for table in tables))

        async def one(table: Table) -> None:
            for event in table.events:
                assert await store.submit(Write(table.setup.table, events=[event])) == Stored()

        begin = time.monotonic()
        await asyncio.gather(*map(one, tables))
        events = sum(len(table.events) for table in tables)
        print(f"{events / (time.monotonic() - begin):.0f} events a second")
        for table in tables:
            assert await store.events(table.setup.table) == table.events
        await store.close()

    run(work)


@pytest.mark.parametrize(("most", "order"), [(2, ["chat", "snapshot"]), (1, ["snapshot", "chat"])])
def test_what_nobody_is_told_of_waits_unless_there_is_much_of_it(
    database: str, most: int, order: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "MOST_PATIENT", most)
    table = started_table(bids(2), 1)
    name = table.setup.table
    done: list[str] = []

    async def work() -> None:
        store = await Store.open(database)
        await kept(store, table)

        async def submit(what: str, write: Write, patient: bool) -> None:
            await store.submit(write, patient)
            done.append(what)

        await asyncio.gather(
            submit("snapshot", Write(name, snapshot=table.snapshot()), True),
            submit("chat", Write(name, chat=[said(table, 1)]), False),
        )
        await store.close()

    run(work)
    assert done == order


def test_a_connection_that_the_server_has_closed_is_replaced() -> None:
    """PostgreSQL is upgraded, or a proxy thinks that nobody is there any more."""
    first, second = waiting_table(bids(2), 1), waiting_table(bids(2), 2)

    async def work() -> None:
        store = await Store.open(new_postgres())
        assert await store.submit(new(first)) == Stored()
        postgres().psql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid();")
        await asyncio.sleep(0.2)
        assert await store.submit(new(second)) == Stored()
        assert (await loaded(store, second.setup.table)).secret == second.secret
        await store.close()

    run(work)


def test_a_process_that_writes_goes_with_the_server_and_one_that_is_lost_is_replaced(tmp_path: Path) -> None:
    """Ctrl-C reaches it as well as the server, which has something to write then."""
    tables = [waiting_table(bids(2), seed) for seed in range(3)]

    async def work() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'club.db'}")
        assert await store.submit(new(tables[0])) == Stored()
        process = writing(store)
        for ending in (signal.SIGINT, signal.SIGTERM):
            process.send_signal(ending)
        assert await store.submit(new(tables[1])) == Stored()
        process.kill()
        await process.wait()
        assert await store.submit(new(tables[2])) == Stored()
        second = writing(store)
        await store.close()
        assert second.returncode == 0

    run(work)


def test_a_process_that_is_lost_again_and_again_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'club.db'}")
        monkeypatch.setattr(scribe, "PROGRAM", [sys.executable, "-IS", "-c", ""])
        with pytest.raises(StoreError, match="the process that writes the file is lost again and again"):
            await store.submit(new(waiting_table(bids(2), 1)))
        await store.close()

    run(work)


def writing(store: Store) -> Process:
    one = store._writer._scribe
    assert isinstance(one, OneFile)
    assert one._process is not None
    return one._process


def test_what_fails_in_a_group_does_not_keep_the_others_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of the group clashes, so each is tried by itself; then the disk is full for one of them."""
    tables = [waiting_table(bids(2), seed) for seed in range(3)]

    async def work() -> None:
        store = await Store.open(database)
        await store.submit(new(tables[0]))
        one, tries = store._writer._scribe, itertools.count()
        write = one.write

        async def full(draft: Draft) -> None:
            if next(tries) == 2:
                raise OSError("database or disk is full")
            await write(draft)

        monkeypatch.setattr(one, "write", full)
        answers = await asyncio.gather(*(store.submit(new(table)) for table in tables), return_exceptions=True)
        assert answers[0] == Conflict()
        assert isinstance(answers[1], StoreError)
        assert "no room left" in str(answers[1])
        assert answers[2] == Stored()
        await store.close()

    run(work)


def test_closing_finishes_what_was_submitted_and_takes_no_more(database: str) -> None:
    table = whole_game(bids(2), 1)

    async def work() -> None:
        store = await Store.open(database)
        first = asyncio.create_task(store.submit(new(table)))
        given_up = asyncio.create_task(store.submit(Write(table.setup.table, events=table.events)))
        await asyncio.sleep(0)
        given_up.cancel()
        await store.close()
        assert await first == Stored()
        with pytest.raises(StoreError, match="closing"):
            await store.submit(new(table))
        again = await Store.open(database)
        assert len(await again.events(table.setup.table)) == len(table.events)
        await again.close()

    run(work)


def test_a_table_that_nobody_made_has_no_events(database: str) -> None:
    stray: list[Event] = [Ended(1, "abandoned", "")]

    async def work() -> None:
        store = await Store.open(database)
        assert await store.submit(Write("nowhere", events=stray)) == Conflict()
        await store.close()

    run(work)


def test_the_migrations_make_the_tables_of_the_schema(database: str) -> None:
    from alembic.autogenerate import compare_metadata  # noqa: PLC0415
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415
    from sqlalchemy import Connection  # noqa: PLC0415

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work() -> None:
        store = await Store.open(database)
        async with store._engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    run(work)


def test_migrations_are_named_after_their_revision() -> None:
    """Which ones there are is read from the names of their files, so that Alembic is loaded only to make steps."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    steps = [step.revision for step in ScriptDirectory.from_config(config).walk_revisions()]
    assert known_revisions() == steps


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    async def work() -> None:
        store = await Store.open(database)
        async with store._engine.execution_options(writes=True).begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()
        with pytest.raises(StoreError, match="newer Clubroom; upgrade this one"):
            await Store.open(database)

    run(work)


def refused(address: str) -> str:
    with pytest.raises(StoreError) as caught:
        run(lambda: Store.open(address))
    return str(caught.value)


def test_what_is_wrong_with_a_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database " * 100)
    assert "is not a database; name another file" in refused(f"sqlite:///{broken}")
    assert "its folder must exist" in refused(f"sqlite:///{tmp_path / 'nowhere' / 'club.db'}")
    assert "its folder must exist" in refused(f"sqlite:///{tmp_path}")
    assert "write sqlite:///FILE" in refused("sqlite://")
    assert "write sqlite:///FILE" in refused("mysql://host/base")
    assert "write sqlite:///FILE" in refused("club")
    assert "hunter2" not in refused("oracle://me:hunter2@host/base")
    unreachable = refused("postgresql://me:hunter2@127.0.0.1:9/club")
    assert "cannot be reached" in unreachable
    assert "hunter2" not in unreachable


def test_a_database_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    path = tmp_path / "club.db"
    run(lambda: _open_and_close(f"sqlite:///{path}"))
    assert "cannot be written to" in refused(f"sqlite:///file:{path}?mode=ro&uri=true")


async def _open_and_close(address: str) -> None:
    store = await Store.open(address)
    await store.close()


def test_a_locked_database_says_so_and_serves_again_when_it_is_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clubroom.server.store.address.PRAGMAS", ("PRAGMA busy_timeout = 50",))
    path = tmp_path / "club.db"
    table = waiting_table(bids(2), 1)

    async def work() -> None:
        store = await Store.open(f"sqlite:///{path}")
        other = sqlite3.connect(path)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="in use by another program"):
            await store.submit(new(table))
        with pytest.raises(StoreError, match="in use by another program"):
            await store.load("x")
        other.rollback()
        other.close()
        assert await store.submit(new(table)) == Stored()
        await store.close()

    run(work)


def test_an_error_that_nobody_foresaw_is_passed_on_in_a_sentence(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'club.db'}")
        table = waiting_table(bids(2), 1)
        odd = replace(new(table).new, secret=object())  # type: ignore[type-var]  # what no column takes
        with pytest.raises(StoreError, match="does not work"):
            await store.submit(Write(table.setup.table, new=odd))
        assert await store.submit(new(table)) == Stored()
        await store.close()

    run(work)
