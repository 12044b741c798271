"""Coming to a table, beginning it, leaving it."""

import msgspec

from clubroom.server import said, told
from clubroom.server.describe import heard, is_open, seat_infos, table_info
from clubroom.server.opening import Promises
from clubroom.server.reader import Reader
from clubroom.server.room import Room
from clubroom.server.sayings import Saying
from clubroom.server.store import Write

CHAT_SHOWN = 100


async def join(room: Room, reader: Reader, wish: said.Join) -> None:
    """Let a socket listen, beginning with all that it missed; nothing happens in between."""
    reader.language = wish.language
    if wish.seat is not None and wish.seat not in room.held_by(reader.person):
        reader.trouble("not_seated", Saying("not_your_seat"))
        return
    async with room.lock:
        missed = await room.since(wish.last)
        chat, muted = await room.desk.store.talk(room.id, reader.person, CHAT_SHOWN)
        reader.seat = wish.seat
        reader.muted = frozenset(row.seat for row in room.seats if muted >> row.seat & 1)
        room.readers.add(reader)
        room.desk.notices.came(reader)
        reader.send(
            told.Welcome(
                table=table_info(room),
                seat=reader.seat,
                seats=seat_infos(room, reader.person),
                now=room.view(reader),
                missed=room.frames(missed, reader),
                chat=[heard(row) for row in chat if row.seat not in reader.muted],
                clocks=room.timer.infos(),
                muted=sorted(reader.muted),
            )
        )
        if room.opening:
            reader.send(room.opening.told())
        for ask in room.asks.all():
            reader.send(ask.told())
    room.tell_seats()
    room.timer.came(reader.person)
    room.told.discard(reader.viewer)
    begin(room)
    room.driver.wake()


def leave(room: Room, reader: Reader) -> None:
    """A socket is closed."""
    if reader in room.readers:
        room.readers.discard(reader)
        room.desk.notices.went(reader)
        room.timer.went(reader.person)
        room.tell_seats()


def begin(room: Room) -> None:
    """Open the game as soon as all seats are taken."""
    if room.opening or room.table.number or room.table.over or any(map(is_open, room.seats)):
        return
    persons = list({row.person: row.seat for row in reversed(room.seats) if row.person}.values())  # one seat of each
    setup = room.table.setup
    room.opening = Promises(room.table.secret, setup.seats, persons, setup.commitments)
    room.opening_work = room.desk.begin(_open(room, room.opening))


async def _open(room: Room, opening: Promises) -> None:
    """Promises, then nonces, then the first event; what was promised is stored before any nonce is shown."""
    await room.keep(state="opening")
    room.tell(opening.told())
    await opening.all_promised()
    await _keep_promises(room, opening)
    room.tell(opening.told())
    nonces = await opening.all_shown()
    async with room.lock:
        await _keep_promises(room, opening)
        begun = await room.store(room.table.start(nonces))
        room.opening = None
    if begun:
        room.driver.wake()


async def _keep_promises(room: Room, opening: Promises) -> None:
    setup = msgspec.structs.replace(room.table.setup, commitments=list(opening.commitments))
    if setup != room.table.setup:
        await room.desk.store.submit(Write(table=room.id, setup=setup))
        room.table.setup = setup


async def promise(room: Room, reader: Reader, wish: said.Commit | said.Reveal) -> None:
    """A seat's part in the opening."""
    if room.opening is None or reader.seat is None:
        return  # too late, or a spectator's: nothing depends on it
    if isinstance(wish, said.Commit):
        taken = await room.opening.commit(reader.seat, wish.hash)
    else:
        taken = await room.opening.reveal(reader.seat, wish.nonce)
    if taken:
        room.tell(room.opening.told())
