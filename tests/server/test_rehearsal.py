"""A throw-away table of every game."""

import pytest

from clubroom import Game, games
from clubroom.games import load_game
from clubroom.server.command import Refused
from clubroom.server.hall import rehearse
from clubroom.server.rehearsal import rehearse_table
from clubroom.server.sayings import Saying
from clubroom.server.table import Table


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("bots", [True, False])
def test_every_game_can_be_rehearsed(name: str, bots: bool) -> None:
    rehearse_table(load_game(name), bots)


def test_what_a_hall_loads_is_told_to_its_host(capsys: pytest.CaptureFixture[str]) -> None:
    rehearse("bids", bots=False)
    assert '"game": "bids"' in capsys.readouterr().out


def test_a_rehearsal_that_is_refused_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "decide", lambda table, command: Refused(Saying("not_begun")))
    game: Game = load_game("bids")
    with pytest.raises(RuntimeError, match="not begun"):
        rehearse_table(game)
