"""A rematch with the same deal again: chance begins as in the earlier game, and goes on by itself."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from clubroom.cli import app
from clubroom.server import opening
from clubroom.server.command import Close
from clubroom.server.events import Deal, Played, Started
from clubroom.server.export import export, read_export
from clubroom.server.refusals import NotNow
from clubroom.server.table import Table
from clubroom.server.tables import again, close
from clubroom.server.verify import verify
from server.databases import run
from server.halls import begun, opened, table_of
from server.test_table import bid, do
from server.walking import bids, nonces_of, started_table, waiting_table


def rematch(seed: int) -> tuple[Table, Table]:
    """A game that was given up, and another with its deal."""
    first = started_table(bids(2), 1)
    other = waiting_table(bids(2), seed)
    other.setup = replace(other.setup, deal=Deal(first.setup.table, first.secret, first.nonces))
    other.accept(other.start(nonces_of(bids(2), seed)))
    return first, other


def dealt(table: Table) -> list[str]:
    started = table.events[0]
    assert isinstance(started, Started)
    return [deed.move for deed in started.deeds]


def prize(table: Table) -> list[str]:
    """What chance did after both have bid."""
    do(table, bid(table, 0), bid(table, 1))
    played = table.events[-1]
    assert isinstance(played, Played)
    return [deed.move for deed in played.deeds if deed.draw]


def test_the_deal_is_the_same_and_what_follows_is_new() -> None:
    first, *others = [rematch(2)[0], *(rematch(seed)[1] for seed in range(2, 12))]
    assert {tuple(dealt(table)) for table in others} == {tuple(dealt(first))}
    assert len({tuple(prize(table)) for table in others}) > 1


def test_such_a_game_can_be_checked_and_says_whose_deal_it_was(tmp_path: Path) -> None:
    _, table = rematch(2)
    do(table, bid(table, 0), bid(table, 1), Close())
    content = export(table.setup, ["Ann", "Ben"], table.events)
    exported = read_export(content)
    assert verify(exported) == (table.counter, True, None)
    own = replace(exported, setup=replace(exported.setup, deal=None))
    assert "is not what the stream gives" in (verify(own).difference or "")
    (tmp_path / "table.json").write_bytes(content)
    answer = CliRunner().invoke(app, ["verify", str(tmp_path / "table.json")], catch_exceptions=False)
    assert answer.exit_code == 0
    assert "All is well" in answer.stdout
    assert "was to be that of table table-1 again" in answer.stdout


def test_people_ask_for_the_same_deal_and_a_third_game_has_it_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)  # nobody brings a nonce

    async def work() -> None:
        async with opened(tmp_path) as hall:
            room, (ann, _) = await begun(hall, "ann", "ben")
            deals = [dealt(room.table)]
            for _ in range(2):
                await close(room, "ann")
                room = await again(hall, room, "ann", rotate=True, same_deal=True)
                while room.opening or not room.table.number:
                    async with room.lock:
                        pass
                    await hall.store.acts()
                deals.append(dealt(room.table))
            assert deals[0] == deals[1] == deals[2]
            assert room.table.setup.deal is not None
            assert room.table.setup.deal.table == ann.room.id
            empty = await table_of(hall, "me", "open")
            await close(empty, "ann")
            with pytest.raises(NotNow, match="Nothing was dealt here"):
                await again(hall, empty, "ann", rotate=True, same_deal=True)

    run(work)
