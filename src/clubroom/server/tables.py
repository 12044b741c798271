"""Making tables, sitting down, leaving, moving a seat to another device, playing again."""

import secrets
from collections.abc import Sequence
from time import time

import msgspec

from clubroom.bots import LEVELS, NAMES
from clubroom.server.choosing import known_game, settled
from clubroom.server.clock import new_clock
from clubroom.server.command import Close
from clubroom.server.desk import Desk
from clubroom.server.events import Deal, Setup
from clubroom.server.fair import digest_of, new_secret
from clubroom.server.forms import SeatForm, TableForm
from clubroom.server.hall import Hall
from clubroom.server.notices import WAYS
from clubroom.server.people import clean_name
from clubroom.server.refusals import CannotBe, NotNow, NotYours, TooMany
from clubroom.server.room import Room
from clubroom.server.rows import SeatRow, TableRow
from clubroom.server.store import Loaded, NewTable, Write
from clubroom.server.table import Table

ID_BYTES = 16


async def create(hall: Hall, person: str, name: str, form: TableForm) -> Room:
    """Open a new table; a refusal says what about it cannot be."""
    readiness = hall.warmth.games.get(form.game)
    if readiness is None:
        raise CannotBe("no_game", game=form.game, games=list(hall.warmth.games))
    if not readiness.ready:
        raise NotNow("not_ready", stage=readiness.saying)
    if new_clock(form.clock, 0, 0.0).kind == "days":
        await check_reach(hall.desk, person if any(seat.kind == "me" for seat in form.seats) else None)
    game = known_game(form.game)
    options = settled(game, len(form.seats), form.options)
    table = secrets.token_urlsafe(ID_BYTES)
    row = TableRow(
        id=table,
        game=game.name,
        state="waiting",
        host=person,
        memory=form.memory,
        listed=form.listed,
        clock=form.clock,
        created=time(),
        changed=time(),
        pace=form.pace,
    )
    return await put_up(hall, row, options, seat_rows(table, person, name, form.seats))


async def check_reach(desk: Desk, person: str | None) -> None:
    """Days per move are only for who hears of his turn without an open page; a refusal says what to do."""
    if not desk.notices.offered:
        raise CannotBe("days_not_offered")
    if person is not None and not await desk.notices.reaches(person):
        raise CannotBe("days_unreached", ways=[WAYS[way] for way in desk.notices.offered])


async def put_up(
    hall: Hall, row: TableRow, options: dict[str, str], seats: list[SeatRow], deal: Deal | None = None
) -> Room:
    """Store a new table with a secret of its own, and open its room."""
    if await hall.store.open_tables_of(row.host) >= hall.settings.tables_per_person:
        raise TooMany("many_tables")
    game, secret = known_game(row.game), new_secret()
    setup = Setup(row.id, game.name, game.rules, len(seats), options, digest_of(secret), deal=deal)
    await hall.store.submit(Write(table=row.id, new=NewTable(setup=setup, secret=secret, row=row, seats=seats)))
    return await hall.open(Loaded(setup, secret, events=[], pending=[], snapshot=None, row=row, seats=seats))


async def again(hall: Hall, room: Room, person: str, rotate: bool, same_deal: bool = False) -> Room:
    """The same people and options again; whoever asks second comes to the table of whoever asked first."""
    if not room.held_by(person):
        raise NotYours("not_player")
    if not room.table.over:
        raise NotNow("not_over")
    if same_deal and not room.table.nonces:
        raise NotNow("nothing_dealt")
    async with room.lock:
        if room.row.rematch is None:
            table, count = secrets.token_urlsafe(ID_BYTES), len(room.seats)
            order = [(seat + rotate) % count for seat in range(count)]
            seats = [
                SeatRow(table=table, seat=seat, person=old.person, name=old.name, bot=old.bot)
                for seat, old in zip(range(count), (room.seats[place] for place in order), strict=True)
            ]
            row = msgspec.structs.replace(
                room.row,
                id=table,
                state="waiting",
                host=person,
                clock=room.timer.clock.rule,
                created=time(),
                changed=time(),
                rematch=None,
            )
            await put_up(hall, row, room.table.setup.options, seats, _deal(room.table) if same_deal else None)
            await room.keep(rematch=table)
    assert room.row.rematch is not None
    return await hall.room(room.row.rematch)


def _deal(table: Table) -> Deal:
    """How the cards were dealt at a table that is over; perhaps it was itself dealt like one before."""
    return table.setup.deal or Deal(table.setup.table, table.secret, table.nonces)


def seat_rows(table: str, person: str, name: str, seats: Sequence[SeatForm]) -> list[SeatRow]:
    """The seats of a new table, each with a name of its own."""
    rows: list[SeatRow] = []
    for seat, form in enumerate(seats):
        taken = [row.name for row in rows]
        if form.kind == "me":
            rows.append(
                SeatRow(table=table, seat=seat, person=person, name=other_name(clean_name(form.name or name), taken))
            )
        elif form.kind == "bot":
            bot = level(form.bot)
            free = [known for known in NAMES if known not in taken and known != name]
            rows.append(SeatRow(table=table, seat=seat, bot=bot, name=free[0]))
        else:
            rows.append(SeatRow(table=table, seat=seat))
    return rows


def level(bot: str | None) -> str:
    """The bot, if there is one of that name."""
    if bot not in LEVELS:
        raise CannotBe("no_bot", bot=str(bot), bots=list(LEVELS))
    return bot


def other_name(name: str, taken: Sequence[str]) -> str:
    """The name, or the name with a number where somebody has it already."""
    names = [name, *(f"{name[:17]} {number}" for number in range(2, 10))]
    return next(candidate for candidate in names if candidate not in taken)


async def close(room: Room, person: str) -> None:
    """Whoever made the table gives it up; its secret is shown."""
    if person != room.row.host:
        raise NotYours("not_maker")
    await room.carry_out(Close())
