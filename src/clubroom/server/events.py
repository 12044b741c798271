"""The log: what is stored of a table for ever, in texts and names that no other version reads differently.

Thousands of events are in memory and none is part of a circle: `gc=False` spares the search for rubbish among them.
"""

from typing import Literal

import msgspec
from msgspec import Struct, field

from clubroom.server.fair import Draw

CHANCE_MOVED = -1  # as the player of a deed

Told = tuple[str, int, int, int, int]  # an event of the story by its name, who sees it, three numbers


class Deal(Struct, frozen=True):
    """The deal of an earlier table, whose secret has been shown: the first moves of chance are the same again."""

    table: str
    secret: str
    nonces: list[str]


class Setup(Struct, frozen=True):
    """What a table is from its first moment to its last; `commitments` promise the seats' nonces."""

    table: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    secret_hash: str
    commitments: list[str] = field(default_factory=list)
    deal: Deal | None = None  # none: a deal of its own


class Deed(Struct, frozen=True, gc=False):
    """One move: who made it, its text, who learned exactly that (a bit for each seat, bit 8: spectators), the story."""

    player: int
    move: str
    witnesses: int
    notes: list[Told]
    draw: Draw | None = None


class Started(Struct, frozen=True, gc=False, tag="started"):
    """The nonces are shown, and chance has made its first moves."""

    number: int
    nonces: list[str]
    deeds: list[Deed]
    digest: str


# How the names of commands begin that were given for a seat when its time was up: moves, and answers by silence.
MADE_BY_CLOCK, SILENCE = "clock-", "silence-"


class Played(Struct, frozen=True, gc=False, tag="played"):
    """One command of one player and the chance that followed.

    `step` is the number of the event before it; commands that were given at the same time share one.
    `earlier` are the commands that this one replaced; `waited` says that it was a secret until others had decided.
    """

    number: int
    step: int
    seat: int
    command: str
    deeds: list[Deed]
    digest: str
    earlier: list[str] = field(default_factory=list)
    waited: bool = False

    @property
    def late(self) -> bool:
        """Whether time was up and others moved for the seat; of silence nobody is told: it is a sealed answer."""
        return self.command.startswith(MADE_BY_CLOCK)

    @property
    def own(self) -> bool:
        """Whether the seat's player gave the command himself."""
        return not self.command.startswith((MADE_BY_CLOCK, SILENCE))


class Undone(Struct, frozen=True, gc=False, tag="undone"):
    """The table went back to how it was at event `to`; `agreed` when the others had to consent."""

    number: int
    seat: int
    command: str
    to: int
    agreed: bool
    digest: str


class Ended(Struct, frozen=True, gc=False, tag="ended"):
    """The last event: the secret is shown."""

    number: int
    reason: Literal["finished", "abandoned"]
    secret: str
    points: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)


Event = Started | Played | Undone | Ended

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def decode(stored: bytes | str) -> Event:
    """An event as it was stored."""
    return _decoder.decode(stored)
