"""Sitting down, leaving, a bot for an open seat, a seat moved to another device."""

import msgspec

from clubroom.bots import NAMES
from clubroom.server.command import Close
from clubroom.server.describe import is_open, state_of
from clubroom.server.entrance import begin
from clubroom.server.hall import Hall
from clubroom.server.people import clean_name
from clubroom.server.refusals import CannotBe, NotNow, NotYours
from clubroom.server.room import Room
from clubroom.server.rows import SeatRow
from clubroom.server.sayings import Saying
from clubroom.server.tables import check_reach, level, other_name
from clubroom.server.wishes import keep_seat


async def sit(room: Room, person: str, seat: int, name: str) -> None:
    """Take an open seat; of two who take it at the same moment one is told that it is taken."""
    async with room.lock:
        row = _seat(room, seat)
        if not is_open(row):
            raise NotNow("seat_taken")
        await _check_days(room, person)
        called = other_name(clean_name(name), room.names)
        await keep_seat(room, msgspec.structs.replace(row, person=person, name=called))
    begin(room)


async def fill(room: Room, person: str, seat: int, bot: str) -> None:
    """Whoever made the table lets a bot take an open seat."""
    async with room.lock:
        row = _seat(room, seat)
        if person != room.row.host:
            raise NotYours("not_maker")
        if not is_open(row):
            raise NotNow("seat_filled")
        name = next(known for known in NAMES if known not in room.names)
        await keep_seat(room, msgspec.structs.replace(row, bot=level(bot), name=name))
    begin(room)


async def leave(room: Room, person: str, seat: int) -> None:
    """Stand up: before the game the seat is open again, afterwards a bot plays it on."""
    async with room.lock:
        row = _own(room, person, seat)
        if state_of(room) == "waiting":
            await keep_seat(room, SeatRow(table=room.id, seat=seat, moved=row.moved + 1))
        else:
            await keep_seat(
                room, msgspec.structs.replace(row, person=None, bot="member", stand_in=None, moved=row.moved + 1)
            )
        nobody = not any(other.person for other in room.seats)
    _unseat(room, seat)
    if nobody:
        await room.carry_out(Close())
    room.driver.wake()


async def move_here(hall: Hall, person: str, token: str) -> tuple[Room, int]:
    """Follow a private link: the seat is this device's from now on, and the link is used up."""
    found = hall.passport.follow(token)
    if found is None:
        raise CannotBe("link_broken")
    table, seat, moved = found
    room = await hall.room(table)
    async with room.lock:
        row = _seat(room, seat)
        if row.moved != moved or row.person is None:
            raise NotNow("link_used")
        await _check_days(room, person)
        await keep_seat(room, msgspec.structs.replace(row, person=person, moved=moved + 1))
    _unseat(room, seat, person)
    return room, seat


def link(hall: Hall, room: Room, person: str, seat: int) -> str:
    """The token of a private link to a seat of one's own."""
    return hall.passport.link(room.id, seat, _own(room, person, seat).moved)


async def _check_days(room: Room, person: str) -> None:
    if room.timer.clock.kind == "days":
        await check_reach(room.desk, person)


def _unseat(room: Room, seat: int, but: str = "") -> None:
    """Sockets that had this seat's eyes are spectators' from now on."""
    for reader in room.readers:
        if reader.seat == seat and reader.person != but:
            reader.seat = None
            reader.trouble("not_seated", Saying("seat_lost"))


def _seat(room: Room, seat: int) -> SeatRow:
    """A seat that something can still be done about."""
    if room.table.over:
        raise NotNow("seats_stay")
    if not 0 <= seat < len(room.seats):
        raise CannotBe("no_seat", seat=seat, last=len(room.seats) - 1)
    return room.seats[seat]


def _own(room: Room, person: str, seat: int) -> SeatRow:
    row = _seat(room, seat)
    if row.person != person:
        raise NotYours("not_your_seat")
    return row
