"""Checking a finished game: every die and card is derived again, and the rules say with which weights.

Nothing here trusts the server that played it: the promises were public before the first draw, and the rest follows.
"""

from typing import NamedTuple

from clubroom.games import PACKAGES, load_game
from clubroom.server.events import CHANCE_MOVED, Deed, Ended, Event, Played, Setup, Started, Undone
from clubroom.server.export import Exported
from clubroom.server.fair import Fair, kept_word
from clubroom.server.fold import LoggedMatch, Mismatch


class Verdict(NamedTuple):
    """How many draws are right, whether the rules were asked too, and the first thing that differs, if any."""

    draws: int
    by_rules: bool
    difference: str | None


class Differs(Exception):
    """Something is not as it must be."""


def verify(exported: Exported) -> Verdict:
    """Check all that can be checked; rules of another number than ours cannot say what theirs would have done."""
    checker = Checker(exported.setup)
    try:
        checker.check_promises(exported.events)
        for number, event in enumerate(exported.events, 1):
            checker.check(number, event)
    except Differs as error:
        return Verdict(checker.drawn, checker.match is not None, str(error))
    return Verdict(checker.drawn, checker.match is not None, None)


class Checker:
    """Plays a log again, event by event."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.drawn = 0
        self.done: list[Started | Played] = []  # what was not taken back
        self.match = self._blank()

    def check_promises(self, events: list[Event]) -> None:
        """Check that the secret and the nonces are those that were promised before the first draw."""
        first, last = events[0], events[-1]
        if not isinstance(last, Ended) or not kept_word(self.setup.secret_hash, last.secret):
            raise Differs("The secret shown at the end is not the one that was promised at the start.")
        nonces = first.nonces if isinstance(first, Started) else []
        for seat, (promise, nonce) in enumerate(zip(self.setup.commitments, nonces, strict=False)):
            if not kept_word(promise, nonce):
                raise Differs(f"The nonce of seat {seat} is not the one that this seat had promised.")
        if nonces and len(nonces) != len(self.setup.commitments):
            raise Differs("There are not as many nonces as promises.")
        self.fair = Fair(last.secret, self.setup.table, nonces)
        deal = self.setup.deal
        self.first = Fair(deal.secret, deal.table, deal.nonces) if deal else self.fair

    def check(self, number: int, event: Event) -> None:
        """Check one event."""
        if event.number != number or (isinstance(event, Started) and number > 1):
            raise Differs(f"Event {number} is missing or out of place.")
        if isinstance(event, Ended):
            self._check_result(event)
        elif isinstance(event, Undone):
            self._go_back(event)
        else:
            self.done.append(event)
            for deed in event.deeds:
                if deed.player == CHANCE_MOVED:
                    self._check_draw(number, deed)
                self._follow(number, deed)
            self._check_digest(event)

    def _check_draw(self, number: int, deed: Deed) -> None:
        where = f"Draw {self.drawn} ({deed.move!r}, event {number})"
        if deed.draw is None or deed.draw.counter != self.drawn:
            raise Differs(f"{where} was not taken in turn from the stream.")
        if not deed.draw.weights or min(deed.draw.weights) < 0 or not sum(deed.draw.weights):
            raise Differs(f"{where} has weights that cannot be drawn with.")
        if self.match:
            moves, weights = self.match.chance_choices() if self.match.chance_is_due() else ([], [])
            if weights != deed.draw.weights:
                raise Differs(f"{where} was made with other weights than the rules give.")
            if not 0 <= deed.draw.choice < len(moves) or moves[deed.draw.choice] != deed.move:
                raise Differs(f"{where} is not the move that was drawn.")
        stream = self.first if number == 1 else self.fair
        if stream.at(deed.draw.counter, deed.draw.weights) != deed.draw.choice:
            raise Differs(f"{where} is not what the stream gives.")
        self.drawn += 1

    def _follow(self, number: int, deed: Deed) -> None:
        if self.match:
            try:
                self.match.follow([deed])
            except Mismatch as error:
                raise Differs(f"Event {number} breaks the rules: {error}.") from None

    def _check_digest(self, event: Started | Played | Undone) -> None:
        if self.match and self.match.digest() != event.digest:
            raise Differs(f"Event {event.number} leads to another state than the log says.")

    def _go_back(self, event: Undone) -> None:
        self.done = [earlier for earlier in self.done if earlier.number <= event.to]
        self.match = self._blank()
        for earlier in self.done:
            for deed in earlier.deeds:
                self._follow(earlier.number, deed)
        self._check_digest(event)

    def _check_result(self, ended: Ended) -> None:
        if not self.match or ended.reason == "abandoned":
            return
        if not self.match.over or (self.match.points(), self.match.ranks()) != (ended.points, ended.ranks):
            raise Differs("The result is not the one that the moves lead to.")

    def _blank(self) -> LoggedMatch | None:
        setup = self.setup
        if setup.game not in PACKAGES or load_game(setup.game).rules != setup.rules:
            return None
        try:
            return LoggedMatch.blank(load_game(setup.game), setup.seats, setup.options)
        except ValueError as error:
            raise ValueError(f"this table cannot have been played: {error}") from None
