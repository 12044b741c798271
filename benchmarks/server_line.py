"""A guest of `server_load.py` and his sockets: as little as RFC 6455 allows, so that what is slow is the server."""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

import httpx

PATIENCE = 60.0
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED, NO_MASK = 0x80, 0x80, bytes(4)
SHORT, MIDDLE, LONG = 125, 126, 127  # what the second byte of a frame says about its length


class Line(asyncio.Protocol):
    """Sends texts, and hands every text that comes to `hear`."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear, self._buffer = hear, bytearray()
        self._transport: asyncio.Transport | None = None
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def enter(self, address: str, origin: str, cookie: str) -> None:
        """Connect and shake hands."""
        place, key = urlsplit(address), base64.b64encode(secrets.token_bytes(16)).decode()
        lines = (
            f"GET {place.path} HTTP/1.1",
            f"Host: {place.netloc}",
            f"Origin: {origin}",
            f"Cookie: {cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        )
        await asyncio.get_running_loop().create_connection(lambda: self, str(place.hostname), place.port or 80)
        assert self._transport is not None
        self._transport.write("\r\n".join((*lines, "", "")).encode())
        await self._open

    def say(self, text: bytes, kind: int = TEXT) -> None:
        """Send a text; a mask of zeros leaves it as it is."""
        assert self._transport is not None
        size = len(text)
        length = bytes([MASKED | size]) if size <= SHORT else bytes([MASKED | MIDDLE]) + size.to_bytes(2)
        self._transport.write(bytes([FINAL | kind]) + length + NO_MASK + text)

    def leave(self) -> None:
        """Hang up."""
        if self._transport:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody has answered the call."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        """The line is cut, by whomever."""
        if not self._open.done():
            self._open.set_exception(error or ConnectionError("the server hung up"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Bytes, which end anywhere."""
        self._buffer += data
        if not self._open.done():
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._open.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = bytearray(rest)
            self._open.set_result(None)
        while frame := self._next():
            self._take(*frame)

    def _take(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            self._hear(text)
        elif kind == PING:
            self.say(text, PONG)
        elif kind == CLOSE:
            self.leave()

    def _next(self) -> tuple[int, bytes] | None:
        """The next whole frame; the server masks none."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        first, size = 2, buffer[1]
        if size in (MIDDLE, LONG):
            first = 4 if size == MIDDLE else 10
            size = int.from_bytes(buffer[2:first])
        if len(buffer) < first + size:
            return None
        frame = buffer[0] & 0x0F, bytes(buffer[first : first + size])
        del buffer[: first + size]
        return frame


class Guest:
    """One person with many seats."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._http = httpx.AsyncClient(base_url=address, headers={"origin": address}, timeout=PATIENCE)

    async def arrive(self) -> None:
        """Get a cookie."""
        (await self._http.get("/api/me")).raise_for_status()

    async def create(self, game: str, seats: int, last: str = "me") -> str:
        """A new table, all seats for this device; the last may stay open."""
        kinds = [*["me"] * (seats - 1), last]
        answer = await self._http.post("/api/tables", json={"game": game, "seats": [{"kind": kind} for kind in kinds]})
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def enter(self, table: str, line: Line) -> None:
        """Open a socket to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with asyncio.timeout(PATIENCE):
            await line.enter(address, self._address, cookie)
