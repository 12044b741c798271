"""kill -9 at any moment: what was acknowledged is there, nothing is there twice, and all tables go on."""

import random
import secrets
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from server.databases import new_postgres
from server.serving import Guest, Line, Message, Server

TABLES = 20
MOVES = 20  # acknowledged at each table of the longer game
KILLS = 5
AWAY = (OSError, WebSocketException, httpx.TransportError, TimeoutError)


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """Not measured for coverage: what is killed cannot say which lines it ran."""
    database = new_postgres() if request.param == "postgresql" else ""
    with Server(tmp_path, "figaro", database=database, counted="") as running:
        yield running


def test_a_secret_decision_survives_and_can_still_be_changed(server: Server) -> None:
    ann = Guest(server, "Ann")
    table = ann.create("bids", "me", "me")
    first, second = ann.line(table, 0), ann.line(table, 1)
    for line in (first, second):
        line.until_revealed()
    assert first.until_my_move()
    moves = first.compose()
    assert first.play(moves, "locked-in")["pending"]
    server.kill()
    server.start()
    again, other = ann.line(table, 0, 1), ann.line(table, 1)
    assert again.until("welcome")["missed"] == []
    assert [choice["move"] for choice in again.now["committed"]] == moves
    assert again.now["locked"] == [0]
    assert again.play(moves, "locked-in", 1) == {"type": "done", "id": "locked-in", "number": 1, "pending": True}
    assert again.play(again.compose(), "second-thoughts", 1)["pending"]
    assert other.until_my_move()
    assert other.now["committed"] == []
    assert other.play(other.compose())["type"] == "done"
    assert again.until("happened")["frames"][0]["seat"] == 0


class Player:
    """Somebody who never gives up: after every loss he comes again with his last number, and asks again."""

    def __init__(self, server: Server, game: str, seats: list[str]) -> None:
        self.server, self.guest = server, Guest(server, "Ann")
        self.table = self.guest.create(game, *seats)
        self.own = [seat for seat, kind in enumerate(seats) if kind == "me"]
        self.acknowledged: list[tuple[int, Message]] = []
        self.waiting: dict[int, tuple[str, int, list[str]]] = {}
        self.trouble: list[object] = []

    def run(self) -> None:
        while len(self.acknowledged) < MOVES:
            try:
                lines = {seat: self.guest.line(self.table, seat) for seat in self.own}
                for line in lines.values():
                    line.until_revealed()
                while len(self.acknowledged) < MOVES:
                    for line in sorted(lines.values(), key=self.owes_nothing):
                        if not self.step(line):
                            return
            except AWAY:
                time.sleep(0.1)
            except AssertionError as error:
                self.trouble.append(error)
                return

    def owes_nothing(self, line: Line) -> tuple[bool, bool]:
        """Who was not answered asks first, then who has not decided: the table may be waiting for that very seat."""
        return line.seat not in self.waiting, line.seat in line.now.get("locked", ())

    def step(self, line: Line) -> bool:
        """One command, or the one that was not acknowledged once more; False when the game is over."""
        assert line.seat is not None
        if line.seat not in self.waiting:
            if not line.until_my_move():
                return False
            self.waiting[line.seat] = (secrets.token_hex(8), line.now["number"], line.compose())
        name, number, moves = self.waiting[line.seat]
        answer = line.play(moves, name, number)
        assert answer["type"] == "done", answer
        self.acknowledged.append((line.seat, answer))
        del self.waiting[line.seat]
        return True


def test_nothing_acknowledged_is_lost_and_nothing_is_there_twice(server: Server) -> None:
    kinds = [("figaro", ["me", "guest", "guest"]), ("bids", ["me", "me", "member"])]
    server.wait_for("figaro")
    players = [Player(server, *kinds[place % 5 == 0]) for place in range(TABLES)]
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    for _ in range(KILLS):
        time.sleep(random.uniform(0.5, 3.0))
        server.kill()
        server.start()
    deadline = time.monotonic() + 120
    for thread in threads:
        thread.join(max(0.0, deadline - time.monotonic()))
    assert not any(thread.is_alive() for thread in threads), server.log()[-2000:]
    for player in players:
        assert not player.trouble, player.trouble
        check(player)
    assert sum(len(player.acknowledged) for player in players) >= 300
    assert "Traceback" not in server.log()


def check(player: Player) -> None:
    """Every acknowledged command is one event of its seat; the numbers have no gap and no twin."""
    line = player.guest.line(player.table, player.own[0])
    line.until("welcome")
    numbers = [frame["number"] for frame in line.frames]
    assert numbers == list(range(1, len(numbers) + 1))
    for seat in player.own:
        done = [answer["number"] for who, answer in player.acknowledged if who == seat and not answer["pending"]]
        stored = [frame["number"] for frame in line.frames if frame["seat"] == seat]
        assert set(done) <= set(stored)
        made = len([who for who, _ in player.acknowledged if who == seat])
        pending = int(seat in line.now["locked"])
        assert made <= len(stored) + pending <= made + int(seat in player.waiting)
    line.close()
