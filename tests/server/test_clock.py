"""The clock by itself: any moment can be now."""

import pytest

from clubroom.server.clock import Clock, halted, new_clock, read_clock, resumed, rule_of, spared, turned, written
from clubroom.server.parts import ClockInfo

DAY = 86_400.0


def left(clock: Clock, now: float) -> dict[int, float]:
    return {info.seat: info.left for info in clock.infos(now)}


@pytest.mark.parametrize(
    "rule", ["", "move", "move:", "move:1", "move:99999", "bank:5", "bank:60+", "days:0", "hourglass:3"]
)
def test_a_clock_that_cannot_be_is_told_how_one_is_written(rule: str) -> None:
    with pytest.raises(ValueError, match="write none, move:60"):
        new_clock(rule, 2, 20)


def test_without_a_clock_only_answers_have_their_time() -> None:
    clock = new_clock("none", 3, 20)
    thinking = turned(clock, {0: False}, 100)
    assert thinking == clock
    asked = turned(thinking, {1: True, 2: True}, 100)
    assert asked.runs
    assert left(asked, 105) == {1: 15, 2: 15}
    answered = turned(asked, {2: True}, 106, moved=[1])
    assert left(answered, 110) == {2: 10}
    assert turned(answered, {0: False}, 111, moved=[2]) == clock


def test_each_move_has_its_own_time() -> None:
    clock = turned(new_clock("move:60", 2, 20), {0: False}, 1000)
    assert clock.infos(1010) == [ClockInfo(0, 50, runs=True)]
    again = turned(clock, {0: False}, 1030, moved=[0])
    assert left(again, 1030) == {0: 60}
    same = turned(again, {0: False}, 1040)
    assert same == again, "what others do changes nothing"
    assert left(turned(same, {1: False}, 1050, moved=[0]), 1050) == {1: 60}
    assert left(again, 2000) == {0: 0}


def test_a_bank_is_spent_and_each_turn_adds_to_it() -> None:
    clock = turned(new_clock("bank:600+5", 2, 20), {0: False}, 1000)
    assert left(clock, 1000) == {0: 600, 1: 600}
    assert turned(clock, {0: False}, 1010, moved=[0]) == clock, "several moves of one turn add nothing"
    other = turned(clock, {1: False}, 1100, moved=[0])
    assert left(other, 1100) == {0: 505, 1: 600}
    empty = turned(other, {0: False}, 2000, moved=[1])
    assert left(empty, 2000) == {0: 505, 1: 5}
    asked = turned(empty, {1: True}, 2001)
    assert left(asked, 2001) == {0: 509, 1: 20}
    back = turned(asked, {0: False}, 2011)
    assert left(back, 2011) == {0: 509, 1: 5}, "an answer costs nothing"


def test_days_have_no_short_answers() -> None:
    clock = new_clock("days:2", 2, 20)
    assert clock.answer == 0
    assert left(turned(clock, {1: False}, 0), 0) == {1: 2 * DAY}


def test_in_a_pause_time_stands() -> None:
    clock = turned(new_clock("move:60", 2, 20), {0: False}, 1000)
    paused = halted(clock, 1010)
    assert not paused.runs
    assert paused.infos(5000) == [ClockInfo(0, 50, runs=False)]
    assert halted(paused, 6000) == paused
    assert left(resumed(paused, 7000), 7010) == {0: 40}
    assert resumed(clock, 1020) == clock


def test_after_a_restart_nobody_is_late_before_he_can_be_back() -> None:
    clock = turned(new_clock("move:60", 3, 20), {0: False, 1: True}, 1000)
    late = spared(clock, 5000, grace=30)
    assert left(late, 5000) == {0: 30, 1: 20}
    assert spared(clock, 1001, grace=30).hands[0] == clock.hands[0]


def test_what_is_stored_is_what_it_reads() -> None:
    fresh = new_clock("bank:600+5", 2, 20)
    assert written(fresh) == "bank:600+5"
    assert read_clock("bank:600+5", 2, 20) == fresh
    running = turned(fresh, {0: False}, 1000)
    assert read_clock(written(running), 2, 99) == running
    assert rule_of(written(running)) == "bank:600+5"
    assert rule_of("none") == "none"
