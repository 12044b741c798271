"""What a client may say.  Lengths are part of the types: what is too long is refused before anybody reads it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from clubroom.server.events import MADE_BY_CLOCK, SILENCE

Language = Literal["en", "nl", "de", "fr"]

OF_A_PERSON = rf"^(?!{MADE_BY_CLOCK}|{SILENCE})[A-Za-z0-9_-]+$"
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=OF_A_PERSON)]
Hexadecimal = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]+$")]  # a hash or a nonce
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]  # of an event; 0 is the table before its first
MoveText = Annotated[str, Meta(min_length=1, max_length=120)]
MoveList = Annotated[list[MoveText], Meta(max_length=60)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
PhraseKey = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z_]+$")]
BotName = Annotated[str, Meta(min_length=1, max_length=20)]


class Said(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, gc=False):
    """What a client says."""


class Join(Said, tag="join", frozen=True):
    """The first thing on every socket, and again for another seat of the same device; `last` is what was seen last."""

    seat: SeatNumber | None = None  # none: a spectator
    last: Number = 0
    language: Language = "en"


class Commit(Said, tag="commit", frozen=True):
    """The hash of this seat's nonce, before any nonce is shown."""

    hash: Hexadecimal


class Reveal(Said, tag="reveal", frozen=True):
    """The nonce itself, once every seat has committed."""

    nonce: Hexadecimal


class Play(Said, tag="play", frozen=True):
    """One or several moves as one command, made for the table as it was at `number`."""

    id: CommandId
    number: Number
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=60)]


class Withdraw(Said, tag="withdraw", frozen=True):
    """Take a secret decision back, while somebody else still owes his."""

    id: CommandId
    number: Number


class Consider(Said, tag="consider", frozen=True):
    """What could follow these moves, which are not made."""

    id: CommandId
    moves: MoveList


class TakeBack(Said, tag="take_back", frozen=True):
    """Go back to how the table was at event `to`: at once where that is free, otherwise the others are asked."""

    id: CommandId
    number: Number
    to: Number


class Pause(Said, tag="pause", frozen=True):
    """Ask the others for a pause, or for its end."""

    id: CommandId
    on: bool


class Agree(Said, tag="agree", frozen=True):
    """An answer to what was `Asked`."""

    id: CommandId
    yes: bool


class Chat(Said, tag="chat", frozen=True):
    """A line for the table."""

    text: ChatText


class Phrase(Said, tag="phrase", frozen=True):
    """A quick phrase by its key; every reader sees it in his own language."""

    key: PhraseKey


class Mute(Said, tag="mute", frozen=True):
    """Hear no more, or again, of what a seat says; it is remembered for this person and table."""

    seat: SeatNumber
    on: bool


class HandOver(Said, tag="hand_over", frozen=True):
    """Let a bot play a seat of this device, or take it back."""

    seat: SeatNumber
    bot: BotName | None = None


class AskHint(Said, tag="ask_hint", frozen=True):
    """The wish to know what a strong player would do."""


class Ping(Said, tag="ping", frozen=True):
    """The question whether anybody is there."""
