"""What a page needs to draw and explain a table: names and rules in the reader's language, and the moment in words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from clubroom.server.box import _scenery
from server.serving import Guest, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "figaro", page=str(Path(__file__).parent)) as running:
        yield running


@pytest.fixture(scope="module")
def ann(server: Server) -> Guest:
    server.wait_for("figaro")
    return Guest(server, "Ann")


def test_names_are_in_the_readers_language(ann: Guest) -> None:
    table = ann.create("figaro", "me", "guest", "guest")
    box = ann.http.get(f"/api/tables/{table}/box?language=nl").json()
    assert box["names"]["colour"] != ann.http.get(f"/api/tables/{table}/box").json()["names"]["colour"]


def test_every_rule_can_be_read_with_its_rulings(ann: Guest) -> None:
    table = ann.create("figaro", "me", "guest", "guest")
    rules = ann.http.get(f"/api/tables/{table}/rules").json()
    assert rules[0]["id"] == "figaro-1"
    assert any(rule["rulings"] for rule in rules)
    assert ann.http.get(f"/api/tables/{table}/rules?language=fr").json()[0]["text"] != rules[0]["text"]


def test_the_moment_is_told_in_words(ann: Guest) -> None:
    line = ann.line(ann.create("figaro", "me", "guest", "guest"), 0, language="de")
    assert line.until_my_move()
    assert line.now["phase"]


def test_a_game_without_scenery_has_none() -> None:
    assert _scenery("bids")({}, 3) == {}


def test_a_host_may_serve_another_page(ann: Guest) -> None:
    assert "has not been built" in ann.http.get("/").text  # that folder has none
