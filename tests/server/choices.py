"""Secret choices: moments of random games where a seat can choose in two ways that somebody cannot tell apart."""

import copy
from collections.abc import Iterator
from typing import NamedTuple

from clubroom import SPECTATOR
from clubroom.chance import generator
from clubroom.server.command import Happens, Play, Waits
from clubroom.server.events import Event, Played
from clubroom.server.table import Table
from clubroom.viewers import only
from server.walking import random_game, random_moves
from tables import Table as Setting

KINDS = {  # of moves that are secret choices: whoever did not make one is not told which it was, at least for a while
    "bids": {"add"},
    "figaro": set[str](),
    "adel": {"go", "play", "show"},
    "catan": {"accept", "decline", "counter", "give", "want", "discard"},
}


class Moment(NamedTuple):
    """A table where `seat` has two commands that `blind` viewers cannot tell apart; they differ in moves of `kinds`."""

    table: Table
    seat: int
    commands: tuple[list[str], list[str]]
    blind: list[int]
    kinds: frozenset[str]


def after(table: Table, chooser: int, moves: list[str]) -> tuple[Table, list[Event]]:
    """A copy of the table after a seat's command, and the events that happened."""
    decision = table.decide(Play("secret-choice", chooser, table.number, moves))
    assert isinstance(decision, Happens | Waits)
    other = copy.copy(table)
    other.match, other.pending = table.match.copy(), dict(table.pending)
    other.answers, other.line, other.events = dict(table.answers), list(table.line), list(table.events)
    other.accept(decision)
    return other, decision.events if isinstance(decision, Happens) else []


def learned(events: list[Event], viewer: int) -> list[str]:
    """The moves that a viewer witnessed."""
    deeds = [deed for event in events if isinstance(event, Played) for deed in event.deeds]
    return [deed.move for deed in deeds if deed.witnesses & only(viewer)]


def secret_moment(table: Table, seed: int) -> Moment | None:
    """Such a moment, if a seat's two random commands differ and there is a viewer who learns of neither.

    What follows the last of several decisions, and chance, may be the reveal.
    """
    seat = table.to_act()[seed % len(table.to_act())]
    one, two = (random_moves(table, seat, generator(seed + table.number, stream)) for stream in (1, 2))
    results = [after(table, seat, moves) for moves in (one, two)]
    events = [happened for _, happened in results]
    if one == two or any(other.counter > table.counter for other, _ in results) or (table.simultaneous and any(events)):
        return None
    viewers = [viewer for viewer in (*range(table.setup.seats), SPECTATOR) if viewer != seat]
    blind = [viewer for viewer in viewers if not any(learned(happened, viewer) for happened in events)]
    moves = table.match.game.moves
    kinds = frozenset(moves.kind(moves.parse(move)).name for move in set(one) ^ set(two))
    return Moment(table, seat, (one, two), blind, kinds) if blind else None


def secret_moments(setting: Setting, seeds: range, most: int) -> Iterator[Moment]:
    """Those of some random games."""
    for seed in seeds:
        for table, _ in random_game(setting, seed, most):
            if not table.over and (moment := secret_moment(table, seed)):
                yield moment
