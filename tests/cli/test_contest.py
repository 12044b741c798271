"""`clubroom simulate --bots`: contests as a person meets them."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import clubroom
from arena.setting import FirstMove, LastMove, tiny, untimed
from cli.conftest import Run
from cli.pseudo_terminal import PATIENCE, PseudoTerminal
from clubroom.arena import ResultsFile, Row, play_game
from clubroom.arena.processes import SPAWN
from clubroom.bots import BOTS
from clubroom.cli import prepare
from clubroom.cores import cores

TINY = ("simulate", "figaro", "-o", "tiny=on", "--bots", "random,random")
ENDLESS = (*TINY, "--games", 1_000_000, "--seed", 5, "--processes", 2)


def values(run: Run, *arguments: object) -> dict[str, object]:
    result = run(*arguments, "--json", "--processes", 1)
    assert result.exit_code == 0, result.output
    found: dict[str, object] = json.loads(result.stdout)
    return found


def test_a_contest_is_a_table_with_a_line_for_each_entry(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", FirstMove)
    result = run("simulate", "bids", "--bots", "first, random", "-n", 3, "-g", 9, "--seed", 2, "--processes", 1)
    assert result.exit_code == 0
    assert "Sealed bids: 9 games, seed 2" in result.output
    lines = [line.split("│")[1:3] for line in result.output.splitlines() if line.startswith("│")]
    assert [[cell.strip() for cell in line] for line in lines] == [["first", "9"], ["2 × random", "9"]]
    assert "33.3%" in result.output
    assert "better" not in result.output


def test_the_same_as_plain_values(run: Run) -> None:
    summary = values(run, *TINY, "--games", 7, "--seed", 3)
    assert list(summary) == [
        "game",
        "seats",
        "options",
        "lineup",
        "seed",
        "games",
        "entries",
        "plies_per_game",
        "sequential_test",
    ]
    assert summary["lineup"] == ["random"] * 3
    assert summary["games"] == 7
    assert summary["sequential_test"] is None
    entries = summary["entries"]
    assert isinstance(entries, list)
    assert [entry["bot"] for entry in entries] == ["random 1", "random 2", "random 3"]
    assert sum(entry["wins"] for entry in entries) == pytest.approx(1, abs=0.001)
    for entry in entries:
        assert entry["wins_95"][0] <= entry["wins"] <= entry["wins_95"][1]
        assert entry["mean_place_95"][0] <= entry["mean_place"] <= entry["mean_place_95"][1]
        assert entry["fair_share"] == 0.3333
        assert 0 < entry["ms_per_move"] <= entry["ms_at_most"]


def test_without_seats_there_are_as_many_as_bots_or_the_fewest(run: Run) -> None:
    assert values(run, *TINY, "--games", 1)["seats"] == 3
    assert values(run, "simulate", "bids", "--bots", "random,random", "--games", 1)["seats"] == 2
    assert values(run, "simulate", "bids", "--bots", "random,random,random", "--games", 1)["seats"] == 3


def test_a_shorter_run_is_the_beginning_of_a_longer_one(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x"
    values(run, *TINY, "--games", 9, "--seed", 3, "--results", path)
    longer = untimed(ResultsFile(path, tiny(seed=3)).rows.values())
    short = values(run, *TINY, "--games", 3, "--results", path)
    assert short["games"] == 3
    assert short["seed"] == 3
    assert untimed(play_game(tiny(seed=3), number) for number in range(9)) == longer


@pytest.fixture
def good_and_bad(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "good", FirstMove)
    monkeypatch.setitem(BOTS, "bad", LastMove)


@pytest.mark.usefixtures("good_and_bad")
def test_the_sequential_test_speaks_in_a_sentence(run: Run) -> None:
    command = ("simulate", "figaro", "-o", "tiny=on", "--sprt", "--seed", 1, "--processes", 1)
    better = run(*command, "--bots", "good,bad").output
    assert "good is better (the question: does it win 46.7% or 33.3%; each answer is wrong in 5% of cases), " in better
    assert " of 1,000 games" in better
    assert "bad is not better" in run(*command, "--bots", "bad,good").output
    undecided = run(*command, "--bots", "bad,good", "--games", 8).output
    assert "Undecided after 2 deals of 3 games whether bad is better" in undecided
    assert "of ±2.94." in undecided


@pytest.mark.usefixtures("good_and_bad")
def test_the_sequential_test_as_plain_values(run: Run) -> None:
    summary = values(run, "simulate", "figaro", "-o", "tiny=on", "--sprt", "--seed", 1, "--bots", "good,bad")
    test = summary["sequential_test"]
    assert isinstance(test, dict)
    assert test["decision"] == "better"
    assert test["ratio"] >= test["bound"] == 2.9444
    assert test["shares"] == [0.3333, 0.4667]
    assert summary["games"] == 3 * test["deals"]


@pytest.mark.parametrize("played", [0, 2])
def test_ctrl_c_gives_the_summary_so_far(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, played: int
) -> None:
    def pressed(asked: object, number: int) -> Row:
        if number == played:
            raise KeyboardInterrupt
        return play_game(tiny(seed=1), number)

    monkeypatch.setattr("clubroom.arena.run.play_game", pressed)
    command = (*TINY, "--seed", 1, "--processes", 1, "--games", 9)
    result = run(*command, "--results", tmp_path / "x")
    assert result.exit_code == 130
    assert ("2 of 9 games" in result.output) == (played == 2)
    assert "the same command again goes on" in result.stderr
    assert run(*command).stderr == ""


def test_ctrl_c_at_a_terminal_stops_all_processes_in_silence(tmp_path: Path) -> None:
    with PseudoTerminal(*ENDLESS, "--results", tmp_path / "x") as terminal:
        terminal.wait_for("random wins ")
        terminal.type_until("\x03", "Stopped; the same command again goes on.")
        assert terminal.wait_for_the_end() == 130
    assert "games, seed 5" in terminal.shown
    assert "Traceback" not in terminal.shown
    assert "KeyboardInterrupt" not in terminal.shown


def test_ctrl_c_while_processes_start_is_silent_too() -> None:
    with PseudoTerminal(*ENDLESS) as terminal:
        while len(children_of(terminal.process.pid)) < 3:  # the two, and one that Python adds
            assert terminal.process.poll() is None
            time.sleep(0.01)
        time.sleep(0.3)  # now they are importing
        terminal.type("\x03")
        assert terminal.wait_for_the_end() == 130
    assert "Traceback" not in terminal.shown


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_killed_run_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    """Killed by -9 in the middle, with its processes; then it ends as if nothing had been."""
    path = tmp_path / "x"
    start = "from clubroom.cli import main; main()"
    command = [sys.executable, "-c", start, *map(str, ENDLESS), "--results", str(path)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    deadline = time.monotonic() + PATIENCE
    while not path.exists() or len(path.read_bytes().splitlines()) < 6:
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    children = children_of(process.pid)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert len(children) >= 2
    while any(is_running(child) for child in children):  # they must not play on for nobody
        assert time.monotonic() < deadline
        time.sleep(0.01)
    with path.open("ab") as file:
        file.write(b'{"number": 2, "bo')  # and the last line is torn
    before = path.read_bytes().splitlines()[:-1]
    games = max(json.loads(line)["number"] for line in before[1:]) + 4
    summary = values(run, *TINY, "--games", games, "--seed", 5, "--results", path)
    assert summary["games"] == games
    after = path.read_bytes().splitlines()
    assert after[: len(before)] == before
    assert len(after) == games + 1
    uninterrupted = tmp_path / "y"
    values(run, *TINY, "--games", games, "--seed", 5, "--results", uninterrupted)
    one, other = (ResultsFile(file, tiny(seed=5)).rows.values() for file in (path, uninterrupted))
    assert untimed(one) == untimed(other)
    assert after[0] == uninterrupted.read_bytes().splitlines()[0]


def test_a_full_disk_is_a_complaint(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(file: ResultsFile, row: Row) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(ResultsFile, "add", full)
    result = run(*TINY, "--processes", 1, "--results", tmp_path / "x")
    assert result.exit_code == 2
    assert result.stderr == "clubroom: the contest cannot go on: No space left on device\n"


def test_a_file_that_another_program_plays_into_is_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x"
    with ResultsFile(path, tiny(seed=3)).alone():
        result = run(*TINY, "--games", 1, "--seed", 3, "--results", path)
    assert result.exit_code == 2
    assert result.stderr == f"clubroom: another program is playing into {path}; wait, or name another file\n"
    assert len(path.read_bytes().splitlines()) == 1


def test_the_results_of_another_contest_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x"
    values(run, *TINY, "--games", 1, "--seed", 3, "--results", path)
    before = path.read_bytes()
    result = run(*TINY, "--games", 1, "--seed", 4, "--results", path)
    assert result.exit_code == 2
    assert result.stderr == f"clubroom: {path} holds games with seed 3, not 4; name another file\n"
    assert path.read_bytes() == before


def test_by_default_every_core_has_a_process() -> None:
    assert cores() == len(os.sched_getaffinity(0))


def test_bots_are_rehearsed_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rehearsed: list[str] = []
    monkeypatch.setattr(prepare, "PLAIN", False)
    monkeypatch.setattr(prepare, "CACHE", tmp_path)
    monkeypatch.setattr(prepare, "rehearse", lambda game, bot="play": rehearsed.append(bot))
    for _ in range(2):
        prepare.prepare_play(clubroom.game("bids"), ["search:400", "lord", "random", "member"])
    assert rehearsed == ["play", "search:1", "house"]
    markers = ["ready-bids", "ready-bids-house", "ready-bids-search"]
    assert sorted(marker.name for marker in tmp_path.iterdir()) == markers


def test_the_house_player_is_compiled_on_a_second_core_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []
    monkeypatch.setattr(prepare, "rehearse", lambda game: None)
    monkeypatch.setattr(prepare, "compile_house", lambda game: compiled.append(game.name))
    monkeypatch.setattr(SPAWN, "Process", HereAndNow)
    for there_are in (1, 2):
        monkeypatch.setattr(prepare, "cores", lambda there_are=there_are: there_are)
        prepare.rehearse_beside_house(clubroom.game("figaro"), house=True)
        assert compiled == ["figaro"] * (there_are - 1)


def test_a_game_outside_the_list_does_without(capfd: pytest.CaptureFixture[str]) -> None:
    prepare.compile_house_of("chess")
    assert capfd.readouterr().err == ""


class HereAndNow:
    """A process that is none."""

    def __init__(self, target: Callable[[str], None], args: tuple[str], daemon: bool) -> None:
        self.target, self.args, self.pid = target, args, 0

    def start(self) -> None:
        self.pid = 1

    def join(self) -> None:
        self.target(*self.args)


def test_a_hint_is_prepared_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(prepare, "PLAIN", False)
    monkeypatch.setattr(prepare, "CACHE", tmp_path)
    for _ in range(2):
        prepare.prepare_hint(clubroom.game("bids"))
    assert [marker.name for marker in tmp_path.iterdir()] == ["ready-bids-hint"]


def test_rehearsing_goes_on_to_a_real_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the first moves are forced, nothing that thinks would have been called."""
    asked: list[int] = []
    monkeypatch.setattr(prepare, "REHEARSED_MOVES", 1)
    monkeypatch.setattr(clubroom.Match, "legal", forced_at_first(asked))
    prepare.rehearse(clubroom.game("bids"), "search:1")
    assert asked[0] == 1 < asked[-1]


def forced_at_first(asked: list[int]) -> Callable[[clubroom.Match, int], list[int]]:
    legal = clubroom.Match.legal

    def some(match: clubroom.Match, player: int) -> list[int]:
        moves = legal(match, player)
        asked.append(1 if not asked else len(moves))
        return moves[: asked[-1]]

    return some
