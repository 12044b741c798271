"""Laws that every game obeys at a server's table, on random games."""

import copy
from collections.abc import Iterable

import msgspec
import pytest

from clubroom import SPECTATOR
from clubroom.chance import below, generator
from clubroom.record import State
from clubroom.server import frames
from clubroom.server.events import Event, decode, encode
from clubroom.server.snapshots import Snapshot
from clubroom.server.table import Table
from clubroom.server.trial import Trial
from server.choices import KINDS, after, secret_moments
from server.walking import random_game
from tables import Table as Setting
from tables import default_tables, many

TABLES = default_tables()
SOME = [table for table in TABLES if table.seats == table.game.seats[-1]]
COMMANDS = many(400, 25)  # a game is left after so many; random ones can have thousands


def facts(table: Table) -> tuple[object, ...]:
    return (
        table.number,
        table.match.digest(),
        table.to_act(),
        table.pending,
        table.answers,
        table.counter,
        table.line,
        table.over,
        table.paused,
    )


def on_the_wire(table: Table, events: Iterable[Event], viewer: int) -> bytes:
    """All that is sent to a viewer, to the byte."""
    shown = [frames.frame(table.match.game, event, viewer) for event in events]
    return msgspec.json.encode((shown, frames.now(table, viewer)))


@pytest.mark.parametrize("setting", TABLES, ids=str)
def test_the_stored_log_leads_to_the_same_table(setting: Setting) -> None:
    stored: list[bytes] = []
    waiting: bytes = b""
    for number, (table, events) in enumerate(random_game(setting, 11, COMMANDS)):
        stored += map(encode, events)
        if number % many(100, 8) == 0 or table.over:
            again = Table.folded(table.setup, table.secret, map(decode, stored), table.pending.values())
            assert facts(again) == facts(table)
        if number % 20 == 0:
            waiting = msgspec.json.encode(table.snapshot())
    snapshot = msgspec.json.decode(waiting, type=Snapshot)
    rest = [decode(event) for event in stored[snapshot.number :]]
    resumed = Table.folded(table.setup, table.secret, rest, table.pending.values(), snapshot)
    assert facts(resumed) == facts(table)
    assert not resumed.whole


@pytest.mark.parametrize("setting", SOME, ids=str)
def test_the_fields_that_are_sent_are_those_of_the_view(setting: Setting) -> None:
    for table, _ in random_game(setting, 3, 3):
        for viewer in (0, SPECTATOR):
            now = frames.now(table, viewer, memory=True)
            assert now is not None
            shown = table.match.view(viewer).to_json()
            assert {**now.view, "notes": shown["notes"], "note_count": shown["note_count"]} == shown


@pytest.mark.parametrize("setting", SOME, ids=str)
def test_a_choice_is_called_whole_only_where_a_trial_says_so(setting: Setting) -> None:
    for table, _ in random_game(setting, 5, many(60, 4)):
        for seat in table.to_act():
            now = frames.now(table, seat)
            assert now is not None
            for choice in now.legal:
                trial = table.trial(seat, [choice.move])
                assert isinstance(trial, Trial)
                assert trial.complete or not choice.whole
                assert choice.whole or not trial.complete or not trial.legal


def imagined(table: Table, viewer: int, seed: int) -> Table:
    """The same table in another world that this viewer cannot tell from the true one."""
    other = copy.copy(table)
    other.match = table.match.copy()
    record, pool = table.match.game.record, other.match._pool
    state: State = pool[1]
    seen = table.match.view(viewer)
    rng = generator(seed, 8)
    table.match.game.doors.imagine(seen.pool, viewer, record.told, record.cells(pool), rng, pool, 1)
    state.note_count, state.notes = pool[0].note_count, pool[0].notes
    pool[0] = pool[1]
    return other


def check_no_leak(setting: Setting, seed: int, commands: int, everybody: bool = False) -> None:
    """At every event of a game one viewer, or each, is sent the same from the true state and from an imagined one."""
    viewers, rng = (*range(setting.seats), SPECTATOR), generator(seed, 9)
    for table, _ in random_game(setting, seed, commands):
        if table.over:
            return
        for viewer in viewers if everybody else [viewers[below(rng, len(viewers))]]:
            other = imagined(table, viewer, seed + table.number)
            assert on_the_wire(table, [], viewer) == on_the_wire(other, [], viewer)


@pytest.mark.parametrize("setting", SOME, ids=str)
def test_a_true_and_an_imagined_state_look_the_same_on_the_wire(setting: Setting) -> None:
    for seed in range(many(10, 1)):
        check_no_leak(setting, seed, COMMANDS)


@pytest.mark.long
@pytest.mark.parametrize("setting", SOME, ids=str)
def test_a_true_and_an_imagined_state_look_the_same_in_two_hundred_games(setting: Setting) -> None:
    for seed in range(200):
        check_no_leak(setting, 1000 + seed, 100_000, everybody=True)


@pytest.mark.parametrize("setting", SOME, ids=str)
def test_two_runs_that_differ_in_a_secret_choice_look_the_same_to_others(setting: Setting) -> None:
    kinds: set[str] = set()
    for moment in secret_moments(setting, range(many(6, 2)), many(400, 40)):
        one, two = (after(moment.table, moment.seat, moves) for moves in moment.commands)
        for viewer in moment.blind:
            assert on_the_wire(*one, viewer) == on_the_wire(*two, viewer)
        kinds |= moment.kinds
    assert kinds <= KINDS[setting.game.name], "a kind of secret choice that the list does not have"
    assert kinds or not KINDS[setting.game.name]
