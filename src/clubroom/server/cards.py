"""Games and tables as lists show them."""

import sys

from clubroom.bots import LEVELS
from clubroom.game import Game
from clubroom.games import PACKAGES, load_game
from clubroom.options import Option
from clubroom.server.blurbs import blurbs, has_lesson, option_words, titles
from clubroom.server.clock import rule_of
from clubroom.server.describe import dealt_before, seat_info, seat_infos, state_of
from clubroom.server.forms import GameCard, OptionCard, SeatCard, TableCard
from clubroom.server.parts import SeatInfo
from clubroom.server.room import Room
from clubroom.server.store import Loaded
from clubroom.server.warm import Readiness


def game_card(name: str, readiness: Readiness, language: str) -> GameCard:
    """A game; before it is loaded little is known of it, and asking must not load it."""
    if PACKAGES[name] not in sys.modules or not readiness.ready:
        return GameCard(
            name=name,
            title=name.capitalize(),
            titles=titles(PACKAGES[name]),
            blurbs=blurbs(PACKAGES[name]),
            taught=has_lesson(PACKAGES[name]),
            ready=False,
            stage=readiness.stage,
            sentence=readiness.saying.in_words(language),
            seats=[],
            seat_names=[],
            options=[],
            usual={},
            bots=list(LEVELS),
        )
    game = load_game(name)
    options = [
        OptionCard(
            name=option.name,
            values=list(option.values),
            default=option.default,
            meaning=option.meaning,
            words=option_words(PACKAGES[name], option.name),
            decides=_decides(game, option),
        )
        for option in game.options
    ]
    return GameCard(
        name=name,
        title=game.title,
        titles=titles(PACKAGES[name]),
        blurbs=blurbs(PACKAGES[name]),
        taught=has_lesson(PACKAGES[name]),
        ready=True,
        stage=readiness.stage,
        sentence=readiness.saying.in_words(language),
        seats=list(game.seats),
        seat_names=list(game.seat_names),
        options=options,
        usual={str(seats): game.settle(seats, {}) for seats in game.seats},
        bots=list(LEVELS),
    )


def _decides(game: Game, option: Option) -> dict[str, dict[str, str]]:
    """Which other options each of its values sets, by value; those that set none are left out."""
    seats = game.seats[-1]
    usual = game.defaults(seats, {})
    sets = {value: dict(game.defaults(seats, {option.name: value}).items() - usual.items()) for value in option.values}
    return {value: others for value, others in sets.items() if others}


def table_card(room: Room, person: str) -> TableCard:
    """A table, without anything that only some may see."""
    table, row = room.table, room.row
    finished = table.ended if table.ended and table.ended.reason == "finished" else None
    seats = [_seat_card(info) for info in seat_infos(room, person)]
    return TableCard(
        id=room.id,
        game=table.setup.game,
        title=room.title,
        state=state_of(room),
        listed=row.listed,
        memory=row.memory,
        clock=room.timer.clock.rule,
        options=table.setup.options,
        seats=seats,
        number=table.number,
        to_act=list(table.to_act()),
        points=finished.points if finished else [],
        ranks=finished.ranks if finished else [],
        pace=row.pace,
        same_deal_as=dealt_before(table.setup),
    )


def waiting_card(loaded: Loaded, person: str) -> TableCard:
    """A table whose game is still being prepared: what is known without its rules."""
    row = loaded.row
    return TableCard(
        id=row.id,
        game=row.game,
        title=row.game.capitalize(),
        state=row.state,
        listed=row.listed,
        memory=row.memory,
        clock=rule_of(row.clock),
        options=loaded.setup.options,
        seats=[_seat_card(seat_info(seat, person, here=False)) for seat in loaded.seats],
        number=loaded.events[-1].number if loaded.events else 0,
        to_act=[],
        points=[],
        ranks=[],
        pace=row.pace,
        same_deal_as=dealt_before(loaded.setup),
    )


def _seat_card(info: SeatInfo) -> SeatCard:
    return SeatCard(seat=info.seat, kind=info.kind, name=info.name, bot=info.bot, here=info.here, yours=info.yours)
