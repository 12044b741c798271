"""The real server as a process of its own, and guests who talk to it."""

import hashlib
import itertools
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

TESTS = Path(__file__).parents[1]
PROGRAM = [sys.executable, "-c", "from clubroom.cli import main; main()", "serve"]
FEW = """
from clubroom.cli import main
from clubroom.games import PACKAGES
for name in PACKAGES.keys() - {others!r}:
    del PACKAGES[name]
main()
"""
START = 60.0  # seconds
PREPARING = 600.0  # where a game is compiled first, beside tests that take both cores
PATIENCE = 60.0
Message = dict[str, Any]


FIRST_PORT, PORTS_EACH = 20_000, 1_000  # below those that connections are given
_ports = itertools.cycle(range(PORTS_EACH))


def free_port() -> int:
    """A port that nobody else is given: a server that starts again must not meet another test's in its place."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    while True:
        port = FIRST_PORT + worker * PORTS_EACH + next(_ports)
        with socket.socket() as listening, suppress(OSError):
            listening.bind(("127.0.0.1", port))
            return port


class Server:
    """`clubroom serve` on a free port with a data folder of its own; the toy game, and `others` if they are wanted."""

    def __init__(self, folder: Path, *others: str, **settings: str) -> None:
        self._program = [sys.executable, "-c", FEW.format(others=set(others)), "serve"]
        counted = settings.pop("counted", "yes")  # nothing: its lines do not count for coverage
        compiled = settings.pop("compiled", "")  # anything: as a host runs it; nothing: plain, and there at once
        self._longest = PREPARING if compiled else START
        self.folder, self.port = folder, free_port()
        self.guests = ExitStack()
        self.origin = f"http://127.0.0.1:{self.port}"
        self._environment = {
            **{name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"},
            **({} if compiled else {"NUMBA_DISABLE_JIT": "1"}),
            "CLUBROOM_GAMES": "bids=bids",
            "CLUBROOM_SOURCES": str(TESTS / "bids"),
            "CLUBROOM_WARM": "0",
            "CLUBROOM_WORKERS": "0",
            "CLUBROOM_MESSAGES": "100000",
            "CLUBROOM_REQUESTS": "100000",
            "CLUBROOM_DATA": str(folder),
            "PYTHONFAULTHANDLER": "1",
            "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]),
            **{f"CLUBROOM_{name.upper()}": value for name, value in settings.items()},
        }
        if not counted:
            self._environment.pop("COVERAGE_PROCESS_CONFIG", None)
        self.start()

    def start(self) -> None:
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self._program, "--port", str(self.port)], env=self._environment, stderr=log
            )
        self.spent = 0.0
        try:
            self.wait_for("bids")
        except BaseException:
            self.kill()  # no other test is to meet it
            raise

    def wait_for(self, game: str) -> None:
        """Come back when a game is ready."""
        begun = time.monotonic()
        while self.stage(game) != "ready":
            assert self.process.poll() is None, self.log()
            assert time.monotonic() - begun < self._longest, self.log()
            time.sleep(0.05)

    @property
    def database(self) -> Path:
        return self.folder / "clubroom.db"

    def stage(self, game: str) -> str:
        """How far a game is; nothing while nobody answers."""
        try:
            answer = httpx.get(f"{self.origin}/health").json()
            self.spent = self.spent or self._seconds()
            return str(answer["games"][game])
        except httpx.TransportError:
            return ""

    def _seconds(self) -> float:
        """What the process has used of its cores so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """End it as a host would; one that does not end says where it stands, and is no trouble to any other test."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGABRT)  # Python writes its stacks into the log
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
            self.kill()
            raise AssertionError(f"the server did not end within {PATIENCE:.0f} s:\n{self.log()}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        try:
            self.guests.close()
        finally:
            if self.process.poll() is None:
                self.stop()


class Line:
    """A socket of one guest at one table."""

    def __init__(self, connection: ClientConnection, seat: int | None, last: int, language: str) -> None:
        self._connection, self.seat = connection, seat
        self._nonce = secrets.token_hex(32)
        self.revealed = False
        self.now: Message = {}
        self.frames: list[Message] = []
        self.heard: list[Message] = []
        self.say("join", seat=seat, last=last, language=language)
        if seat is not None:
            self.say("commit", hash=hashlib.sha256(bytes.fromhex(self._nonce)).hexdigest())

    def say(self, kind: str, **values: object) -> None:
        self._connection.send(json.dumps({"type": kind, **values}))

    def shout(self, text: str | bytes) -> None:
        """Send anything at all."""
        self._connection.send(text)

    def hear(self, patience: float = PATIENCE) -> Message:
        try:
            message: Message = json.loads(self._connection.recv(patience))
        except ConnectionClosed as closed:
            closed.add_note(f"after {self.heard[-1:]}")
            raise
        self.heard.append(message)
        if message["type"] == "opening" and message["reveal"] and self.seat not in message["revealed"]:
            self.say("reveal", nonce=self._nonce)
            self.revealed = True
        if message["type"] in ("welcome", "happened"):
            self.now = message["now"] or self.now
            self.frames += message.get("missed", []) + message.get("frames", [])
        return message

    def until(self, *kinds: str) -> Message:
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message

    def until_revealed(self) -> None:
        """Do this seat's part of the opening; every seat must before the game begins."""
        while not self.revealed and not self.now:
            self.hear()

    def until_my_move(self) -> bool:
        """Whether there is something to decide; False when the game is over."""
        while not (self.now and (self.now["over"] or self._mine())):
            self.hear()
        return not self.now["over"]

    def _mine(self) -> bool:
        return bool(self.now["legal"]) and not self.now["committed"] and self.seat in self.now["to_act"]

    def compose(self, choose: Any = None) -> list[str]:
        """A whole command, found by asking what may follow."""
        pick = choose or secrets.choice
        self.say("consider", id="question", moves=[pick(self.now["legal"])["move"]])
        while True:
            options = self.until("options", "refused")
            assert options["type"] == "options", options
            if options["complete"]:
                return list(options["moves"])
            self.say("consider", id="question", moves=[*options["moves"], pick(options["legal"])["move"]])

    def play(self, moves: list[str], command: str = "", number: int | None = None) -> Message:
        name = command or secrets.token_hex(8)
        self.say("play", id=name, number=self.now["number"] if number is None else number, moves=moves)
        while True:
            answer = self.until("done", "refused")
            if answer["id"] == name:
                return answer

    def play_on(self, most: int = 10_000) -> int:
        """Play until the game is over or enough moves are made; how many were made."""
        made = 0
        while made < most and self.until_my_move():
            assert self.play(self.compose())["type"] == "done"
            made += 1
        return made

    def close(self) -> None:
        self._connection.close()

    def closed_with(self) -> int:
        """The code that the server ended the connection with."""
        with suppress(ConnectionClosed):
            for _ in self._connection:
                pass
        assert self._connection.protocol.close_code is not None
        return self._connection.protocol.close_code


class Guest:
    """A person with a browser."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = server.guests.enter_context(
            httpx.Client(base_url=server.origin, headers={"origin": server.origin}, timeout=PATIENCE)
        )
        assert self.http.get("/api/me").status_code == 200
        assert self.http.put("/api/me", json={"name": name}).json() == {"name": name}

    def create(self, game: str, *seats: str, **extra: object) -> str:
        """A new table; seats are `me`, `open` or a bot's level."""
        forms = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = self.http.post("/api/tables", json={"game": game, "seats": forms, **extra})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def sit(self, table: str, seat: int, name: str = "Ben") -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/seats/{seat}", json={"name": name})

    def card(self, table: str) -> Message:
        card: Message = self.http.get(f"/api/tables/{table}").json()
        return card

    def connect(self, table: str, **extra: Any) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        opened = connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket",
            **{
                "origin": self.server.origin,
                "additional_headers": {"cookie": cookie},
                "compression": None,
                "max_size": None,
                "close_timeout": 1,
                "max_queue": None,  # a line that nobody reads can still be closed
                **extra,
            },
        )
        connection: ClientConnection = self.server.guests.enter_context(opened)
        return connection

    def line(self, table: str, seat: int | None = None, last: int = 0, language: str = "en") -> Line:
        return Line(self.connect(table), seat, last, language)
