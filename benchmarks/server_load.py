"""The people of `server_speed.py`, in a process of their own: tables that play whole games, sockets that only listen.

Prints one JSON object.  Every seat has a socket; a move's time is from sending it to being told that it is stored.
Counting begins when all tables have been playing for a while.  People either move as soon as they are told (the most
that the server can store), or at times of their own, so many moves a second at all tables together (how long people
wait then; a table that is late catches up).
"""

import argparse
import asyncio
import hashlib
import json
import random
import secrets
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 60.0
WARM_UP = 3.0  # seconds that all tables play before anything counts
SHARES = {"p50": 0.5, "p99": 0.99}


class Seat:
    """One socket at a table, which plays any legal move."""

    def __init__(self, connection: ClientConnection, seat: int, rng: random.Random, pace: "Pace") -> None:
        self._connection, self._seat, self._rng, self._pace = connection, seat, rng, pace
        self._crowd = pace.crowd
        self._nonce = secrets.token_hex(32)
        self._now: Message = {}
        self._asked = -1  # the number of the event that the last question was about
        self._sent = 0.0
        self._thinking: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Play until the game is over or the time is up."""
        await self._say("join", seat=self._seat, last=0, language="en")
        await self._say("commit", hash=hashlib.sha256(bytes.fromhex(self._nonce)).hexdigest())
        try:
            while not self._now.get("over"):
                message: Message = json.loads(await self._connection.recv())
                await self._hear(message)
        finally:
            if self._thinking:
                self._thinking.cancel()

    async def _hear(self, message: Message) -> None:
        kind = message["type"]
        if kind == "opening" and message["reveal"] and self._seat not in message["revealed"]:
            await self._say("reveal", nonce=self._nonce)
        elif kind in ("welcome", "happened"):
            self._now = message["now"] or self._now
            if self._now:
                await self._crowd.everybody_plays(self._connection)
            self._begin()
        elif kind == "options":
            more = [] if message["complete"] else [self._rng.choice(message["legal"])["move"]]
            await self._go_on([*message["moves"], *more], message["complete"])
        elif kind == "done":
            self._crowd.take_down(time.perf_counter() - self._sent)
        elif kind in ("refused", "trouble"):
            self._asked = -1  # somebody else was quicker; what happened is on its way

    def _begin(self) -> None:
        """Think of a first move, once for each event, and go on listening meanwhile."""
        now = self._now
        if not now or now["number"] == self._asked or now["committed"] or self._seat not in now["to_act"]:
            return
        self._asked = now["number"]
        self._thinking = asyncio.create_task(self._think(self._rng.choice(now["legal"])))

    async def _think(self, choice: Message) -> None:
        """Make a move when it is due, or ask what may follow it."""
        await self._pace.wait()
        await self._go_on([choice["move"]], choice["whole"])

    async def _go_on(self, moves: list[str], whole: bool) -> None:
        if whole:
            self._sent = time.perf_counter()
            await self._say("play", id=secrets.token_hex(8), number=self._now["number"], moves=moves)
        else:
            await self._say("consider", moves=moves)

    async def _say(self, kind: str, **values: object) -> None:
        await self._connection.send(json.dumps({"type": kind, **values}))


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

    def socket(self, table: str) -> Any:
        """A socket to a table, to be entered."""
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = f"{self._address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return connect(
            address,
            origin=self._address,  # type: ignore[arg-type]  # its type is narrower than what it takes
            additional_headers={"cookie": cookie},
            compression=None,
            open_timeout=PATIENCE,
            max_size=None,
        )


class Crowd:
    """All seats of all tables together: whether everybody plays already, how long to think, and the times so far."""

    def __init__(self, tables: int, seats: int, rate: float) -> None:
        self._missing = tables * seats
        self._known: set[int] = set()
        self._all_play = asyncio.Event()
        self.between = tables / rate if rate else 0.0  # seconds from one move of a table to the next
        self.begun = 0.0
        self.times: list[float] = []
        self.games = 0

    async def everybody_plays(self, connection: ClientConnection) -> None:
        """Wait until every first game has begun."""
        if id(connection) not in self._known and self._missing:
            self._known.add(id(connection))
            self._missing -= 1
            if not self._missing:
                self.begun = time.monotonic() + WARM_UP
                self._all_play.set()
        await self._all_play.wait()

    def take_down(self, seconds: float) -> None:
        """A move was stored."""
        if time.monotonic() > self.begun:
            self.times.append(seconds)

    async def after(self, seconds: float) -> None:
        """So long after everybody has begun."""
        await self._all_play.wait()
        await asyncio.sleep(WARM_UP + seconds)

    def result(self) -> Message:
        """What there is to say."""
        spent = time.monotonic() - self.begun
        times = sorted(self.times)
        place_of = {name: times[min(len(times) - 1, int(len(times) * share))] for name, share in SHARES.items()}
        return {"moves": len(times), "per_second": len(times) / spent, "whole_games": self.games, **place_of}


class Pace:
    """When the moves of one table are due; now sooner, now later."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd, self._rng, self._due = crowd, random.Random(number), 0.0

    async def wait(self) -> None:
        """Until the next move is due."""
        if self.crowd.between:
            self._due = (self._due or time.monotonic()) + 2 * self.crowd.between * self._rng.random()
            await asyncio.sleep(self._due - time.monotonic())


async def play(guest: Guest, game: str, seats: int, tables: int, seconds: float, rate: float) -> Message:
    """Let all tables play, each beginning another game when one is over, until the time is up."""
    crowd = Crowd(tables, seats, rate)

    async def place(table: str, seat: int, rng: random.Random, pace: Pace) -> None:
        async with guest.socket(table) as connection:
            await Seat(connection, seat, rng, pace).play()

    async def keep_playing(number: int) -> None:
        pace = Pace(crowd, number)
        while True:
            table = await guest.create(game, seats)
            rngs = [random.Random(f"{number} {seat}") for seat in range(seats)]
            await asyncio.gather(*(place(table, seat, rng, pace) for seat, rng in enumerate(rngs)))
            crowd.games += 1

    playing = [asyncio.create_task(keep_playing(number)) for number in range(tables)]
    await asyncio.wait([asyncio.create_task(crowd.after(seconds)), *playing], return_when=asyncio.FIRST_COMPLETED)
    result = crowd.result()
    for task in playing:
        task.cancel()
    for failed in await asyncio.gather(*playing, return_exceptions=True):
        if not isinstance(failed, asyncio.CancelledError):
            raise RuntimeError("a table could not be played") from failed
    return result


async def listen(guest: Guest, game: str, seats: int, sockets: int, seconds: float) -> Message:
    """Open sockets of spectators, hold them, and see that each still answers."""
    tables = [await guest.create(game, seats, "open") for _ in range(max(1, sockets // 100))]
    connections: list[ClientConnection] = []
    for number in range(sockets):
        connection = await guest.socket(tables[number % len(tables)]).__aenter__()
        await connection.send(json.dumps({"type": "join", "seat": None, "last": 0, "language": "en"}))
        connections.append(connection)
    await asyncio.sleep(seconds)
    answered = 0
    for connection in connections:
        await connection.send(json.dumps({"type": "ping"}))
        while (message := json.loads(await connection.recv()))["type"] != "pong":
            assert message["type"] != "trouble", message
        answered += 1
    await asyncio.gather(*(connection.close() for connection in connections))
    return {"held": answered}


async def fill(guest: Guest, game: str, seats: int, tables: int) -> Message:
    """Make tables whose games begin by themselves."""
    return {"tables": [await guest.create(game, seats) for _ in range(tables)]}


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "listen", "fill"))
    parser.add_argument("address")
    parser.add_argument("--game", default="figaro")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second of all tables; 0: as many as possible")
    asked = parser.parse_args()
    guest = Guest(asked.address)
    await guest.arrive()
    if asked.what == "play":
        print(json.dumps(await play(guest, asked.game, asked.seats, asked.count, asked.seconds, asked.rate)))
    elif asked.what == "listen":
        print(json.dumps(await listen(guest, asked.game, asked.seats, asked.count, asked.seconds)))
    else:
        print(json.dumps(await fill(guest, asked.game, asked.seats, asked.count)))


if __name__ == "__main__":
    asyncio.run(main())
