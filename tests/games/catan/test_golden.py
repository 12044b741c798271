"""Whole games kept as text, and the signature of many: the same moves must lead to the same end for ever."""

from pathlib import Path

import pytest

from clubroom.compiled import PLAIN
from games.catan.make_golden import GOLDEN
from golden_games import Run


@pytest.mark.parametrize("path", GOLDEN.files(), ids=lambda path: path.stem)
def test_a_golden_game_plays_as_it_was_saved_and_in_the_naive_version(path: Path) -> None:
    GOLDEN.check_saved(path)


@pytest.mark.parametrize("name", GOLDEN.shows)
def test_a_golden_game_shows_what_it_is_kept_for(name: str) -> None:
    GOLDEN.check_shown(name)


def test_the_golden_games_show_every_kind_of_move_every_event_and_every_ending() -> None:
    GOLDEN.check_together()


@pytest.mark.parametrize("run", GOLDEN.runs, ids=str)
def test_random_games_end_as_the_signature_says(run: Run) -> None:
    if PLAIN and run[2] > 5:
        pytest.skip("too many games for plain Python")
    GOLDEN.check_signature(run)


def test_accepting_a_golden_game_renews_its_digests_and_keeps_its_moves(tmp_path: Path) -> None:
    GOLDEN.check_accepting(GOLDEN.folder / "modern-two.game", tmp_path / "modern-two.game")
