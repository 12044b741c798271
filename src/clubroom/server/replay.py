"""Looking back: the log, any moment of it, the whole of it after the end; always as the asker may see it."""

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Response

from clubroom.server.export import export
from clubroom.server.frames import frame, now
from clubroom.server.lobby import ANSWERS, Me, TheRoom
from clubroom.server.parts import Frame, Now
from clubroom.server.refusals import NotNow
from clubroom.server.room import Room
from clubroom.server.said import Language
from clubroom.server.table import Table
from clubroom.viewers import EVERYTHING, SPECTATOR

router = APIRouter(prefix="/api/tables/{table}", responses=ANSWERS)

Seat = Annotated[int | None, Query(ge=0, le=7, description="whose eyes; none: a spectator's")]
Number = Annotated[int, Query(ge=0, le=1_000_000)]


@router.get("/log")
async def show_log(room: TheRoom, me: Me, seat: Seat = None, after: Number = 0, language: Language = "en") -> Response:
    """The events after a number, as messages show them (`Frame`)."""
    viewer = viewer_for(room, me, seat)
    if viewer == SPECTATOR and finished(room):
        viewer = EVERYTHING
    events = await room.desk.store.events(room.id, after)
    frames = [frame(room.game, event, viewer, language, room.names) for event in events]
    return _json(frames)


@router.get("/moment")
async def show_moment(room: TheRoom, me: Me, number: Number, seat: Seat = None, language: Language = "en") -> Response:
    """The table as it was at an event (`Now`), or null where it cannot be shown."""
    viewer = viewer_for(room, me, seat)
    events = await room.desk.store.events(room.id, 0)

    def look() -> Now | None:
        table = Table.folded(room.table.setup, room.table.secret, events[:number])
        return now(table, viewer, room.row.memory, language, room.names)

    moment = await asyncio.to_thread(look)
    return _json(msgspec.structs.replace(moment, legal=[]) if moment else None)


@router.get("/export")
async def export_table(room: TheRoom, me: Me) -> Response:
    """The whole log with its secret, for `clubroom verify`; only when the table is closed."""
    if not room.table.over:
        raise NotNow("The whole log is given away when the game is over; until then ask for the log as you see it.")
    content = export(room.table.setup, room.names, await room.desk.store.events(room.id, 0))
    name = f'attachment; filename="{room.table.setup.game}-{room.id}.json"'
    return Response(content, media_type="application/json", headers={"content-disposition": name})


def viewer_for(room: Room, person: str, seat: int | None) -> int:
    """Whose eyes the asker may look with: his own seats', and anybody's when the game has been played to its end."""
    if seat is None:
        return SPECTATOR
    if seat in room.held_by(person) or (finished(room) and seat < len(room.seats)):
        return seat
    raise PermissionError("You cannot look into that hand before the game is over.")


def finished(room: Room) -> bool:
    """Whether the game has been played to its end."""
    return room.table.ended is not None and room.table.ended.reason == "finished"


def _json(value: list[Frame] | Now | None) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")
