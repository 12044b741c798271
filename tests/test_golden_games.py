"""Whole games kept as text, and the signature of many: the same moves must lead to the same end for ever."""

from importlib import import_module
from pathlib import Path

import pytest

from clubroom.compiled import PLAIN
from golden_games import GoldenGames, Run

MAKERS = sorted((Path(__file__).parent / "games").glob("*/make_golden.py"))
EVERY_GAME: list[GoldenGames] = [import_module(f"games.{path.parent.name}.make_golden").GOLDEN for path in MAKERS]

each_game = pytest.mark.parametrize("golden", EVERY_GAME, ids=lambda golden: golden.game.name)


def named(part: object) -> str:
    """A part of a test's name: a game's, a file's or a run's."""
    return part.game.name if isinstance(part, GoldenGames) else getattr(part, "stem", str(part))


@pytest.mark.parametrize(("golden", "path"), [(each, path) for each in EVERY_GAME for path in each.files()], ids=named)
def test_a_golden_game_plays_as_it_was_saved_and_in_the_naive_version(golden: GoldenGames, path: Path) -> None:
    golden.check_saved(path)


@pytest.mark.parametrize(("golden", "name"), [(each, name) for each in EVERY_GAME for name in each.shows], ids=named)
def test_a_golden_game_shows_what_it_is_kept_for(golden: GoldenGames, name: str) -> None:
    golden.check_shown(name)


@each_game
def test_the_golden_games_show_every_kind_of_move_and_every_ending(golden: GoldenGames) -> None:
    golden.check_together()


@pytest.mark.parametrize(("golden", "run"), [(each, run) for each in EVERY_GAME for run in each.runs], ids=named)
def test_random_games_end_as_the_signature_says(golden: GoldenGames, run: Run) -> None:
    if PLAIN and run[2] > 5:
        pytest.skip("too many games for plain Python")
    golden.check_signature(run)


@each_game
def test_accepting_a_golden_game_renews_its_digests_and_keeps_its_moves(golden: GoldenGames, tmp_path: Path) -> None:
    shortest = min(golden.files(), key=lambda path: path.stat().st_size)
    golden.check_accepting(shortest, tmp_path / shortest.name)
