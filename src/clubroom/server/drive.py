"""Bots at a table: asked when they owe a move, shown what their seat sees, and doing only what a seat may do."""

import asyncio
import secrets
from random import random
from typing import TYPE_CHECKING

from clubroom.server.bots import Thinker
from clubroom.server.command import Play, Refused
from clubroom.server.logs import log

if TYPE_CHECKING:
    from clubroom.server.room import Room

AGAIN = 5.0  # seconds until a bot that failed is asked again


class Driver:
    """Makes the moves of a room's bots, one after the other; idle while none owes one."""

    def __init__(self, room: "Room", thinker: Thinker) -> None:
        self._room, self._thinker = room, thinker
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Look whether a bot owes a move."""
        if (self._task is None or self._task.done()) and self._next() is not None:
            self._task = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        """Make no more moves."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _next(self) -> tuple[int, str] | None:
        """A seat that owes a move and is played by a bot, and which bot."""
        for seat in self._room.table.to_act():
            if bot := self._room.bot_at(seat):
                return seat, bot
        return None

    async def _drive(self) -> None:
        try:
            while found := self._next():
                before = self._room.table.number
                if not await self._move(*found) and self._room.table.number == before:
                    return  # nothing has changed, so asking again would not help
        except Exception:  # a bot that fails must not take its table down
            log().exception("a bot failed", table=self._room.id)
            asyncio.get_running_loop().call_later(AGAIN, self.wake)

    async def _move(self, seat: int, bot: str) -> bool:
        """Whether to look again: the bot has moved, or its seat was taken back, perhaps while it waited here."""
        room, number = self._room, self._room.table.number
        pause = room.desk.settings.pace * (0.5 + random()) if room.row.pace == "human" else 0.0
        moves, _ = await asyncio.gather(self.compose(seat, bot), asyncio.sleep(pause))
        if not moves:
            return False
        wish = Play(f"bot-{secrets.token_hex(8)}", seat, number, moves)
        answer = await room.carry_out(wish, still=lambda: room.bot_at(seat) == bot)
        if isinstance(answer, Refused):
            log().warning("a bot was refused", table=room.id, seat=seat, answer=str(answer.saying))
        return not isinstance(answer, Refused)

    async def compose(self, seat: int, bot: str) -> list[str]:
        """A whole command: where a choice takes several moves, all of them, tried on a copy."""
        moves: list[str] = []
        table = self._room.table
        while True:
            trial = table.trial(seat, moves)
            if isinstance(trial, Refused) or trial.complete or not trial.legal:
                return moves
            view = trial.match.view(seat)
            move = await self._thinker.choose(bot, view, trial.legal)
            moves.append(trial.match.text(move))
