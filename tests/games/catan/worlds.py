"""What can lie behind a view: guesses at it, and all hands and development cards counted one by one."""

import itertools
from collections.abc import Iterator
from typing import Any

from clubroom.chance import generator
from clubroom.games.catan.state import DEVELOPMENT_COUNTS, GOAL, KNIGHT, OVER, POINT, PUBLIC, RESOURCES, STACK
from clubroom.sight import View
from games.catan.table import CATAN

World = tuple[tuple[int, ...], ...]


class Dreamer:
    """Guesses at what is behind a view, one after the other."""

    def __init__(self, view: View, seed: int = 5) -> None:
        self.view, self.pool, self.rng = view, CATAN.record.pool(), generator(seed)
        self.cells = CATAN.record.cells(self.pool)

    def guess(self) -> Any:
        CATAN.doors.imagine(self.view.pool, self.view.viewer, CATAN.record.told, self.cells, self.rng, self.pool, 0)
        return self.pool[0]

    def lawful_guess(self) -> Any:
        """A guess in which the box is complete."""
        state = self.guess()
        assert CATAN.doors.check(self.pool, 0) == 0
        assert CATAN.record.faults(self.pool) == []
        return state


def hands_behind(view: Any, viewer: int, seats: int, most: int) -> set[World] | None:
    """All hands that fit what a viewer can name, the number of cards in each and the stacks; None if too many."""
    row = min(viewer, PUBLIC)
    named = [
        tuple(int(view.hand[player, kind] if player == viewer else view.known[row, player, kind]) for kind in range(5))
        for player in range(seats)
    ]
    missing = tuple(STACK - int(view.bank[kind]) - sum(hand[kind] for hand in named) for kind in range(RESOURCES))
    room = tuple(int(view.held[player]) - sum(named[player]) for player in range(seats))
    return _filled(named, missing, room, most)


def developments_behind(view: Any, viewer: int, seats: int, most: int) -> set[World] | None:
    """All development cards in hands that fit what everybody remembers; nobody can have won in secret."""
    named = []
    for player in range(seats):
        cards = [int(number) for number in (view.development if player == viewer else view.sure)[player]]
        if player != viewer:
            cards[POINT] = int(view.shown_points[player])
        named.append(tuple(cards))
    bag = [int(count) - sum(hand[card] for hand in named) for card, count in enumerate(DEVELOPMENT_COUNTS)]
    bag[KNIGHT] -= int(view.knights.sum())
    for place in range(int(view.under_count)):
        bag[int(view.under[place])] -= 1
    bag = [count - int(away) for count, away in zip(bag, view.away, strict=True)]
    room = tuple(int(view.cards[player]) - sum(named[player]) for player in range(seats))
    found = _filled(named, tuple(bag), room, 20 * most)
    if found is None:
        return None
    lawful = {world for world in found if all(_may_hold(view, viewer, seat, world[seat]) for seat in range(seats))}
    return lawful if len(lawful) <= most else None


def _may_hold(view: Any, viewer: int, player: int, cards: tuple[int, ...]) -> bool:
    """Whether a player can have these cards without having won, or at the end without having shown them."""
    if player == viewer or not cards[POINT]:
        return True
    if view.phase == OVER:
        return bool(cards[POINT] == view.shown_points[player])
    return int(view.points[player]) + cards[POINT] < GOAL


def _filled(named: list[tuple[int, ...]], bag: tuple[int, ...], room: tuple[int, ...], most: int) -> set[World] | None:
    found: set[World] = set()
    for shares in shared_out(bag, room):
        hands = zip(named, shares, strict=True)
        found.add(tuple(tuple(have + more for have, more in zip(*both, strict=True)) for both in hands))
        if len(found) > most:
            return None
    return found


def shared_out(bag: tuple[int, ...], room: tuple[int, ...]) -> Iterator[World]:
    """All ways to fill hands with room for so many cards from a bag; the rest stays there."""
    if not room:
        yield ()
        return
    for share in itertools.product(*(range(min(count, room[0]) + 1) for count in bag)):
        if sum(share) == room[0]:
            left = tuple(count - taken for count, taken in zip(bag, share, strict=True))
            for others in shared_out(left, room[1:]):
                yield (share, *others)
