"""One connection: who it is, what it says, what it is told.  Nothing here knows a rule."""

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from clubroom.server.dispatch import dispatch
from clubroom.server.entrance import leave
from clubroom.server.hall import Hall, NotReady
from clubroom.server.languages import language_of
from clubroom.server.limits import Credits
from clubroom.server.logs import log
from clubroom.server.messages import FromClient, Join, Trouble
from clubroom.server.metrics import SOCKETS, TURNED_AWAY
from clubroom.server.people import COOKIE
from clubroom.server.reader import Reader
from clubroom.server.refusals import NoSuchTable
from clubroom.server.room import Room
from clubroom.server.sayings import Saying
from clubroom.server.store import StoreTrouble
from clubroom.server.told import Code

LARGEST_FRAME = 8 * 1024
RUDE, SLOW = 1008, 1013
LAST_WORDS = 2.0  # seconds for them
MOST_BAD_MESSAGES = 5

read = msgspec.json.Decoder(FromClient).decode


async def serve_socket(hall: Hall, socket: WebSocket, table: str) -> None:
    """From the handshake to the end of a connection; a page of another site gets no answer at all."""
    person = hall.passport.read(socket.cookies.get(COOKIE))
    address = socket.client.host if socket.client else ""
    if socket.headers.get("origin", "").lower() not in hall.origins:
        TURNED_AWAY.labels("origin").inc()
        await socket.close(RUDE)
        return
    if not hall.sockets.enter(address):
        TURNED_AWAY.labels("sockets").inc()
        await socket.close(SLOW)
        return
    SOCKETS.inc()
    try:
        await socket.accept()
        if hall.host.bans.person(person) or hall.host.bans.address(address):
            await _part(socket, Saying("banned"))
            return
        room = await _find(hall, socket, table, person)
        if room and person:
            await _talk(hall, room, socket, Reader(person, hall.settings.queue, address, language_of(socket)))
    except WebSocketDisconnect:
        pass
    finally:
        SOCKETS.dec()
        hall.sockets.leave(address)


async def _find(hall: Hall, socket: WebSocket, table: str, person: str | None) -> Room | None:
    """The room, or nothing after the reason was said; a game that is not ready yet is waited for."""
    if person is None:
        await _part(socket, Saying("stranger"))
        return None
    try:
        try:
            return await hall.room(table)
        except NotReady as error:
            await _say(socket, "not_ready", error.saying)
            return await hall.room(table, patient=True)
    except (NoSuchTable, StoreTrouble) as error:
        await _part(socket, error.saying)
        return None


async def _say(socket: WebSocket, code: Code, saying: Saying) -> None:
    """What is wrong, to somebody who has not said `join` yet."""
    message = Trouble(code, saying.in_words(language_of(socket)))
    await socket.send_text(msgspec.json.encode(message).decode())


async def _part(socket: WebSocket, saying: Saying) -> None:
    """Say what to do, and close."""
    await _say(socket, "gone", saying)
    await socket.close(RUDE)


async def _talk(hall: Hall, room: Room, socket: WebSocket, reader: Reader) -> None:
    """Listen and tell at the same time, until one of the two ends; the last words are still told."""
    listening = asyncio.create_task(_listen(hall, room, socket, reader))
    tasks = [
        listening,
        asyncio.create_task(_tell(socket, reader)),
        asyncio.create_task(reader.dropped.wait()),
        asyncio.create_task(hall.closing.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        leave(room, reader)
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
            log().error("a socket failed", exc_info=result)
    rude = listening.done() and not listening.cancelled() and not listening.exception()
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):  # it may be closed already
        if rude:
            async with asyncio.timeout(LAST_WORDS):
                await _tell(socket, reader, until_idle=True)
        await socket.close(RUDE if rude else SLOW)


async def _tell(socket: WebSocket, reader: Reader, until_idle: bool = False) -> None:
    while not (until_idle and reader.idle):
        await socket.send_text((await reader.next()).decode())


async def _listen(hall: Hall, room: Room, socket: WebSocket, reader: Reader) -> None:
    credits = Credits(hall.settings.messages, hall.settings.refill)
    bad = 0
    while bad < MOST_BAD_MESSAGES:
        text = await _next_frame(socket)
        if not credits.take():
            TURNED_AWAY.labels("messages").inc()
            reader.trouble("too_fast", Saying("too_fast"))
            return
        try:
            message = read(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            bad += 1
            reader.trouble("bad_message", Saying("unreadable", reason=str(error)))
            continue
        if reader not in room.readers and not isinstance(message, Join):
            reader.trouble("bad_message", Saying("join_first"))
            continue
        await dispatch(room, reader, message)


async def _next_frame(socket: WebSocket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    frame: str | bytes | None = message.get("text")
    return message["bytes"] or b"" if frame is None else frame
