"""The people of `server_speed.py`, in a process of their own: tables that play whole games, sockets that only listen.

Prints one JSON object.  Every seat has a socket; a move's time is from sending it to being told that it is stored.
Tables begin one after the other (`--spread`), so that games begin and end all the time, and counting begins when all
play.  People either move as soon as they are told (the most that the server can store), or at times of their own, so
many moves a second at all tables together (how long people wait then; a table that is late catches up).
"""

import argparse
import asyncio
import gc
import hashlib
import json
import random
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
import uvloop

from server_line import Guest, Line

Result = dict[str, Any]
WARM_UP = 3.0  # seconds that all tables play before anything counts
SHARES = {"p50": 0.5, "p99": 0.99}


class Choice(msgspec.Struct, gc=False):
    """A legal move."""

    move: str
    whole: bool = False


class Now(msgspec.Struct, gc=False):
    """What a player who moves at random needs to know of the table."""

    number: int
    to_act: list[int]
    legal: list[Choice]
    committed: list[Choice]
    over: bool


class Heard(msgspec.Struct, gc=False):
    """Whatever the server says; the rest of it is for eyes that we do not have."""

    type: str
    now: Now | None = None
    reveal: bool = False
    revealed: list[int] = []
    moves: list[str] = []
    legal: list[Choice] = []
    complete: bool = False


read = msgspec.json.Decoder(Heard).decode
write = msgspec.json.Encoder().encode


class Crowd:
    """All tables together: how long to think, whether it counts already, and the times so far."""

    def __init__(self, tables: int, rate: float) -> None:
        self.between = tables / rate if rate else 0.0  # seconds from one move of a table to the next
        self.counts = False
        self.times: list[float] = []
        self.games = 0
        self._begun = self._spent = 0.0

    async def watch(self, seconds: float) -> None:
        """Count for so long, beginning now."""
        gc.freeze()
        gc.disable()  # our own looking for rubbish would seem to be the server's slowness
        self.counts, self._begun = True, time.monotonic()
        await asyncio.sleep(seconds)

    def take_down(self, seconds: float) -> None:
        """A move was stored."""
        if self.counts:
            self.times.append(seconds)

    def stop(self) -> None:
        """Count no more."""
        self.counts, self._spent = False, time.monotonic() - self._begun

    def result(self) -> Result:
        """What there is to say."""
        times = sorted(self.times)
        place_of = {name: times[min(len(times) - 1, int(len(times) * share))] for name, share in SHARES.items()}
        return {"moves": len(times), "per_second": len(times) / self._spent, "whole_games": self.games, **place_of}


class Pace:
    """When the moves of one table are due; now sooner, now later."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd, self._rng, self._due = crowd, random.Random(number), 0.0

    def wait(self) -> float:
        """Seconds until the next move is due."""
        now = time.monotonic()
        self._due = (self._due or now) + 2 * self.crowd.between * self._rng.random()
        return max(0.0, self._due - now)


class Seat:
    """One socket at a table, which plays any legal move."""

    def __init__(self, seat: int, rng: random.Random, pace: Pace) -> None:
        self._seat, self._rng, self._pace, self.line = seat, rng, pace, Line(self._hear)
        self._nonce = secrets.token_hex(32)
        self._asked = -1  # the number of the event that the last question was about
        self._sent = 0.0

    def begin(self) -> None:
        """Join; all else is an answer to what is heard."""
        self._say("join", seat=self._seat, last=0, language="en")
        self._say("commit", hash=hashlib.sha256(bytes.fromhex(self._nonce)).hexdigest())

    def _hear(self, text: bytes) -> None:
        heard = read(text)
        if heard.type == "opening" and heard.reveal and self._seat not in heard.revealed:
            self._say("reveal", nonce=self._nonce)
        elif heard.type in ("welcome", "happened") and heard.now:
            self._look(heard.now)
        elif heard.type == "options":
            more = [] if heard.complete else [self._rng.choice(heard.legal).move]
            self._go_on([*heard.moves, *more], heard.complete)
        elif heard.type == "done":
            self._pace.crowd.take_down(time.perf_counter() - self._sent)
        elif heard.type in ("refused", "trouble"):
            self._asked = -1  # somebody else was quicker; what happened is on its way

    def _look(self, now: Now) -> None:
        """Think of a first move, once for each event, and make it when it is due."""
        if now.over:
            self.line.leave()
        elif now.number != self._asked and not now.committed and self._seat in now.to_act:
            self._asked, choice = now.number, self._rng.choice(now.legal)
            asyncio.get_running_loop().call_later(self._pace.wait(), self._go_on, [choice.move], choice.whole)

    def _go_on(self, moves: list[str], whole: bool) -> None:
        """Make moves that are a whole command, or ask what may follow them."""
        if whole:
            self._sent = time.perf_counter()
            self._say("play", id=secrets.token_hex(8), number=self._asked, moves=moves)
        else:
            self._say("consider", id=secrets.token_hex(8), moves=moves)

    def _say(self, kind: str, **values: object) -> None:
        if not self.line.closed.done():
            self.line.say(write({"type": kind, **values}))


async def play(guest: Guest, asked: argparse.Namespace) -> Result:
    """Let all tables play, each beginning another game when one is over, until the time is up."""
    crowd = Crowd(asked.count, asked.rate)

    async def place(table: str, seat: Seat) -> None:
        await guest.enter(table, seat.line)
        seat.begin()
        await seat.line.closed

    async def keep_playing(number: int) -> None:
        await asyncio.sleep(asked.spread * number / asked.count)
        pace = Pace(crowd, number)
        while True:
            table = await guest.create(asked.game, asked.seats)
            seats = [Seat(seat, random.Random(f"{number} {seat}"), pace) for seat in range(asked.seats)]
            await asyncio.gather(*(place(table, seat) for seat in seats))
            crowd.games += crowd.counts

    async def watch() -> None:
        await asyncio.sleep(asked.spread + WARM_UP)
        await crowd.watch(asked.seconds)

    playing = [asyncio.create_task(keep_playing(number)) for number in range(asked.count)]
    await asyncio.wait([asyncio.create_task(watch()), *playing], return_when=asyncio.FIRST_COMPLETED)
    crowd.stop()
    for task in playing:
        task.cancel()
    for failed in await asyncio.gather(*playing, return_exceptions=True):
        if not isinstance(failed, asyncio.CancelledError):
            raise RuntimeError("a table could not be played") from failed
    return crowd.result()


async def listen(guest: Guest, asked: argparse.Namespace) -> Result:
    """Open sockets of spectators, hold them, and see that each still answers."""
    tables = [await guest.create(asked.game, asked.seats, "open") for _ in range(max(1, asked.count // 100))]
    answered: set[int] = set()

    def ear(number: int) -> Callable[[bytes], None]:
        return lambda text: answered.add(number) if read(text).type == "pong" else None

    lines = [Line(ear(number)) for number in range(asked.count)]
    for number, line in enumerate(lines):
        await guest.enter(tables[number % len(tables)], line)
        line.say(write({"type": "join", "seat": None, "last": 0, "language": "en"}))
    await asyncio.sleep(asked.seconds)
    for line in lines:
        line.say(write({"type": "ping"}))
    asked_at = time.monotonic()
    while len(answered) < len(lines) and time.monotonic() - asked_at < 60.0:
        await asyncio.sleep(0.1)
    for line in lines:
        line.leave()
    return {"held": len(answered)}


async def fill(guest: Guest, asked: argparse.Namespace) -> Result:
    """Make tables whose games begin by themselves."""
    return {"tables": [await guest.create(asked.game, asked.seats) for _ in range(asked.count)]}


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "listen", "fill"))
    parser.add_argument("address")
    parser.add_argument("--game", default="figaro")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--spread", type=float, default=60.0, help="seconds over which the tables begin")
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second of all tables; 0: as many as possible")
    asked = parser.parse_args()
    guest = Guest(asked.address)
    await guest.arrive()
    work = {"play": play, "listen": listen, "fill": fill}[asked.what]
    print(json.dumps(await work(guest, asked)))


if __name__ == "__main__":
    uvloop.run(main())
