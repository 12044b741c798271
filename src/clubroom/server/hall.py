"""The hall: all open rooms, and what they share."""

import asyncio
import gc
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

from clubroom.games import PACKAGES, load_game
from clubroom.server.bots import BotFailed, OneThread, Thinker
from clubroom.server.curve import Curves
from clubroom.server.desk import Desk
from clubroom.server.entrance import begin
from clubroom.server.host import Host
from clubroom.server.limits import CreditBook, Places
from clubroom.server.logs import log
from clubroom.server.metrics import ROOMS
from clubroom.server.origins import allowed_origins, home_pages
from clubroom.server.people import Passport, cookie_key
from clubroom.server.refusals import NoSuchTable, NotNow
from clubroom.server.rehearsal import rehearse_table
from clubroom.server.room import Room
from clubroom.server.sayings import Saying
from clubroom.server.settings import Settings
from clubroom.server.store import Loaded, Store, StoreError
from clubroom.server.warm import Warmth
from clubroom.server.workers import Workers

IDLE = 300.0  # seconds without a reader after which a room is closed
SWEEP = 60.0
AT_ONCE = 200  # tables read together after a restart
HOUR = 3600.0
CODES = 5  # mails with a code, and codes tried, within an hour


class NotReady(NotNow):
    """The game of a table is still being prepared; what is known of the table meanwhile."""

    def __init__(self, stage: Saying, loaded: Loaded) -> None:
        super().__init__("not_ready", stage=stage)
        self.loaded = loaded


class Hall:
    """One server."""

    def __init__(self, settings: Settings, store: Store, thinker: Thinker | None = None) -> None:
        self.settings, self.store = settings, store
        self.thinker = thinker or _thinker(settings)
        self.desk = Desk(store, self.thinker, settings)
        self.curves = Curves(self.desk)
        self.passport = Passport(cookie_key(settings.folder(), settings.secret))
        self.origins = allowed_origins(settings, settings.port)
        self.home = home_pages(settings, settings.port)
        self.warmth = Warmth(settings.games, partial(rehearse, bots=not settings.workers))
        self.sockets = Places(settings.sockets_per_address)
        self.creations = CreditBook(settings.tables_per_address, HOUR)
        self.codes = CreditBook(CODES, HOUR)
        self.host = Host(store, self.open_rooms)
        self.closing = asyncio.Event()
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._opened: asyncio.Queue[str] = asyncio.Queue()  # games whose tables are open as they were before a restart
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin the work that goes on beside everything else."""
        self._tasks = [asyncio.create_task(work) for work in self._works()]

    def _works(self) -> Iterable[Coroutine[Any, Any, None]]:
        return self._prepare(), self._teach(), self._sweep(), self.host.watch(), self.desk.notices.work()

    async def stop(self) -> None:
        """Finish what was acknowledged, and nothing more."""
        self.closing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.open_rooms():
            await room.stop()
        await self.curves.stop()
        await self.desk.notices.stop()
        await self.thinker.close()
        await self.desk.finish()
        await self.store.close()

    async def room(self, table: str, patient: bool = False) -> Room:
        """The room of a table, opened if it is not open; only the patient wait until its game is ready."""
        if table not in self._rooms and not patient:
            await self._check_ready(table)
        self._begin(table)
        try:
            room = await asyncio.shield(self._rooms[table])
            room.touch()
            return room
        except BaseException:
            found = self._rooms.get(table)
            if found and found.done() and (found.cancelled() or found.exception()):
                del self._rooms[table]
            raise

    async def open(self, loaded: Loaded) -> Room:
        """The room of a table that has just been stored: what it is need not be read."""
        self._begin(loaded.setup.table, loaded)
        return await self.room(loaded.setup.table)

    def _begin(self, table: str, loaded: Loaded | None = None) -> None:
        """Open a room, if nobody has begun to."""
        if table not in self._rooms:
            self._rooms[table] = asyncio.create_task(self._open(table, loaded))
            ROOMS.set(len(self._rooms))

    async def _check_ready(self, table: str) -> None:
        waiting = {name: readiness for name, readiness in self.warmth.games.items() if not readiness.ready}
        if not waiting:
            return
        loaded = await self.store.load(table)
        if loaded and loaded.setup.game in waiting:
            raise NotReady(waiting[loaded.setup.game].saying, loaded)

    async def _open(self, table: str, loaded: Loaded | None = None) -> Room:
        loaded = loaded or await self.store.load(table)
        if loaded is None:
            raise NoSuchTable
        if loaded.setup.game in self.warmth.games:
            await self.warmth.wait_for(loaded.setup.game)
        room = Room(self.desk, loaded)
        begin(room)
        room.timer.turn()
        room.driver.wake()
        self.desk.notices.expect(room, room.table.to_act())
        return room

    def open_rooms(self) -> Iterable[Room]:
        """Those that are open now."""
        done = [task for task in self._rooms.values() if task.done() and not task.cancelled() and not task.exception()]
        return [task.result() for task in done]

    async def _prepare(self) -> None:
        """Make the games ready, those that most tables play first; their bots go on where a restart stopped them."""
        running: dict[str, list[str]] = {}
        with _opened_when_asked_for():
            running = await self.store.running_tables()

        async def go_on(game: str) -> None:
            if self.settings.warm and not self._rooms:
                gc.freeze()  # games and libraries stay: to look through them for rubbish would stop everybody for 0.3 s
            await self._resume(running.pop(game, []))
            self._opened.put_nowait(game)

        await self.warmth.work(self.settings.warm, list(running), go_on)
        for tables in running.values():  # of games that this version does not have
            await self._resume(tables)

    async def _resume(self, running: Sequence[str]) -> None:
        gc.disable()  # there is no rubbish among thousands of tables that have just been opened
        try:
            with _opened_when_asked_for():
                for first in range(0, len(running), AT_ONCE):
                    some = await self.store.load_many(running[first : first + AT_ONCE])
                    for table, loaded in some.items():
                        self._begin(table, loaded)
                    await asyncio.gather(*map(self.room, some), return_exceptions=True)  # a failure is told when asked
        finally:
            gc.enable()

    async def _teach(self) -> None:
        """Let the bots' processes load each game when its tables are open: until then these need the processor."""
        for _ in self.warmth.games:
            name = await self._opened.get()
            if self.warmth.games[name].ready:
                with suppress(BotFailed):  # they load it when they are asked
                    await self.thinker.load(name)

    async def _sweep(self) -> None:
        """Close rooms that nobody looks at; all they were is in the store."""
        while True:
            await asyncio.sleep(SWEEP)
            for room in self.open_rooms():
                if not room.readers and not room.timer.clock.runs and room.idle_for() > IDLE:
                    await room.stop()
                    self._rooms.pop(room.id, None)
            ROOMS.set(len(self._rooms))


@contextmanager
def _opened_when_asked_for() -> Iterator[None]:
    """Tables that cannot be read now must not keep games from being made ready."""
    try:
        yield
    except StoreError as error:
        log().warning("running tables are opened when somebody asks for them", reason=str(error))


def _thinker(settings: Settings) -> Thinker:
    return Workers(settings.workers, settings.thinking) if settings.workers else OneThread()


def rehearse(name: str, bots: bool) -> None:
    """Load a game and whatever a table of it calls; bots only where this process thinks for them."""
    rehearse_table(load_game(name), bots)
    log().info("loaded", game=name, of=list(PACKAGES))
