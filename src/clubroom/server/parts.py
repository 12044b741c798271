"""The pieces that what the server says is made of."""

from typing import Any, Literal

from msgspec import Struct, field

SeatKind = Literal["open", "person", "bot"]
Pace = Literal["human", "instant"]
TableState = Literal["waiting", "opening", "running", "paused", "over", "abandoned"]


class Part(Struct, frozen=True, gc=False):
    """A piece of what the server says; none is part of a circle, so nobody has to look for it when it is rubbish."""


class Happening(Part, frozen=True):
    """One step of the story: the event's name and numbers, and the sentence in the reader's language."""

    event: str
    numbers: list[int]
    words: str


class Step(Part, frozen=True):
    """One move of the log as its reader may know it; `move` is its text, or nothing where it was made unseen."""

    player: int | None  # none: chance
    move: str | None
    words: str  # the move in the reader's language, where a player made it and no note tells of it
    notes: list[Happening]


class Frame(Part, frozen=True):
    """One event of the log as its reader may know it."""

    number: int
    kind: Literal["started", "played", "undone", "ended"]
    seat: int | None = None
    steps: list[Step] = field(default_factory=list)
    to: int | None = None  # of an undone event: the number gone back to
    secret: str | None = None  # of the last event: what all chance came from
    late: bool = False  # whether the seat's time was up and the house moved for it


class Choice(Part, frozen=True):
    """A legal move: its text, its kind with its numbers, and its words in the reader's language."""

    move: str
    kind: str
    values: list[int]
    words: str
    whole: bool = False  # whether it is certainly a whole command; of any other `consider` says what may follow


class Now(Part, frozen=True):
    """The table at this moment as its reader sees it: the view's fields, who is to act, his legal moves."""

    number: int
    step: int  # counts what was decided at the same time; commitments belong to one
    phase: str  # what is going on, in the reader's language; nothing where the game has no words for it
    view: dict[str, Any]
    to_act: list[int]
    locked: list[int]  # of those, who have already decided in secret
    legal: list[Choice]
    committed: list[Choice]  # the reader's own secret decision, while it can still be changed
    over: bool
    points: list[int] = field(default_factory=list)  # when the game is over
    ranks: list[int] = field(default_factory=list)


class SeatInfo(Part, frozen=True):
    """Who sits where."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None  # its level; of a person's seat, the bot that plays meanwhile
    here: bool  # whether a socket of this seat is open
    yours: bool


class TableInfo(Part, frozen=True):
    """What a table is; none of it changes but its state."""

    id: str
    game: str
    title: str
    seats: int
    options: dict[str, str]
    memory: bool
    clock: str
    listed: bool
    state: TableState
    fair_hash: str  # of the secret that all chance comes from
    pace: Pace  # of its bots
    same_deal_as: str | None  # the table whose deal is played again


class ClockInfo(Part, frozen=True):
    """A seat's time: seconds left, and whether they are running."""

    seat: int
    left: float
    runs: bool


class Heard(Part, frozen=True):
    """A line of the chat: a text as it was typed, or the key of a phrase."""

    number: int
    seat: int | None
    name: str
    text: str
    phrase: str


class Advice(Part, frozen=True):
    """A move worth making: how often it wins."""

    choice: Choice
    win: float
    often: float
