"""The host's hand in a running server: what `clubroom admin` did is learned from the database within seconds."""

import asyncio
import ipaddress
from collections.abc import Callable, Iterable

from clubroom.server.logs import log
from clubroom.server.room import Room
from clubroom.server.rows import ActRow
from clubroom.server.store import Store, StoreError

EVERY = 2.0  # seconds


class Bans:
    """Who is kept out: persons, and ranges of addresses."""

    def __init__(self) -> None:
        self._persons: set[str] = set()
        self._networks: set[ipaddress.IPv4Network | ipaddress.IPv6Network] = set()

    def learn(self, act: ActRow) -> None:
        """Take over a ban, or the end of one."""
        try:
            network = ipaddress.ip_network(act.subject)
        except ValueError:
            (self._persons.add if act.kind == "ban" else self._persons.discard)(act.subject)
        else:
            (self._networks.add if act.kind == "ban" else self._networks.discard)(network)

    def person(self, person: str | None) -> bool:
        """Whether a person is kept out."""
        return person in self._persons

    def address(self, text: str) -> bool:
        """Whether an address is kept out."""
        if not self._networks:
            return False
        try:
            address = ipaddress.ip_address(text)
        except ValueError:
            return False
        mapped = getattr(address, "ipv4_mapped", None)
        return any((mapped or address) in network for network in self._networks)


class Host:
    """Learns what the host did, and does what follows from it in the open rooms."""

    def __init__(self, store: Store, rooms: Callable[[], Iterable[Room]]) -> None:
        self._store, self._rooms = store, rooms
        self._seen = 0
        self.bans = Bans()

    async def watch(self) -> None:
        """Look again and again; a database that does not answer is asked later."""
        while True:
            try:
                await self.look()
            except StoreError as error:
                log().warning("the host's acts cannot be read", reason=str(error))
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Learn what is new."""
        for act in await self._store.acts(self._seen):
            self._seen = act.number
            log().info("the host acted", kind=act.kind, subject=act.subject)
            if act.kind in ("ban", "unban"):
                self.bans.learn(act)
                self._turn_out()
            else:
                await self._read_again(act.subject)

    def _turn_out(self) -> None:
        for room in self._rooms():
            for reader in room.readers:
                if self.bans.person(reader.person) or self.bans.address(reader.address):
                    reader.dropped.set()

    async def _read_again(self, subject: str) -> None:
        """Read the rooms of a table or of a person again."""
        for room in self._rooms():
            if room.id == subject or room.held_by(subject):
                async with room.lock:
                    await room.reload()
                room.tell_seats()
