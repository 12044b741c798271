"""The clock of an open table: kept with every change, shown to all, and what happens when time is up."""

import asyncio
import secrets
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING

import msgspec

from clubroom.server.clock import Clock, Hand, halted, read_clock, resumed, spared, turned, written
from clubroom.server.command import Play
from clubroom.server.events import MADE_BY_CLOCK, SILENCE, Event, Played
from clubroom.server.logs import log
from clubroom.server.parts import ClockInfo
from clubroom.server.store import Write
from clubroom.server.told import Clocks, Done

if TYPE_CHECKING:
    from clubroom.server.room import Room

AGAIN = 5.0  # seconds until a move that could not be made for a seat is tried again
HOUSE = "member"  # who moves when time is up


class Timer:
    """Knows whose time runs, and moves for who has none left."""

    def __init__(self, room: "Room") -> None:
        self._room, self._opened = room, time()
        self._lost: dict[int, float] = {}  # since when nobody is there for a seat
        self._alarm: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.clock: Clock
        self._kept: Clock | None  # what is known to be stored
        self.read()
        self.clock = spared(self.clock, self._opened, room.desk.settings.grace)

    def read(self) -> None:
        """Take over what is stored."""
        settings = self._room.desk.settings
        self.clock, self._kept = read_clock(self._room.row.clock, len(self._room.seats), settings.answer), None

    def infos(self) -> list[ClockInfo]:
        """Everybody's time at this moment."""
        return self.clock.infos(time())

    # Who is there

    def away(self, seat: int) -> float:
        """Seconds since somebody was there for a seat; 0 when somebody is."""
        if self._room.here(seat):
            return 0.0
        return time() - self._lost.get(seat, self._opened)

    def came(self, person: str) -> None:
        """Somebody has opened a socket."""
        for seat in self._room.held_by(person):
            self._lost.pop(seat, None)
            self._set_alarm()

    def went(self, person: str) -> None:
        """Such a socket is closed; somebody's last one is a lost connection of all his seats."""
        for seat in self._room.held_by(person):
            if not self._room.here(seat):
                self._lost[seat] = time()
                self._set_alarm()

    # Time goes by

    def turn(self, events: Sequence[Event] = ()) -> None:
        """Something has changed at the table, whose lock is held; a seat that others moved for is still late."""
        room, now = self._room, time()
        played = [event for event in events if isinstance(event, Played)]
        moved = {event.seat for event in played if event.own}
        if room.row.state == "paused":
            self.clock = halted(self.clock, now)
        else:
            self.clock = turned(resumed(self.clock, now), self._owing(), now, moved)
        if self.clock is not self._kept and (text := written(self.clock)) != room.row.clock:
            room.row = msgspec.structs.replace(room.row, clock=text)
            room.desk.begin(room.desk.store.submit(Write(table=room.id, row=room.row)))
            room.tell(Clocks(self.infos()))
        self._kept = self.clock
        self._set_alarm()

    async def stop(self) -> None:
        """Ring no more; a move that is being carried out is finished elsewhere."""
        self._closed = True
        self._set_alarm()
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _owing(self) -> dict[int, bool]:
        """The seats whose time runs, and whether it is an answer that their silence would give.

        Bots wait for an answer as long as it takes.
        """
        table = self._room.table
        seats = [seat for seat in table.to_act() if not self._room.bot_at(seat)]
        owing = {seat: bool(self.clock.answer) and table.unanswered(seat) is not None for seat in seats}
        return {seat: answers for seat, answers in owing.items() if not answers or self._has_company(seat)}

    def _has_company(self, seat: int) -> bool:
        """Whether another person plays at the table."""
        own = self._room.seats[seat].person
        return any(row.person not in (None, own) and not row.stand_in for row in self._room.seats)

    def _due(self) -> dict[int, float]:
        """When each seat's time is up; a lost connection has its grace before a bot moves."""
        return {seat: self._due_at(seat, hand) for seat, hand in enumerate(self.clock.hands) if hand.due is not None}

    def _due_at(self, seat: int, hand: Hand) -> float:
        due, away = hand.due or 0.0, self.away(seat)
        return due if hand.answers or not away else max(due, time() - away + self._room.desk.settings.grace)

    def _late(self) -> list[int]:
        now = time()
        return [seat for seat, due in self._due().items() if due <= now]

    def _set_alarm(self, at_least: float = 0.0) -> None:
        if self._alarm:
            self._alarm.cancel()
        if (due := self._due()) and not self._closed:
            wait = max(at_least, min(due.values()) - time())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._time_is_up())

    async def _time_is_up(self) -> None:
        """Move for everybody who is late, as often as it takes; what cannot be done now is tried again later."""
        wait = 0.0
        while not wait and (late := self._late()):
            made = [await self._move_for(seat) for seat in late]
            wait = 0.0 if any(made) or not self._late() else AGAIN
        self._set_alarm(wait)

    async def _move_for(self, seat: int) -> bool:
        """Make the move that silence stands for, or the house player's; not if the seat itself was quicker."""
        room, number = self._room, self._room.table.number
        answer = room.table.unanswered(seat)
        try:
            moves = [answer] if answer else await room.driver.compose(seat, HOUSE)
            name = (SILENCE if answer else MADE_BY_CLOCK) + secrets.token_hex(8)
            wish = Play(name, seat, number, moves)
            return isinstance(await room.carry_out(wish, still=lambda: seat in self._late()), Done)
        except Exception:  # the table must go on, whatever a bot or the store does
            log().exception("nobody could move for a seat", table=room.id, seat=seat)
            return False
