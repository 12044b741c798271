"""Before the first event: every seat promises a nonce, then all are shown, so that nobody can choose the dice."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from clubroom.server.fair import derived_nonce, digest_of, kept_word
from clubroom.server.told import Opening

PATIENCE = 10.0  # seconds for a person's page to answer


class Promises:
    """The nonces of one table: promised, then shown."""

    def __init__(self, secret: str, seats: int, persons: Sequence[int], promised: Sequence[str]) -> None:
        self._secret, self._persons = secret, tuple(persons)
        self._own = {seat: derived_nonce(secret, seat) for seat in range(seats)}
        self.commitments = [digest_of(nonce) for nonce in self._own.values()]
        self.committed, self.revealed = set[int](), set[int]()
        self.closed = bool(promised)  # after a restart: what was promised stays promised
        if promised:
            self.commitments = list(promised)
            self.committed = {seat for seat in self._persons if promised[seat] != digest_of(self._own[seat])}
        self._shown: dict[int, str] = {}
        self._progress = asyncio.Condition()

    async def commit(self, seat: int, promise: str) -> bool:
        """Take a seat's promise, as long as none has been shown."""
        if self.closed or seat not in self._persons:
            return False
        self.commitments[seat] = promise
        self.committed.add(seat)
        await self._tell()
        return True

    async def reveal(self, seat: int, nonce: str) -> bool:
        """Take a nonce, if it is the promised one."""
        if not self.closed or seat not in self.committed or not kept_word(self.commitments[seat], nonce):
            return False
        self._shown[seat] = nonce
        self.revealed.add(seat)
        await self._tell()
        return True

    async def all_promised(self) -> None:
        """Wait for the promises, but not for ever; nothing is promised after that."""
        await self._wait(lambda: self.committed >= set(self._persons))
        self.closed = True

    async def all_shown(self) -> list[str]:
        """Wait for the nonces; one that was promised and is not shown is replaced by its seat's derived one."""
        await self._wait(lambda: self.revealed >= self.committed)
        broken = self.committed - self.revealed
        own = self._own
        self.commitments = [
            digest_of(own[seat]) if seat in broken else promise for seat, promise in enumerate(self.commitments)
        ]
        return [self._shown.get(seat, nonce) for seat, nonce in self._own.items()]

    def told(self) -> Opening:
        """How far it is, for everybody to see."""
        return Opening(digest_of(self._secret), sorted(self.committed), sorted(self.revealed), self.closed)

    async def _tell(self) -> None:
        async with self._progress:
            self._progress.notify_all()

    async def _wait(self, condition: Callable[[], bool]) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE), self._progress:
                await self._progress.wait_for(condition)
