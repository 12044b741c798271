"""After the game: what decided it, one's own record, and how the chances went."""

import asyncio

import msgspec
from fastapi import APIRouter, Response

from clubroom.server.lobby import ANSWERS, Me, TheHall, TheRoom
from clubroom.server.record import record_of
from clubroom.server.refusals import NotNow
from clubroom.server.replay import finished
from clubroom.server.room import Room
from clubroom.server.said import Language
from clubroom.server.summary import summary

router = APIRouter(prefix="/api", responses=ANSWERS)


@router.get("/me/record")
async def show_record(hall: TheHall, me: Me) -> Response:
    """One's own games, wins and places by game and level of the opponents (`Standing` each)."""
    return _json(record_of(me, await hall.store.finished(me)))


@router.get("/tables/{table}/summary")
async def show_summary(room: TheRoom, me: Me, language: Language = "en") -> Response:
    """A finished game in figures, with what broke its ties (`Summary`)."""
    check_finished(room)
    assert room.game is not None
    store = room.desk.store
    events, seconds = await asyncio.gather(store.events(room.id, 0), store.lasted(room.id))
    return _json(summary(room.game, events, seconds, room.names, room.table.setup.options, language))


@router.get("/tables/{table}/curve")
async def show_curve(room: TheRoom, hall: TheHall, me: Me) -> Response:
    """How the chances went, as far as it is worked out by now (`Curve`)."""
    check_finished(room)
    return _json(hall.curves.of(room))


def check_finished(room: Room) -> None:
    """Refuse what is told only about a game that has been played to its end."""
    if not finished(room) or room.table.paused:
        raise NotNow("told_at_the_end")


def _json(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type="application/json")
