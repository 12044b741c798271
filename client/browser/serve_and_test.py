"""Opens tables in a data folder of their own, lets a browser play there, and closes them again."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

NPM = Path(__file__).parents[1] / "npm.py"
SERVE = [sys.executable, "-c", "from clubroom.cli import main; main()", "serve"]
TESTS = Path(__file__).parents[2] / "tests"
GRACE = 15.0
START = 60.0  # seconds; a machine that does much else is slow to begin


def wait_until_open(port: int) -> None:
    """Return as soon as somebody answers there."""
    deadline = time.monotonic() + START
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)
        else:
            return


def main() -> int:
    """Serve, test, stop."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "CLUBROOM_DATA": folder,
            "CLUBROOM_REQUESTS": "5000",
            "CLUBROOM_GAMES": "bids=bids",  # a game that has no board of its own
            "CLUBROOM_SOURCES": str(TESTS / "bids"),  # so that what the tests of the rules compiled is used again
            "PYTHONPATH": os.pathsep.join(filter(None, [str(TESTS), os.environ.get("PYTHONPATH")])),
        }
        server = subprocess.Popen([*SERVE, "--port", str(port)], env=environment, stderr=subprocess.DEVNULL)
        try:
            wait_until_open(port)
            address = {"CLUBROOM_SERVER": f"http://127.0.0.1:{port}"}
            tests = [sys.executable, str(NPM), "run", "--silent", "browser", "--", *sys.argv[1:]]
            return subprocess.run(tests, env={**os.environ, **address}, check=False).returncode
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(GRACE)


if __name__ == "__main__":
    sys.exit(main())
