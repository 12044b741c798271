"""Whole games kept as text: the same moves must lead to the same end for ever."""

from pathlib import Path

import pytest

import clubroom
from clubroom.saved import lines
from clubroom.viewers import CHANCE
from games.adel.make_golden import EVERYTHING_TO_SHOW, FOLDER, SHOWS, accept, shown
from games.adel.naive import NaiveAdel

FILES = sorted(FOLDER.glob("*.game"))
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


@each_file
def test_a_golden_game_plays_as_it_was_saved(path: Path) -> None:
    match = clubroom.load(path)
    assert match.over
    assert "\n".join(lines(match)) + "\n" == path.read_text(encoding="utf-8")


@each_file
def test_the_naive_version_ends_a_golden_game_with_the_same_points(path: Path) -> None:
    match = clubroom.load(path)
    naive = NaiveAdel(match.seats, match.options)
    for entry in match.log:
        text = match.text(entry.move)
        assert text in (naive.chances() if entry.player == CHANCE else naive.choices(entry.player))
        naive.play(text, None if entry.player == CHANCE else entry.player)
    assert (naive.over, naive.points(), naive.ranks()) == (True, match.points(), match.ranks())


@pytest.mark.parametrize("name", SHOWS)
def test_a_golden_game_shows_what_it_is_kept_for(name: str) -> None:
    golden, match = SHOWS[name], clubroom.load(FOLDER / f"{name}.game")
    assert match.seats == golden.seats
    assert golden.options.items() <= match.options.items()
    assert golden.wanted <= shown(match)


def test_the_golden_games_show_every_kind_of_move_every_event_and_every_ending() -> None:
    assert {path.stem for path in FILES} == set(SHOWS)
    everything = set[str]().union(*(shown(clubroom.load(path)) for path in FILES))
    assert everything >= EVERYTHING_TO_SHOW, EVERYTHING_TO_SHOW - everything


def test_accepting_a_golden_game_renews_its_digests_and_keeps_its_moves(tmp_path: Path) -> None:
    saved = (FOLDER / "tiny.game").read_text(encoding="utf-8")
    path = tmp_path / "tiny.game"
    path.write_text(saved.replace("digest: ", "digest: 0"), encoding="utf-8")
    accept(path)
    assert path.read_text(encoding="utf-8") == saved
