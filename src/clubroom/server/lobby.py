"""The lobby: plain requests for everything that is not play, described by the OpenAPI document."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from clubroom.server import seating, tables
from clubroom.server.cards import game_card, table_card, waiting_card
from clubroom.server.forms import (
    BotForm,
    Complaint,
    GameCard,
    HomeCard,
    Link,
    NameForm,
    Person,
    RematchForm,
    TableCard,
    TableForm,
    TokenForm,
)
from clubroom.server.hall import Hall, NotReady
from clubroom.server.languages import language_of
from clubroom.server.people import COOKIE, YEARS_KEPT, clean_name, new_person
from clubroom.server.refusals import NotYours, Stranger, TooMany
from clubroom.server.room import Room
from clubroom.server.said import Language
from clubroom.server.sayings import Saying

ANSWERS: dict[int | str, dict[str, Any]] = {
    status: {"model": Complaint, "description": meaning}
    for status, meaning in {
        400: "something about it cannot be",
        401: "this device is not known yet",
        403: "not yours to do",
        404: "there is no such table",
        409: "not at this moment",
        413: "too large",
        429: "too fast or too many",
        503: "nothing can be stored at the moment",
    }.items()
}
router = APIRouter(prefix="/api", responses=ANSWERS)

MOST_LISTED = 60

TableId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Seat = Annotated[int, Path(ge=0, le=7)]


def hall_of(request: Request) -> Hall:
    """The hall that this application serves."""
    hall: Hall = request.app.state.hall
    return hall


async def asked_hall(request: Request) -> Hall:
    """The same for whoever depends on it; what is not `async` is carried out in a thread, and the way there is long."""
    return hall_of(request)


async def person_of(request: Request) -> str:
    """Who asks; a device that is not known is sent to the front page."""
    person = hall_of(request).passport.read(request.cookies.get(COOKIE))
    if person is None:
        raise Stranger("stranger")
    if hall_of(request).host.bans.person(person):
        raise NotYours("banned")
    return person


async def room_of(request: Request, table: TableId) -> Room:
    """The room that a path names."""
    return await hall_of(request).room(table)


TheHall = Annotated[Hall, Depends(asked_hall)]
Me = Annotated[str, Depends(person_of)]
TheRoom = Annotated[Room, Depends(room_of)]
Speaks = Annotated[Language, Depends(language_of)]


@router.get("/me")
async def who_am_i(request: Request, response: Response, hall: TheHall, speaks: Speaks) -> Person:
    """Who this device is; one that was never here becomes a guest."""
    person = hall.passport.read(request.cookies.get(COOKIE))
    if person is None:
        person = new_person()
        response.set_cookie(
            COOKIE,
            hall.passport.issue(person),
            max_age=YEARS_KEPT,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return Person(name=await name_of(hall, person, speaks))


@router.put("/me")
async def call_me(form: NameForm, hall: TheHall, me: Me) -> Person:
    """Choose a name."""
    name = clean_name(form.name)
    await hall.store.name_person(me, name)
    return Person(name=name)


async def name_of(hall: Hall, person: str, language: Language) -> str:
    """What a person is called; one without a name is a guest, in his own language."""
    found = await hall.store.person(person)
    return found.name if found else Saying("guest").in_words(language)


@router.get("/games")
async def list_games(hall: TheHall, speaks: Speaks) -> list[GameCard]:
    """All games, and whether they are ready."""
    return [game_card(name, readiness, speaks) for name, readiness in hall.warmth.games.items()]


@router.get("/home")
async def show_home(hall: TheHall) -> HomeCard:
    """The addresses that phones in the same house can open."""
    return HomeCard(addresses=hall.home)


@router.post("/tables", status_code=201)
async def make_table(request: Request, form: TableForm, hall: TheHall, me: Me, speaks: Speaks) -> TableCard:
    """Open a table; its id is the link to it."""
    address = request.client.host if request.client else ""
    if not hall.creations.take(address):
        raise TooMany("many_made")
    room = await tables.create(hall, me, await name_of(hall, me, speaks), form)
    return table_card(room, me)


@router.get("/tables/open")
async def open_tables(hall: TheHall, me: Me) -> list[TableCard]:
    """Tables that anybody may join."""
    return [await card_of(hall, table, me) for table in await hall.store.open_tables()]


@router.get("/tables/mine")
async def my_tables(hall: TheHall, me: Me) -> list[TableCard]:
    """The tables where this device holds a seat, and whose turn it is."""
    return [await card_of(hall, table, me) for table in (await hall.store.my_tables(me))[:MOST_LISTED]]


async def card_of(hall: Hall, table: str, person: str) -> TableCard:
    """A table for a list, also while its game is being prepared."""
    try:
        return table_card(await hall.room(table), person)
    except NotReady as error:
        return waiting_card(error.loaded, person)


@router.get("/tables/{table}")
async def show_table(table: TableId, hall: TheHall, me: Me) -> TableCard:
    """One table."""
    return await card_of(hall, table, me)


@router.post("/tables/{table}/seats/{seat}")
async def sit_down(form: NameForm, seat: Seat, room: TheRoom, me: Me) -> TableCard:
    """Take an open seat."""
    await seating.sit(room, me, seat, form.name)
    return table_card(room, me)


@router.delete("/tables/{table}/seats/{seat}")
async def stand_up(seat: Seat, room: TheRoom, me: Me) -> TableCard:
    """Leave a seat; once the game has begun a bot plays it on."""
    await seating.leave(room, me, seat)
    return table_card(room, me)


@router.put("/tables/{table}/seats/{seat}/bot")
async def fill_seat(form: BotForm, seat: Seat, room: TheRoom, me: Me) -> TableCard:
    """Let a bot take an open seat."""
    await seating.fill(room, me, seat, form.bot)
    return table_card(room, me)


@router.post("/tables/{table}/seats/{seat}/link")
async def link_seat(seat: Seat, room: TheRoom, hall: TheHall, me: Me) -> Link:
    """A private link that moves a seat to another device."""
    return Link(token=seating.link(hall, room, me, seat))


@router.post("/seats")
async def move_seat(form: TokenForm, hall: TheHall, me: Me) -> TableCard:
    """Follow a private link."""
    room, _ = await seating.move_here(hall, me, form.token)
    return table_card(room, me)


@router.post("/tables/{table}/rematch", status_code=201)
async def rematch(form: RematchForm, room: TheRoom, hall: TheHall, me: Me) -> TableCard:
    """The same table again."""
    return table_card(await tables.again(hall, room, me, form.rotate, form.same_deal), me)


@router.delete("/tables/{table}")
async def close_table(room: TheRoom, me: Me) -> TableCard:
    """Give a table up."""
    await tables.close(room, me)
    return table_card(room, me)
