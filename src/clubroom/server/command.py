"""What a seat may ask of its table, and what the table may decide."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from clubroom.server.events import Event
from clubroom.server.sayings import Worded

if TYPE_CHECKING:
    from clubroom.server.fold import LoggedMatch


class Play(NamedTuple):
    """One or several moves as one command, made for the table as it was at event `number`."""

    id: str
    seat: int
    number: int
    moves: Sequence[str]


class Withdraw(NamedTuple):
    """Second thoughts: a secret decision that others are not waiting for yet is taken away."""

    id: str
    seat: int
    number: int


class TakeBack(NamedTuple):
    """Go back to how the table was at event `to`; `agreed` when all others consent."""

    id: str
    seat: int
    number: int
    to: int
    agreed: bool = False


class Close(NamedTuple):
    """The table is abandoned; its secret is shown."""


Command = Play | Withdraw | TakeBack | Close


class Happens(NamedTuple):
    """These events are to be stored, all or none, and then accepted; `match` is what they lead to, where known."""

    events: list[Event]
    match: "LoggedMatch | None" = None


class Waits(NamedTuple):
    """A secret decision to be stored until the others have decided; without moves it is withdrawn."""

    step: int
    seat: int
    command: str
    moves: tuple[str, ...]
    earlier: tuple[str, ...] = ()  # the commands it replaces


class Again(NamedTuple):
    """The command was done before: this was the answer."""

    number: int
    pending: bool


class NeedsConsent(NamedTuple):
    """It is done when all others agree."""


class Refused(NamedTuple):
    """Nothing is done: what says why, and its id where it stands in the rulebook."""

    saying: Worded
    rule: str | None = None


Decision = Happens | Waits | Again | NeedsConsent | Refused
