"""A game that is over, as a file: all that happened and all that is needed to check every draw."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from clubroom.server.events import Ended, Event, Setup

FORMAT = "clubroom table 1"


class Exported(Struct, frozen=True):
    """The file."""

    format: str
    setup: Setup
    names: list[str]
    events: list[Event]


def export(setup: Setup, names: Sequence[str], events: Sequence[Event]) -> bytes:
    """The file of a table that has ended; before that nobody but the players may know what it holds."""
    if not events or not isinstance(events[-1], Ended):
        raise ValueError("a whole log is given away only when the table is closed; until then ask for a view")
    return msgspec.json.format(msgspec.json.encode(Exported(FORMAT, setup, list(names), list(events))), indent=1)


def read_export(content: bytes) -> Exported:
    """Read such a file; a ValueError says what is wrong with it."""
    try:
        exported = msgspec.json.decode(content, type=Exported)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"this is not an exported table: {error}") from None
    if exported.format != FORMAT:
        raise ValueError(f"this file says {exported.format[:40]!r}; a table that can be checked says {FORMAT!r}")
    if not exported.events or not isinstance(exported.events[-1], Ended):
        raise ValueError("this table has not ended, or the file is cut off; only a whole log can be checked")
    return exported
