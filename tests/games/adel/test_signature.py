"""The signature of many random games: it changes when a rule does, and only then."""

import pytest

from clubroom.compiled import PLAIN
from games.adel.make_golden import SIGNATURE, runs, signature_line


@pytest.mark.parametrize(("seats", "options", "games"), runs())
def test_random_games_end_as_the_signature_says(seats: int, options: dict[str, str], games: int) -> None:
    if PLAIN and games > 2:
        pytest.skip("too many games for plain Python")
    assert signature_line(seats, options, games) in SIGNATURE.read_text(encoding="utf-8").splitlines()


def test_every_line_of_the_signature_is_checked() -> None:
    assert len(SIGNATURE.read_text(encoding="utf-8").splitlines()) == len(runs())
