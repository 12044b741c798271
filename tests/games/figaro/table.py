"""A table of Figaro for tests: cards, players and stories by name, moves by text."""

from typing import Any

import numpy as np

import clubroom
from clubroom.games.figaro.events import EVENTS
from clubroom.games.figaro.moves import CARD_NAMES, COLOUR_NAMES
from clubroom.games.figaro.state import (
    CARDS,
    SEAT_NAMES,
    SHORTEST,
)
from clubroom.sight import View, observe
from clubroom.story import Note, read_notes
from clubroom.viewers import CHANCE, CHANCE_BIT, NOTHING, first_of

FIGARO = clubroom.game("figaro")


class Table:
    """One state of Figaro, with names for what lies in it."""

    def __init__(self, seats: int, **options: str) -> None:
        self.seats = seats
        self.pool = FIGARO.record.pool()
        self._legal, self._weights = FIGARO.buffers()
        FIGARO.doors.new(self.pool, 0, seats, FIGARO.option_numbers(FIGARO.settle(seats, options)))

    @property
    def state(self) -> Any:
        return self.pool[0]

    # Asking

    @property
    def actor(self) -> str:
        """Whose move it is: a letter, `chance`, or nothing once the game is over."""
        actors = FIGARO.doors.to_act(self.pool, 0)
        if actors == CHANCE_BIT:
            return "chance"
        return SEAT_NAMES[first_of(actors)] if actors else ""

    def chances(self) -> dict[str, int]:
        """The moves of chance with their weights."""
        count = FIGARO.doors.chance(self.pool, 0, self._legal, self._weights)
        return {FIGARO.moves.text(int(self._legal[i])): int(self._weights[i]) for i in range(count)}

    def moves(self) -> list[str]:
        """What the player to move may do."""
        count = FIGARO.doors.legal(self.pool, 0, SEAT_NAMES.index(self.actor), self._legal)
        return [FIGARO.moves.text(int(move)) for move in self._legal[:count]]

    def ban(self, player: str, text: str) -> str:
        """The sentence that forbids a move, or nothing."""
        number = FIGARO.doors.ban(self.pool, 0, SEAT_NAMES.index(player), FIGARO.moves.parse(text))
        return FIGARO.rulebook.sentence(number).id if number else ""

    def hand(self, player: str) -> list[str]:
        return names_of(self.state.hand[SEAT_NAMES.index(player)])

    def lying(self, player: str) -> list[str]:
        """The open cards before a player."""
        return names_of(self.state.layout[SEAT_NAMES.index(player)])

    def colour(self, player: str) -> str:
        """The colour before a player, or nothing."""
        colour = int(self.state.colour[SEAT_NAMES.index(player)])
        return "" if colour == NOTHING else COLOUR_NAMES[colour]

    def per_seat(self, field: str) -> list[Any]:
        """A field's numbers, one for each player at the table."""
        numbers: list[Any] = getattr(self.state, field).tolist()
        return numbers[: self.seats]

    @property
    def king(self) -> str:
        return SEAT_NAMES[int(self.state.king)]

    def scores(self) -> tuple[list[int], list[int]]:
        """Points and places."""
        points, ranks = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        FIGARO.doors.score(self.pool, 0, points, ranks)
        return points.tolist(), ranks.tolist()

    def view(self, viewer: int, memory: bool = True) -> View:
        return observe(FIGARO, self.pool, 0, viewer, memory)

    def notes(self) -> list[tuple[Any, ...]]:
        """The story of the last move: event names with what their numbers stand for."""
        return [told(note) for note in read_notes(self.state)]

    # Doing

    def play(self, *texts: str) -> None:
        """Make moves, each by whoever is to move; all must be possible."""
        for text in texts:
            actor = self.actor
            assert text in (self.chances() if actor == "chance" else self.moves()), (actor, text)
            player = CHANCE if actor == "chance" else SEAT_NAMES.index(actor)
            FIGARO.doors.apply(self.pool, 0, player, FIGARO.moves.parse(text))
            assert FIGARO.record.faults(self.pool) == []


def told(note: Note) -> tuple[Any, ...]:
    """A note in names: who, which card, how long a tile."""
    event, parts = EVENTS[note.event]
    return (event, *(_named(part.split("=")[-1], number) for part, number in zip(parts, note.numbers, strict=False)))


def _named(domain: str, number: int) -> Any:
    names: dict[str, Any] = {"player": SEAT_NAMES, "card": CARD_NAMES, "colour": COLOUR_NAMES}
    if domain == "tile":
        return number + SHORTEST
    return names[domain][number] if domain in names else number


def names_of(counts: Any) -> list[str]:
    """Cards by name, in the order of the box."""
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(int(counts[card]))]
