"""Who sits where.  A saved game lists its players: `Tom` is a person, `Anna (random)` a bot."""

import getpass
import re
from collections.abc import Sequence

from clubroom.bots import NAMES

LONGEST_NAME = 20
GUEST = "Guest"
BOT = re.compile(r"(?P<name>.+) \((?P<bot>[^()]+)\)")


def default_name() -> str:
    """A name for the person, from the login; `Guest` for the administrator and wherever that fails."""
    try:
        login = getpass.getuser()
        return GUEST if login == "root" else check_name(login[:1].upper() + login[1:])
    except (OSError, KeyError, ValueError):
        return GUEST


def check_name(name: str) -> str:
    """The name, if it can be stored in a saved game and told from a bot's."""
    name = " ".join(name.split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or set(name) & set(";()"):
        raise ValueError(f"a name has 1 to {LONGEST_NAME} letters, without ; and brackets; {name!r} has not")
    return name


def seat_bots(person: str, bots: Sequence[str]) -> tuple[str, ...]:
    """The players of a table: the person at the first seat, then bots under names of their own."""
    free = [name for name in NAMES if name.casefold() != person.casefold()]
    return (person, *(f"{name} ({bot})" for name, bot in zip(free, bots, strict=False)))


def bot_of(player: str) -> str | None:
    """Which bot a stored player is, or None for a person."""
    found = BOT.fullmatch(player)
    return found["bot"] if found else None


def name_of(player: str) -> str:
    """What a stored player is called at the table."""
    found = BOT.fullmatch(player)
    return found["name"] if found else player
