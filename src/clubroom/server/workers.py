"""Bots in processes of their own: a thinking bot delays nobody, and one that dies or hangs is replaced."""

import asyncio
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from clubroom.bots.hint import Hint
from clubroom.game import Game
from clubroom.games import PACKAGES
from clubroom.server.bots import SEED_BITS, BotFailed
from clubroom.server.helpers import let_go, tell
from clubroom.server.logs import log
from clubroom.server.metrics import COMPILED_BY_WORKERS, REPLACED
from clubroom.server.worker import Advise, Answer, Choose, Judge, Load, Question, Seen
from clubroom.sight import View

PROGRAM = [sys.executable, "-c", "from clubroom.server.worker import main; main()"]
LONGEST_LINE = 4 << 20
LOADING = 600.0  # seconds for a game
TRIES = 3  # for one question
HOUSE = "member"  # who is asked the last time: a table must go on

decode = msgspec.json.Decoder(Answer).decode


class Worker:
    """One process, made when it is first needed and again when it is lost."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self.process: Process | None = None
        self._compiled = 0

    async def ask(self, question: Question) -> Answer:
        """Its answer, or a BotFailed; a process that is dead, hung or interrupted is never asked again."""
        sound = False
        try:
            async with asyncio.timeout(LOADING if isinstance(question, Load) else self._limit):
                if self.process is None:
                    self.process, self._compiled = await _hire(), 0
                found = await _exchange(self.process, question)
            sound = True
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            raise BotFailed(f"a worker was lost ({type(error).__name__})") from None
        finally:
            if not sound:
                REPLACED.inc()
                await self.dismiss()
        COMPILED_BY_WORKERS.inc(found.compiled - self._compiled)
        self._compiled = found.compiled
        if found.failed:
            raise BotFailed(found.failed)
        return found

    async def dismiss(self) -> None:
        """End the process, whatever it does."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await let_go(process)

    async def release(self) -> None:
        """Let the process end by itself: it is idle."""
        process, self.process = self.process, None
        if process is not None:
            await let_go(process)


class Workers:
    """A few processes; each question waits for one that is free."""

    def __init__(self, size: int, limit: float) -> None:
        self._workers = [Worker(limit) for _ in range(size)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, bot: str, view: View, legal: Sequence[int]) -> int:
        """Ask a bot made for this one question, so that nothing of one table is known at another."""
        if len(legal) == 1:
            return legal[0]
        question = Choose(bot, Seen.of(view), list(legal), secrets.randbits(SEED_BITS))
        found = await self._ask(question, msgspec.structs.replace(question, bot=HOUSE))
        assert found.move is not None
        return found.move

    async def hint(self, view: View, legal: Sequence[int], names: Sequence[str], language: str) -> Hint:
        """Work out a hint."""
        question = Advise(Seen.of(view), list(legal), list(names), language)
        found = await self._ask(question, question)
        assert found.hint is not None
        return found.hint

    async def outlook(self, game: Game, cells: Sequence[int]) -> list[float]:
        """Let one process play on from a state of a game that is over."""
        question = Judge(game.name, PACKAGES[game.name], list(cells))
        found = await self._ask(question, question)
        assert found.shares is not None
        return found.shares

    async def load(self, game: str) -> None:
        """Have every process ready for a game; one that fails is asked again when somebody plays."""
        question = Load(game, PACKAGES[game])
        await asyncio.gather(*(self._use(question) for _ in self._workers))

    async def close(self) -> None:
        """Think no more."""
        free = [self._free.get_nowait() for _ in range(self._free.qsize())]
        await asyncio.gather(*(worker.release() if worker in free else worker.dismiss() for worker in self._workers))

    async def _ask(self, question: Question, at_last: Question) -> Answer:
        for one in [question] * (TRIES - 1) + [at_last]:
            try:
                return await self._use(one)
            except BotFailed as error:
                log().warning("a bot is asked again", reason=str(error))
        raise BotFailed(f"no bot answered in {TRIES} tries")

    async def _use(self, question: Question) -> Answer:
        worker = await self._free.get()
        try:
            return await worker.ask(question)
        finally:
            self._free.put_nowait(worker)


async def _hire() -> Process:
    """A new process; it finds modules where this one does."""
    paths = os.pathsep.join(filter(None, sys.path))
    environment = {**os.environ, "PYTHONPATH": paths}
    return await asyncio.create_subprocess_exec(
        *PROGRAM, stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST_LINE, start_new_session=True
    )


async def _exchange(process: Process, question: Question) -> Answer:
    line = await (await tell(process, msgspec.json.encode(question) + b"\n")).readline()
    if not line:
        raise EOFError
    return decode(line)
