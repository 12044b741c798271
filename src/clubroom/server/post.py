"""One small request to a webhook: bounded in time, never led elsewhere; a person's own only at a public address."""

import asyncio
import ipaddress
import re
import socket
import ssl
from contextlib import suppress
from urllib.parse import urlsplit

from clubroom.server.refusals import CannotBe

LONGEST = 10.0  # seconds for all of it
LONGEST_LINE = 4096
PRINTED = re.compile(r"https?://[!-~]{3,480}")
EMBEDDING = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))


class Webhook:
    """An address that is told something by a POST of JSON; a refusal says how one is written."""

    def __init__(self, address: str, public_only: bool) -> None:
        if not PRINTED.fullmatch(address) or (public_only and not address.startswith("https://")):
            raise CannotBe("webhook_https")
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:  # brackets without a number between them, or a port beyond all ports
            raise CannotBe("webhook_host") from None
        if not parts.hostname or parts.username is not None:
            raise CannotBe("webhook_host")
        self._host, self._secure, self._public_only = parts.hostname, parts.scheme == "https", public_only
        self._port = port or (443 if self._secure else 80)
        self._named = parts.netloc
        self._path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")

    async def post(self, body: bytes) -> None:
        """Send it; an OSError says what went wrong, be it only that the answer was no good one."""
        async with asyncio.timeout(LONGEST):
            address = await self._resolved()
            secure = ssl.create_default_context() if self._secure else None
            reader, writer = await asyncio.open_connection(
                address, self._port, limit=LONGEST_LINE, ssl=secure, server_hostname=self._host if secure else None
            )
            try:
                writer.write(self._head(len(body)) + body)
                await writer.drain()
                answer = await reader.readline()
            except ValueError as error:
                raise OSError("it answered with a very long line") from error
            finally:
                writer.close()
                with suppress(OSError):
                    await writer.wait_closed()
        if not re.match(rb"HTTP/1\.[01] 2\d\d", answer):
            raise OSError(f"it answered {answer[:40].decode('latin-1').strip()!r}")

    async def _resolved(self) -> str:
        """The number to connect to; it is looked at and used, so that a name cannot change its mind in between."""
        infos = await asyncio.get_running_loop().getaddrinfo(self._host, self._port, type=socket.SOCK_STREAM)
        numbers = [str(info[4][0]) for info in infos]
        if self._public_only and not all(map(is_public, numbers)):
            raise OSError("its address is not a public one")
        return numbers[0]

    def _head(self, length: int) -> bytes:
        lines = [
            f"POST {self._path} HTTP/1.1",
            f"Host: {self._named}",
            "User-Agent: clubroom",
            "Content-Type: application/json",
            f"Content-Length: {length}",
            "Connection: close",
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii")


def is_public(number: str) -> bool:
    """Whether an address belongs to nobody's own net, however it is written."""
    address = ipaddress.ip_address(number.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return is_public(str(address.ipv4_mapped))
        if any(address in network for network in EMBEDDING):
            return False  # it stands for an older address, which may be a private one
    return address.is_global and not address.is_multicast
