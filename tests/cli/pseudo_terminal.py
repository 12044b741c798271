"""A real process at a real (pseudo) terminal."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from contextlib import suppress
from types import TracebackType
from typing import Self

# Makes the terminal the process's own, so that Ctrl-C reaches it (a background job ignores it), and starts.
START = """
import fcntl, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from clubroom.cli import main
sys.argv[0] = "clubroom"
main()
"""
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 120.0  # seconds: a first start compiles


class PseudoTerminal:
    def __init__(self, *arguments: object) -> None:
        self.ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        environment = {**os.environ, "TERM": "xterm", "NO_COLOR": "1"}
        for name in ("COLUMNS", "LINES"):
            environment.pop(name, None)
        command = [sys.executable, "-c", START, *map(str, arguments)]
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True, env=environment
        )
        os.close(theirs)
        self.shown = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def type(self, keys: str) -> None:
        """Type, having forgotten what was shown before."""
        self.shown = ""
        os.write(self.ours, keys.encode())

    def wait_for(self, text: str, patience: float = PATIENCE) -> str:
        """What is shown since the last typing, as soon as it holds the text."""
        deadline = time.monotonic() + patience
        while text not in self.shown and self._read(deadline):
            pass
        assert text in self.shown, self.shown
        return self.shown

    def type_until(self, keys: str, text: str) -> None:
        """Type, and again after a while: Python can overlook a Ctrl-C in the instant before it waits for keys."""
        for _ in range(10):
            self.type(keys)
            with suppress(AssertionError):
                self.wait_for(text, patience=10)
                return
        raise AssertionError(self.shown)

    def wait_for_the_end(self) -> int:
        """The exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline):
            pass
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def _read(self, deadline: float) -> bool:
        ready, _, _ = select.select([self.ours], [], [], max(0.0, deadline - time.monotonic()))
        try:
            found = os.read(self.ours, 65536) if ready else b""
        except OSError:  # the other end is closed
            found = b""
        self.shown += ESCAPES.sub("", found.decode(errors="replace")).replace("\r\n", "\n")
        return bool(found)
