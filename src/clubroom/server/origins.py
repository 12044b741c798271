"""Which pages may talk to us: an exact list, so that no other site can use a visitor's cookie."""

import ipaddress
import socket
from contextlib import suppress

from clubroom.server.settings import Settings

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
ANY_ADDRESS = ("0.0.0.0", "::", "")
SOMEWHERE = ("192.0.2.1", 9)  # an address for documentation: asked for the way there, nothing is sent


def allowed_origins(settings: Settings, port: int) -> frozenset[str]:
    """Every origin that is accepted: our own, the host's list, and the addresses at home where he allows them."""
    hosts = [*LOOPBACK]
    if settings.host not in ANY_ADDRESS:
        hosts.append(f"[{settings.host}]" if ":" in settings.host else settings.host)
    if settings.home:
        hosts += home_addresses()
    return frozenset([*(f"http://{host}:{port}" for host in hosts), *(_plain(origin) for origin in settings.origins)])


def _plain(origin: str) -> str:
    return origin.rstrip("/").lower()


def home_pages(settings: Settings, port: int) -> list[str]:
    """Where phones at home open the front page, the likeliest address first; none where the host does not allow it."""
    return [f"http://{host}:{port}" for host in home_addresses()] if settings.home else []


def home_addresses() -> list[str]:
    """The machine's private addresses and its name, as a phone in the same house would open them."""
    name = socket.gethostname()
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(SOMEWHERE)
        found.append(str(probe.getsockname()[0]))  # the way out of the house begins in it
    with suppress(OSError):
        found += sorted(str(entry[4][0]) for entry in socket.getaddrinfo(name, None, socket.AF_INET))
    private = [address for address in dict.fromkeys(found) if _at_home(address)]
    return [*private, name.lower(), f"{name.lower()}.local"]


def _at_home(address: str) -> bool:
    read = ipaddress.ip_address(address)
    return read.is_private and not read.is_loopback
