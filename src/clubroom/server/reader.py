"""One open socket, seen from the table: whom it belongs to, and a queue that never grows long."""

import asyncio
from collections import deque

import msgspec

from clubroom.server.command import Refused
from clubroom.server.messages import FromServer, Language
from clubroom.server.metrics import SLOW_READERS
from clubroom.server.sayings import Worded
from clubroom.server.told import Code, Done, Trouble
from clubroom.server.told import Refused as ToldRefused
from clubroom.viewers import SPECTATOR

MOST_BYTES = 2 << 20  # waiting for one reader

_encode = msgspec.json.Encoder().encode


class Reader:
    """Whoever listens; one that does not keep up is dropped, and finds what it missed when it comes again."""

    def __init__(self, person: str, most: int, address: str = "", language: Language = "en") -> None:
        self.person, self.address = person, address
        self.seat: int | None = None
        self.language = language
        self.muted: frozenset[int] = frozenset()
        self.dropped = asyncio.Event()
        self._most, self._bytes = most, 0
        self._waiting: deque[bytes] = deque()
        self._asked: asyncio.Future[None] | None = None  # by whoever waits for the next message

    @property
    def viewer(self) -> int:
        """The seat whose eyes it has, or a spectator's."""
        return SPECTATOR if self.seat is None else self.seat

    def send(self, message: FromServer) -> None:
        """Queue a message; never waits."""
        text = _encode(message)
        if self.dropped.is_set():
            return
        if len(self._waiting) == self._most or self._bytes + len(text) > MOST_BYTES:
            SLOW_READERS.inc()
            self.dropped.set()
            return
        self._bytes += len(text)
        self._waiting.append(text)
        if self._asked and not self._asked.done():
            self._asked.set_result(None)

    def answer(self, command: str, answer: Done | Refused) -> None:
        """What became of a command; why nothing did, in the reader's language."""
        if isinstance(answer, Refused):
            self.send(ToldRefused(command, answer.saying.in_words(self.language), answer.rule))
        else:
            self.send(answer)

    def trouble(self, code: Code, saying: Worded) -> None:
        """What is wrong, in the reader's language."""
        self.send(Trouble(code, saying.in_words(self.language)))

    @property
    def idle(self) -> bool:
        """Whether nothing waits to go out."""
        return not self._waiting

    async def next(self) -> bytes:
        """The next message to go out; only one may wait for it."""
        while not self._waiting:
            self._asked = asyncio.get_running_loop().create_future()
            await self._asked
        text = self._waiting.popleft()
        self._bytes -= len(text)
        return text
