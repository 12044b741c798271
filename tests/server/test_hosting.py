"""What a host does from the command line: backup, restore, export, close, ban, erase; on both databases."""

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert, text
from sqlalchemy.ext.asyncio import AsyncConnection
from typer.testing import CliRunner, Result

from clubroom.cli import app
from clubroom.server.command import Close, Happens
from clubroom.server.events import Ended
from clubroom.server.rows import ChatRow, SeatRow
from clubroom.server.store import NewTable, Store, StoreError, Write, schema
from clubroom.server.store.visit import visiting
from clubroom.server.table import Table
from server.databases import database, new_postgres, run
from server.test_store import kept, row
from server.test_table import bid, do
from server.walking import bids, started_table, waiting_table, whole_game

__all__ = ["database"]

Command = Callable[..., Result]


@pytest.fixture
def command(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """A command line of a host whose settings name the database."""
    (tmp_path / "data").mkdir()
    monkeypatch.setenv("CLUBROOM_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("CLUBROOM_DATABASE", database)
    monkeypatch.chdir(tmp_path)
    return lambda *arguments: CliRunner().invoke(app, [str(part) for part in arguments], catch_exceptions=False)


def good(result: Result) -> str:
    assert result.exit_code == 0, result.stderr
    return result.stdout


def bad(result: Result) -> str:
    assert result.exit_code == 2
    assert result.stderr.startswith("clubroom: ")
    assert result.stderr.count("\n") == 1
    return result.stderr


RUNNING = "table-1"


def running() -> Table:
    table = started_table(bids(2), 1)
    do(table, bid(table, 0))
    return table


def filled(database: str) -> tuple[Table, Table]:
    """A database with a table that runs, one that is over, Ann at both, and something that she said."""
    table, over = running(), whole_game(bids(2), 2)

    async def work() -> None:
        store = await Store.open(database)
        await kept(store, table)
        await kept(store, over)
        name = over.setup.table
        await store.submit(Write(name, row=row(over, state="over")))
        empty = SeatRow(table=name, seat=0, name="")
        ann = SeatRow(table=name, seat=0, person="ann", name="Ann")
        await store.submit(Write(name, seat=ann, expected=empty))
        said = ChatRow(table=name, number=1, person="ann", seat=0, name="Ann", text="Grüße", when=1.0)
        await store.submit(Write(name, chat=[said], snapshot=over.snapshot()))
        await store.name_person("ann", "Ann")
        await store.close()

    run(work)
    return table, over


def everything(database: str) -> dict[str, object]:
    """All rows but for snapshots."""
    found: dict[str, object] = {}

    async def work() -> None:
        async with visiting(database) as connection:
            for name, table in schema.metadata.tables.items():
                if name != "snapshots":
                    rows = (await connection.execute(table.select())).all()
                    found[name] = sorted(map(tuple, rows), key=repr)

    run(work)
    return found


def empty_like(database: str, tmp_path: Path) -> str:
    return new_postgres() if database.startswith("postgres") else f"sqlite:///{tmp_path / 'other.db'}"


def test_a_backup_restores_everything_also_into_the_other_kind_of_database(
    command: Command, database: str, tmp_path: Path
) -> None:
    filled(database)
    good(command("admin", "ban", "10.1.2.3"))
    key = tmp_path / "data" / "cookie.key"
    key.write_text("the key\n", encoding="utf-8")
    assert "rows are in club.backup" in good(command("backup", "club.backup"))
    assert (tmp_path / "club.backup").stat().st_mode & 0o077 == 0
    assert not (tmp_path / "club.backup.part").exists()
    key.unlink()
    same, other = empty_like(database, tmp_path), f"sqlite:///{tmp_path / 'third.db'}"
    for address in (same, other):
        assert "All of club.backup is restored" in good(command("restore", "club.backup", "--database", address))
        assert everything(address) == everything(database)
    assert key.read_text(encoding="utf-8") == "the key"


def test_a_restored_game_goes_on_where_it_was(command: Command, database: str, tmp_path: Path) -> None:
    table, _ = filled(database)
    good(command("backup", "club.backup"))
    other = empty_like(database, tmp_path)
    run(lambda: _opened_once(other))  # a server was started here, and nobody came
    good(command("restore", "club.backup", "--database", other))

    async def work() -> None:
        store = await Store.open(other)
        found = await store.load(RUNNING)
        assert found is not None
        again = Table.folded(found.setup, found.secret, found.events, found.pending, found.snapshot)
        assert again.pending == table.pending
        assert isinstance(again.decide(bid(again, 1)), Happens)
        await store.close()

    run(work)


async def _opened_once(address: str) -> None:
    await (await Store.open(address)).close()


def test_a_backup_is_made_while_a_server_writes_and_is_of_one_moment(command: Command, database: str) -> None:
    filled(database)
    one, two = waiting_table(bids(2), 5), waiting_table(bids(2), 6)

    async def work() -> list[str]:
        store = await Store.open(database)
        async with visiting(database) as connection:
            before = (await connection.execute(schema.people.select())).all()
            for table, name in ((one, "one"), (two, "two")):
                setup = msgspec.structs.replace(table.setup, table=name)
                made = NewTable(setup, table.secret, msgspec.structs.replace(row(table), id=name), [])
                await store.submit(Write(name, new=made))
            seen = [found.id for found in await connection.execute(schema.tables.select())]
        await store.close()
        assert before
        return seen

    assert {"one", "two"}.isdisjoint(run(work))


def test_a_backup_that_cannot_be_is_refused(command: Command, database: str, tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'missing.db'}"
    assert "There is no database" in bad(command("backup", "club.backup", "--database", missing))
    nothing = empty_like(database, tmp_path)
    if nothing.startswith("sqlite"):
        (tmp_path / "other.db").touch()
    assert "holds nothing of Clubroom" in bad(command("backup", "club.backup", "--database", nothing))
    assert list(tmp_path.glob("club*backup*")) == []
    (tmp_path / "club.backup").touch()
    assert "exists already" in bad(command("backup", "club.backup"))
    assert "there is no file nowhere" in bad(command("restore", "nowhere"))
    (tmp_path / "other.db").write_text("no database at all, " * 50, encoding="utf-8")
    assert "is not a database" in bad(command("backup", "b", "--database", f"sqlite:///{tmp_path / 'other.db'}"))


def damaged(lines: list[bytes]) -> dict[str, list[bytes]]:
    header = msgspec.json.decode(lines[0])
    newer = msgspec.json.encode({**header, "clubroom": "9.9", "revision": "9999"}) + b"\n"
    return {
        "not a backup": [b"{}\n", *lines[1:]],
        "Clubroom 9.9, which is newer": [newer, *lines[1:]],
        "cut off": lines[:-1],
        "cut off after line 1;": lines[:1],
        "cut off after": [*lines[:-2], lines[-1]],
        "line 3 of this backup cannot be read": [*lines[:2], b"\xff\n", *lines[3:]],
        "does not fit": [lines[0], b'["pears",{"id":"x"}]\n', *lines[1:]],
        "in lines 2 to 2 of this backup does not fit": [lines[0], b'["chat",{"pears":1}]\n', *lines[1:]],
        "of this backup does not fit": [lines[0], b'["people",{"id":"x","name":null,"created":1}]\n', *lines[1:]],
    }


def test_a_damaged_backup_is_refused_whole(command: Command, database: str, tmp_path: Path) -> None:
    filled(database)
    good(command("backup", "club.backup"))
    lines = (tmp_path / "club.backup").read_bytes().splitlines(keepends=True)
    other = empty_like(database, tmp_path)
    for sentence, changed in damaged(lines).items():
        (tmp_path / "bad.backup").write_bytes(b"".join(changed))
        assert sentence in bad(command("restore", "bad.backup", "--database", other))
    good(command("restore", "club.backup", "--database", other))
    refused = bad(command("restore", "club.backup", "--database", other))
    assert "holds tables already, and nothing was changed" in refused


def test_exported_games_are_accepted_by_verify(command: Command, database: str, tmp_path: Path) -> None:
    _, over = filled(database)
    name = f"bids-{over.setup.table}.json"
    good(command("admin", "close", RUNNING))
    (tmp_path / "out").mkdir()
    assert "2 files are in" in good(command("export", "--all", "--to", "out"))
    assert "1 file is in" in good(command("export", over.setup.table))
    assert (tmp_path / name).read_bytes() == (tmp_path / "out" / name).read_bytes()
    for file in (tmp_path / "out").iterdir():
        assert "All is well" in good(command("verify", file))


def test_an_export_that_cannot_be_is_refused(command: Command, database: str) -> None:
    filled(database)
    assert "only when the table is closed" in bad(command("export", RUNNING))
    assert "there is no table 'nowhere'" in bad(command("export", "nowhere"))
    assert "name one table, or say --all" in bad(command("export"))
    assert "name one table, or say --all" in bad(command("export", RUNNING, "--all"))
    assert "there is no folder" in bad(command("export", RUNNING, "--to", "nowhere"))


def test_a_table_is_closed_for_its_players(command: Command, database: str) -> None:
    table, over = filled(database)
    assert "is closed" in good(command("admin", "close", RUNNING))
    assert "closed already" in bad(command("admin", "close", RUNNING))
    assert "closed already" in bad(command("admin", "close", over.setup.table))
    assert "there is no table" in bad(command("admin", "close", "nowhere"))

    async def work() -> None:
        store = await Store.open(database)
        found = await store.load(RUNNING, whole=True)
        assert found is not None
        assert (found.events[-1], found.row.state) == (Ended(2, "abandoned", table.secret), "abandoned")
        folded = Table.folded(found.setup, found.secret, found.events, found.pending)
        assert folded.over
        assert not isinstance(folded.decide(Close()), Happens)
        await store.close()

    run(work)


def test_who_sits_where_is_found_by_table_and_by_name(command: Command, database: str) -> None:
    _, over = filled(database)
    shown = good(command("admin", "show", over.setup.table))
    assert "seat 0: Ann, ann" in shown
    assert "seat 1: nobody, open" in shown
    assert good(command("admin", "find", "ANN")) == f"ann Ann, table {over.setup.table}, seat 0\n"
    assert "nobody at any table is called 'Zoe'" in bad(command("admin", "find", "Zoe"))


def test_people_and_addresses_are_kept_out_and_let_in_again(command: Command, database: str) -> None:
    filled(database)
    assert "10.1.2.0/24 is kept out" in good(command("admin", "ban", "10.1.2.3/24"))
    assert "ann is kept out" in good(command("admin", "ban", "ann"))
    assert good(command("admin", "bans")) == "10.1.2.0/24\nann\n"
    good(command("admin", "unban", "ann"))
    good(command("admin", "close", RUNNING))
    assert good(command("admin", "bans")) == "10.1.2.0/24\n"
    assert "ann is not banned" in bad(command("admin", "unban", "ann"))
    refused = bad(command("admin", "ban", "zoe"))
    assert "nobody here has the id 'zoe'" in refused
    assert "no address either" in refused


def test_a_name_and_what_was_said_can_be_erased(command: Command, database: str, tmp_path: Path) -> None:
    filled(database)
    assert "The name and 1 lines of chat are gone" in good(command("admin", "erase", "ann"))
    good(command("backup", "club.backup"))
    content = (tmp_path / "club.backup").read_text(encoding="utf-8")
    assert "Ann" not in content
    assert "Grüße" not in content
    assert "Guest 1" in content
    assert "nobody here has the id 'zoe'" in bad(command("admin", "erase", "zoe"))


def test_a_database_of_another_version_is_left_alone(command: Command, database: str) -> None:
    filled(database)

    def become(revision: str) -> None:
        async def work() -> None:
            async with visiting(database, writes=True, new=True) as connection:
                await connection.execute(text(f"UPDATE alembic_version SET version_num = '{revision}'"))

        run(work)

    become("0001")
    assert "is of an older version" in bad(command("admin", "bans"))
    become("9999")
    assert "written by a newer Clubroom" in bad(command("admin", "bans"))


def test_an_older_backup_is_brought_up_to_date(command: Command, database: str, tmp_path: Path) -> None:
    filled(database)

    async def age() -> None:
        async with visiting(database, writes=True) as connection:
            for name in ("acts", "contacts", "told", "mutes"):
                await connection.execute(text(f"DROP TABLE {name}"))
            await connection.execute(text("ALTER TABLE tables DROP COLUMN pace"))
            await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))

    run(age)
    good(command("backup", "old.backup"))
    other = empty_like(database, tmp_path)
    run(lambda: _opened_once(other))
    good(command("restore", "old.backup", "--database", other))
    assert good(command("admin", "bans", "--database", other)) == ""
    assert "seat 0" in good(command("admin", "show", RUNNING, "--database", other))


def test_two_who_change_the_same_are_told(database: str) -> None:
    filled(database)

    async def twice(connection: AsyncConnection) -> None:
        for _ in range(2):
            act = {"number": 1, "kind": "ban", "subject": "ann", "at": 1.0}
            await connection.execute(insert(schema.acts), act)

    async def work() -> None:
        async with visiting(database, writes=True) as connection:
            await twice(connection)

    with pytest.raises(StoreError, match="nothing was done, try again"):
        run(work)


def test_a_database_that_fails_in_the_middle_is_explained(database: str) -> None:
    filled(database)

    async def work() -> None:
        async with visiting(database) as connection:
            await connection.execute(text("SELECT * FROM pears"))

    with pytest.raises(StoreError, match=r"^The database .* (has lost a table|does not exist)"):
        run(work)


def test_without_the_servers_parts_a_host_is_told_what_to_install(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "clubroom.server.store", None)
    assert "pip install 'clubroom[server]'" in bad(command("admin", "bans"))
