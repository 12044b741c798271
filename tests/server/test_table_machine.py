"""A table under everything that can reach it: commands of all kinds, twice, late, lost, and restarts in between."""

from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from clubroom import SPECTATOR
from clubroom.chance import generator
from clubroom.compiled import PLAIN
from clubroom.server import frames
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
from clubroom.server.events import Played, Started, decode, encode
from clubroom.server.table import Table
from server.walking import bids, random_moves, started_table

NUMBERS = st.integers(min_value=0, max_value=1000)


class TableMachine(RuleBasedStateMachine):
    """A table, and what a database would hold of it."""

    def __init__(self) -> None:
        super().__init__()
        self.table = started_table(bids(3), 1)
        self.stored = [encode(event) for event in self.table.events]
        self.waiting: dict[tuple[int, int], Waits] = {}
        self.done: list[tuple[Command, Again]] = []
        self.ids = 0

    def fresh(self) -> str:
        self.ids += 1
        return f"command-{self.ids}"

    def carry_out(self, command: Any) -> Decision:
        """Decide, store, accept, as a room does."""
        decision = self.table.decide(command)
        if isinstance(decision, Happens):
            self.stored += map(encode, decision.events)
            self.waiting = {}
            if not isinstance(command, Play):  # what waited is void
                step = decision.events[0].number - 1
                self.done = [(sent, again) for sent, again in self.done if again != Again(step, True)]
            last = decision.events[-1] if isinstance(command, TakeBack) else None
            mine = [event for event in decision.events if isinstance(event, Played) and event.seat == command.seat]
            answered = last or (mine[0] if mine else None)
            if answered:
                self.done.append((command, Again(answered.number, False)))
        elif isinstance(decision, Waits):
            self.waiting[decision.step, decision.seat] = decision
            self.done.append((command, Again(decision.step, True)))
        if isinstance(decision, Happens | Waits):
            self.table.accept(decision)
        return decision

    def is_open(self) -> bool:
        return not self.table.over

    @precondition(is_open)
    @rule(which=NUMBERS, seed=NUMBERS, lost=st.booleans())
    def play(self, which: int, seed: int, lost: bool) -> None:
        seats = self.table.match.to_act()
        seat = seats[which % len(seats)]
        command = Play(self.fresh(), seat, self.table.number, random_moves(self.table, seat, generator(seed)))
        if lost:  # the process dies between deciding and storing
            before = self.facts()
            self.table.decide(command)
            assert self.facts() == before
        else:
            assert isinstance(self.carry_out(command), Happens | Waits)

    @precondition(is_open)
    @rule(seat=st.integers(0, 2), moves=st.lists(st.sampled_from(["seal", *(f"add {card}" for card in range(1, 10))])))
    def play_anything(self, seat: int, moves: list[str]) -> None:
        before = self.facts()
        if isinstance(self.carry_out(Play(self.fresh(), seat, self.table.number, moves)), Refused):
            assert self.facts() == before

    @precondition(lambda self: self.done)
    @rule(which=NUMBERS)
    def send_again(self, which: int) -> None:
        command, answer = self.done[which % len(self.done)]
        before = self.facts()
        assert self.table.decide(command) == answer
        assert self.facts() == before

    @precondition(lambda self: self.done)
    @rule(which=NUMBERS)
    def send_late(self, which: int) -> None:
        command, _ = self.done[which % len(self.done)]
        assert not isinstance(command, Close)
        if command.number != self.table.number:
            assert isinstance(self.table.decide(command._replace(id=self.fresh())), Refused)

    @precondition(is_open)
    @rule(seat=st.integers(0, 2))
    def withdraw(self, seat: int) -> None:
        locked = seat in self.table.locked
        assert isinstance(self.carry_out(Withdraw(self.fresh(), seat, self.table.number)), Waits if locked else Refused)
        assert seat not in self.table.locked

    @precondition(is_open)
    @rule(seat=st.integers(0, 2), to=st.integers(0, 20), agreed=st.booleans())
    def take_back(self, seat: int, to: int, agreed: bool) -> None:
        command = TakeBack(self.fresh(), seat, self.table.number, to, agreed)
        decision = self.carry_out(command)
        assert isinstance(decision, Refused | (Happens if agreed else NeedsConsent))  # others always decide too

    @rule(close=st.integers(0, 19))
    def close(self, close: int) -> None:
        if not close:
            self.carry_out(Close())
            assert self.table.over

    @rule()
    def restart(self) -> None:
        before = self.facts()
        setup, secret = self.table.setup, self.table.secret
        self.table = Table.folded(setup, secret, map(decode, self.stored), self.waiting.values())
        assert self.facts() == before

    def facts(self) -> tuple[object, ...]:
        table = self.table
        held = (dict(table.pending), dict(table.answers), list(table.line))
        return table.number, table.match.digest(), table.counter, table.over, table.paused, table.to_act(), held

    @invariant()
    def numbers_have_no_gap_and_no_draw_is_used_twice(self) -> None:
        assert [event.number for event in self.table.events] == list(range(1, self.table.number + 1))
        entered = [event for event in self.table.events if isinstance(event, Started | Played)]
        draws = [deed.draw.counter for event in entered for deed in event.deeds if deed.draw]
        assert draws == list(range(self.table.counter))

    @invariant()
    def a_secret_decision_is_seen_by_its_own_seat_alone(self) -> None:
        for viewer in (0, 1, 2, SPECTATOR):
            now = frames.now(self.table, viewer)
            assert now is not None
            own = self.table.pending.get(viewer)
            assert [choice.move for choice in now.committed] == list(own.moves if own else ())
            assert len(msgspec.json.encode(now.locked)) < 10


def test_a_table_keeps_its_promises_whatever_reaches_it() -> None:
    run_state_machine_as_test(
        TableMachine, settings=settings(max_examples=25 if PLAIN else 100, stateful_step_count=40, deadline=None)
    )
