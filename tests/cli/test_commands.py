"""The other commands: games, simulate, replay, bench, and the program itself."""

import dataclasses
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import clubroom
from cli.conftest import Run
from cli.drawing import drawn
from clubroom import cli
from clubroom.batch.cpu import RandomGames, Rows
from clubroom.cli import bench, games, simulate, terminal


def finished_game(path: Path) -> clubroom.Match:
    match = clubroom.Match(clubroom.game("figaro"), seats=3, options={"tiny": "on"}, seed=5)
    match.players = ("Tom", "Anna (random)", "Ben (random)")
    while not match.over:
        player = match.to_act()[0]
        match.play(player, match.legal(player)[0])
    match.save(path)
    return match


def test_games_lists_every_game_with_its_options(run: Run) -> None:
    result = run("games")
    assert result.exit_code == 0
    for name in clubroom.games():
        assert name in result.output
    assert "lead_elsewhere = on | off" in result.output


def test_a_default_that_depends_on_the_seats_is_told() -> None:
    figaro = clubroom.game("figaro")
    figaro = dataclasses.replace(figaro, defaults=lambda seats, _: {"tiny": "on"} if seats == 3 else {})
    assert drawn(games.about(figaro)).count("players on, unless you say otherwise") == 1


def test_without_arguments_there_is_help(run: Run) -> None:
    result = run()
    assert result.exit_code == 0
    assert "simulate" in result.output


def test_the_version_is_shown(run: Run) -> None:
    assert run("--version").output == f"clubroom {clubroom.__version__}\n"


def test_main_runs_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "argv", ["clubroom", "games"])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr(sys, "stdout", out)
    with pytest.raises(SystemExit) as stopped:
        cli.main()
    assert stopped.value.code == 0
    assert out.errors == "replace"


def test_simulated_games_do_not_depend_on_the_chunks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("simulate", "figaro", "-o", "tiny=on", "--games", 40, "--seed", 7, "--json")
    at_once = run(*command)
    monkeypatch.setattr(simulate, "CHUNK_SECONDS", 0)
    one_by_one = run(*command)
    assert one_by_one.stdout == at_once.stdout
    summary = json.loads(at_once.stdout)
    assert summary["games"] == 40
    assert summary["seed"] == 7
    assert summary["options"] == {"tiny": "on"}
    assert sum(row["wins"] for row in summary["per_seat"]) == pytest.approx(1)
    assert summary["plies"]["min"] <= summary["plies"]["mean"] <= summary["plies"]["max"]
    assert 0 < summary["decisions_per_game"] < summary["plies"]["mean"]


def test_the_summary_is_also_a_table(run: Run) -> None:
    result = run("simulate", "figaro", "--seats", 4, "--games", 3)
    assert result.exit_code == 0
    assert "3 random games, seed " in result.output
    assert "Decisions in a game: " in result.output


@pytest.mark.parametrize("played", [0, 3])
def test_ctrl_c_gives_the_summary_so_far(run: Run, monkeypatch: pytest.MonkeyPatch, played: int) -> None:
    monkeypatch.setattr(simulate, "CHUNK_SECONDS", 0)
    real: Callable[[RandomGames, int, int], Rows] = RandomGames.play
    calls = []

    def interrupted(walk: RandomGames, count: int, seed: int) -> Rows:
        calls.append(seed)
        if len(calls) > played:
            raise KeyboardInterrupt
        return real(walk, count, seed)

    monkeypatch.setattr(simulate, "prepare_walk", lambda game: None)
    monkeypatch.setattr(RandomGames, "play", interrupted)
    result = run("simulate", "figaro", "-o", "tiny=on", "--games", 9, "--seed", 1)
    assert result.exit_code == 130
    assert ("3 of 9 random games" in result.output) == (played == 3)


def test_bench_measures_every_number_of_players(run: Run) -> None:
    result = run("bench", "figaro", "--seconds", 0.01)
    assert result.exit_code == 0
    assert [line.split("│")[1].strip() for line in result.output.splitlines() if "bytes" in line] == list("3456")


def test_bench_measures_each_setting_that_a_game_names(run: Run) -> None:
    named = clubroom.game("catan").measured
    assert len(named) == 2
    result = run("bench", "catan", "--seats", 2, "--seconds", 0.01, "--json")
    assert [json.loads(line)["options"] for line in result.stdout.splitlines()] == [dict(options) for options in named]


def test_a_measurement_grows_until_it_fills_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0]

    class Slow(RandomGames):
        def play(self, count: int, seed: int) -> Rows:
            clock[0] += count  # a second for each game
            return super().play(1, seed)

    monkeypatch.setattr("clubroom.cli.bench.time.perf_counter", lambda: clock[0])
    assert bench.fill(Slow(clubroom.game("figaro"), 3, {"tiny": "on"}), seconds=5) == 8


def test_bench_prints_one_object_a_line(run: Run) -> None:
    result = run("bench", "figaro", "--seats", 3, "-o", "tiny=on", "--seconds", 0.05, "--json")
    row = json.loads(result.stdout)
    assert list(row) == [
        "game",
        "seats",
        "options",
        "device",
        "games_per_s",
        "plies_per_s",
        "decisions_per_s",
        "plies_per_game",
        "state_bytes",
    ]
    assert row["options"] == {"tiny": "on"}
    assert row["device"] == "cpu"
    assert row["games_per_s"] > 0


def test_bench_leaves_out_the_tables_that_the_options_refuse(run: Run) -> None:
    result = run("bench", "figaro", "-o", "tiny=on", "--seconds", 0.01, "--json")
    assert [json.loads(line)["seats"] for line in result.stdout.splitlines()] == [3]


def test_a_finished_game_is_replayed_with_its_secrets(run: Run, tmp_path: Path) -> None:
    match = finished_game(tmp_path / "x.game")
    output = run("replay", tmp_path / "x.game").output
    assert output.startswith("Figaro: Tom, Anna (random), Ben (random)\n")
    for sentence in match.story(clubroom.EVERYTHING, ["Tom", "Anna", "Ben"]):
        assert sentence in output
    assert "Ben is dealt" in output
    assert "Place" in output


def test_an_unfinished_game_shows_only_what_lies_open(run: Run, tmp_path: Path) -> None:
    clubroom.Match(clubroom.game("figaro"), seats=3, seed=5).save(tmp_path / "x.game")
    assert "is dealt" not in run("replay", tmp_path / "x.game").output
    as_b = run("replay", tmp_path / "x.game", "--seat", "b").output
    assert "B is dealt" in as_b
    assert "A is dealt" not in as_b
    assert "Place" not in as_b


def test_a_replay_can_begin_later(run: Run, tmp_path: Path) -> None:
    match = finished_game(tmp_path / "x.game")
    output = run("replay", tmp_path / "x.game", "--from", len(match.log), "--language", "nl").output
    assert output.splitlines()[1].startswith(f"{len(match.log)}  ")
    assert "Plaats" in output
    late = run("replay", tmp_path / "x.game", "--from", len(match.log) + 1)
    assert late.exit_code == 2
    assert f"has {len(match.log)} moves" in late.stderr


def test_a_seat_that_is_not_there_is_named(run: Run, tmp_path: Path) -> None:
    finished_game(tmp_path / "x.game")
    result = run("replay", tmp_path / "x.game", "--seat", "Q")
    assert result.exit_code == 2
    assert "there is no seat 'Q'; this game has A, B, C" in result.stderr


def test_stepping_waits_after_each_move_and_can_be_left(run: Run, tmp_path: Path) -> None:
    finished_game(tmp_path / "x.game")
    left = run("replay", tmp_path / "x.game", "--step", typed=("", ""))
    assert left.exit_code == 0
    assert "Place" not in left.output
    whole = run("replay", tmp_path / "x.game", "--step", typed=("",) * 40)
    assert "Place" in whole.output


def test_a_terminal_is_told_apart_from_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert not terminal.both_ends_are_a_terminal()
