"""What the host did reaches a running server through the database."""

import asyncio
import ipaddress
from pathlib import Path

import pytest

from clubroom.server import host, opening
from clubroom.server.host import Bans
from clubroom.server.rows import ActRow
from clubroom.server.store import Store, StoreError, hosting
from clubroom.server.store.visit import visiting
from server.databases import run
from server.halls import begun, opened
from server.serving import Guest, Server


def act(kind: str, subject: str) -> ActRow:
    return ActRow(number=1, kind=kind, subject=subject, when=1.0)  # type: ignore[arg-type]  # the tests name real ones


def test_addresses_are_kept_out_in_ranges_and_however_they_are_written() -> None:
    bans = Bans()
    assert not bans.address("10.1.2.3")
    for subject in ("10.1.2.0/24", "2001:db8::/32", "ann"):
        bans.learn(act("ban", subject))
    assert ipaddress.ip_address("::ffff:10.1.2.3")
    assert all(map(bans.address, ("10.1.2.3", "::ffff:10.1.2.3", "2001:db8::1")))
    assert not any(map(bans.address, ("10.1.3.3", "::1", "a pipe", "")))
    assert (bans.person("ann"), bans.person("ben"), bans.person(None)) == (True, False, False)
    bans.learn(act("unban", "ann"))
    bans.learn(act("unban", "10.1.2.0/24"))
    assert not bans.person("ann")
    assert not bans.address("10.1.2.3")


def test_open_rooms_learn_of_closed_tables_bans_and_erased_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)  # nobody brings a nonce

    async def work() -> None:
        async with opened(tmp_path) as hall:
            room, (ann, ben) = await begun(hall, "ann", "ben")
            other, _ = await begun(hall, "cat", "dan")
            address = hall.settings.database_url()
            async with visiting(address, writes=True) as connection:
                await hosting.erase(connection, "ben")
            await hall.host.look()
            assert room.names == ["Ann", "Guest 2"]
            async with visiting(address, writes=True) as connection:
                await hosting.ban(connection, "ben")
                await hosting.close_table(connection, room.id)
            await hall.host.look()
            await hall.host.look()  # nothing is learned twice
            assert ben.reader.dropped.is_set()
            assert not ann.reader.dropped.is_set()
            assert room.table.over
            assert not other.table.over
            while (await ann.until("seats"))["table"]["state"] != "abandoned":
                pass
            assert ann.now()["legal"] == []

    run(work)


def test_a_database_that_does_not_answer_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    async def fails(store: Store, after: int = 0) -> list[ActRow]:
        nonlocal asked
        asked += 1
        raise StoreError("The database is away.")

    async def work() -> None:
        async with opened(tmp_path):
            while asked < 3:
                await asyncio.sleep(0.01)

    monkeypatch.setattr(host, "EVERY", 0.01)
    monkeypatch.setattr(Store, "acts", fails)
    run(work)


def test_a_banned_person_is_turned_away_from_the_real_server(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
        table = ann.create("bids", "me", "open", "open")  # it never begins
        assert ben.sit(table, 1).status_code == 200
        line = ben.line(table, 1)
        line.until("welcome")
        address = f"sqlite:///{server.database}"

        async def ban(who: str) -> None:
            async with visiting(address, writes=True) as connection:
                found = await hosting.find(connection, who)
                await hosting.ban(connection, found[0].person if found else who)

        run(lambda: ban("Ben"))
        assert line.closed_with() == 1013
        assert ben.http.get(f"/api/tables/{table}").status_code == 403
        assert ann.http.get(f"/api/tables/{table}").status_code == 200
        assert "host of this server" in str(ben.connect(table).recv(20))
        run(lambda: ban("127.0.0.0/8"))
        while (answer := ann.http.get("/api/games")).status_code == 200:
            pass
        assert (answer.status_code, answer.json()["detail"]) == (403, "The host of this server has closed it for you.")
        assert "host of this server" in str(ann.connect(table).recv(20))
