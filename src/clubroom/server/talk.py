"""Words at the table: chat, quick phrases, mute, and advice."""

from time import time

from clubroom.server import said, told
from clubroom.server.bots import BotFailed
from clubroom.server.describe import heard
from clubroom.server.frames import choices
from clubroom.server.parts import Advice
from clubroom.server.reader import Reader
from clubroom.server.room import Room
from clubroom.server.rows import ChatRow, MuteRow
from clubroom.server.sayings import Saying
from clubroom.server.store import Write

PHRASES = frozenset(
    {"hello", "good_luck", "your_turn", "well_played", "thank_you", "sorry", "one_moment", "oops", "good_game", "bye"}
)


async def chat(room: Room, reader: Reader, wish: said.Chat | said.Phrase) -> None:
    """Store a line, then tell everybody who has not muted its seat; spectators only read."""
    if reader.seat is None:
        reader.trouble("not_seated", Saying("only_seated_speak"))
        return
    text = _shown(wish.text) if isinstance(wish, said.Chat) else ""
    phrase = wish.key if isinstance(wish, said.Phrase) else ""
    if (phrase and phrase not in PHRASES) or not (text or phrase):
        reader.trouble("bad_message", Saying("no_phrase") if phrase else Saying("nothing_to_say"))
        return
    async with room.lock:
        number = await room.desk.store.next_chat(room.id)
        row = ChatRow(
            table=room.id,
            number=number,
            person=reader.person,
            seat=reader.seat,
            name=room.names[reader.seat],
            text=text,
            phrase=phrase,
            when=time(),
        )
        await room.desk.store.submit(Write(table=room.id, chat=[row]))
    for other in room.readers:
        if reader.seat not in other.muted:
            other.send(told.Chatted(heard(row)))


def _shown(text: str) -> str:
    """The text without what does not show; it is never interpreted, so nothing else has to go."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


async def mute(room: Room, reader: Reader, wish: said.Mute) -> None:
    """Hear no more of a seat, or again; also at the next visit, and on the person's other pages of this table."""
    async with room.lock:
        muted = (reader.muted | {wish.seat}) if wish.on else (reader.muted - {wish.seat})
        bits = sum(1 << seat for seat in muted)
        await room.desk.store.submit(
            Write(table=room.id, mute=MuteRow(table=room.id, person=reader.person, seats=bits))
        )
        for other in room.readers:
            if other.person == reader.person:
                other.muted = muted


async def advise(room: Room, reader: Reader, wish: said.AskHint) -> None:
    """Think for a person, from nothing but what his seat sees."""
    table, seat = room.table, reader.viewer
    if seat not in table.to_act():
        reader.trouble("bad_message", Saying("nothing_to_decide"))
        return
    number = table.number
    view, legal = table.match.view(seat), table.match.legal(seat)
    try:
        hint = await room.desk.thinker.hint(view, legal, room.names, reader.language)
    except BotFailed:
        reader.trouble("bad_message", Saying("no_advice"))
        return
    game = table.match.game
    advice = [
        Advice(choices(game, [one.move], reader.language, room.names)[0], one.win, one.often)
        for one in (hint.best, *hint.others)
    ]
    reader.send(told.Hinted(number, advice[0], advice[1:], list(hint.reasons)))
