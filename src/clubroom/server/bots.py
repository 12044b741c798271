"""Who thinks for the bots: an interface, and a thread that serves it where a host wants no further processes."""

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from clubroom.bots import make_bot
from clubroom.bots.hint import Hint, hint_for
from clubroom.chance import generator
from clubroom.game import Game
from clubroom.server.outlook import outlook
from clubroom.sight import View

SEED_BITS = 48


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


class OneThread:
    """Thinks in one thread of this process; compiled code lets the others run meanwhile."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="bots")

    async def choose(self, bot: str, view: View, legal: Sequence[int]) -> int:
        """Ask a bot made for this one question, so that nothing of one table is known at another."""
        if len(legal) == 1:
            return legal[0]

        def ask() -> int:
            rng = generator(secrets.randbits(SEED_BITS))
            return int(make_bot(bot, view.game, view.viewer).choose(view, legal, None, rng))

        return await asyncio.get_running_loop().run_in_executor(self._thread, ask)

    async def hint(self, view: View, legal: Sequence[int], names: Sequence[str], language: str) -> Hint:
        """Work out a hint, after what was asked before."""

        def ask() -> Hint:
            return hint_for(view, legal, None, names, language)

        return await asyncio.get_running_loop().run_in_executor(self._thread, ask)

    async def outlook(self, game: Game, cells: Sequence[int]) -> list[float]:
        """Play on from a state, after what was asked before."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, outlook, game, cells)

    async def load(self, game: str) -> None:
        """Nothing to do: it is the same process."""

    async def close(self) -> None:
        """Finish the present question and forget the rest."""
        self._thread.shutdown(wait=False, cancel_futures=True)
