"""What needs the others' consent: taking back what cannot be taken back freely, a pause, its end."""

from dataclasses import dataclass, field
from typing import Literal

from clubroom.server.told import Asked

What = Literal["take_back", "pause", "go_on"]


@dataclass
class Ask:
    """One question to the table, open until all have agreed, one has not, or the table has moved on."""

    id: str
    seat: int
    what: What
    number: int  # of the table when it was asked
    to: int
    needed: frozenset[int]
    agreed: set[int] = field(default_factory=set)

    @property
    def granted(self) -> bool:
        """Whether everybody who is asked has agreed."""
        return self.agreed >= self.needed

    def told(self, closed: bool = False) -> Asked:
        """The question as everybody sees it."""
        return Asked(self.id, self.seat, self.what, self.to, sorted(self.agreed), closed)


class Asks:
    """The open questions of one table; each seat has one at most."""

    def __init__(self) -> None:
        self._open: dict[int, Ask] = {}

    def put(self, ask: Ask) -> None:
        """Ask; what the seat asked before is forgotten."""
        self._open[ask.seat] = ask

    def find(self, id: str) -> Ask | None:
        """The open question of that id."""
        return next((ask for ask in self._open.values() if ask.id == id), None)

    def close(self, ask: Ask) -> None:
        """It is answered."""
        self._open.pop(ask.seat, None)

    def outdated(self, number: int) -> list[Ask]:
        """Questions about a table that has moved on; they are closed."""
        old = [ask for ask in self._open.values() if ask.what == "take_back" and ask.number != number]
        for ask in old:
            self.close(ask)
        return old

    def all(self) -> list[Ask]:
        """Those still open."""
        return list(self._open.values())
