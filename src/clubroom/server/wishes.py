"""What one seat wishes and others may have a say in: taking back, a pause, a bot as stand-in."""

import msgspec

from clubroom.bots import LEVELS
from clubroom.server import command, said, told
from clubroom.server.consent import Ask
from clubroom.server.reader import Reader
from clubroom.server.refusals import NotNow
from clubroom.server.room import Room
from clubroom.server.rows import SeatRow
from clubroom.server.sayings import Saying
from clubroom.server.store import Conflict, Write


def others(room: Room, person: str) -> frozenset[int]:
    """The seats whose consent is needed: those of other people who play themselves; bots consent."""
    return frozenset(row.seat for row in room.seats if row.person not in (None, person) and not row.stand_in)


async def take_back(room: Room, reader: Reader, wish: said.TakeBack) -> None:
    """Go back, at once where it is free or nobody else is there, otherwise when the others agree."""
    asked = command.TakeBack(wish.id, reader.viewer, wish.number, wish.to)
    answer = await room.carry_out(asked)
    needed = others(room, reader.person)
    if answer is None and not needed:
        answer = await room.carry_out(asked._replace(agreed=True))
    if answer is not None:
        reader.answer(wish.id, answer)
        return
    _put(room, reader, Ask(wish.id, reader.viewer, "take_back", wish.number, wish.to, needed))


async def pause(room: Room, reader: Reader, wish: said.Pause) -> None:
    """Stop or go on, when the others agree."""
    if wish.on == (room.row.state == "paused") or room.table.closed():
        reader.answer(wish.id, command.Refused(Saying("nothing_to_pause") if wish.on else Saying("no_pause")))
        return
    ask = Ask(
        wish.id, reader.viewer, "pause" if wish.on else "go_on", room.table.number, 0, others(room, reader.person)
    )
    if not ask.needed:
        await _grant(room, ask)
    else:
        _put(room, reader, ask)


def _put(room: Room, reader: Reader, ask: Ask) -> None:
    room.asks.put(ask)
    room.tell(ask.told())
    reader.send(told.Done(ask.id, room.table.number, pending=True))


async def agree(room: Room, reader: Reader, wish: said.Agree) -> None:
    """Answer a question; one no closes it."""
    ask = room.asks.find(wish.id)
    if ask is None or reader.viewer not in ask.needed:
        reader.answer(wish.id, command.Refused(Saying("not_asked")))
        return
    if wish.yes:
        ask.agreed.add(reader.viewer)
    if wish.yes and not ask.granted:
        room.tell(ask.told())
        return
    room.asks.close(ask)
    if wish.yes:
        await _grant(room, ask)
    room.tell(ask.told(closed=True))


async def _grant(room: Room, ask: Ask) -> None:
    if ask.what == "take_back":
        await room.carry_out(command.TakeBack(ask.id, ask.seat, ask.number, ask.to, agreed=True))
        return
    async with room.lock:
        await room.keep(state="paused" if ask.what == "pause" else "running")
    room.driver.wake()


async def hand_over(room: Room, reader: Reader, wish: said.HandOver) -> None:
    """Let a bot play a seat of this device, or take it back; or one whose player has been away for too long."""
    if wish.seat not in room.held_by(reader.person) and not _given_up(room, wish):
        reader.trouble("not_seated", Saying("hand_over", seconds=f"{room.desk.settings.grace:g}"))
        return
    if wish.bot is not None and wish.bot not in LEVELS:
        reader.trouble("not_seated", Saying("no_bot", bot=wish.bot, bots=list(LEVELS)))
        return
    async with room.lock:
        await keep_seat(room, msgspec.structs.replace(room.seats[wish.seat], stand_in=wish.bot))
    room.driver.wake()


def _given_up(room: Room, wish: said.HandOver) -> bool:
    """Whether the table may let a bot play a person's seat; only that person can end it."""
    if wish.bot is None or wish.seat >= len(room.seats) or not room.table.number:
        return False
    row = room.seats[wish.seat]
    return row.person is not None and not row.stand_in and room.timer.away(wish.seat) > room.desk.settings.grace


async def keep_seat(room: Room, row: SeatRow) -> None:
    """Store a seat, if it is still what we think it is, and tell everybody."""
    stored = await room.desk.store.submit(Write(table=room.id, seat=row, expected=room.seats[row.seat]))
    if isinstance(stored, Conflict):
        await room.reload()
        raise NotNow("quicker")
    room.seats[row.seat] = row
    room.tell_seats()
    room.timer.turn()
