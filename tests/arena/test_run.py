"""Many games: in one process or several, to the end or until decided, and on again after any stop."""

import multiprocessing
import os
import signal
from pathlib import Path
from types import SimpleNamespace

import pytest

from arena.setting import FirstMove, LastMove, tiny, untimed
from clubroom.arena import InUse, ResultsFile, Row, Run, SequentialTest, play_game, processes
from clubroom.bots import BOTS


def nobody(row: Row) -> None:
    """Listens to nothing."""


@pytest.fixture(scope="module")
def by_ourselves() -> list[Row]:
    run = Run(tiny(), 12)
    assert run.play(1, nobody)
    return run.counted()


def test_one_process_plays_in_order(by_ourselves: list[Row]) -> None:
    heard: list[Row] = []
    run = Run(tiny(), 12)
    assert run.play(1, heard.append)
    assert [row.number for row in heard] == list(range(12))
    assert untimed(heard) == untimed(by_ourselves)


def test_finished_games_are_not_played_again(by_ourselves: list[Row], tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "x", tiny())
    for number in (0, 1, 5, 40):
        file.add(play_game(tiny(), number))
    heard: list[Row] = []
    run = Run(tiny(), 12, ResultsFile(tmp_path / "x", tiny()))
    assert run.play(1, heard.append)
    assert [row.number for row in heard] == [2, 3, 4, 6, 7, 8, 9, 10, 11]
    assert len(run.rows) == 12
    assert untimed(run.counted()) == untimed(by_ourselves)


def test_only_one_program_at_a_time_plays_into_a_file(tmp_path: Path) -> None:
    run, other = (Run(tiny(), 12, ResultsFile(tmp_path / "x", tiny())) for _ in range(2))

    def somebody_else(row: Row) -> None:
        with pytest.raises(InUse, match=r"another program is playing into .*x; wait, or name another file"):
            other.play(1, nobody)

    assert run.play(1, somebody_else)
    heard: list[Row] = []
    assert other.play(1, heard.append)
    assert not heard
    assert other.rows == run.rows


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    def pressed(row: Row) -> None:
        if row.number == 2:
            raise KeyboardInterrupt

    run = Run(tiny(), 12, ResultsFile(tmp_path / "x", tiny()))
    assert not run.play(1, pressed)
    assert [row.number for row in run.counted()] == [0, 1, 2]
    assert len(ResultsFile(tmp_path / "x", tiny()).rows) == 3


def test_a_decided_contest_stops(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(BOTS, "first", FirstMove)
    monkeypatch.setitem(BOTS, "last", LastMove)
    asked = tiny("first", "last", "last")
    first, second = SequentialTest(3), SequentialTest(3)
    run = Run(asked, 300, ResultsFile(tmp_path / "x", asked), first)
    assert run.play(1, nobody)
    assert run.decided
    assert len(run.counted()) == len(run.rows) == first.verdict.deals * 3 < 100
    again = Run(asked, 300, ResultsFile(tmp_path / "x", asked), second)
    assert again.play(1, lambda row: pytest.fail("nothing is left to play"))
    assert second.verdict == first.verdict


def test_two_processes_give_the_same_rows(by_ourselves: list[Row], tmp_path: Path) -> None:
    run = Run(tiny(), 12, ResultsFile(tmp_path / "x", tiny()))
    assert run.play(2, nobody)
    assert untimed(run.counted()) == untimed(by_ourselves)
    assert ResultsFile(tmp_path / "x", tiny()).rows == run.rows


def test_two_processes_come_to_the_same_decision(tmp_path: Path) -> None:
    tests = SequentialTest(3), SequentialTest(3)
    files = (ResultsFile(tmp_path / name, tiny()) for name in ("one", "two"))
    one, two = (Run(tiny(), 400, file, test) for file, test in zip(files, tests, strict=True))
    assert one.play(1, nobody)
    assert two.play(2, nobody)
    assert one.decided
    assert tests[1].verdict == tests[0].verdict
    assert untimed(two.counted()) == untimed(one.counted())
    kept = ResultsFile(tmp_path / "two", tiny()).rows
    assert kept == two.rows
    assert untimed(kept.values()) >= untimed(one.counted())


def test_a_process_that_dies_is_named() -> None:
    with processes.Crew(tiny(), 1) as crew:
        for process in crew.lines.values():
            process.kill()
            process.join()
        with pytest.raises(RuntimeError, match="the process that played game 7 ended with exit code -9"):
            next(crew.play(iter([7])))


def test_a_process_ends_when_its_parent_has_died(monkeypatch: pytest.MonkeyPatch) -> None:
    codes: list[int] = []
    monkeypatch.setattr(os, "_exit", codes.append)
    processes.follow_parent()  # this one has no parent to follow
    assert codes == []
    reader, writer = os.pipe()
    os.close(writer)
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: SimpleNamespace(sentinel=reader))
    processes.follow_parent()
    os.close(reader)
    assert codes == [1]


def test_ctrl_c_while_processes_are_started_is_heard_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    def press(crew: processes.Crew, asked: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        hired.append(len(hired))

    hired: list[int] = []
    monkeypatch.setattr(processes.Crew, "_hire", press)
    with pytest.raises(KeyboardInterrupt):
        processes.Crew(tiny(), 2)
    assert hired == [0, 1]
