"""A hall in this process, for what cannot be reached from outside: races, losses, time."""

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx

from clubroom.games import PACKAGES
from clubroom.server import said
from clubroom.server.app import create_app
from clubroom.server.dispatch import dispatch
from clubroom.server.forms import SeatForm, TableForm
from clubroom.server.hall import Hall
from clubroom.server.reader import Reader
from clubroom.server.room import Room
from clubroom.server.seating import sit
from clubroom.server.settings import Settings
from clubroom.server.store import Store
from clubroom.server.tables import create

Message = dict[str, Any]


@asynccontextmanager
async def opened(folder: Path, game: str = "bids", **settings: Any) -> AsyncIterator[Hall]:
    """A hall with one game ready, the toy game unless another is named."""
    chosen = Settings(data=str(folder), **({"warm": False, "workers": 0} | settings))
    hall = Hall(chosen, await Store.open(chosen.database_url()))
    hall.warmth.games = {game: hall.warmth.games[game]}
    hall.start()
    await hall.warmth.wait_for(game)
    try:
        yield hall
    finally:
        await hall.stop()


@contextmanager
def toy_game_alone() -> Iterator[None]:
    """No other game is in the list; afterwards they are back in their order, which others rely on."""
    kept = dict(PACKAGES)
    for name in kept:
        if name != "bids":
            del PACKAGES[name]
    try:
        yield
    finally:
        PACKAGES.clear()
        PACKAGES.update(kept)


@asynccontextmanager
async def asking(folder: Path, **settings: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A guest of the application itself, without a process around it."""
    chosen = Settings(data=str(folder), warm=False, workers=0, **settings)
    app = create_app(chosen, await Store.open(chosen.database_url()))
    with toy_game_alone():
        async with app.router.lifespan_context(app):
            await app.state.hall.warmth.wait_for("bids")
            transport = httpx.ASGITransport(app, raise_app_exceptions=False)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
                client.app = app  # type: ignore[attr-defined]  # a client carries the application it talks to
                yield client


def form(*kinds: str, **extra: Any) -> TableForm:
    seats = [SeatForm(kind=kind) if kind in ("me", "open") else SeatForm(kind="bot", bot=kind) for kind in kinds]  # type: ignore[arg-type]
    return TableForm(game="bids", seats=seats, **extra)


async def table_of(hall: Hall, *kinds: str, person: str = "ann", **extra: Any) -> Room:
    return await create(hall, person, person.capitalize(), form(*kinds, **extra))


class Ear:
    """A reader whose messages are looked at by a test."""

    def __init__(self, room: Room, person: str, seat: int | None = None) -> None:
        self.room, self.reader, self._seat = room, Reader(person, 1000), seat

    async def join(self, last: int = 0) -> Message:
        await self.do(said.Join(self._seat, last))
        return await self.until("welcome", "trouble")

    async def do(self, message: said.Said) -> None:
        await dispatch(self.room, self.reader, message)

    async def until(self, *kinds: str) -> Message:
        while True:
            message: Message = json.loads(await self.reader.next())
            if message["type"] in kinds:
                return message

    async def ask(self, message: said.Said, *kinds: str) -> Message:
        await self.do(message)
        return await self.until(*kinds)

    def now(self) -> Message:
        view = self.room.view(self.reader)
        assert view is not None
        return {"number": view.number, "legal": [choice.move for choice in view.legal]}

    async def play(self, command: str = "") -> Message:
        """Bid the lowest card."""
        number, name = self.room.table.number, command or f"command-{self.reader.seat}-{self.room.table.number}"
        answer = await self.ask(said.Play(name, number, [self.now()["legal"][0], "seal"]), "done", "refused")
        while answer["id"] != name:
            answer = await self.until("done", "refused")
        return answer


async def begun(hall: Hall, *people: str, **extra: Any) -> tuple[Room, list[Ear]]:
    """A table of these people that has begun; nobody brings a nonce."""
    room = await table_of(hall, "me", *["open"] * (len(people) - 1), person=people[0], **extra)
    for seat, person in enumerate(people[1:], 1):
        await sit_down(room, person, seat)
    ears = [Ear(room, person, seat) for seat, person in enumerate(people)]
    for ear in ears:
        await ear.join()
    while not room.table.number:
        await ears[0].until("happened")
    return room, ears


async def sit_down(room: Room, person: str, seat: int) -> None:
    await sit(room, person, seat, person.capitalize())
