"""What is stored beside the log: the table's frame, who sits where, what was said."""

from typing import Literal

from msgspec import Struct

from clubroom.server.parts import Pace, TableState


class TableRow(Struct, frozen=True, kw_only=True):
    """A table but for its log; `secret` and `setup` are in `Loaded`."""

    id: str
    game: str
    state: TableState
    host: str  # the person who made it
    memory: bool
    listed: bool
    clock: str  # "none", or what the clock reads
    created: float  # seconds since 1970
    changed: float
    rematch: str | None = None  # the table where the same people play again
    pace: Pace = "instant"  # of its bots


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat: open, a person's or a bot's; a person's seat may be played by a stand-in for a while."""

    table: str
    seat: int
    person: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: str | None = None
    moved: int = 0  # how often it went to another device


class ChatRow(Struct, frozen=True, kw_only=True):
    """A line of the chat: `text`, or the key of a phrase."""

    table: str
    number: int  # from 1 for each table
    person: str
    seat: int | None
    name: str
    text: str = ""
    phrase: str = ""
    when: float


class PersonRow(Struct, frozen=True, kw_only=True):
    """A guest."""

    id: str
    name: str
    created: float


class ContactRow(Struct, frozen=True, kw_only=True):
    """How a person hears of his turn when no page is open; nobody else is ever shown it."""

    person: str
    language: str = "en"
    mail: str = ""  # an address that was confirmed
    webhook: str = ""  # of his own
    club: bool = False  # by the host's webhook


class ToldRow(Struct, frozen=True, kw_only=True):
    """The event about which a seat was told that it is its turn."""

    table: str
    seat: int
    number: int


class MuteRow(Struct, frozen=True, kw_only=True):
    """The seats of which a person does not want to hear, as bits."""

    table: str
    person: str
    seats: int


class ActRow(Struct, frozen=True, kw_only=True):
    """Something that the host did from the command line."""

    number: int  # from 1
    kind: Literal["ban", "unban", "close", "erase"]
    subject: str  # a person, an address or a table
    when: float
