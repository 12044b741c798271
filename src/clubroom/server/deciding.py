"""How a table decides.  Everything is tried on a copy; the table itself changes only when the result is stored."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from clubroom.server import undo
from clubroom.server.command import (
    Again,
    Close,
    Command,
    Decision,
    Happens,
    NeedsConsent,
    Play,
    Refused,
    TakeBack,
    Waits,
    Withdraw,
)
from clubroom.server.events import Deal, Ended, Event, Played, Started, Undone
from clubroom.server.fair import Fair
from clubroom.server.fold import LoggedMatch
from clubroom.server.sayings import Saying
from clubroom.server.trial import Trial

if TYPE_CHECKING:
    from clubroom.server.table import Table

MOST_CHANGES = 50  # of a secret decision in one step; each is remembered


def start(table: "Table", nonces: Sequence[str]) -> Happens:
    """The first event, once every seat has shown its nonce."""
    deal = table.setup.deal or Deal(table.setup.table, table.secret, list(nonces))
    fair = Fair(deal.secret, deal.table, deal.nonces)
    match = table.match.copy()
    match.draw_chance(fair)
    return Happens([Started(1, list(nonces), match.deeds(0, fair.draws), match.digest())], match)


def decide(table: "Table", command: Command) -> Decision:
    """What a command leads to."""
    if isinstance(command, Close):
        return _close(table)
    if known := table.answers.get((command.seat, command.id)):
        return known
    if refused := table.closed() or _stale(table, command):
        return refused
    if isinstance(command, TakeBack):
        return _take_back(table, command)
    if isinstance(command, Withdraw):
        return _withdraw(table, command)
    return _play(table, command)


def _close(table: "Table") -> Decision:
    if table.over:
        return Again(table.number, False)
    return Happens([Ended(table.number + 1, "abandoned", table.secret)])


def _stale(table: "Table", command: Play | Withdraw | TakeBack) -> Refused | None:
    if not 0 <= command.seat < table.setup.seats:
        return Refused(Saying("no_seat", seat=command.seat, last=table.setup.seats - 1))
    if command.number != table.number:
        return Refused(Saying("stale", number=table.number))
    return None


def _play(table: "Table", command: Play) -> Decision:
    trial = table.trial(command.seat, command.moves)
    if isinstance(trial, Refused):
        return trial
    if not trial.complete:
        return Refused(Saying("unfinished"))
    if not table.simultaneous:
        return _enter(table, table.tried(trial), [Waits(table.number, command.seat, command.id, ())], command.seat)
    return _commit(table, command, trial)


def _texts(trial: Trial) -> tuple[str, ...]:
    return tuple(map(trial.match.text, trial.moves))


def _commit(table: "Table", command: Play, trial: Trial) -> Decision:
    """A decision among several made at the same time: it waits, unless it is the last."""
    waits = _replacing(table, command, _texts(trial))
    if isinstance(waits, Refused):
        return waits
    decided = {**table.pending, command.seat: waits}
    missing = [seat for seat in table.match.to_act() if seat not in decided or not decided[seat].moves]
    if missing:
        return waits
    return _enter(table, table.match.copy(), [decided[seat] for seat in table.match.to_act()], command.seat)


def _enter(table: "Table", match: LoggedMatch, decided: Sequence[Waits], last: int) -> Happens:
    """The events of decisions that enter the log together, in the order of seats; then chance moves.

    `match` is a copy of the table's, in which the moves of a lone decision have been made already; it is changed.
    """
    fair = Fair(table.secret, table.setup.table, table.nonces, table.counter)
    events: list[Event] = []
    since = len(table.match.log)
    for place, waits in enumerate(decided, 1):
        for text in waits.moves:
            match.redo(waits.seat, match.game.moves.parse(text))
        if place == len(decided):
            match.draw_chance(fair)
        events.append(
            Played(
                number=table.number + place,
                step=table.number,
                seat=waits.seat,
                command=waits.command,
                deeds=match.deeds(since, fair.draws),
                digest=match.digest(),
                earlier=list(waits.earlier),
                waited=waits.seat != last,
            )
        )
        since = len(match.log)
    if match.over:
        number = table.number + len(decided) + 1
        events.append(Ended(number, "finished", table.secret, match.points(), match.ranks()))
    return Happens(events, match)


def _replacing(table: "Table", command: Play | Withdraw, moves: tuple[str, ...]) -> Waits | Refused:
    before = table.pending.get(command.seat)
    earlier = (*before.earlier, before.command) if before else ()
    if len(earlier) > MOST_CHANGES:
        return Refused(Saying("changed_often"))
    return Waits(table.number, command.seat, command.id, moves, earlier)


def _withdraw(table: "Table", command: Withdraw) -> Decision:
    if command.seat not in table.locked:
        return Refused(Saying("nothing_to_withdraw"))
    return _replacing(table, command, ())


def _take_back(table: "Table", command: TakeBack) -> Decision:
    if refused := undo.impossible(table, command.to):
        return refused
    if not command.agreed and not undo.is_free(table, command.seat, command.to):
        return NeedsConsent()
    digest = table.replay(command.to).digest()
    return Happens(
        [Undone(table.number + 1, command.seat, command.id, command.to, agreed=command.agreed, digest=digest)]
    )
