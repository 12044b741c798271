"""Each line of defence, against the real server."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from clubroom.server.origins import home_addresses
from server.serving import PROGRAM, Guest, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"messages": "50", "refill": "60", "requests": "1000", "tables_per_person": "3"}
    with Server(tmp_path_factory.mktemp("guarded"), **limits) as running:
        yield running


@pytest.fixture(autouse=True)
def everybody_leaves(server: Server) -> Iterator[None]:
    yield
    server.guests.close()


@pytest.fixture
def ann(server: Server) -> Guest:
    return Guest(server, "Ann")


@pytest.mark.parametrize("origin", [None, "null", "https://evil.example", "http://127.0.0.1:1"])
def test_a_page_of_another_site_cannot_open_a_socket(ann: Guest, origin: str | None) -> None:
    table = ann.create("bids", "me", "member")
    with pytest.raises(InvalidStatus) as refused:
        ann.connect(table, origin=origin)
    assert refused.value.response.status_code == 403
    ann.http.delete(f"/api/tables/{table}")


def test_frames_are_not_compressed_even_if_the_browser_would(ann: Guest) -> None:
    table = ann.create("bids", "me", "member")
    connection = ann.connect(table, compression="deflate")
    assert connection.protocol.extensions == []
    ann.http.delete(f"/api/tables/{table}")


def test_an_oversized_frame_ends_the_connection_and_nothing_else(ann: Guest) -> None:
    table = ann.create("bids", "me", "member")
    line = ann.line(table, 0)
    line.until_my_move()
    line.shout(json.dumps({"type": "chat", "text": "x" * 9000}))
    assert line.closed_with() == 1009
    assert ann.line(table, 0).until_my_move(), "the table is unharmed"
    ann.http.delete(f"/api/tables/{table}")


def test_a_malformed_frame_is_explained_and_many_end_the_connection(ann: Guest) -> None:
    table = ann.create("bids", "me", "member")
    line = ann.line(table, 0)
    line.until("welcome")
    for text in ("nonsense", b"\xff\xfe", '{"type": "shout"}', "[" * 4000, '{"type": "play"}'):
        line.shout(text)
        assert line.until("trouble")["code"] == "bad_message"
    assert line.closed_with() == 1008
    ann.http.delete(f"/api/tables/{table}")


def test_a_socket_that_says_too_much_is_closed(ann: Guest) -> None:
    table = ann.create("bids", "me", "member")
    line = ann.line(table, 0)
    for _ in range(50):
        line.say("ping")
        if line.until("pong", "trouble")["type"] == "trouble":
            break
    assert line.heard[-1]["code"] == "too_fast"
    assert line.closed_with() == 1008
    ann.http.delete(f"/api/tables/{table}")


def test_nobody_acts_for_a_seat_that_is_not_his(ann: Guest, server: Server) -> None:
    table, eve = ann.create("bids", "me", "member"), Guest(server, "Eve")
    assert eve.line(table, 0).until("trouble")["code"] == "not_seated"
    watching = eve.line(table)
    watching.until("welcome")
    watching.say("play", id="stolen-move", number=1, moves=["seal"])
    assert watching.until("trouble")["code"] == "not_seated"
    assert eve.http.delete(f"/api/tables/{table}").status_code == 403
    assert eve.http.delete(f"/api/tables/{table}/seats/0").status_code == 403
    assert eve.http.post(f"/api/tables/{table}/seats/0/link").status_code == 403
    assert ann.http.delete(f"/api/tables/{table}").json()["state"] == "abandoned"


def test_a_spectator_sees_no_hand(ann: Guest, server: Server) -> None:
    table, eve = ann.create("bids", "me", "member"), Guest(server, "Eve")
    ann.line(table, 0).until_my_move()
    watching = eve.line(table)
    watching.until("welcome")
    assert {cell for row in watching.now["view"]["hand"] for cell in row} == {None}
    assert watching.now["legal"] == []
    ann.http.delete(f"/api/tables/{table}")


def test_a_lost_cookie_and_a_bad_link_get_an_answer_that_helps(ann: Guest, server: Server) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/tables/nowhere/socket"
    with connect(address, origin=Origin(server.origin), legacy=False) as stranger:
        assert "open the front page" in json.loads(stranger.recv())["sentence"]
    with ann.connect("nowhere") as lost:
        assert "ask for the link again" in json.loads(lost.recv())["sentence"]
    with connect(f"{address}?language=nl", origin=Origin(server.origin), legacy=False) as stranger:
        assert "open één keer de startpagina" in json.loads(stranger.recv())["sentence"]
    with connect(address, origin=Origin(server.origin), additional_headers={"accept-language": "de"}) as stranger:
        assert "öffne einmal die Startseite" in json.loads(stranger.recv())["sentence"]
    nobody = httpx.get(f"{server.origin}/api/tables/mine")
    assert (nobody.status_code, "front page" in nobody.json()["detail"]) == (401, True)
    assert ann.http.get("/api/tables/nowhere").status_code == 404
    assert ann.http.post("/api/seats", json={"token": "cut off"}).status_code == 400


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, "There is no game"),
        ({"game": "bids", "seats": [{"kind": "me"}]}, "is for 2 to 3 players"),
        ({"game": "bids", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "god"}]}, "There is no bot"),
        ({"game": "bids", "seats": [{"kind": "me"}] * 2, "options": {"x": "y"}}, "has no option"),
        ({"game": "bids", "seats": [{"kind": "me"}] * 9}, "seats"),
        ({"game": "bids"}, "seats: this is missing"),
        ({"game": "bids", "seats": [], "surprise": 1}, "seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(ann: Guest, form: object, sentence: str) -> None:
    answer = ann.http.post("/api/tables", json=form)
    assert answer.status_code == 400
    assert sentence in answer.json()["detail"]


def test_nobody_has_more_open_tables_than_allowed(ann: Guest) -> None:
    made = [ann.create("bids", "me", "open") for _ in range(3)]
    answer = ann.http.post("/api/tables", json={"game": "bids", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert answer.status_code == 429
    ann.http.delete(f"/api/tables/{made[0]}")
    assert ann.create("bids", "me", "open")


def test_a_reader_that_is_too_slow_is_dropped_and_finds_all_when_it_comes_again(tmp_path: Path) -> None:
    with Server(tmp_path) as patient:
        ann = Guest(patient, "Ann")
        table = ann.create("bids", "me", "open")
        line = ann.line(table, 0)
        for _ in range(100):
            line.say("chat", text="x" * 300)
        for _ in range(100):
            line.until("chatted")
        slow = ann.connect(table, max_queue=1)
        with suppress(ConnectionClosed):
            while b"clubroom_slow_readers_total 0.0" in metrics(patient):
                for _ in range(100):  # each is answered with all that was said, and none of it is read
                    slow.send('{"type": "join", "seat": 0}')
        assert b"clubroom_slow_readers_total 1.0" in metrics(patient)
        assert len(ann.line(table, 0).until("welcome")["chat"]) == 100


def metrics(server: Server) -> bytes:
    return httpx.get(f"{server.origin}/metrics").content


def test_the_page_of_the_api_is_described(server: Server) -> None:
    document = httpx.get(f"{server.origin}/api/openapi.json")
    assert "/api/tables/{table}" in document.json()["paths"]
    assert "default-src 'none'" in document.headers["content-security-policy"]


def test_a_clean_end_closes_sockets_and_says_goodbye(tmp_path: Path) -> None:
    with Server(tmp_path) as ending:
        ann = Guest(ending, "Ann")
        table = ann.create("bids", "me", "me")
        lines = ann.line(table, 0), ann.line(table, 1)
        for line in lines:
            line.until_revealed()
        assert lines[0].until_my_move()
        assert lines[0].play(lines[0].compose(), "before-the-end")["type"] == "done"
        begun = time.monotonic()
        assert ending.stop() == 0
        assert time.monotonic() - begun < 8
        ending.start()
        again = ann.line(table, 0)
        again.until("welcome")
        assert again.now["locked"] == [0]


def test_the_end_does_not_wait_for_a_table_that_waits_for_nonces(tmp_path: Path) -> None:
    with Server(tmp_path) as ending:
        ann = Guest(ending, "Ann")
        table = ann.create("bids", "me", "me")
        assert ann.card(table)["state"] == "opening"
        begun = time.monotonic()
        assert ending.stop() == 0
        assert time.monotonic() - begun < 4
        assert "Traceback" not in ending.log()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "Expected `int` <= 65535"),
        (["--host", "nowhere.invalid"], "cannot listen at nowhere.invalid"),
        (["--database", "nonsense"], "database"),
        (["--config", "missing.toml"], "there is no file missing.toml"),
    ],
)
def test_a_bad_start_is_one_line(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    done = subprocess.run([*PROGRAM, *arguments], capture_output=True, text=True, cwd=tmp_path, timeout=30, check=False)
    assert done.returncode == 2, done.stderr
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_health_answers_within_three_seconds_of_a_cold_start(tmp_path: Path) -> None:
    with Server(tmp_path) as cold:
        assert cold.spent < (
            9 if "coverage" in sys.modules else 3
        )  # of a core: the machine may have other things to do
        assert b"clubroom_compilations_total 0.0" in httpx.get(f"{cold.origin}/metrics").content


def test_phones_at_home_are_let_in_where_the_host_allows_them(tmp_path: Path, server: Server) -> None:
    """Such a page's address is the machine's own in the house; pages of other sites are refused all the same."""
    phone = home_addresses()[0]
    with Server(tmp_path, home="1", host="0.0.0.0") as at_home:
        for running, status in ((at_home, 200), (server, 403)):
            origin = f"http://{phone}:{running.port}"
            ann = Guest(running, "Ann")
            assert ann.http.put("/api/me", json={"name": "Ann"}, headers={"origin": origin}).status_code == status
        ann = Guest(at_home, "Ann")
        table = ann.create("bids", "me", "open")
        with ann.connect(table, origin=f"http://{phone}:{at_home.port}") as socket:
            socket.send('{"type": "join", "seat": 0}')
            assert '"welcome"' in socket.recv(20)
        for other in (f"https://{phone}:{at_home.port}", f"http://{phone}.evil.example:{at_home.port}"):
            with pytest.raises(InvalidStatus):
                ann.connect(table, origin=other)
