"""Who thinks for the bots: an interface, and a thread that serves it where a host wants no further processes."""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from clubroom.bots import make_bot
from clubroom.bots.hint import Hint, hint_for
from clubroom.chance import generator
from clubroom.game import Game
from clubroom.server.outlook import outlook
from clubroom.sight import View

SEED_BITS = 48

T = TypeVar("T")


class BotFailed(RuntimeError):
    """Nobody could think about it."""


class Thinker(Protocol):
    """Chooses moves from views; of games that go on it is shown nothing else."""

    async def choose(self, bot: str, view: View, legal: Sequence[int]) -> int:
        """One of the legal moves of the seat whose view this is."""

    async def hint(self, view: View, legal: Sequence[int], names: Sequence[str], language: str) -> Hint:
        """What a strong player would do at the seat whose view this is."""

    async def outlook(self, game: Game, cells: Sequence[int]) -> list[float]:
        """Each seat's share of the win from a state on, of a game that is over."""

    async def load(self, game: str) -> None:
        """Be ready for a game, which this process has loaded by now."""

    async def close(self) -> None:
        """Think no more."""


def choose(bot: str, view: View, legal: Sequence[int], seed: int) -> int:
    """Ask a bot made for this one question, so that nothing of one table is known at another."""
    return int(make_bot(bot, view.game, view.viewer).choose(view, legal, None, generator(seed)))


class OneThread:
    """Thinks in one thread of this process; compiled code lets the others run meanwhile."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")

    async def choose(self, bot: str, view: View, legal: Sequence[int]) -> int:
        """Ask a bot, after what was asked before."""
        if len(legal) == 1:
            return legal[0]
        return await self._ask(choose, bot, view, legal, secrets.randbits(SEED_BITS))

    async def hint(self, view: View, legal: Sequence[int], names: Sequence[str], language: str) -> Hint:
        """Work out a hint."""
        return await self._ask(hint_for, view, legal, None, names, language)

    async def outlook(self, game: Game, cells: Sequence[int]) -> list[float]:
        """Play on from a state."""
        return await self._ask(outlook, game, cells)

    async def load(self, game: str) -> None:
        """Nothing to do: it is the same process."""

    async def close(self) -> None:
        """Finish the present question and forget the rest."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _ask(self, think: Callable[..., T], *about: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, think, *about)
