"""The door's corners: what a real process cannot be brought to do on purpose."""

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect
from typer.testing import CliRunner

from clubroom.cli import app as program
from clubroom.cli.serve import listen
from clubroom.games import PACKAGES, load_game
from clubroom.server import opening, room, said
from clubroom.server import socket as sockets
from clubroom.server.cards import game_card
from clubroom.server.hall import Hall
from clubroom.server.people import COOKIE
from clubroom.server.sayings import Saying
from clubroom.server.warm import Readiness
from server.halls import Ear, asking, begun, opened, table_of


@pytest.fixture
def impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "PATIENCE", 0.01)


def run(folder: Path, scenario: Callable[[Hall], Awaitable[None]], **settings: Any) -> None:
    async def inside() -> None:
        async with asyncio.timeout(20), opened(folder, **settings) as hall:
            await scenario(hall)

    asyncio.run(inside())


def test_the_clients_types_are_printed() -> None:
    result = CliRunner().invoke(program, ["messages"])
    assert result.output.startswith("// Made by `clubroom messages`")


@pytest.mark.parametrize(
    ("command", "part"), [("serve", "clubroom.server.settings"), ("messages", "clubroom.server.typescript")]
)
def test_without_the_servers_parts_a_command_says_how_to_get_them(
    command: str, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, part, None)
    result = CliRunner().invoke(program, [command])
    assert result.exit_code == 2
    assert "pip install 'clubroom[server]'" in result.stderr


def test_a_port_in_use_is_said_and_a_free_one_does_not_dawdle() -> None:
    with listen("127.0.0.1", 0) as listening:
        listening.listen()
        assert listening.proto == socket.IPPROTO_TCP  # asyncio sends at once on sockets that say so
        with pytest.raises(ValueError, match="address already in use"):
            listen("127.0.0.1", listening.getsockname()[1])


def test_a_game_that_is_not_ready_is_in_the_list_without_being_loaded() -> None:
    card = game_card("bids", Readiness(), "de")
    assert (card.ready, card.title, card.seats, card.taught) == (False, "Bids", [], False)
    assert card.sentence == "wartet auf die Vorbereitung für diesen Rechner"


@pytest.mark.parametrize("name", list(PACKAGES))
def test_a_card_says_what_else_a_value_of_an_option_sets(name: str) -> None:
    game, card = load_game(name), game_card(name, Readiness("ready"), "en")
    assert card.taught == (load_game(name).folder / "words_lesson.toml").is_file()
    fitted = 0
    for seats in card.seats:
        usual = card.usual[str(seats)]
        assert usual == game.settle(seats, {})
        for option in card.options:
            for value in option.values:
                chosen = {option.name: value}
                with suppress(ValueError):  # some values go with other numbers of seats only
                    assert game.settle(seats, chosen) == usual | option.decides.get(value, {}) | chosen
                    fitted += 1
    assert fitted >= sum(len(option.values) for option in card.options)


def test_an_address_makes_so_many_tables_in_an_hour_and_a_seat_can_be_left(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with asking(tmp_path, tables_per_address=1, games=["bids=bids"]) as client:
            await client.get("/api/me")
            form = {"game": "bids", "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = await client.post("/api/tables", json=form)
            assert made.status_code == 201
            assert (await client.post("/api/tables", json=form)).status_code == 429
            left = await client.delete(f"/api/tables/{made.json()['id']}/seats/0")
            assert left.json()["state"] == "abandoned"

    asyncio.run(scenario())


def test_a_fault_of_ours_is_a_sentence_without_its_traceback(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with asking(tmp_path) as client:
            hall = client.app.state.hall  # type: ignore[attr-defined]  # a client carries the application it talks to
            games, hall.warmth.games = hall.warmth.games, None
            answer = await client.get("/api/games")
            hall.warmth.games = games
            assert answer.status_code == 500
            assert answer.json()["detail"].startswith("Something went wrong here")

    asyncio.run(scenario())


@pytest.mark.usefixtures("impatience")
def test_a_bot_takes_its_time_and_is_forgotten_when_its_seat_is_taken_back(tmp_path: Path) -> None:
    async def scenario(hall: Hall) -> None:
        table, (ann, _) = await begun(hall, "ann", "ben", pace="human")
        await ann.do(said.HandOver(0, "member"))
        await asyncio.sleep(0.05)
        await ann.do(said.HandOver(0, None))
        await asyncio.sleep(0.4)
        assert table.table.locked == ()
        assert table.driver._task is not None
        assert table.driver._task.done()

    run(tmp_path, scenario, pace=0.2)


@pytest.mark.usefixtures("impatience")
def test_a_bot_has_nothing_to_say_at_a_closed_table(tmp_path: Path) -> None:
    async def scenario(hall: Hall) -> None:
        table, (ann, _) = await begun(hall, "ann", "ben")
        watching = Ear(table, "eve")
        await watching.join()
        assert (await watching.ask(said.Chat("hello"), "trouble"))["code"] == "not_seated"
        await hall.store.close()
        table.table.paused = Saying("paused_damaged")
        assert await table.driver.compose(0, "member") == []
        assert "damaged" in (await ann.ask(said.Consider("question", []), "refused"))["sentence"]

    run(tmp_path, scenario)


def test_a_nonce_that_was_not_promised_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(hall: Hall) -> None:
        table = await table_of(hall, "me", "member")
        ann = Ear(table, "ann", 0)
        await ann.join()
        await ann.do(said.Reveal("00" * 32))
        assert table.opening
        assert not table.opening.revealed
        await ann.do(said.Commit("00" * 32))
        await ann.do(said.Reveal("11" * 32))

    monkeypatch.setattr(opening, "PATIENCE", 0.3)
    run(tmp_path, scenario)


@pytest.mark.usefixtures("impatience")
def test_what_a_snapshot_left_out_is_read_when_something_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "SNAPSHOT_EVERY", 2)

    async def before(hall: Hall) -> None:
        _, ears = await begun(hall, "ann", "ben")
        for ear in ears:
            await ear.play()

    async def after(hall: Hall) -> None:
        while not list(hall.open_rooms()):
            await asyncio.sleep(0.01)
        table = next(iter(hall.open_rooms()))
        assert not table.table.whole
        ann = Ear(table, "ann", 0)
        await ann.join()
        assert (await ann.ask(said.TakeBack("back-to-one", table.table.number, 1), "done", "refused"))["pending"]
        assert table.table.whole

    run(tmp_path, before)
    run(tmp_path, after)


@pytest.mark.usefixtures("impatience")
def test_a_table_whose_game_this_version_has_not_is_shown_from_its_texts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(hall: Hall) -> None:
        table, _ = await begun(hall, "ann", "ben")
        hall._rooms.clear()
        hall.warmth.games.clear()
        monkeypatch.delitem(sys.modules["clubroom.games"].PACKAGES, "bids")
        shown = await hall.room(table.id)
        assert shown.title == "bids"
        ann = Ear(shown, "ann", 0)
        welcome = await ann.join()
        assert welcome["table"]["state"] == "paused"
        assert welcome["now"] is None
        assert welcome["missed"][0]["kind"] == "started"

    run(tmp_path, scenario)


def test_who_stops_waiting_for_a_room_does_not_close_it_for_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(hall: Hall) -> None:
        table = await table_of(hall, "me", "open")
        hall._rooms.clear()
        sound = hall.store.load

        async def slow(name: str, whole: bool = False) -> Any:
            await asyncio.sleep(0.2)
            return await sound(name, whole)

        monkeypatch.setattr(hall.store, "load", slow)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(hall.room(table.id), 0.01)
        assert (await hall.room(table.id)).id == table.id

    run(tmp_path, scenario)


class Wire:
    """A socket that does as it is told."""

    def __init__(self, hall: Hall, *texts: str, accepts: bool = True) -> None:
        self.headers = {"origin": "http://127.0.0.1:8000"}
        self.query_params = {"language": "nl"}
        self.cookies = {COOKIE: hall.passport.issue("ann")}
        self.client = SimpleNamespace(host="10.0.0.1")
        self._texts, self._accepts = list(texts), accepts
        self.closed: list[int] = []

    async def accept(self) -> None:
        if not self._accepts:
            raise WebSocketDisconnect(1006)

    async def receive(self) -> dict[str, object]:
        if self._texts:
            return {"type": "websocket.receive", "text": self._texts.pop(0)}
        await asyncio.sleep(60)
        raise AssertionError

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(60)  # nobody reads

    async def close(self, code: int) -> None:
        self.closed.append(code)


def test_sockets_are_bounded_for_each_address_and_given_back(tmp_path: Path) -> None:
    async def scenario(hall: Hall) -> None:
        gone = Wire(hall, accepts=False)
        await sockets.serve_socket(hall, cast(WebSocket, gone), "nowhere")
        assert gone.closed == []
        assert hall.sockets.enter("10.0.0.1")
        late = Wire(hall)
        await sockets.serve_socket(hall, cast(WebSocket, late), "nowhere")
        assert late.closed == [sockets.SLOW]

    run(tmp_path, scenario, sockets_per_address=1)


def test_a_socket_that_fails_is_closed_and_the_reason_is_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*about: object) -> None:
        raise RuntimeError("a fault")

    async def scenario(hall: Hall) -> None:
        table = await table_of(hall, "me", "open")
        monkeypatch.setattr(sockets, "dispatch", fail)
        wire = Wire(hall, '{"type": "join"}')
        await sockets.serve_socket(hall, cast(WebSocket, wire), table.id)
        assert wire.closed == [sockets.SLOW]

    run(tmp_path, scenario)


def test_last_words_are_not_waited_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "LAST_WORDS", 0.01)

    async def scenario(hall: Hall) -> None:
        table = await table_of(hall, "me", "open")
        wire = Wire(hall, *["nonsense"] * sockets.MOST_BAD_MESSAGES)
        await sockets.serve_socket(hall, cast(WebSocket, wire), table.id)
        assert wire.closed == []  # its buffers are full; the server lets go of it

    run(tmp_path, scenario)


def test_tables_are_listed_while_their_game_is_prepared_and_opened_when_it_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with asking(tmp_path, games=["bids=bids"]) as client:
            hall = client.app.state.hall  # type: ignore[attr-defined]  # a client carries the application it talks to
            await client.get("/api/me")
            form = {"game": "bids", "seats": [{"kind": "me"}, {"kind": "open"}]}
            made = (await client.post("/api/tables", json=form)).json()
            hall._rooms.clear()
            hall.warmth.games["bids"].stage = "rules"
            mine = (await client.get("/api/tables/mine")).json()
            assert [(card["id"], card["state"], card["seats"][0]["yours"]) for card in mine] == [
                (made["id"], "waiting", True)
            ]
            refused = await client.post(f"/api/tables/{made['id']}/seats/1", json={"name": "Ben"})
            assert refused.status_code == 409
            assert "not ready yet" in refused.json()["detail"]
            assert (await client.get("/api/tables/nowhere")).status_code == 404
            wire = Wire(hall)
            said_first: list[str] = []

            async def send(text: str) -> None:
                said_first.append(text)
                await hall.warmth._reach("bids", "ready")

            monkeypatch.setattr(wire, "send_text", send)
            assert await sockets._find(hall, cast(WebSocket, wire), made["id"], "ann")
            assert "not_ready" in said_first[0]
            assert "Dit spel is nog niet klaar" in said_first[0]

    asyncio.run(scenario())
