"""A table in the words of the closed list: what it is, who sits there, whose eyes look."""

from typing import TYPE_CHECKING

from clubroom.server.events import Ended, Event, Setup, Started
from clubroom.server.parts import Heard, SeatInfo, SeatKind, TableInfo, TableState
from clubroom.server.rows import ChatRow, SeatRow
from clubroom.server.table import Table
from clubroom.viewers import EVERYTHING

if TYPE_CHECKING:
    from clubroom.server.room import Room


def viewer_of(table: Table, viewer: int) -> int:
    """Everybody sees everything once the game has been played to its end."""
    finished = table.ended is not None and table.ended.reason == "finished"
    return EVERYTHING if finished else viewer


def state_of(room: "Room") -> TableState:
    """What a table is doing."""
    if room.table.ended and (state := state_after(room.table.ended)):
        return state
    if room.table.paused or room.row.state == "paused":
        return "paused"
    if room.table.number:
        return "running"
    return "waiting" if any(is_open(row) for row in room.seats) else "opening"


def state_after(event: Event) -> TableState | None:
    """What an event makes of its table; None: what it was before."""
    if isinstance(event, Ended):
        return "over" if event.reason == "finished" else "abandoned"
    return "running" if isinstance(event, Started) else None


def is_open(row: SeatRow) -> bool:
    """Whether nobody sits there."""
    return row.person is None and row.bot is None


def table_info(room: "Room") -> TableInfo:
    """What a table is."""
    setup, row = room.table.setup, room.row
    return TableInfo(
        id=setup.table,
        game=setup.game,
        title=room.title,
        seats=setup.seats,
        options=setup.options,
        memory=row.memory,
        clock=room.timer.clock.rule,
        listed=row.listed,
        state=state_of(room),
        fair_hash=setup.secret_hash,
        pace=row.pace,
        same_deal_as=dealt_before(setup),
    )


def dealt_before(setup: Setup) -> str | None:
    """The table whose deal is played again."""
    return setup.deal.table if setup.deal else None


def seat_infos(room: "Room", person: str | None) -> list[SeatInfo]:
    """Who sits where, for one person."""
    return [seat_info(row, person, room.here(row.seat)) for row in room.seats]


def seat_info(row: SeatRow, person: str | None, here: bool) -> SeatInfo:
    """Who sits on one seat, for one person."""
    kind: SeatKind = "person" if row.person else "bot" if row.bot else "open"
    yours = person is not None and row.person == person
    return SeatInfo(row.seat, kind, row.name, row.bot or row.stand_in, here, yours)


def heard(row: ChatRow) -> Heard:
    """A line of the chat."""
    return Heard(row.number, row.seat, row.name, row.text, row.phrase)
