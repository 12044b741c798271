"""Time at an open table: up, paused, lost, and gone on after a restart."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clubroom.server import hall as halls
from clubroom.server import opening, said, timer
from clubroom.server.bots import BotFailed
from clubroom.server.clock import Clock, new_clock
from clubroom.server.describe import seat_infos
from clubroom.server.entrance import leave
from clubroom.server.events import Played
from clubroom.server.hall import Hall
from clubroom.server.room import Room
from clubroom.server.seating import leave as leave_seat
from clubroom.server.seating import sit
from clubroom.server.table import Table
from clubroom.server.tables import again, close, create
from server.halls import Ear, begun, form, opened
from server.serving import Guest, Server


@pytest.fixture(autouse=True)
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)


def run(folder: Path, scenario: Callable[[Hall], Awaitable[None]], **settings: Any) -> None:
    async def inside() -> None:
        async with asyncio.timeout(20), opened(folder, **settings) as one:
            await scenario(one)

    asyncio.run(inside())


def set_clock(room: Room, rule: str, seconds: float) -> None:
    """A clock quicker than anybody may choose."""
    clock = new_clock(rule, len(room.seats), room.desk.settings.answer)
    hands = (
        clock.hands
        if clock.kind != "bank"
        else tuple(msgspec.structs.replace(one, left=seconds) for one in clock.hands)
    )
    room.timer.clock = msgspec.structs.replace(clock, seconds=seconds, hands=hands)
    room.timer.turn()


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("rule", ["move:60", "bank:600+5"])
def test_when_time_is_up_the_house_moves_for_the_seat(tmp_path: Path, rule: str) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        set_clock(room, rule, 1.0)
        clocks = (await ben.until("clocks"))["clocks"]
        assert [(clock["seat"], clock["runs"]) for clock in clocks] == [(0, True), (1, True)]
        await ann.play()
        clocks = (await ben.until("clocks"))["clocks"]
        assert [clock["seat"] for clock in clocks if clock["runs"]] == [1], "whoever has decided has time"
        await until(lambda: room.table.number >= 3)
        moved = {event.seat: event.command for event in room.table.events[1:3]}  # type: ignore[union-attr]  # these events are commands
        assert moved[0].startswith("command-")
        assert moved[1].startswith("clock-")
        frames = {frame["seat"]: frame["late"] for frame in (await ann.until("happened"))["frames"]}
        assert frames == {0: False, 1: True}, "all are told for whom it was too late"

    run(tmp_path, scenario)


def test_silence_is_the_answer_that_the_rules_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        await ann.play()
        lowest = ben.now()["legal"][0]
        monkeypatch.setattr(Table, "unanswered", lambda table, seat: lowest if seat in table.to_act() else None)
        monkeypatch.setattr(Room, "carry_out", heard)
        leave(room, ben.reader)  # there is no grace: nobody moves for him, he says no
        room.timer.turn()
        await until(lambda: bool(wishes))
        assert (wishes[0].seat, wishes[0].moves) == (1, [lowest])
        silent = Played(2, 1, 1, wishes[0].id, [], "")
        assert (silent.late, silent.own) == (False, False), "it would tell a sealed answer"

    wishes: list[Any] = []

    async def heard(self: Room, wish: Any, still: Callable[[], bool]) -> None:
        assert still()
        wishes.append(wish)

    run(tmp_path, scenario, answer=0.1, grace=60.0)


def test_where_only_bots_wait_an_answer_has_no_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(one: Hall) -> None:
        room = await create(one, "ann", "Ann", form("me", "open", "member", clock="bank:600"))
        ann = Ear(room, "ann", 0)
        await ann.join()
        await sit(room, "ben", 1, "Ben")
        await until(lambda: room.timer.clock.hands[0].due is not None)
        assert not room.timer.clock.hands[0].answers, "a move"
        monkeypatch.setattr(Table, "unanswered", lambda table, seat: "any" if seat in table.to_act() else None)
        room.timer.turn()
        assert room.timer.clock.hands[0].answers, "Ben waits for it"
        await leave_seat(room, "ben", 1)
        assert room.timer.clock.hands[0].due is None
        await until(lambda: bool(room.table.pending))
        await asyncio.sleep(0.3)
        assert room.table.number == 1

    run(tmp_path, scenario, answer=0.2)


def test_a_lost_connection_has_its_grace_and_who_comes_back_late_is_late(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        watching = Ear(room, "eve")
        await watching.join()
        set_clock(room, "move:60", 1.0)
        await ann.play()
        second = Ear(room, "ben", 1)
        await second.join()
        leave(room, second.reader)
        assert room.timer.away(1) == 0, "another page of his is open"
        leave(room, ben.reader)
        leave(room, watching.reader)
        await asyncio.sleep(1.3)
        assert room.table.number == 1
        await Ear(room, "ben", 1).join()
        await until(lambda: room.table.number >= 3)

    run(tmp_path, scenario, grace=30.0)


def test_whoever_shares_a_device_is_there_while_it_shows_the_other_hand(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (first, _, second) = await begun(one, "ann", "ben", "ann")
        leave(room, second.reader)
        assert room.timer.away(2) == 0
        assert [seat.here for seat in seat_infos(room, "ben")] == [True, True, True]
        leave(room, first.reader)
        await asyncio.sleep(0.01)
        assert 0 < room.timer.away(0) < 1
        assert 0 < room.timer.away(2) < 1
        assert [seat.here for seat in seat_infos(room, "ben")] == [False, True, False]

    run(tmp_path, scenario)


def test_after_the_grace_the_table_may_let_a_bot_play(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        for wish in (said.HandOver(1, "member"), said.HandOver(1, None), said.HandOver(7, "member")):
            assert (await ann.ask(wish, "trouble"))["code"] == "not_seated"
        assert "no bot 'god'" in (await ann.ask(said.HandOver(0, "god"), "trouble"))["sentence"]
        leave(room, ben.reader)
        assert "1 seconds" in (await ann.ask(said.HandOver(1, "member"), "trouble"))["sentence"]
        await asyncio.sleep(1.2)
        await ann.do(said.HandOver(1, "member"))
        assert room.bot_at(1) == "member"
        assert (await ann.ask(said.HandOver(1, None), "trouble"))["code"] == "not_seated"
        back = Ear(room, "ben", 1)
        await back.join()
        await back.do(said.HandOver(1, None))
        assert room.bot_at(1) is None

    run(tmp_path, scenario, grace=1.0)


def test_in_a_pause_nobody_runs_out_of_time(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        set_clock(room, "move:60", 1.0)
        await ann.do(said.Pause("a-moment", True))
        await ben.do(said.Agree("a-moment", True))
        await asyncio.sleep(1.3)
        assert room.table.number == 1
        assert not room.timer.clock.runs
        await ann.do(said.Pause("we-go-on", False))
        await ben.do(said.Agree("we-go-on", True))
        await until(lambda: room.table.number >= 3)

    run(tmp_path, scenario)


def test_a_restart_goes_on_with_what_the_clock_read(tmp_path: Path) -> None:
    found: list[Clock] = []

    async def first(one: Hall) -> None:
        room = await create(one, "ann", "Ann", form("me", "member", clock="bank:600+5"))
        ann = Ear(room, "ann", 0)
        assert (await ann.join())["table"]["clock"] == "bank:600+5"
        await until(lambda: room.timer.clock.runs)
        assert room.timer.clock.hands[1].due is None, "a bot needs no clock"
        await ann.play()
        await until(lambda: room.table.number >= 3 and room.timer.clock.runs)
        found.append(room.timer.clock)
        table.append(room.id)

    async def second(one: Hall) -> None:
        room = await one.room(table[0])
        assert room.timer.clock == found[0]
        ann = Ear(room, "ann", 0)
        clocks = (await ann.join())["clocks"]
        assert 590 < clocks[0]["left"] <= 605
        await close(room, "ann")
        assert not room.timer.clock.runs
        next_one = await again(one, room, "ann", rotate=False)
        assert next_one.timer.clock.rule == "bank:600+5"

    table: list[str] = []
    run(tmp_path, first)
    run(tmp_path, second)


def test_a_room_whose_clock_runs_stays_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.02)

    async def scenario(one: Hall) -> None:
        room, ears = await begun(one, "ann", "ben")
        set_clock(room, "move:60", 60)
        monkeypatch.setattr(halls, "IDLE", 0.05)
        for ear in ears:
            leave(room, ear.reader)
        await asyncio.sleep(0.3)
        assert list(one.open_rooms()) == [room]

    run(tmp_path, scenario)


def test_a_clock_that_cannot_be_is_refused_when_a_table_is_made(tmp_path: Path) -> None:
    async def scenario(one: Hall) -> None:
        for rule in ("soon", "move:1", "bank:", "days:0", "move:60 "):
            with pytest.raises(ValueError, match=f"no clock {rule!r}; write none, move:60"):
                await create(one, "ann", "Ann", form("me", "open", clock=rule))
        assert await one.store.my_tables("ann") == []

    run(tmp_path, scenario)


def test_a_house_that_fails_is_asked_again_and_a_person_may_be_quicker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timer, "AGAIN", 0.2)
    asked: list[int] = []

    async def scenario(one: Hall) -> None:
        room, (ann, ben) = await begun(one, "ann", "ben")
        sound = room.driver.compose

        async def compose(seat: int, bot: str) -> list[str]:
            asked.append(seat)
            if len(asked) < 3:
                raise BotFailed("not today")
            moves = await sound(seat, bot)
            room.timer._ring()  # one at a time is enough
            if len(asked) == 3:
                await ann.play()
            return moves

        monkeypatch.setattr(room.driver, "compose", compose)
        set_clock(room, "move:60", 0.1)
        await until(lambda: room.table.number >= 3)
        moved = {event.seat: event.command for event in room.table.events[1:3]}  # type: ignore[union-attr]  # these events are commands
        assert moved[0].startswith("command-"), "the person's own choice stands"
        assert moved[1].startswith("clock-")
        assert asked[:4] == [0, 1, 0, 1]
        await ben.until("happened")

    run(tmp_path, scenario)


def test_the_real_server_killed_while_a_clock_runs_moves_for_who_does_not_come_back(tmp_path: Path) -> None:
    with Server(tmp_path, grace="1") as server:
        ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
        table = ann.create("bids", "me", "open", clock="move:5")
        assert ben.sit(table, 1).status_code == 200
        lines = [ann.line(table, 0), ben.line(table, 1)]
        for line in lines:
            line.until_revealed()
        assert lines[0].until_my_move()
        lines[0].play(lines[0].compose())
        server.kill()
        server.start()
        line = ann.line(table, 0)
        welcome = line.until("welcome")
        assert welcome["table"]["clock"] == "move:5"
        assert [(clock["seat"], clock["runs"]) for clock in welcome["clocks"]] == [(1, True)]
        assert welcome["clocks"][0]["left"] <= 5
        assert line.until("happened")["now"]["number"] == 3
