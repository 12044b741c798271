"""A room: consent, second servers, lost bots, idle tables."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from clubroom.server import drive, hall, opening, said, warm
from clubroom.server.bots import OneThread
from clubroom.server.command import Close
from clubroom.server.events import Undone
from clubroom.server.hall import Hall
from clubroom.server.refusals import NoSuchTable, NotNow, NotYours, TooMany
from clubroom.server.seating import fill, leave, link, move_here, sit
from clubroom.server.store import Store, StoreTrouble, Write
from clubroom.server.tables import again, close
from server.halls import Ear, begun, opened, table_of


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)


def run(folder: Path, scenario: Callable[[Hall], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with asyncio.timeout(20), opened(folder) as one:
            await scenario(one)

    asyncio.run(inside())


def test_taking_back_what_others_have_seen_needs_their_consent(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        for ear in (ann, ben):
            await ear.play()
        number = room.table.number
        wish = said.TakeBack("take-it-back", number, 1)
        assert (await ann.ask(wish, "done", "refused"))["pending"]
        asked = await ben.until("asked")
        assert (asked["id"], asked["what"], asked["to"], asked["closed"]) == ("take-it-back", "take_back", 1, False)
        refused = await ann.ask(said.Agree("take-it-back", True), "refused")
        assert "Nobody asks you" in refused["sentence"]
        late = Ear(room, "ben", 1)
        await late.join()
        assert not (await late.until("asked"))["closed"]
        await ben.do(said.Agree("take-it-back", True))
        assert (await ben.until("happened"))["frames"][0]["to"] == 1
        assert isinstance(room.table.events[-1], Undone)
        assert room.table.events[-1].agreed

    run(tmp_path, scenario)


def test_one_no_is_enough_and_a_table_that_moves_on_closes_the_question(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        for ear in (ann, ben):
            await ear.play()
        await ann.do(said.TakeBack("no-thanks", room.table.number, 1))
        await ben.until("asked")
        assert (await ben.ask(said.Agree("no-thanks", False), "asked"))["closed"]
        await ann.do(said.TakeBack("too-late", room.table.number, 1))
        await ben.until("asked")
        for ear in (ann, ben):
            await ear.play()
        assert room.asks.all() == []

    run(tmp_path, scenario)


def test_three_must_all_agree(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben, eve) = await begun(one, "ann", "ben", "eve")
        await ann.do(said.Pause("a-moment", True))
        await ben.do(said.Agree("a-moment", True))
        await eve.do(said.Agree("a-moment", True))
        assert room.row.state == "paused"
        assert "pause" in (await ann.play("not-now-please"))["sentence"]
        nothing = await ann.ask(said.Pause("again-please", True), "refused")
        assert nothing["sentence"] == "There is nothing to pause."

    run(tmp_path, scenario)


def test_who_plays_with_bots_alone_asks_nobody(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room = await table_of(one, "me", "member")
        ann = Ear(room, "ann", 0)
        await ann.join()
        await ann.until("happened")
        await ann.do(said.Pause("a-moment", True))
        assert room.row.state == "paused"
        assert room.bot_at(1) is None
        await ann.do(said.Pause("we-go-on", False))
        assert "no pause" in (await ann.ask(said.Pause("we-go-on", False), "refused"))["sentence"]
        assert (await ann.play())["type"] == "done"
        while room.table.number < 3:
            await ann.until("happened")
        answer = await ann.ask(said.TakeBack("all-of-it", room.table.number, 1), "done", "refused")
        assert not answer["pending"]
        free = await ann.ask(said.TakeBack("nowhere-to", room.table.number, room.table.number), "done", "refused")
        assert free["type"] == "refused"

    run(tmp_path, scenario)


def test_two_servers_share_a_database_and_the_slower_one_reads_what_the_other_did(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        async with opened(tmp_path) as two:
            elsewhere = Ear(await two.room(room.id), "ann", 0)
            await elsewhere.join()
            await ann.play("first-command")
            await ben.play()
            assert elsewhere.room.table.number == 1
            late = await elsewhere.play("second-command")
            assert late["type"] == "refused" or late["pending"]
            other = Ear(elsewhere.room, "ben", 1)
            await other.join()
            await other.play("third-command")
            assert elsewhere.room.table.number == room.table.number
            assert (await elsewhere.until("happened"))["frames"][0]["number"] == 2

    run(tmp_path, scenario)


def test_of_two_who_take_a_seat_at_once_one_is_told(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room = await table_of(one, "me", "open", "open")
        async with opened(tmp_path) as two:
            elsewhere = await two.room(room.id)
            await sit(room, "ben", 1, "Ben")
            with pytest.raises(NotNow, match="quicker"):
                await sit(elsewhere, "eve", 1, "Eve")
            assert elsewhere.seats[1].name == "Ben"
            with pytest.raises(NotNow, match="choose another"):
                await sit(elsewhere, "eve", 1, "Eve")
            ear = Ear(elsewhere, "ben", 1)
            await ear.join()
            await leave(room, "ben", 1)
            assert (await ear.ask(said.HandOver(1, "guest"), "trouble"))["code"] == "bad_message"

    run(tmp_path, scenario)


def test_who_leaves_before_the_game_opens_the_seat_and_afterwards_a_bot_plays_on(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room = await table_of(one, "me", "open", "open")
        await sit(room, "ben", 1, "Ben")
        await leave(room, "ben", 1)
        assert room.seats[1].person is None
        with pytest.raises(ValueError, match="no seat 7"):
            await leave(room, "ben", 7)
        with pytest.raises(NotYours):
            await fill(room, "ben", 1, "guest")
        await fill(room, "ann", 1, "guest")
        with pytest.raises(NotNow):
            await fill(room, "ann", 1, "guest")
        await sit(room, "eve", 2, "Ann")
        assert room.names[2] == "Ann 2"
        eve = Ear(room, "eve", 2)
        await eve.join()
        while not room.table.number:
            await eve.until("happened")
        await leave(room, "eve", 2)
        assert (await eve.until("trouble"))["code"] == "not_seated"
        assert room.bot_at(2) == "member"
        await leave(room, "ann", 0)
        assert room.table.over, "nobody is left"
        assert (await eve.join(0))["type"] == "trouble"

    run(tmp_path, scenario)


def test_a_link_for_another_seat_or_a_seat_that_is_gone_does_nothing(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room = await table_of(one, "me", "open")
        with pytest.raises(NotYours):
            link(one, room, "ben", 0)
        token = link(one, room, "ann", 0)
        ann = Ear(room, "ann", 0)
        await ann.join()
        await move_here(one, "ben", token)
        assert (await ann.until("trouble"))["code"] == "not_seated"
        with pytest.raises(NotNow, match="has been used"):
            await move_here(one, "eve", token)
        with pytest.raises(NoSuchTable):
            await move_here(one, "eve", one.passport.link("nowhere", 0, 0))

    run(tmp_path, scenario)


def test_quotas_and_rights_of_a_table(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room = await table_of(one, "me", "member")
        with pytest.raises(NotYours):
            await close(room, "eve")
        with pytest.raises(NotYours):
            await again(one, room, "eve", rotate=True)
        for _ in range(one.settings.tables_per_person - 1):
            await table_of(one, "me", "open")
        with pytest.raises(TooMany):
            await table_of(one, "me", "open")
        await close(room, "ann")
        await asyncio.sleep(0.05)
        assert (await again(one, room, "ann", rotate=False)).seats[0].person == "ann"
        one.warmth.games["bids"].stage = "rules"
        with pytest.raises(NotNow, match="being prepared"):
            await table_of(one, "me", "member", person="ben")

    run(tmp_path, scenario)


@pytest.mark.parametrize("foolish", [["fly"], []], ids=["nonsense", "nothing"])
def test_a_bot_that_fails_is_asked_again_and_a_foolish_one_is_not_asked_for_ever(
    foolish: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drive, "AGAIN", 0.01)
    failures = 0
    sound = OneThread.choose

    async def fail_first(self: OneThread, *about: object) -> int:
        nonlocal failures
        failures += 1
        if failures < 3:
            raise RuntimeError("not today")
        return await sound(self, *about)  # type: ignore[arg-type]  # passed on as it came

    monkeypatch.setattr(OneThread, "choose", fail_first)

    async def scenario(one: Hall) -> None:
        room = await table_of(one, "me", "member")
        ann = Ear(room, "ann", 0)
        await ann.join()
        await ann.until("locked")
        monkeypatch.setattr(drive.Driver, "compose", nonsense)
        await ann.play()
        await asyncio.sleep(0.1)
        assert room.table.locked == ()

    async def nonsense(self: drive.Driver, seat: int, bot: str) -> list[str]:
        return foolish

    run(tmp_path, scenario)


def test_a_bot_that_waits_for_the_table_does_not_move_for_who_took_his_seat_back(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, _) = await begun(one, "ann", "ben")
        own = room.seats[0]
        async with room.lock:
            room.seats[0] = replace(own, stand_in="member")
            room.driver.wake()
            await asyncio.sleep(0.2)  # it has decided, and waits
            room.seats[0] = own
        await asyncio.sleep(0.05)
        assert room.table.locked == ()
        assert (await ann.play())["pending"]

    run(tmp_path, scenario)


def test_a_seat_that_goes_from_one_bot_to_another_is_played_by_the_second(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, _ = await begun(one, "ann", "ben")
        async with room.lock:
            room.seats[0] = replace(room.seats[0], stand_in="member")
            room.driver.wake()
            await asyncio.sleep(0.2)
            room.seats[0] = replace(room.seats[0], stand_in="guest")
        while not room.table.locked:
            await asyncio.sleep(0.01)

    run(tmp_path, scenario)


def test_what_somebody_muted_stays_muted_when_he_comes_again(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        second = Ear(room, "ben", 1)
        await second.join()
        await ann.do(said.Chat("before"))
        await ben.do(said.Mute(0, True))
        await ann.do(said.Chat("again"))
        await ann.do(said.Chat("and again"))
        await ben.do(said.Chat("quiet, please"))
        for ear, first in ((ben, "before"), (second, "before")):
            heard = [(await ear.until("chatted"))["line"]["text"] for _ in range(2)]
            assert heard == [first, "quiet, please"]
        assert len((await Ear(room, "ann", 0).join())["chat"]) == 4
        assert (await Ear(room, "ben", 1).join())["muted"] == [0]

    async def later(one: Hall) -> None:
        table = (await one.store.my_tables("ben"))[0]
        ben = Ear(await one.room(table), "ben", 1)
        welcome = await ben.join()
        assert welcome["muted"] == [0]
        assert [line["text"] for line in welcome["chat"]] == ["quiet, please"]
        await ben.do(said.Mute(0, False))
        welcome = await Ear(await one.room(table), "ben", 1).join()
        assert (welcome["muted"], len(welcome["chat"])) == ([], 4)
        assert (await Ear(await one.room(table), "ann", 0).join())["muted"] == []

    run(tmp_path, scenario)
    run(tmp_path, later)


def test_a_store_that_fails_is_told_to_who_asked_and_the_table_is_unharmed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        await asyncio.sleep(0.05)
        sound = Store.submit

        async def full(self: Store, write: object) -> None:
            raise StoreTrouble("store_full", name="club")

        monkeypatch.setattr(Store, "submit", full)
        wish = said.Play("kept-nowhere", 1, [ann.now()["legal"][0], "seal"])
        assert (await ann.ask(wish, "trouble"))["code"] == "storage"
        assert room.table.locked == ()
        monkeypatch.setattr(Store, "submit", sound)
        assert (await ann.ask(wish, "done"))["pending"]
        assert (await ben.play())["type"] == "done"

    run(tmp_path, scenario)


def test_a_room_that_nobody_looks_at_is_closed_and_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SWEEP", 0.02)
    monkeypatch.setattr(hall, "IDLE", 0.3)

    async def scenario(one: Hall) -> None:
        room, _ = await begun(one, "ann", "ben")
        await asyncio.sleep(0.5)
        assert await one.room(room.id) is room
        room.readers.clear()
        while list(one.open_rooms()):
            await asyncio.sleep(0.02)
        fresh = await one.room(room.id)
        assert fresh is not room
        assert fresh.table.number == 1
        with pytest.raises(NoSuchTable):
            await one.room("nowhere")

    run(tmp_path, scenario)


def test_a_table_that_waits_for_nonces_is_not_left_alone(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room = await table_of(one, "me", "member")
        room._seen -= 1000.0
        assert room.opening
        assert room.idle_for() < 1.0
        room.opening, room._seen = None, room._seen - 1000.0
        assert room.idle_for() > 900.0

    run(tmp_path, scenario)


def test_bots_go_on_after_a_restart_without_anybody_looking(tmp_path: Path) -> None:
    async def before(one: Hall) -> None:
        room = await table_of(one, "me", "member")
        ann = Ear(room, "ann", 0)
        await ann.join()
        await ann.until("locked")
        await room.driver.stop()
        await ann.play()

    async def after(one: Hall) -> None:
        while not any(room.table.number and room.table.locked for room in one.open_rooms()):
            await asyncio.sleep(0.02)

    run(tmp_path, before)
    run(tmp_path, after)


def test_tables_of_a_game_that_nobody_prepares_are_opened_after_all_others(tmp_path: Path) -> None:
    async def before(one: Hall) -> None:
        room, _ = await begun(one, "ann", "ben")
        await one.store.submit(Write(room.id, row=replace(room.row, game="whist")))

    async def after(one: Hall) -> None:
        async with asyncio.timeout(20):
            while not one.open_rooms():
                await asyncio.sleep(0.01)

    run(tmp_path, before)
    run(tmp_path, after)


def test_a_closed_table_stays_closed(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, _) = await begun(one, "ann", "ben")
        await room.carry_out(Close())
        await room.carry_out(Close())
        assert "over" in (await ann.ask(said.Consider("question", []), "refused"))["sentence"]
        assert (await ann.ask(said.AskHint(), "trouble"))["code"] == "bad_message"
        await ann.do(said.Reveal("00" * 32))

    run(tmp_path, scenario)


def test_the_deal_is_kept_so_that_a_restart_need_not_follow_it(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, _ = await begun(one, "ann", "ben")
        await one.desk.finish()
        found = await one.store.load(room.id)
        assert found is not None
        assert found.snapshot is not None
        assert (found.snapshot.number, found.events) == (1, [])

    run(tmp_path, scenario)


def test_games_are_ready_even_if_running_tables_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_tables(store: Store) -> dict[str, list[str]]:
        raise StoreTrouble("store_closing")

    async def scenario(one: Hall) -> None:
        assert one.warmth.games["bids"].ready
        assert list(one.open_rooms()) == []

    monkeypatch.setattr(Store, "running_tables", no_tables)
    run(tmp_path, scenario)


def test_what_stays_is_not_looked_through_for_garbage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    frozen = asyncio.Event()
    monkeypatch.setattr(warm, "is_prepared", lambda name: True)
    monkeypatch.setattr(gc, "freeze", frozen.set)

    async def inside() -> None:
        async with asyncio.timeout(20), opened(tmp_path, warm=True):
            await frozen.wait()

    asyncio.run(inside())
