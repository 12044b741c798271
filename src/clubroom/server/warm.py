"""Games made ready: a niced child compiles them one after the other, then this process loads what it made.

The server itself never compiles, so nobody's move waits for a compiler.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

import msgspec

from clubroom.games import PACKAGES
from clubroom.server.logs import log
from clubroom.server.metrics import READY
from clubroom.server.prepared import is_prepared
from clubroom.server.sayings import Saying

PROGRAM = [sys.executable, "-c", "from clubroom.cli import main; main()", "prepare", "--json"]
WAITING, LOADING, IS_READY, FAILED = "waiting", "compiled", "ready", "failed"
SAYINGS = {
    WAITING: Saying("stage_waiting"),
    "rules": Saying("stage_rules"),
    "bots": Saying("stage_bots"),
    "hints": Saying("stage_hints"),
    "table": Saying("stage_table"),
    LOADING: Saying("stage_compiled"),
    IS_READY: Saying("stage_ready"),
    FAILED: Saying("stage_failed"),
}

Then = Callable[[str], Awaitable[None]]


async def _nothing(name: str) -> None:
    """What follows where nobody waits for a game."""


@dataclass
class Readiness:
    """How far one game is."""

    stage: str = WAITING

    @property
    def ready(self) -> bool:
        """Whether a table of it can be opened."""
        return self.stage == IS_READY

    @property
    def saying(self) -> Saying:
        """The same for people."""
        return SAYINGS[self.stage]


class Warmth:
    """Which games are ready, and the work on those that are not."""

    def __init__(self, elsewhere: Sequence[str], load: Callable[[str], None]) -> None:
        self._elsewhere = {name: f"{name}={module}" for name, _, module in (text.partition("=") for text in elsewhere)}
        PACKAGES.update({name: text.partition("=")[2] for name, text in self._elsewhere.items()})
        self._load = load
        self.games = {name: Readiness() for name in [*self._elsewhere, *PACKAGES]}
        self._changed = asyncio.Condition()

    async def wait_for(self, game: str) -> None:
        """Come back when a game is ready, or has failed."""
        async with self._changed:
            await self._changed.wait_for(lambda: self.games[game].stage in (IS_READY, FAILED))

    async def work(self, compile_first: bool = True, first: Iterable[str] = (), then: Then = _nothing) -> None:
        """Make every game ready, some before others, and do what follows; one that fails does not keep the others."""
        for name in dict.fromkeys([*(name for name in first if name in self.games), *self.games]):
            if not compile_first or is_prepared(name) or await self._compile(name):
                await self._bring_in(name)
            await then(name)

    async def _compile(self, name: str) -> bool:
        """Whether a child has compiled the game; it tells how far it is line by line."""
        named = self._elsewhere.get(name, name)
        child = await asyncio.create_subprocess_exec(*PROGRAM, named, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL)
        assert child.stdout is not None
        try:
            async for line in child.stdout:
                await self._reach(name, msgspec.json.decode(line, type=dict[str, str])["stage"])
            code = await child.wait()
        finally:
            if child.returncode is None:  # we are being stopped
                child.kill()
                await child.wait()
        if code:
            log().error("preparing failed", game=name, code=code)
            await self._reach(name, FAILED)
        return code == 0

    async def _bring_in(self, name: str) -> None:
        await self._reach(name, LOADING)
        try:
            await asyncio.to_thread(self._load, name)
        except Exception:
            log().exception("a game could not be loaded", game=name)
            await self._reach(name, FAILED)
        else:
            await self._reach(name, IS_READY)

    async def _reach(self, name: str, stage: str) -> None:
        log().info("preparing", game=name, stage=stage)
        async with self._changed:
            self.games[name].stage = stage
            READY.labels(name).set(int(stage == IS_READY))
            self._changed.notify_all()
