"""`clubroom serve`: the table server."""

import gc
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clubroom.cli.complaints import Complaint, complaining
from clubroom.cli.terminal import aside, say

if TYPE_CHECKING:
    from clubroom.server.settings import Settings

GRACE = 10  # seconds that open requests are given at the end
BACKLOG = 2048
RUBBISH = (2_000, 10, 5_000)  # how often it is looked for: in small heaps where it is new, nearly never in all
HANDING_OVER = 0.0005  # seconds that a reading thread waits for its turn; with the usual ten times, people wait for it


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen at.", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes any.", show_default="8000")] = None,
    database: Annotated[
        str | None, typer.Option(help="Where tables are kept: sqlite+aiosqlite:///… or postgresql+asyncpg://…")
    ] = None,
    config: Annotated[Path | None, typer.Option(help="A file of settings (TOML).")] = None,
    home: Annotated[
        bool | None, typer.Option("--home/--no-home", help="Also answer phones at home.", show_default=False)
    ] = None,
    show: Annotated[bool, typer.Option("--show", help="Open the page in this machine's browser.")] = False,
) -> None:
    """Open the tables: people play in the browser, with friends and with bots."""
    try:
        from clubroom.server.settings import read_settings  # noqa: PLC0415 - a researcher may not have these parts
    except ImportError as error:
        raise Complaint(f"the server's parts are missing ({error.name}); pip install 'clubroom[server]'") from error
    with complaining():
        flags = {"host": host, "port": port, "database": database, "home": home}
        settings = read_settings(config, os.environ, flags)
        listening = listen(settings.listens_at(), settings.port)
    if show:
        open_page(listening.getsockname()[1])
    run(settings, listening)


def open_page(port: int) -> None:
    """Show the front page in a browser with windows; one of letters would take the terminal away."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    webbrowser.open(f"http://127.0.0.1:{port}/")  # it is listening already and answers as soon as it runs


def listen(host: str, port: int) -> socket.socket:
    """A socket at that address; what is wrong with the address is said in one line."""
    try:
        family, *_, address = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
            0
        ]
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, or asyncio lets it dawdle
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        raise ValueError(f"cannot listen at {host}:{port}: {(error.strerror or str(error)).lower()}") from None
    return listening


def run(settings: "Settings", listening: socket.socket) -> None:
    """Serve until stopped; a signal that was heeded is a good end."""
    import asyncio  # noqa: PLC0415 - none of this is needed by the other commands

    from uvicorn.loops.auto import auto_loop_factory  # noqa: PLC0415 - a researcher may not have these parts

    from clubroom.server.logs import set_up_logs  # noqa: PLC0415 - a researcher may not have these parts
    from clubroom.server.store import StoreError  # noqa: PLC0415 - a researcher may not have these parts

    for known in (signal.SIGINT, signal.SIGTERM):
        signal.signal(known, _heeded)  # uvicorn raises them again after its end
    set_up_logs()
    sys.setswitchinterval(HANDING_OVER)
    gc.set_threshold(*RUBBISH)
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            runner.run(_serve(settings, listening))
    except StoreError as error:
        raise Complaint(str(error)) from error


def _heeded(number: int, frame: object) -> None:
    """The server has ended by now, or has not begun."""


async def _serve(settings: "Settings", listening: socket.socket) -> None:
    import msgspec  # noqa: PLC0415 - a researcher may not have these parts
    import uvicorn  # noqa: PLC0415 - a researcher may not have these parts

    from clubroom.server.app import create_app  # noqa: PLC0415 - a researcher may not have these parts
    from clubroom.server.origins import home_pages  # noqa: PLC0415 - a researcher may not have these parts
    from clubroom.server.socket import LARGEST_FRAME  # noqa: PLC0415 - a researcher may not have these parts
    from clubroom.server.store import Store  # noqa: PLC0415 - a researcher may not have these parts

    port = listening.getsockname()[1]
    store = await Store.open(settings.database_url())
    config = uvicorn.Config(
        create_app(msgspec.structs.replace(settings, port=port), store),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE,
        backlog=BACKLOG,
    )
    say(aside(), f"Clubroom is at http://{settings.host}:{port} (Ctrl-C ends it; tables are kept)")
    if pages := home_pages(settings, port):
        say(aside(), f"Phones at home open {pages[0]} or {pages[-1]}")
    await uvicorn.Server(config).serve(sockets=[listening])
