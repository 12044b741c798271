"""What the server says."""

from typing import Literal

from msgspec import Struct

from clubroom.server.parts import Advice, Choice, ClockInfo, Frame, Heard, Now, SeatInfo, TableInfo

Code = Literal["bad_message", "too_fast", "not_seated", "paused", "not_ready", "storage", "closing", "gone"]


class Told(Struct, tag_field="type", frozen=True, gc=False):
    """What the server says."""


class Welcome(Told, tag="welcome", frozen=True):
    """The answer to `Join`: the whole table, and every event since the reader's last."""

    table: TableInfo
    seat: int | None
    seats: list[SeatInfo]
    now: Now | None  # none before the game has begun
    missed: list[Frame]
    chat: list[Heard]
    clocks: list[ClockInfo]
    muted: list[int]  # seats whose chat this person does not want to hear


class Opening(Told, tag="opening", frozen=True):
    """Before the first event: who has committed to a nonce, who has revealed it, and whether it is time to reveal."""

    fair_hash: str
    committed: list[int]
    revealed: list[int]
    reveal: bool


class Happened(Told, tag="happened", frozen=True):
    """What was stored together, one event or, after secret decisions, one for each; and the table after it."""

    frames: list[Frame]
    now: Now | None


class Locked(Told, tag="locked", frozen=True):
    """A seat has decided in secret; always the same size, whatever was decided, and again when it is changed."""

    step: int
    seat: int


class Unlocked(Told, tag="unlocked", frozen=True):
    """A seat thinks again; the same size for everybody."""

    step: int
    seat: int


class Done(Told, tag="done", frozen=True):
    """The command is stored; `number` is its event, or of a secret decision the number it waits for."""

    id: str
    number: int
    pending: bool


class Refused(Told, tag="refused", frozen=True):
    """Nothing was done, and why; `rule` is the id of the sentence in the rulebook that forbids it."""

    id: str
    sentence: str
    rule: str | None = None


class Options(Told, tag="options", frozen=True):
    """What may follow the moves that were considered; `complete` when they are a whole command already."""

    id: str
    moves: list[str]
    legal: list[Choice]
    complete: bool


class Seats(Told, tag="seats", frozen=True):
    """Somebody came, went or was replaced."""

    table: TableInfo
    seats: list[SeatInfo]


class Clocks(Told, tag="clocks", frozen=True):
    """Everybody's time, by the server's clock."""

    clocks: list[ClockInfo]


class Chatted(Told, tag="chatted", frozen=True):
    """Somebody said something."""

    line: Heard


class Asked(Told, tag="asked", frozen=True):
    """A seat asks for something that needs the others' consent."""

    id: str
    seat: int
    what: Literal["take_back", "pause", "go_on"]
    to: int
    agreed: list[int]
    closed: bool


class Hinted(Told, tag="hinted", frozen=True):
    """What a strong player would do, and why."""

    number: int
    best: Advice
    others: list[Advice]
    reasons: list[str]


class Notice(Told, tag="notice", frozen=True):
    """It is your turn, at this table or at another one."""

    table: str
    seat: int
    number: int
    words: str


class Trouble(Told, tag="trouble", frozen=True):
    """Something is wrong; what to do about it, in one sentence."""

    code: Code
    sentence: str


class Pong(Told, tag="pong", frozen=True):
    """Somebody is."""
