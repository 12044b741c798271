"""Games that were finished long ago show for ever.  `tests/old_games/` only grows: nothing in it is ever changed.

`python tests/server/make_old_games.py` adds games when the rules number of a game was raised.
"""

from pathlib import Path

import pytest

from clubroom import SPECTATOR
from clubroom.games import PACKAGES, load_game
from clubroom.server import frames
from clubroom.server.events import Ended
from clubroom.server.export import read_export
from clubroom.server.table import Table
from clubroom.server.verify import verify
from clubroom.viewers import EVERYTHING

FOLDER = Path(__file__).parents[1] / "old_games"
FILES = sorted(FOLDER.glob("*.json"))


def test_every_game_and_rules_number_is_there() -> None:
    for name in PACKAGES:
        assert (FOLDER / f"{name}-{load_game(name).rules}.json").exists()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_game_shows_and_is_fair(path: Path) -> None:
    exported = read_export(path.read_bytes())
    verdict = verify(exported)
    assert (verdict.difference, verdict.draws > 0) == (None, True)
    known = load_game(exported.setup.game) if exported.setup.game in PACKAGES else None
    for game in (known, None):
        for viewer in (0, SPECTATOR, EVERYTHING):
            shown = [frames.frame(game, event, viewer, "nl", exported.names) for event in exported.events]
            assert [frame.number for frame in shown] == list(range(1, len(shown) + 1))
            assert sum(len(frame.steps) for frame in shown) > 0
            assert all(note.words for frame in shown for step in frame.steps for note in step.notes)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_old_game_is_over_whatever_the_rules_are_now(path: Path) -> None:
    exported = read_export(path.read_bytes())
    last = exported.events[-1]
    assert isinstance(last, Ended)
    table = Table.folded(exported.setup, last.secret, exported.events)
    assert table.over
    assert bool(table.paused) == (exported.setup.rules != load_game(exported.setup.game).rules)
