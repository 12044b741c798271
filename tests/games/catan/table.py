"""A table of Catan for tests: players, cards and stories by name, moves by text."""

from typing import Any

import numpy as np

import clubroom
from clubroom.games.catan.events import EVENTS
from clubroom.games.catan.moves import (
    CROSSING_NAMES,
    DEVELOPMENT_NAMES,
    HARBOUR_NAMES,
    HEX_NAMES,
    PATH_NAMES,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
)
from clubroom.games.catan.state import SEAT_NAMES
from clubroom.sight import View, observe
from clubroom.story import Note, read_notes
from clubroom.viewers import CHANCE, CHANCE_BIT, NOTHING, members

CATAN = clubroom.game("catan")
RED, BLUE, WHITE, ORANGE = range(4)
NAMES: dict[str, tuple[str, ...]] = {
    "player": SEAT_NAMES,
    "resource": RESOURCE_NAMES,
    "development": DEVELOPMENT_NAMES,
    "terrain": TERRAIN_NAMES,
    "harbour": HARBOUR_NAMES,
    "hex": HEX_NAMES,
    "crossing": CROSSING_NAMES,
    "path": PATH_NAMES,
}


class Table:
    """One state of Catan, with names for what lies in it."""

    def __init__(self, seats: int, **options: str) -> None:
        self.seats = seats
        self.pool = CATAN.record.pool()
        self._legal, self._weights = CATAN.buffers()
        CATAN.doors.new(self.pool, 0, seats, CATAN.option_numbers(CATAN.settle(seats, options)))

    @property
    def state(self) -> Any:
        return self.pool[0]

    # Asking

    @property
    def actors(self) -> list[str]:
        """Who owes a move: names, `chance`, or nobody once the game is over."""
        actors = CATAN.doors.to_act(self.pool, 0)
        return ["chance"] if actors == CHANCE_BIT else [SEAT_NAMES[seat] for seat in members(actors)]

    @property
    def actor(self) -> str:
        """Whose move it is, when it is only one."""
        (actor,) = self.actors
        return actor

    def chances(self) -> dict[str, int]:
        """The moves of chance with their weights."""
        count = CATAN.doors.chance(self.pool, 0, self._legal, self._weights)
        return {CATAN.moves.text(int(self._legal[i])): int(self._weights[i]) for i in range(count)}

    def moves(self, player: str = "") -> list[str]:
        """What a player, or the only one to move, may do."""
        seat = SEAT_NAMES.index(player or self.actor)
        count = CATAN.doors.legal(self.pool, 0, seat, self._legal)
        return [CATAN.moves.text(int(move)) for move in self._legal[:count]]

    def places(self, kind: str, player: str = "") -> list[str]:
        """What may follow a word in the moves: `road`, `settlement`, `city`, `robber to`, `rob`, `take`."""
        return [text[len(kind) + 1 :] for text in self.moves(player) if text.startswith(kind + " ")]

    def ban(self, player: str, text: str) -> str:
        """The sentence that forbids a move, or nothing."""
        number = CATAN.doors.ban(self.pool, 0, SEAT_NAMES.index(player), CATAN.moves.parse(text))
        return CATAN.rulebook.sentence(number).id if number else ""

    def hand(self, player: str) -> str:
        """`2 wood, 1 ore`: a player's resource cards."""
        return counted(self.state.hand[SEAT_NAMES.index(player)], RESOURCE_NAMES)

    def bank(self) -> list[int]:
        stock: list[int] = self.state.bank.tolist()
        return stock

    def developments(self, player: str) -> str:
        return counted(self.state.development[SEAT_NAMES.index(player)], DEVELOPMENT_NAMES)

    def knows(self, viewer: str, player: str) -> str:
        """`2 wood, 1 ore + 1`: what a viewer can name of a hand, and how many cards he cannot; `all` is everybody."""
        row = len(SEAT_NAMES) if viewer == "all" else SEAT_NAMES.index(viewer)
        seat = SEAT_NAMES.index(player)
        unsure = int(self.state.unsure[row, seat])
        named = counted(self.state.known[row, seat], RESOURCE_NAMES)
        return f"{named} + {unsure}".strip() if unsure else named

    def per_seat(self, field: str) -> list[Any]:
        """A field's numbers, one for each player at the table."""
        numbers: list[Any] = getattr(self.state, field).tolist()
        return numbers[: self.seats]

    def who(self, field: str) -> str:
        """The player that a field names, or nothing."""
        player = int(getattr(self.state, field))
        return "" if player == NOTHING else SEAT_NAMES[player]

    def scores(self) -> tuple[list[int], list[int]]:
        """Points and places."""
        points, ranks = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        CATAN.doors.score(self.pool, 0, points, ranks)
        return points.tolist(), ranks.tolist()

    def view(self, viewer: int, memory: bool = True) -> View:
        return observe(CATAN, self.pool, 0, viewer, memory)

    def witnesses(self, player: str, text: str) -> int:
        seat = CHANCE if player == "chance" else SEAT_NAMES.index(player)
        return int(CATAN.doors.witnesses(self.pool, 0, seat, CATAN.moves.parse(text)))

    def notes(self) -> list[tuple[Any, ...]]:
        """The story of the last move: event names with what their numbers stand for."""
        return [told(note) for note in read_notes(self.state)]

    # Doing

    def play(self, *texts: str) -> None:
        """Make moves, each by whoever is to move, or by name (`Blue: accept`); all must be possible."""
        for text in texts:
            name, _, rest = text.rpartition(": ")
            actor = name or self.actor
            assert actor in self.actors, (self.actors, text)
            assert rest in (self.chances() if actor == "chance" else self.moves(actor)), (actor, rest)
            player = CHANCE if actor == "chance" else SEAT_NAMES.index(actor)
            CATAN.doors.apply(self.pool, 0, player, CATAN.moves.parse(rest))
            assert CATAN.record.faults(self.pool) == []
            assert CATAN.doors.check(self.pool, 0) == 0

    def copy(self) -> "Table":
        """The same position once more."""
        other = Table(self.seats)
        other.pool[0] = self.pool[0]
        return other


def counted(counts: Any, names: tuple[str, ...]) -> str:
    """`2 wood, 1 ore`."""
    return ", ".join(f"{int(count)} {name}" for count, name in zip(counts, names, strict=True) if count)


def told(note: Note) -> tuple[Any, ...]:
    """A note in names: who, where, which card."""
    event, parts = EVENTS[note.event]
    return (event, *(_named(part.split("=")[-1], number) for part, number in zip(parts, note.numbers, strict=False)))


def _named(domain: str, number: int) -> Any:
    return NAMES[domain][number] if domain in NAMES else number
