"""Coming again after every event: a reader gets exactly what it missed, as its seat may see it."""

import asyncio
import json
from itertools import cycle
from pathlib import Path

import pytest

from clubroom import SPECTATOR
from clubroom.chance import below, generator
from clubroom.server import said
from clubroom.server.command import Play
from clubroom.server.entrance import leave
from clubroom.server.room import Room
from clubroom.server.told import Done
from server.halls import Ear, Message, opened
from server.serving import Guest, Line, Server
from server.test_wire_choices import stored
from server.walking import random_moves, started_table
from tables import default_tables, many

SETTINGS = {setting.game.name: setting for setting in reversed(default_tables())}  # with the fewest seats
COMMANDS = {"bids": 1000, "figaro": 1000, "adel": many(1000, 120), "catan": many(400, 120)}
SEED = 4


class Listener:
    """A viewer's page: all frames that it was ever sent, and the table as it was sent last."""

    def __init__(self, room: Room, viewer: int) -> None:
        self._room, self._seat = room, None if viewer == SPECTATOR else viewer
        self.frames: list[object] = []
        self.now: Message = {}

    async def come(self) -> None:
        self.ear = Ear(self._room, "eve" if self._seat is None else str(self._seat), self._seat)
        await self.ear.do(said.Join(self._seat, len(self.frames)))

    def go(self) -> None:
        leave(self._room, self.ear.reader)

    async def hear(self) -> None:
        while not self.ear.reader.idle:
            message = json.loads(await self.ear.reader.next())
            if message["type"] in ("welcome", "happened"):
                self.frames += message.get("missed", []) + message.get("frames", [])
                self.now = message["now"]
            elif message["type"] == "locked":
                self.now["locked"] = sorted({*self.now["locked"], message["seat"]})


async def play_random(room: Room, seed: int) -> None:
    """One random command of a seat that owes one."""
    rng, waiting = generator(seed + room.table.number, len(room.table.pending)), room.table.to_act()
    seat = waiting[below(rng, len(waiting))]
    wish = Play(f"any-{room.table.number}", seat, room.table.number, random_moves(room.table, seat, rng))
    assert isinstance(await room.carry_out(wish), Done)


@pytest.mark.parametrize("game", COMMANDS)
def test_after_every_event_somebody_comes_again_and_has_missed_nothing(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with asyncio.timeout(120), opened(tmp_path, game, answer=0.0) as hall:
            room = await stored(hall, started_table(SETTINGS[game], SEED))
            viewers = (*range(len(room.seats)), SPECTATOR)
            there = {viewer: Listener(room, viewer) for viewer in viewers}
            away = {viewer: Listener(room, viewer) for viewer in viewers}
            for listener in there.values():
                await listener.come()
            for _, viewer in zip(range(COMMANDS[game]), cycle(viewers), strict=False):
                if room.table.over:
                    break
                await play_random(room, SEED)
                await away[viewer].come()
                for listener in (there[viewer], away[viewer]):
                    await listener.hear()
                away[viewer].go()
                assert away[viewer].now == there[viewer].now
                if room.table.over:  # who comes now is shown everything
                    assert len(away[viewer].frames) == len(there[viewer].frames)
                else:
                    assert away[viewer].frames == there[viewer].frames
            assert room.table.over or COMMANDS[game] < 1000, "a whole game"
            assert len(there[0].frames) > 2

    asyncio.run(scenario())


def come_again_after_every_event(server: Server, game: str, seats: int, most: int) -> int:
    """A game where one person holds all seats, and each line is cut after every event; how many events there were."""
    ann = Guest(server, "Ann")
    table = ann.create(game, *["me"] * seats)
    lines = [ann.line(table, seat) for seat in range(seats)]
    for line in lines:
        line.until_revealed()
    frames: list[list[object]] = [[] for _ in lines]
    for _ in range(most):
        for seat, line in enumerate(lines):
            while not line.now:
                line.hear()
            frames[seat] += line.frames
        now = lines[0].now
        if now["over"]:
            break
        mover = next(seat for seat in now["to_act"] if seat not in now["locked"])
        answer = lines[mover].play(lines[mover].compose())
        assert answer["type"] == "done", answer
        for line in lines:
            line.close()
        lines = [come_again(ann, table, seat, len(frames[seat])) for seat in range(seats)]
    else:
        return most
    whole = [ann.line(table, seat) for seat in range(seats)]
    for seat, line in enumerate(whole):
        line.until("welcome")
        assert [one["number"] for one in line.frames] == list(range(1, len(frames[seat]) + 1))
    return len(frames[0])


def come_again(ann: Guest, table: str, seat: int, last: int) -> Line:
    line = ann.line(table, seat, last)
    welcome = line.until("welcome")
    numbers = [frame["number"] for frame in welcome["missed"]]
    assert numbers == list(range(last + 1, welcome["now"]["number"] + 1))
    return line


def test_every_line_to_the_real_server_is_cut_after_every_event(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert come_again_after_every_event(server, "bids", 2, 1000) > 3


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats"), [("figaro", 3), ("adel", 3), ("catan", 2)])
def test_every_line_to_the_real_server_is_cut_after_every_event_of_long_games(
    tmp_path: Path, game: str, seats: int
) -> None:
    with Server(tmp_path, game) as server:
        server.wait_for(game)
        assert come_again_after_every_event(server, game, seats, 600) > 20
