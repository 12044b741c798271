"""How the chances went: the search player's outlook at the moments of a finished game, worked out in the background.

All hands are open to it, so the curve tells who stood better, not what anybody could have known.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise

from clubroom.server.bots import BotFailed
from clubroom.server.command import Happens
from clubroom.server.desk import Desk
from clubroom.server.events import Event
from clubroom.server.fetched import Curve, CurvePoint, Turn
from clubroom.server.room import Room
from clubroom.server.summary import standing
from clubroom.server.table import Table

MOST_POINTS = 240  # of one game; in a longer one some moments are left out
MOST_KEPT = 100  # curves in memory
MOST_TURNS = 5
LEAST_CHANGE = 0.08  # of what is worth a mark; less may be chance of the estimate

Moment = tuple[int, list[int]]  # an event's number, and all cells of the state after it


class Working:
    """A curve that is being worked out, or is done."""

    def __init__(self) -> None:
        self.of = 0
        self.points: list[CurvePoint] = []

    def told(self) -> Curve:
        """As far as it is."""
        done = len(self.points) == self.of
        return Curve(len(self.points), self.of, list(self.points), turns(self.points) if done else [])


class Curves:
    """The curves of a server: one is worked out at a time, between the questions of people and bots."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._known: OrderedDict[str, Working] = OrderedDict()
        self._turn = asyncio.Lock()
        self._work: set[asyncio.Task[None]] = set()

    def of(self, room: Room) -> Curve:
        """The curve of a game that has been played to its end; whoever asks first begins the work."""
        if room.id not in self._known:
            self._known[room.id] = Working()
            task = self._desk.begin(self._draw(room, self._known[room.id]))
            self._work.add(task)
            task.add_done_callback(self._work.discard)
            while len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(room.id)
        return self._known[room.id].told()

    async def stop(self) -> None:
        """Leave the rest undone: it can be worked out again."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

    async def _draw(self, room: Room, working: Working) -> None:
        assert room.game is not None
        events = await self._desk.store.events(room.id, 0)
        moments = await asyncio.to_thread(chosen_moments, room.table, events)
        working.of = len(moments)
        with suppress(BotFailed):
            async with self._turn:
                for number, cells in moments:
                    shares = await self._desk.thinker.outlook(room.game, cells)
                    working.points.append(CurvePoint(number, [round(share, 4) for share in shares]))
            return
        self._known.pop(room.id, None)  # to be tried again when somebody asks again


def chosen_moments(played: Table, events: Sequence[Event]) -> list[Moment]:
    """The states after the events that were not taken back; of very many, evenly chosen ones and the last."""
    numbers = [event.number for event in standing(events)]
    step = -(-len(numbers) // MOST_POINTS)
    chosen = {*numbers[::step], numbers[-1]}
    table = Table(played.setup, played.secret)
    found: list[Moment] = []
    for event in events:
        table.accept(Happens([event]))
        if event.number in chosen:
            found.append((event.number, table.match.state()))
    return found


def turns(points: Sequence[CurvePoint]) -> list[Turn]:
    """The moments that changed most, the earliest first."""
    found = []
    for before, after in pairwise(points):
        changes = [late - early for early, late in zip(before.shares, after.shares, strict=True)]
        seat = max(range(len(changes)), key=lambda place: abs(round(changes[place], 4)))
        if abs(changes[seat]) >= LEAST_CHANGE:
            found.append(Turn(after.number, seat, round(changes[seat], 4)))
    most = sorted(found, key=lambda turn: -abs(turn.change))[:MOST_TURNS]
    return sorted(most, key=lambda turn: turn.number)
