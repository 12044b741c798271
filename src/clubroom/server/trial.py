"""Trying moves on a copy: what may follow them, whether they are a whole command, or why not.

Nothing is drawn here.  A command that reached past chance or past its player's turn would tell, by being refused, what
chance had in store.
"""

from collections.abc import Sequence
from typing import NamedTuple

from clubroom.server.command import Refused
from clubroom.server.fold import LoggedMatch
from clubroom.server.sayings import Quoted, Saying
from clubroom.viewers import SPECTATOR, only


class Trial(NamedTuple):
    """Moves that were tried: the copy after them, what may follow, and whether they may be sent as they are."""

    match: LoggedMatch
    moves: tuple[int, ...]
    legal: list[int]
    complete: bool


class _Stop(Exception):
    """A move that cannot be made; `made` moves could."""

    def __init__(self, made: int, refused: Refused) -> None:
        super().__init__(refused)
        self.made, self.refused = made, refused


def try_moves(match: LoggedMatch, seat: int, texts: Sequence[str]) -> Trial | Refused:
    """Try moves in the order given or, where that is forbidden, in rising order: a set of cards has no order."""
    moves: list[int] = []
    for text in texts:
        try:
            moves.append(match.game.moves.parse(text))
        except ValueError:
            return Refused(Saying("no_move", move=text))
    try:
        return _try(match, seat, moves)
    except _Stop as stop:
        first = stop
    try:
        return _try(match, seat, sorted(moves))
    except _Stop as stop:
        return stop.refused if stop.made > first.made else first.refused


def _try(match: LoggedMatch, seat: int, moves: list[int]) -> Trial:
    trial = match.copy()
    together = len(match.to_act()) > 1
    for made, move in enumerate(moves):
        if made and seat not in trial.to_act():
            raise _Stop(made, Refused(Saying("not_to_go_on")))
        if sentence := trial.why_not(seat, move):
            raise _Stop(made, Refused(Quoted(match.game, sentence.id), sentence.id))
        trial.redo(seat, move)
    still = seat in trial.to_act()
    complete = bool(moves) and not (still and (together or not _seen_by_all(trial)))
    return Trial(trial, tuple(moves), trial.legal(seat) if still else [], complete)


def _seen_by_all(trial: LoggedMatch) -> bool:
    """Whether the last move was made in the open; a secret choice is sent whole, or its pieces could be counted."""
    everybody = (1 << trial.seats) - 1 | only(SPECTATOR)
    return trial.log[-1].witnesses & everybody == everybody
