"""Whole games against the real server."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from clubroom.cli import app
from server.databases import new_postgres
from server.serving import Guest, Line, Server


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = new_postgres() if request.param == "postgresql" else ""
    with Server(tmp_path_factory.mktemp("server"), "figaro", database=database) as running:
        yield running


@pytest.fixture(autouse=True)
def everybody_leaves(server: Server) -> Iterator[None]:
    yield
    server.guests.close()


@pytest.fixture
def ann(server: Server) -> Guest:
    return Guest(server, "Ann")


@pytest.fixture
def ben(server: Server) -> Guest:
    return Guest(server, "Ben")


def seated(ann: Guest, ben: Guest, game: str = "bids") -> tuple[str, Line, Line]:
    """A table of two people that has begun."""
    table = ann.create(game, "me", "open")
    assert ben.sit(table, 1).status_code == 200
    lines = ann.line(table, 0), ben.line(table, 1)
    for line in lines:
        line.until_revealed()
    assert all(line.until_my_move() for line in lines)
    return table, *lines


def test_a_whole_game_against_bots(ann: Guest) -> None:
    table = ann.create("bids", "me", "member", "guest")
    line = ann.line(table, 0)
    assert line.play_on() >= 1
    card = ann.card(table)
    assert card["state"] == "over"
    assert sorted(card["ranks"])[0] == 1
    assert line.now["ranks"] == card["ranks"]
    assert line.frames[0]["kind"] == "started"
    assert line.frames[-1]["kind"] == "ended"
    assert [frame["number"] for frame in line.frames] == list(range(1, len(line.frames) + 1))


def test_a_whole_game_of_another_kind_in_another_language(ann: Guest) -> None:
    ann.server.wait_for("figaro")
    table = ann.create("figaro", "me", "guest", "member", options={"tiny": "on"})
    line = ann.line(table, 0, language="nl")
    line.play_on()
    assert ann.card(table)["state"] == "over"
    assert any(note["words"] for frame in line.frames for step in frame["steps"] for note in step["notes"])


def test_two_people_play_each_other_to_the_end(ann: Guest, ben: Guest) -> None:
    _, hers, his = seated(ann, ben)
    while hers.until_my_move():
        for line in (hers, his):
            assert line.until_my_move()
            assert line.play(line.compose())["type"] == "done"
    assert his.until_my_move() is False
    assert hers.now["view"] == his.now["view"]


def test_two_people_locking_in_at_the_same_moment_are_both_heard(ann: Guest, ben: Guest) -> None:
    _, hers, his = seated(ann, ben)
    answers: list[str] = []
    commands = [(line, line.compose()) for line in (hers, his)]
    threads = [threading.Thread(target=lambda line=line, moves=moves: answers.append(line.play(moves)["type"]))
               for line, moves in commands]  # fmt: skip
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == ["done", "done"]


def test_others_see_only_that_somebody_has_locked_in(ann: Guest, ben: Guest) -> None:
    table, hers, his = seated(ann, ben)
    watching = Guest(ann.server, "Eve").line(table)
    watching.until("welcome")
    assert hers.play(hers.compose())["pending"]
    for line in (his, watching):
        assert line.until("locked") == {"type": "locked", "step": 1, "seat": 0}
    assert hers.play(hers.compose())["pending"], "second thoughts"
    hers.say("withdraw", id="withdrawn", number=1)
    assert hers.until("done")["pending"]
    assert his.until("locked", "unlocked", "happened")["type"] == "unlocked"
    assert [message["type"] for message in watching.heard].count("locked") == 1


def test_a_command_sent_twice_counts_once(ann: Guest) -> None:
    table = ann.create("bids", "me", "member")
    line = ann.line(table, 0)
    line.until_my_move()
    number, moves = line.now["number"], line.compose()
    first = line.play(moves, "the-same-id", number)
    assert line.play(moves, "the-same-id", number) == first
    while line.now["number"] == number:  # until the bot has decided, another choice would replace this one
        line.hear()
    late = line.play(moves, "another-id", number)
    assert late["type"] == "refused"
    assert "look again" in late["sentence"]
    numbers = [frame["number"] for frame in line.frames]
    assert len(numbers) == len(set(numbers))


def test_commands_come_too_early_twice_and_late_in_any_order(ann: Guest) -> None:
    line = ann.line(ann.create("bids", "me", "member"), 0)
    sent = []
    while line.until_my_move():
        number, moves = line.now["number"], line.compose()
        assert line.play(moves, f"too-early-{number}", number + 1)["type"] == "refused"
        answer = line.play(moves, f"command-{number}", number)
        assert answer["type"] == "done"
        assert line.play(moves, f"command-{number}", number) == answer
        sent.append((moves, f"command-{number}", number, answer))
    last = line.now["number"]
    for moves, name, number, answer in sent[::-1]:
        assert line.play(moves, name, number) == answer
    numbers = [frame["number"] for frame in line.frames]
    assert numbers == list(range(1, last + 1))


def test_who_comes_again_with_his_last_number_gets_exactly_what_he_missed(ann: Guest) -> None:
    table = ann.create("bids", "me", "member", "member")
    line = ann.line(table, 0)
    line.play_on()
    whole = ann.line(table, 0).until("welcome")["missed"]
    for last in range(len(whole) + 1):
        again = ann.line(table, 0, last)
        assert again.until("welcome")["missed"] == whole[last:]
        again.close()


def test_a_refused_move_names_its_rule(ann: Guest) -> None:
    line = ann.line(ann.create("bids", "me", "member"), 0)
    line.until_my_move()
    refused = line.play(["seal"])
    assert refused["type"] == "refused"
    assert refused["rule"].startswith("bids-")
    assert line.play(["fly"])["type"] == "refused"


def test_a_table_waits_for_its_people_and_is_full_then(ann: Guest, ben: Guest) -> None:
    table = ann.create("bids", "me", "open", "open", listed=True)
    assert table in [card["id"] for card in ben.http.get("/api/tables/open").json()]
    assert ben.sit(table, 1).json()["state"] == "waiting"
    assert ann.http.put(f"/api/tables/{table}/seats/2/bot", json={"bot": "guest"}).json()["state"] == "opening"
    full = Guest(ann.server, "Eve").sit(table, 1)
    assert full.status_code == 409
    assert "choose another seat" in full.json()["detail"]
    assert table in [card["id"] for card in ben.http.get("/api/tables/mine").json()]
    lines = ann.line(table, 0), ben.line(table, 1)
    for line in lines:
        line.until_revealed()
    assert all(line.until_my_move() for line in lines)


def test_a_seat_moves_to_another_device_once(ann: Guest, ben: Guest) -> None:
    table = ann.create("bids", "me", "member")
    token = ann.http.post(f"/api/tables/{table}/seats/0/link").json()["token"]
    moved = ben.http.post("/api/seats", json={"token": token})
    assert moved.json()["seats"][0]["yours"]
    assert Guest(ann.server, "Eve").http.post("/api/seats", json={"token": token}).status_code == 409
    assert ann.line(table, 0).until("trouble", "welcome")["code"] == "not_seated"
    assert ben.line(table, 0).until_my_move()


def test_several_people_share_one_device(ann: Guest) -> None:
    table = ann.create("bids", "me", "me")
    assert [seat["name"] for seat in ann.card(table)["seats"]] == ["Ann", "Ann 2"]
    first, second = ann.line(table, 0), ann.line(table, 1)
    for line in (first, second):
        line.until_revealed()
    while first.until_my_move():
        for line in (first, second):
            assert line.until_my_move()
            line.play(line.compose())


def test_a_bot_plays_a_seat_until_it_is_taken_back(ann: Guest, ben: Guest) -> None:
    table, hers, his = seated(ann, ben)
    hers.say("hand_over", seat=0, bot="member")
    assert his.until("locked")["seat"] == 0
    assert hers.play(["add 1"])["sentence"].startswith("A bot plays this seat")
    hers.say("hand_over", seat=0, bot=None)
    hers.say("hand_over", seat=1, bot="member")
    assert hers.until("trouble")["code"] == "not_seated"
    assert ann.card(table)["seats"][0]["bot"] is None


def test_chat_reaches_all_but_who_does_not_want_it(ann: Guest, ben: Guest) -> None:
    _, hers, his = seated(ann, ben)
    hers.say("chat", text="<script>alert(1)</script>\u202e")
    assert his.until("chatted")["line"]["text"] == "<script>alert(1)</script>"
    hers.say("phrase", key="good_luck")
    assert his.until("chatted")["line"]["phrase"] == "good_luck"
    his.say("mute", seat=0, on=True)
    his.say("ping")
    his.until("pong")
    hers.say("chat", text="again")
    assert [hers.until("chatted")["line"]["number"] for _ in range(3)] == [1, 2, 3]
    his.say("mute", seat=0, on=False)
    his.say("chat", text="end")
    assert his.until("chatted")["line"]["text"] == "end"
    hers.say("phrase", key="nonsense")
    assert hers.until("trouble")["code"] == "bad_message"


def test_a_hint_comes_with_reasons(ann: Guest) -> None:
    line = ann.line(ann.create("bids", "me", "member"), 0)
    line.until_my_move()
    line.say("ask_hint")
    hint = line.until("hinted", "trouble")
    assert hint["best"]["choice"]["move"] in [choice["move"] for choice in line.now["legal"]]
    assert hint["reasons"]


def test_the_same_people_play_again_at_one_new_table(ann: Guest, ben: Guest) -> None:
    table, hers, his = seated(ann, ben)
    assert ann.http.post(f"/api/tables/{table}/rematch", json={}).status_code == 409
    while hers.until_my_move():
        for line in (hers, his):
            line.until_my_move()
            line.play(line.compose())
    mine = ann.http.post(f"/api/tables/{table}/rematch", json={}).json()
    yours = ben.http.post(f"/api/tables/{table}/rematch", json={}).json()
    assert mine["id"] == yours["id"] != table
    assert [seat["name"] for seat in mine["seats"]] == ["Ben", "Ann"]
    stranger = Guest(ann.server, "Eve").http.post(f"/api/tables/{table}/rematch", json={})
    assert stranger.status_code == 403


def test_looking_back_shows_what_the_asker_may_see(ann: Guest, ben: Guest) -> None:
    table, hers, his = seated(ann, ben)
    address = f"/api/tables/{table}"
    assert ann.http.get(f"{address}/moment", params={"number": 1, "seat": 1}).status_code == 403
    mine = ann.http.get(f"{address}/moment", params={"number": 1, "seat": 0}).json()
    assert mine["view"] == hers.now["view"]
    assert ann.http.get(f"{address}/export").status_code == 409
    assert ann.http.get(f"{address}/log", params={"seat": 0}).json() == hers.frames
    while hers.until_my_move():
        for line in (hers, his):
            line.until_my_move()
            line.play(line.compose())
    theirs = ann.http.get(f"{address}/moment", params={"number": 1, "seat": 1}).json()
    assert sum(theirs["view"]["hand"][1]) == 3
    assert ann.http.get(f"{address}/moment", params={"number": 0}).json() is None
    assert len(ann.http.get(f"{address}/log", params={"after": 2}).json()) == hers.now["number"] - 2


def test_an_exported_game_is_found_fair(ann: Guest, tmp_path: Path) -> None:
    table = ann.create("bids", "me", "member", "guest")
    ann.line(table, 0).play_on()
    file = tmp_path / "table.json"
    file.write_bytes(ann.http.get(f"/api/tables/{table}/export").content)
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
