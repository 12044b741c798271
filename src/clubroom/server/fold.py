"""A match as a fold of its log, and the log of what happens to a match."""

from collections.abc import Iterable, Sequence
from typing import Self

import numpy as np

from clubroom.game import Game
from clubroom.play import Entry, IllegalMove, Match
from clubroom.server.events import CHANCE_MOVED, Deed
from clubroom.server.fair import Draw, Fair
from clubroom.server.sayings import Saying
from clubroom.sight import View
from clubroom.viewers import CHANCE, EVERYTHING, SPECTATOR, only


class Mismatch(ValueError):
    """The log leads elsewhere than it once did."""

    def __init__(self, saying: Saying) -> None:
        super().__init__(str(saying))
        self.saying = saying


class LoggedMatch(Match):
    """A match that is read from a log and written to one."""

    _actors: tuple[int, ...] | None = (
        None  # who is to act, as long as nothing has changed: it is asked a dozen times a move
    )

    @classmethod
    def blank(cls, game: Game, seats: int, options: dict[str, str]) -> Self:
        """The match before chance has made its first move."""
        return cls.replayed(game, seats, options, [])

    def copy(self) -> Self:
        """The same match, to try something on."""
        match = type(self).__new__(type(self))
        match.__dict__.update(self.__dict__)
        match.rng, match.log, match._pool = self.rng.copy(), self.log.copy(), self.game.record.pool(2)
        cells = self.game.record.cells  # NumPy copies plain numbers ten times as fast as records
        cells(match._pool)[0] = cells(self._pool)[0]
        match._legal, match._weights = self.game.buffers()
        return match

    def to_act(self) -> tuple[int, ...]:
        """The players who owe a move."""
        if self._actors is None:
            self._actors = super().to_act()
        return self._actors

    def _apply(self, player: int, move: int) -> None:
        self._actors = None
        super()._apply(player, move)

    def in_the_open(self, player: int, moves: Sequence[int]) -> list[bool]:
        """Whether everybody will know each of these moves exactly."""
        everybody = (1 << self.seats) - 1 | only(SPECTATOR)
        seen_by = np.zeros(len(moves), np.int64)
        self.game.doors.all_witnesses(self._pool, 0, player, np.array(moves, np.int64), len(moves), seen_by)
        return [known & everybody == everybody for known in seen_by.tolist()]

    def state(self) -> list[int]:
        """All cells of the state, secrets included, to be kept until the sources change."""
        cells: list[int] = self.game.record.cells(self._pool)[0].tolist()
        return cells

    def resume(self, state: Sequence[int]) -> bool:
        """Take up a state that was kept; what came before is not known.  False: these are not its cells."""
        if len(state) != self.game.record.width:
            return False
        self.game.record.cells(self._pool)[0] = state
        self._actors = None
        return True

    def view_open(self) -> View:
        """Everything, at any moment of a game that has been played to its end since."""
        seen = self.game.record.pool()
        self.game.record.cells(seen)[0] = self.game.record.cells(self._pool)[0]
        self.game.doors.tell(self._pool, 0, EVERYTHING, seen)
        return View(self.game, seen, EVERYTHING)

    def follow(self, deeds: Iterable[Deed], digest: str | None = None) -> None:
        """Do again what was done; what does not lead to the same state is a Mismatch."""
        for deed in deeds:
            player = CHANCE if deed.player == CHANCE_MOVED else deed.player
            try:
                self.redo(player, self.game.moves.parse(deed.move))
            except (IllegalMove, ValueError):
                raise Mismatch(Saying("mismatch_move", move=deed.move)) from None
        if digest is not None and self.digest() != digest:
            raise Mismatch(Saying("mismatch_state"))

    def chance_is_due(self) -> bool:
        """Whether chance is to act."""
        return not self.over and not self.to_act()

    def chance_choices(self) -> tuple[list[str], list[int]]:
        """What chance may do now, when it is to act, and with which weights."""
        moves = self._chance_moves()
        return [self.text(move) for move in moves], [int(weight) for weight in self._weights[: len(moves)]]

    def draw_chance(self, fair: Fair) -> None:
        """Let chance move, from the table's stream, until a player is to act."""
        self.source = fair
        self.resume_chance()
        self.source = None

    def deeds(self, since: int, draws: Sequence[Draw] = ()) -> list[Deed]:
        """The log from entry `since` on, in texts and names; chance took the draws in turn."""
        drawn = iter(draws)
        return [self._deed(entry, next(drawn) if entry.player == CHANCE else None) for entry in self.log[since:]]

    def _deed(self, entry: Entry, draw: Draw | None) -> Deed:
        names = self.game.words.event_names()
        return Deed(
            player=CHANCE_MOVED if entry.player == CHANCE else entry.player,
            move=self.text(entry.move),
            witnesses=entry.witnesses,
            notes=[(names[note.event], note.seen_by, *note.numbers) for note in entry.notes],
            draw=draw,
        )
