"""The server as a host runs it, compiled: only a child that prepares a game ever compiles."""

from pathlib import Path

import pytest

from clubroom.compiled import PLAIN
from server.serving import Guest, Server


@pytest.mark.skipif(PLAIN, reason="plain Python compiles nothing")
def test_after_a_game_is_prepared_neither_the_server_nor_its_workers_compile(tmp_path: Path) -> None:
    with Server(tmp_path, compiled="yes", warm="1", workers="1") as server:
        ann = Guest(server, "Ann")
        line = ann.line(ann.create("bids", "me", "collector", "guest"), 0)
        line.until_my_move()
        line.say("ask_hint")
        line.until("hinted")
        assert line.play_on() > 1
        report = ann.http.get("/metrics").text
        assert "clubroom_compilations_total 0.0" in report
        assert "clubroom_worker_compilations_total 0.0" in report
        assert "clubroom_workers_replaced_total 0.0" in report
