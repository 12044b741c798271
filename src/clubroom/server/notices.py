"""It is your turn: told at once over a person's open sockets, and some time later by other ways if nobody came.

Play never waits for any of it: what is to be told lies in a list of bounded length, and a way that fails is tried a few
times and given up.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import lru_cache
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from clubroom.game import Game
from clubroom.server.choosing import title_of
from clubroom.server.logs import log
from clubroom.server.mail import send_mail
from clubroom.server.metrics import NOTICES
from clubroom.server.post import Webhook
from clubroom.server.reader import Reader
from clubroom.server.rows import ContactRow, ToldRow
from clubroom.server.sayings import Saying
from clubroom.server.settings import Settings
from clubroom.server.store import Store, StoreError, Write
from clubroom.server.told import Notice

if TYPE_CHECKING:
    from clubroom.server.room import Room

WAYS = {"mail": Saying("way_mail"), "webhook": Saying("way_webhook"), "club": Saying("way_club")}
TICK = 0.5  # seconds between two looks at the list
MOST_WAITING = 10_000
MOST_AT_ONCE = 50
TRIES = (0.0, 5.0, 60.0)  # seconds before each

Way = Callable[[], Awaitable[None]]


class Notices:
    """Tells people that it is their turn."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings
        self.offered = offered(settings)
        self._readers: dict[str, set[Reader]] = defaultdict(set)
        self._waiting: dict[tuple[str, int], tuple[float, Room]] = {}  # the first to be told comes first
        self._sending: set[asyncio.Task[None]] = set()

    # Over sockets

    def came(self, reader: Reader) -> None:
        """A person listens."""
        self._readers[reader.person].add(reader)

    def went(self, reader: Reader) -> None:
        """He does not any more."""
        self._readers[reader.person].discard(reader)
        if not self._readers[reader.person]:
            del self._readers[reader.person]

    def turn(self, room: "Room", before: Collection[int]) -> None:
        """Something has happened; those whose turn it was before know that it still is."""
        for seat in (owing := room.table.to_act()):
            person = room.seats[seat].person
            if person is not None and seat not in before and not room.bot_at(seat):
                here = {reader for reader in room.readers if reader.seat == seat}
                for reader in here or self._readers.get(person, set()):
                    reader.send(Notice(room.id, seat, room.table.number, sentence(room, reader.language)))
        self.expect(room, owing)

    # By other ways

    def expect(self, room: "Room", seats: Iterable[int]) -> None:
        """These seats owe a decision: whoever has not come after some time is told by other ways."""
        for seat in seats if self.offered else ():
            self._waiting.pop((room.id, seat), None)
            if len(self._waiting) < MOST_WAITING:
                self._waiting[room.id, seat] = (monotonic() + self._settings.notice_after, room)

    async def work(self) -> None:
        """Look at the list again and again."""
        while self.offered:
            await asyncio.sleep(TICK)
            while self._waiting and len(self._sending) < MOST_AT_ONCE:
                place, (due, room) = next(iter(self._waiting.items()))
                if due > monotonic():
                    break
                del self._waiting[place]
                if wanted(room, place[1]):
                    task = asyncio.create_task(self._tell(room, place[1]))
                    self._sending.add(task)
                    task.add_done_callback(self._sending.discard)

    async def stop(self) -> None:
        """Tell nobody any more; after the next start whoever still owes something is told."""
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def reaches(self, person: str) -> bool:
        """Whether there is a way to tell somebody without an open page."""
        contact = await self._store.contact(person)
        return contact is not None and bool(self._ways(contact))

    def _ways(self, contact: ContactRow) -> list[str]:
        has = {"mail": contact.mail, "webhook": contact.webhook, "club": contact.club}
        return [way for way in self.offered if has[way]]

    async def _tell(self, room: "Room", seat: int) -> None:
        """Tell one seat by every way that its person wants, once for each event, and not again before he came."""
        person, number = room.seats[seat].person or "", room.table.number
        try:
            contact = await self._store.contact(person)
            if contact is None or await self._store.last_told(room.id, seat) == number:
                return
            ways = [self._way(way, contact, room, seat) for way in self._ways(contact)]
            if any(await asyncio.gather(*(_tried(*way, lambda: wanted(room, seat)) for way in ways))):
                room.told.add(seat)
                row = ToldRow(table=room.id, seat=seat, number=number)
                await self._store.submit(Write(table=room.id, told=row))
        except StoreError as error:
            log().warning("a notice was not sent", reason=str(error))

    def _way(self, name: str, contact: ContactRow, room: "Room", seat: int) -> tuple[str, Way]:
        words = sentence(room, contact.language)
        link = f"{self._settings.page_address()}/table/{room.id}"
        if name == "mail":
            names = Saying("notice_with", names=[seated for seated in room.names if seated]).in_words(contact.language)
            text = f"{words} {names}\n\n{link}\n\n{Saying('notice_stop').in_words(contact.language)}\n"
            return name, lambda: send_mail(self._settings, contact.mail, words, text)
        body = msgspec.json.encode(
            {
                "text": f"{room.names[seat]}: {words} {link}",  # what one kind of chat shows
                "content": f"{room.names[seat]}: {words} {link}",  # and another
                "name": room.names[seat],
                "words": words,
                "link": link,
                "game": room.row.game,
                "table": room.id,
                "seat": seat,
                "number": room.table.number,
            }
        )
        own = name == "webhook"
        return name, lambda: Webhook(contact.webhook if own else self._settings.webhook, own).post(body)


def offered(settings: Settings) -> list[str]:
    """The ways that this host has set up."""
    ways = {"mail": settings.smtp, "webhook": settings.webhooks, "club": settings.webhook}
    return [name for name, there in ways.items() if there]


def sentence(room: "Room", language: str) -> str:
    """It is your turn, in a language."""
    return _sentence(room.game, room.title, language)


@lru_cache(256)
def _sentence(game: Game | None, title: str, language: str) -> str:
    return Saying("notice_turn", title=title_of(game) if game else title).in_words(language)


def wanted(room: "Room", seat: int) -> bool:
    """Whether a seat's person still has to be told: he owes a decision, is not there, and does not know yet."""
    paused = room.row.state == "paused" or room.table.paused
    person = room.seats[seat].person is not None and not room.bot_at(seat)
    owes = seat in room.table.to_act() and person and not paused
    return owes and room.timer.away(seat) > 0 and seat not in room.told


async def _tried(name: str, way: Way, still: Callable[[], bool]) -> bool:
    """Whether it got through; not tried again for somebody who has come meanwhile.  Addresses are never logged."""
    for wait in TRIES:
        await asyncio.sleep(wait)
        if not still():
            return False
        try:
            await way()
        except (OSError, ValueError) as error:
            log().warning("a notice did not get through", way=name, reason=type(error).__name__)
        else:
            NOTICES.labels(name, "sent").inc()
            return True
    NOTICES.labels(name, "failed").inc()
    return False
