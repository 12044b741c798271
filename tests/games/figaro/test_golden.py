"""Whole games kept as text, and the signature of many: the same moves must lead to the same end for ever."""

from pathlib import Path

import pytest

import clubroom
from clubroom.compiled import PLAIN
from clubroom.saved import lines
from games.figaro.golden import EVERYTHING_TO_SHOW, FOLDER, SHOWS, SIGNATURE, shown
from games.figaro.make_golden import RUNS, accept, signature
from games.figaro.naive import NaiveFigaro

FILES = sorted(FOLDER.glob("*.game"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_plays_as_it_was_saved(path: Path) -> None:
    match = clubroom.load(path)
    assert match.over
    assert "\n".join(lines(match)) + "\n" == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_naive_version_ends_a_golden_game_with_the_same_points(path: Path) -> None:
    match = clubroom.load(path)
    naive = NaiveFigaro(match.seats, match.options)
    for entry in match.log:
        assert match.text(entry.move) in naive.moves()
        naive.play(match.text(entry.move))
    assert (naive.over, naive.points(), naive.ranks()) == (True, match.points(), match.ranks())


@pytest.mark.parametrize("name", SHOWS)
def test_a_golden_game_shows_what_it_is_kept_for(name: str) -> None:
    seats, options, wanted = SHOWS[name]
    match = clubroom.load(FOLDER / f"{name}.game")
    assert match.seats == seats
    assert options.items() <= match.options.items()
    assert wanted <= shown(match)


def test_the_golden_games_show_every_kind_of_move_and_every_ending() -> None:
    assert {path.stem for path in FILES} == set(SHOWS)
    everything = set[str]().union(*(shown(clubroom.load(path)) for path in FILES))
    assert everything >= EVERYTHING_TO_SHOW
    assert everything >= {"stuck", "tile tie", "several without cards", "lead before himself"}


@pytest.mark.parametrize(("seats", "games"), RUNS)
def test_random_games_end_as_the_signature_says(seats: int, games: int) -> None:
    if PLAIN and games > 5:
        pytest.skip("too many games for plain Python")
    assert f"{seats} seats, {games} games: {signature(seats, games)}" in SIGNATURE.read_text(encoding="utf-8")


def test_accepting_a_golden_game_renews_its_digests_and_keeps_its_moves(tmp_path: Path) -> None:
    saved = (FOLDER / "tiny.game").read_text(encoding="utf-8")
    path = tmp_path / "tiny.game"
    path.write_text(saved.replace("digest: ", "digest: 0"), encoding="utf-8")
    accept(path)
    assert path.read_text(encoding="utf-8") == saved
