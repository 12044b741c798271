"""Moments of a table that is looked back at: one fold of the log gives a whole range of them."""

from collections.abc import Iterator, Sequence

import msgspec

from clubroom.server.command import Happens
from clubroom.server.events import Event
from clubroom.server.frames import now
from clubroom.server.parts import Now
from clubroom.server.room import Room
from clubroom.server.table import Table
from clubroom.viewers import EVERYTHING

MOST = 60  # moments in one answer


def moments(
    room: Room, events: Sequence[Event], first: int, last: int, viewer: int, language: str
) -> Iterator[Now | None]:
    """The table after each event from `first` to `last`; nothing can be chosen there, so no moves are given.

    A moment is None where it cannot be shown.  Everything is seen only of a game that has been played to its end.
    """
    table = Table(room.table.setup, room.table.secret)
    for event in events[:last]:
        table.accept(Happens([event]))
        if event.number >= first:
            moment = now(table, viewer, room.row.memory, language, room.names, looking_back=viewer == EVERYTHING)
            yield msgspec.structs.replace(moment, legal=[]) if moment else None
