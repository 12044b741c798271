"""What each message of a client leads to.  The seat is always the session's own, never one that was sent."""

from collections.abc import Awaitable, Callable
from typing import Any

from clubroom.server import command, said, told
from clubroom.server.entrance import join, promise
from clubroom.server.frames import choices
from clubroom.server.reader import Reader
from clubroom.server.refusals import Refusal
from clubroom.server.room import Room
from clubroom.server.sayings import Saying
from clubroom.server.store import StoreTrouble
from clubroom.server.talk import advise, chat, mute
from clubroom.server.wishes import agree, hand_over, pause, take_back

Handler = Callable[[Room, Reader, Any], Awaitable[None]]


async def play(room: Room, reader: Reader, wish: said.Play) -> None:
    """Make moves."""
    await _answered(room, reader, command.Play(wish.id, reader.viewer, wish.number, wish.moves))


async def withdraw(room: Room, reader: Reader, wish: said.Withdraw) -> None:
    """Take a secret decision back."""
    await _answered(room, reader, command.Withdraw(wish.id, reader.viewer, wish.number))


async def _answered(room: Room, reader: Reader, wish: command.Play | command.Withdraw) -> None:
    if room.row.state == "paused":
        reader.answer(wish.id, command.Refused(Saying("in_pause")))
    elif room.seats[wish.seat].stand_in:
        reader.answer(wish.id, command.Refused(Saying("stand_in")))
    elif answer := await room.carry_out(wish):
        reader.answer(wish.id, answer)


async def consider(room: Room, reader: Reader, wish: said.Consider) -> None:
    """Say what could follow."""
    trial = room.table.trial(reader.viewer, wish.moves)
    if isinstance(trial, command.Refused):
        reader.answer(wish.id, trial)
        return
    moves = [trial.match.text(move) for move in trial.moves]
    legal = choices(trial.match.game, trial.legal, reader.language, room.names)
    reader.send(told.Options(wish.id, moves, legal, trial.complete))


async def ping(room: Room, reader: Reader, wish: said.Ping) -> None:
    """Answer."""
    reader.send(told.Pong())


ANYBODY: dict[type, Handler] = {said.Join: join, said.Chat: chat, said.Phrase: chat, said.Mute: mute, said.Ping: ping}
SEATED: dict[type, Handler] = {
    said.Commit: promise,
    said.Reveal: promise,
    said.Play: play,
    said.Withdraw: withdraw,
    said.Consider: consider,
    said.TakeBack: take_back,
    said.Pause: pause,
    said.Agree: agree,
    said.HandOver: hand_over,
    said.AskHint: advise,
}


async def dispatch(room: Room, reader: Reader, message: said.Said) -> None:
    """Do what a message asks, if its sender may."""
    handler = ANYBODY.get(type(message))
    if handler is None:
        handler = SEATED[type(message)]
        if reader.seat is None or reader.seat not in room.held_by(reader.person):
            reader.trouble("not_seated", Saying("watching"))
            return
    try:
        await handler(room, reader, message)
    except StoreTrouble as error:
        reader.trouble("storage", error.saying)
    except Refusal as error:
        reader.trouble("bad_message", error.saying)
