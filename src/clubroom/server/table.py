"""A table: everything about it is a fold of its log, and every change is first decided, then stored, then accepted."""

from collections.abc import Iterable, Sequence
from typing import Self, cast

from clubroom.games import load_game
from clubroom.server import deciding
from clubroom.server.command import Again, Command, Decision, Happens, Refused, Waits
from clubroom.server.events import Ended, Event, Played, Setup, Started, Undone
from clubroom.server.fold import LoggedMatch, Mismatch
from clubroom.server.sayings import Saying
from clubroom.server.snapshots import Snapshot, sources_of
from clubroom.server.trial import Trial, try_moves


class Table:
    """One table with all its secrets: hand out frames, never the table itself."""

    def __init__(self, setup: Setup, secret: str) -> None:
        self.setup = setup
        self.secret = secret
        self.events: list[Event] = []  # those since the snapshot that it was loaded from
        self.number = 0
        self.line: list[int] = []  # the numbers of those events that were not taken back
        self.nonces: list[str] = []
        self.counter = 0  # of draws; never goes back
        self.pending: dict[int, Waits] = {}
        self.answers: dict[tuple[int, str], Again] = {}
        self.ended: Ended | None = None
        self.paused: Saying | None = None  # why nobody can go on
        self._tried: tuple[tuple[int, int, tuple[str, ...]], Trial | Refused] | None = None
        try:
            self.match = LoggedMatch.blank(load_game(setup.game), setup.seats, setup.options)
        except ValueError:
            self.paused = Saying("paused_game", game=setup.game)
            return
        if setup.rules != self.match.game.rules:
            self.paused = Saying("paused_rules", begun=setup.rules, now=self.match.game.rules)

    @classmethod
    def folded(
        cls,
        setup: Setup,
        secret: str,
        events: Iterable[Event],
        pending: Iterable[Waits] = (),
        snapshot: Snapshot | None = None,
    ) -> Self:
        """The table that a log leads to; where the log no longer fits the rules it is paused and says so."""
        table = cls(setup, secret)
        if snapshot:
            table._resume(snapshot)
        for event in events:
            table._append(event)
        for waits in pending:
            if waits.step == table.number:
                table._wait(waits)
        return table

    # Asking

    @property
    def over(self) -> bool:
        """Whether nothing more can happen here."""
        return self.ended is not None

    @property
    def whole(self) -> bool:
        """Whether all events are at hand; to take something back they must be."""
        return len(self.events) == self.number

    @property
    def simultaneous(self) -> bool:
        """Whether several decide at the same time now."""
        return len(self.match.to_act()) > 1

    @property
    def locked(self) -> tuple[int, ...]:
        """The seats whose secret decision is there."""
        if not self.pending:
            return ()
        return tuple(sorted(seat for seat, waits in self.pending.items() if waits.moves))

    def to_act(self) -> tuple[int, ...]:
        """The seats that still owe a decision."""
        if self.over or self.paused or not self.number:
            return ()
        locked, owing = self.locked, self.match.to_act()
        return tuple([seat for seat in owing if seat not in locked]) if locked else owing

    def unanswered(self, seat: int) -> str | None:
        """The move that this seat's silence stands for; None: it is waited for."""
        move = self.match.unanswered(seat) if seat in self.to_act() else None
        return None if move is None else self.match.text(move)

    def trial(self, seat: int, moves: Sequence[str]) -> Trial | Refused:
        """What may follow these moves of a seat, which are not made."""
        if refused := self.closed():
            return refused
        key = (self.number, seat, tuple(moves))  # what was considered is usually played next
        if not self._tried or self._tried[0] != key:
            self._tried = key, try_moves(self.match, seat, moves)
        return self._tried[1]

    def tried(self, trial: Trial) -> LoggedMatch:
        """The match of a trial, to go on with; the trial is not remembered any longer."""
        self._tried = None
        return trial.match

    def closed(self) -> Refused | None:
        """Why nothing can be done here at all."""
        if self.over:
            return Refused(Saying("over"))
        if self.paused:
            return Refused(self.paused)
        if not self.number:
            return Refused(Saying("not_begun"))
        return None

    def happened(self, number: int) -> Event:
        """One event by its number, of those at hand."""
        return self.events[number - 1 - (self.number - len(self.events))]

    # Doing

    def start(self, nonces: Sequence[str]) -> Happens:
        """The first event: the nonces are shown, and chance moves."""
        return deciding.start(self, nonces)

    def decide(self, command: Command) -> Decision:
        """What a command leads to; nothing is changed yet."""
        return deciding.decide(self, command)

    def accept(self, decision: Happens | Waits) -> None:
        """What was decided is stored, and is now true."""
        if isinstance(decision, Waits):
            self._wait(decision)
        else:
            for event in decision.events:
                self._append(event, follow=decision.match is None)
            if decision.match:
                self._go_on_with(decision.match)

    def snapshot(self) -> Snapshot:
        """All that a later start needs in order to go on from here."""
        answers = [(seat, command, again.number, again.pending) for (seat, command), again in self.answers.items()]
        match = self.match
        return Snapshot(
            number=self.number,
            sources=sources_of(self.setup.game),
            nonces=self.nonces,
            counter=self.counter,
            line=list(self.line),
            answers=answers,
            digest=match.digest(),
            state=match.state(),
            ended=self.ended,
        )

    def replay(self, number: int) -> LoggedMatch:
        """The match as it was at an event that has not been taken back."""
        match = LoggedMatch.blank(self.match.game, self.setup.seats, self.setup.options)
        for earlier in self.line:
            if earlier <= number:
                event = cast(Started | Played, self.happened(earlier))  # nothing else is in the line
                match.follow(event.deeds, event.digest)
        return match

    def _wait(self, waits: Waits) -> None:
        self.pending[waits.seat] = waits
        self._answer(waits.seat, (*waits.earlier, waits.command), Again(waits.step, True))

    def _drop_pending(self) -> None:
        """Forget the decisions that waited: those that entered the log are known by their events from now on."""
        for waits in self.pending.values():
            for command in (*waits.earlier, waits.command):
                self.answers.pop((waits.seat, command), None)
        self.pending.clear()

    def _answer(self, seat: int, commands: Iterable[str], again: Again) -> None:
        for command in commands:
            self.answers[seat, command] = again

    def _resume(self, snapshot: Snapshot) -> None:
        self.number, self.line = snapshot.number, list(snapshot.line)
        self.nonces, self.counter, self.ended = snapshot.nonces, snapshot.counter, snapshot.ended
        for seat, command, number, pending in snapshot.answers:
            self.answers[seat, command] = Again(number, pending)
        if self.paused:
            return
        if not self.match.resume(snapshot.state) or self.match.digest() != snapshot.digest:
            self.paused = Saying("paused_damaged")

    def _append(self, event: Event, follow: bool = True) -> None:
        """Take one event into account; the match follows unless the rules have changed under it."""
        self.events.append(event)
        self.number = event.number
        self._drop_pending()
        self._book(event)
        try:
            if follow and not self.paused:
                self._follow(event)
        except Mismatch as error:
            self.paused = Saying("paused_mismatch", number=event.number, reason=error.saying)

    def _book(self, event: Event) -> None:
        if isinstance(event, Ended):
            self.ended = event
        elif isinstance(event, Undone):
            self.line = [number for number in self.line if number <= event.to]
            self._answer(event.seat, [event.command], Again(event.number, False))
        else:
            self.line.append(event.number)
            self.counter = max([self.counter, *(deed.draw.counter + 1 for deed in event.deeds if deed.draw)])
        if isinstance(event, Started):
            self.nonces = event.nonces
        elif isinstance(event, Played):
            self._answer(event.seat, event.earlier, Again(event.step, True))
            self._answer(event.seat, [event.command], Again(event.step if event.waited else event.number, event.waited))

    def _follow(self, event: Event) -> None:
        if isinstance(event, Undone):
            self._go_on_with(self.replay(event.to))
            if self.match.digest() != event.digest:
                raise Mismatch(Saying("mismatch_back"))
        elif not isinstance(event, Ended):
            self.match.follow(event.deeds, event.digest)
            self._go_on_with(self.match)

    def _go_on_with(self, match: LoggedMatch) -> None:
        """Forget what the match has written down: the events have it, and every copy would be longer."""
        self.match = match
        match.log.clear()
