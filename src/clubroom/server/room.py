"""A table that is open: its readers, and the one way in which anything happens at it.

Decided, stored, accepted, published, acknowledged: in this order, and one command after the other.
"""

import asyncio
from collections.abc import Callable, Sequence
from time import monotonic, perf_counter, time

import msgspec

from clubroom.game import Game
from clubroom.server import command, told
from clubroom.server.consent import Asks
from clubroom.server.describe import seat_infos, state_after, table_info, viewer_of
from clubroom.server.desk import Desk
from clubroom.server.drive import Driver
from clubroom.server.events import Event
from clubroom.server.frames import frame, now
from clubroom.server.messages import Frame, FromServer, Now
from clubroom.server.metrics import ACKNOWLEDGED, COMMANDS
from clubroom.server.opening import Promises
from clubroom.server.reader import Reader
from clubroom.server.rows import SeatRow, TableRow
from clubroom.server.store import Conflict, Loaded, Write
from clubroom.server.table import Table
from clubroom.server.timer import Timer

SNAPSHOT_EVERY = 20

Answer = told.Done | command.Refused


class Room:
    """One open table."""

    row: TableRow
    seats: list[SeatRow]
    table: Table

    def __init__(self, desk: Desk, loaded: Loaded) -> None:
        self.desk = desk
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.told: set[int] = set()  # seats that were told by other ways, and nobody came since
        self.asks = Asks()
        self.opening: Promises | None = None
        self.opening_work: asyncio.Task[None] | None = None
        self.driver = Driver(self, desk.thinker)
        self._seen = monotonic()
        self.take(loaded)
        self.timer = Timer(self)

    def take(self, loaded: Loaded) -> None:
        """Make the room what is stored."""
        self.row, self.seats = loaded.row, list(loaded.seats)
        self.table = Table.folded(loaded.setup, loaded.secret, loaded.events, loaded.pending, loaded.snapshot)

    # Asking

    @property
    def id(self) -> str:
        """The table's name in every address."""
        return self.table.setup.table

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.game.title if self.game else self.table.setup.game

    @property
    def game(self) -> Game | None:
        """The game, if this version still has it."""
        match = getattr(self.table, "match", None)
        return match.game if match else None

    @property
    def names(self) -> list[str]:
        """What the seats are called, for sentences."""
        return [row.name for row in self.seats]

    def held_by(self, person: str) -> list[int]:
        """The seats of a person; there may be several on one device."""
        return [row.seat for row in self.seats if row.person == person]

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat now."""
        if self.row.state == "paused":
            return None
        return self.seats[seat].bot or self.seats[seat].stand_in

    def here(self, seat: int) -> bool:
        """Whether who sits there is at the table: a device that several share shows one hand at a time."""
        person = self.seats[seat].person
        return person is not None and any(reader.person == person for reader in self.readers)

    def touch(self) -> None:
        """Somebody is on the way here."""
        self._seen = monotonic()

    def idle_for(self) -> float:
        """Seconds since somebody looked."""
        if self.readers or self.opening:
            self.touch()
        return monotonic() - self._seen

    def view(self, reader: Reader) -> Now | None:
        """The table at this moment, as a reader may see it."""
        viewer = viewer_of(self.table, reader.viewer)
        return now(self.table, viewer, self.row.memory, reader.language, self.names)

    def frames(self, events: Sequence[Event], reader: Reader) -> list[Frame]:
        """Events as a reader may know them."""
        viewer = viewer_of(self.table, reader.viewer)
        return [frame(self.game, event, viewer, reader.language, self.names) for event in events]

    async def since(self, last: int) -> list[Event]:
        """The events after a number; what a snapshot has left out is read."""
        first = self.table.number - len(self.table.events)
        return self.table.events[last - first :] if last >= first else await self.desk.store.events(self.id, last)

    # Doing

    async def carry_out(self, wish: command.Command, still: Callable[[], bool] = lambda: True) -> Answer | None:
        """Do what a seat asks, and the answer; once begun it is finished, even if the asker is gone.

        None: the others have to agree first, or it is not wanted any more.
        """
        return await asyncio.shield(self.desk.begin(self._carry_out(wish, still)))

    async def _carry_out(self, wish: command.Command, still: Callable[[], bool]) -> Answer | None:
        begun = perf_counter()
        async with self.lock:
            if not still():
                return None
            if isinstance(wish, command.TakeBack) and not self.table.whole:
                await self.reload(whole=True)
            decision = self.table.decide(wish)
            while isinstance(decision, command.Happens | command.Waits) and not await self.store(decision):
                decision = self.table.decide(wish)
        COMMANDS.labels(type(decision).__name__.lower()).inc()
        ACKNOWLEDGED.observe(perf_counter() - begun)
        self.driver.wake()
        return _answer(wish, decision)

    async def store(self, decision: command.Happens | command.Waits) -> bool:
        """Store, accept, publish; False when another server was quicker, whose events we have by then."""
        write = self._write(decision)
        if isinstance(await self.desk.store.submit(write), Conflict):
            await self.reload()
            return False
        if isinstance(decision, command.Waits):
            self._accept_secret(decision)
        else:
            self._accept(decision, write.row)
        return True

    async def reload(self, whole: bool = False) -> None:
        """Read the table again, and tell the readers what another server did."""
        before = self.table.number
        loaded = await self.desk.store.load(self.id, whole=whole)
        assert loaded is not None, "a table is never removed while it is open"
        self.take(loaded)
        self.timer.read()
        if self.table.number > before:
            self._publish(await self.desk.store.events(self.id, before))
        self.timer.turn()

    def _write(self, decision: command.Happens | command.Waits) -> Write:
        if isinstance(decision, command.Waits):
            return Write(table=self.id, pending=[decision])
        state = state_after(decision.events[-1])
        row = msgspec.structs.replace(self.row, state=state, changed=time()) if state else None
        return Write(table=self.id, events=decision.events, settles=bool(self.table.pending), row=row)

    def _accept_secret(self, decision: command.Waits) -> None:
        known = decision.seat in self.table.locked
        self.table.accept(decision)
        if not decision.moves:
            self.tell(told.Unlocked(decision.step, decision.seat))
        elif not known:
            self.tell(told.Locked(decision.step, decision.seat))
        for reader in self.readers:
            if reader.seat == decision.seat:
                reader.send(told.Happened([], self.view(reader)))
        self.timer.turn()

    def _accept(self, decision: command.Happens, row: TableRow | None) -> None:
        before, owed = self.table.number, self.table.to_act()
        self.table.accept(decision)
        self.row = row or self.row
        self._publish(decision.events)
        if row:
            self.tell_seats()
        self.timer.turn(decision.events)
        self.desk.notices.turn(self, owed)
        many = before // SNAPSHOT_EVERY < self.table.number // SNAPSHOT_EVERY
        if (many or not before) and not self.table.over:  # the deal is the longest event of all
            kept = Write(table=self.id, snapshot=self.table.snapshot())
            self.desk.begin(self.desk.store.submit(kept, patient=True))

    async def keep(self, **changes: object) -> None:
        """Store a change of the table's frame."""
        self.row = msgspec.structs.replace(self.row, changed=time(), **changes)
        await self.desk.store.submit(Write(table=self.id, row=self.row))
        self.tell_seats()
        self.timer.turn()

    async def stop(self) -> None:
        """Do nothing more by itself; an opening that waits for nonces begins anew at the next start."""
        if self.opening_work:
            self.opening_work.cancel()
        await self.timer.stop()
        await self.driver.stop()

    # Telling

    def _publish(self, events: Sequence[Event]) -> None:
        for reader in self.readers:
            reader.send(told.Happened(self.frames(events, reader), self.view(reader)))
        for ask in self.asks.outdated(self.table.number):
            self.tell(ask.told(closed=True))

    def tell(self, message: FromServer) -> None:
        """The same for everybody."""
        for reader in self.readers:
            reader.send(message)

    def tell_seats(self) -> None:
        """Who sits where, and what the table is doing."""
        for reader in self.readers:
            reader.send(told.Seats(table_info(self), seat_infos(self, reader.person)))


def _answer(wish: command.Command, decision: command.Decision) -> Answer | None:
    name = "" if isinstance(wish, command.Close) else wish.id
    if isinstance(decision, command.Refused):
        return decision
    if isinstance(decision, command.NeedsConsent):
        return None
    if isinstance(decision, command.Happens):
        own = [event.number for event in decision.events if getattr(event, "seat", None) == getattr(wish, "seat", None)]
        return told.Done(name, (own or [decision.events[-1].number])[0], pending=False)
    number = decision.step if isinstance(decision, command.Waits) else decision.number
    return told.Done(name, number, isinstance(decision, command.Waits) or decision.pending)
