"""What all rooms share: where things are stored, who thinks for the bots, the settings, and work behind the scenes."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from clubroom.server.bots import Thinker
from clubroom.server.logs import log
from clubroom.server.notices import Notices
from clubroom.server.settings import Settings
from clubroom.server.store import Store

T = TypeVar("T")


class Desk:
    """Shared by all rooms."""

    def __init__(self, store: Store, thinker: Thinker, settings: Settings) -> None:
        self.store, self.thinker, self.settings = store, thinker, settings
        self.notices = Notices(store, settings)
        self._work: set[asyncio.Task[Any]] = set()

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something that is finished even if nobody waits for it any more; a failure is logged."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled() and task.exception():
            log().error("work behind the scenes failed", exc_info=task.exception())

    async def finish(self) -> None:
        """Wait for what was begun."""
        await asyncio.gather(*self._work, return_exceptions=True)
