"""A table of Adel Verpflichtet for tests: players by colour, objects by code (`A1` is the oldest A), moves by text."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import clubroom
from clubroom.games.adel.box import CHEQUES, COLOUR_NAMES, OBJECT_CODES, OBJECTS
from clubroom.games.adel.events import EVENTS
from clubroom.games.adel.moves import ACTION_NAMES
from clubroom.games.adel.state import PLACE
from clubroom.sight import View, observe
from clubroom.story import Note, read_notes
from clubroom.viewers import CHANCE, CHANCE_BIT, NOTHING, members

ADEL = clubroom.game("adel")
EDITIONS = ("fx", "alea", "jumbo")
EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS)
PLACES = ("castle", "auction")


class Table:
    """One state of Adel Verpflichtet, with names for what lies in it and the story so far."""

    def __init__(self, names: Sequence[str], **options: str) -> None:
        self.names, self.seats = list(names), len(names)
        self.pool = ADEL.record.pool()
        self.story: list[tuple[Any, ...]] = []
        self._legal, self._weights = ADEL.buffers()
        ADEL.doors.new(self.pool, 0, self.seats, ADEL.option_numbers(ADEL.settle(self.seats, options)))

    @property
    def state(self) -> Any:
        return self.pool[0]

    # Asking

    @property
    def actors(self) -> list[str]:
        """Who owes a move; nobody once the game is over."""
        actors = ADEL.doors.to_act(self.pool, 0)
        return ["chance"] if actors == CHANCE_BIT else [self.names[seat] for seat in members(actors)]

    def moves(self, player: str) -> list[str]:
        if player == "chance":
            count = ADEL.doors.chance(self.pool, 0, self._legal, self._weights)
            assert (self._weights[:count] == 1).all()
        else:
            count = ADEL.doors.legal(self.pool, 0, self.names.index(player), self._legal)
        return [ADEL.moves.text(int(move)) for move in self._legal[:count]]

    def ban(self, player: str, text: str) -> str:
        """The sentence that forbids a move, or nothing."""
        number = ADEL.doors.ban(self.pool, 0, self.names.index(player), ADEL.moves.parse(text))
        return ADEL.rulebook.sentence(number).id if number else ""

    def witnesses(self, player: str, text: str) -> int:
        seat = CHANCE if player == "chance" else self.names.index(player)
        return int(ADEL.doors.witnesses(self.pool, 0, seat, ADEL.moves.parse(text)))

    def view(self, viewer: str | int, memory: bool = True) -> View:
        seat = self.names.index(viewer) if isinstance(viewer, str) else viewer
        return observe(ADEL, self.pool, 0, seat, memory)

    def hand(self, player: str) -> str:
        return codes(self.state.hand[self.names.index(player)] > 0)

    def shown(self, player: str) -> str:
        """What lies open in a player's exhibition."""
        return codes(self.state.exhibit == self.names.index(player))

    def purse(self, player: str) -> list[int]:
        return values(self.state.purse[self.names.index(player)])

    @property
    def till(self) -> list[int]:
        return values(self.state.till)

    @property
    def pawns(self) -> dict[str, int]:
        return dict(zip(self.names, self.state.pawn.tolist(), strict=False))

    @property
    def prison(self) -> list[int]:
        """The numbers of the thieves in the cells that are used, 0 in an empty one."""
        assert (self.state.jail[self.seats :] == NOTHING).all()
        return [int(thief) + 1 for thief in self.state.jail[: self.seats]]

    def said(self, event: str) -> list[tuple[Any, ...]]:
        """All notes of one event so far, without its name."""
        return [told[1:] for told in self.story if told[0] == event]

    def scores(self) -> tuple[list[int], list[int]]:
        """Points and places."""
        points, ranks = np.zeros(self.seats, np.int64), np.zeros(self.seats, np.int64)
        ADEL.doors.score(self.pool, 0, points, ranks)
        return points.tolist(), ranks.tolist()

    # Doing

    def play(self, player: str, *texts: str) -> None:
        """Make one player's moves, or chance's; all must be possible."""
        for text in texts:
            assert player in self.actors, (player, text, self.actors)
            assert text in self.moves(player), (player, text, self.moves(player))
            seat = CHANCE if player == "chance" else self.names.index(player)
            ADEL.doors.apply(self.pool, 0, seat, ADEL.moves.parse(text))
            self.story += [self.told(note) for note in read_notes(self.state)]
            assert ADEL.record.faults(self.pool) == []

    def meet(self, **cards: str) -> None:
        """Everyone lays place and action, such as `castle detective`, in the order given."""
        laid = {player: text.split(" ", 1) for player, text in cards.items()}
        for player, (place, _) in laid.items():
            if self.state.phase == PLACE:
                self.play(player, f"go to {place}")
        for player, (_, action) in laid.items():
            self.play(player, f"play {action}")

    def exhibit(self, **objects: str) -> None:
        """Exhibitors set their objects aside and open, one after the other."""
        for player, listed in objects.items():
            self.play(player, *(f"show {code}" for code in listed.split()), "open the exhibition")

    def told(self, note: Note) -> tuple[Any, ...]:
        """A note in names."""
        event, parts = EVENTS[note.event]
        domains = [part.split("=")[-1] for part in parts]
        return (event, *(self._named(domain, number) for domain, number in zip(domains, note.numbers, strict=False)))

    def _named(self, domain: str, number: int) -> Any:
        lists: dict[str, Sequence[str]] = {
            "player": self.names,
            "object": OBJECT_CODES,
            "place": PLACES,
            "action": ACTION_NAMES,
            "colour": COLOUR_NAMES,
        }
        return lists[domain][number] if domain in lists else number + (domain in ("cheque", "thief"))


def codes(held: Any) -> str:
    return " ".join(OBJECT_CODES[item] for item in range(OBJECTS) if held[item])


def values(held: Any) -> list[int]:
    return [cheque + 1 for cheque in range(CHEQUES) if held[cheque]]
