"""Looking back: the log, any moment of it, the whole of it after the end; always as the asker may see it."""

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Response

from clubroom.server.export import export
from clubroom.server.frames import frame
from clubroom.server.lobby import ANSWERS, Me, TheRoom
from clubroom.server.moments import MOST, moments
from clubroom.server.parts import Frame, Now
from clubroom.server.refusals import NotNow, NotYours
from clubroom.server.room import Room
from clubroom.server.said import Language
from clubroom.viewers import EVERYTHING, SPECTATOR

router = APIRouter(prefix="/api/tables/{table}", responses=ANSWERS)

Seat = Annotated[
    int | None, Query(ge=0, le=7, description="whose eyes; none: a spectator's, who sees all of a game that is over")
]
Number = Annotated[int, Query(ge=0, le=1_000_000)]


@router.get("/log")
async def show_log(room: TheRoom, me: Me, seat: Seat = None, after: Number = 0, language: Language = "en") -> Response:
    """The events after a number, as messages show them (`Frame`)."""
    viewer = viewer_for(room, me, seat)
    events = await room.desk.store.events(room.id, after)
    frames = [frame(room.game, event, viewer, language, room.names) for event in events]
    return _json(frames)


@router.get("/moment")
async def show_moment(room: TheRoom, me: Me, number: Number, seat: Seat = None, language: Language = "en") -> Response:
    """The table as it was at an event (`Now`), or null where it cannot be shown."""
    viewer = viewer_for(room, me, seat)
    found = await _look(room, max(number, 1), number, viewer, language)
    return _json(found[0] if found else None)


@router.get("/moments")
async def show_moments(
    room: TheRoom, me: Me, first: Number, last: Number, seat: Seat = None, language: Language = "en"
) -> Response:
    """The table as it was at each event of a range, with one fold of the log for all; the range may be cut short."""
    viewer = viewer_for(room, me, seat)
    return _json(await _look(room, max(first, 1), min(last, first + MOST - 1), viewer, language))


async def _look(room: Room, first: int, last: int, viewer: int, language: str) -> list[Now | None]:
    events = await room.desk.store.events(room.id, 0)
    return await asyncio.to_thread(lambda: list(moments(room, events, first, last, viewer, language)))


@router.get("/export")
async def export_table(room: TheRoom, me: Me) -> Response:
    """The whole log with its secret, for `clubroom verify`; only when the table is closed."""
    if not room.table.over:
        raise NotNow("log_at_the_end")
    content = export(room.table.setup, room.names, await room.desk.store.events(room.id, 0))
    name = f'attachment; filename="{room.table.setup.game}-{room.id}.json"'
    return Response(content, media_type="application/json", headers={"content-disposition": name})


def viewer_for(room: Room, person: str, seat: int | None) -> int:
    """Whose eyes the asker may look with: his own seats', and all of them when the game has been played to its end."""
    if seat is None:
        return EVERYTHING if finished(room) else SPECTATOR
    if seat in room.held_by(person) or (finished(room) and seat < len(room.seats)):
        return seat
    raise NotYours("hand_closed")


def finished(room: Room) -> bool:
    """Whether the game has been played to its end."""
    return room.table.ended is not None and room.table.ended.reason == "finished"


def _json(value: list[Frame] | list[Now | None] | Now | None) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")
