"""Processes that play games: each has a line to us, is told a number, and answers with the row.

A process ends when its line is closed, and at once when we are gone, however we went.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Self

from clubroom.arena.contest import Contest, Row, play_game

SPAWN = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads


def serve(contest: Contest, line: "Connection[Row, int]") -> None:
    """What such a process does.  It does not hear Ctrl-C: we do, and close the line."""
    threading.Thread(target=follow_parent, daemon=True).start()
    with suppress(EOFError, OSError):  # the line is closed
        while True:
            line.send(play_game(contest, line.recv()))


def follow_parent() -> None:
    """End in the middle of a game when the process that started us has died."""
    if parent := multiprocessing.parent_process():
        wait([parent.sentinel])
        os._exit(1)


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C; we hear it afterwards."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])  # which a new process inherits
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


class Crew:
    """As many such processes as asked for."""

    def __init__(self, contest: Contest, size: int) -> None:
        self.lines: dict[Connection[int, Row], multiprocessing.process.BaseProcess] = {}
        self.busy: dict[Connection[int, Row], int] = {}
        resource_tracker.ensure_running()  # of its own accord it would be started below, and end our deafness
        try:
            with deaf_to_ctrl_c():
                for _ in range(size):
                    self._hire(contest)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Send everybody home, whatever they are doing."""
        for line, process in self.lines.items():
            if line in self.busy:
                process.terminate()
            line.close()
        for process in self.lines.values():
            process.join()

    def play(self, numbers: Iterator[int]) -> Iterator[Row]:
        """The rows of these games as they are finished; the games are begun in order."""
        for line, number in zip(self.lines, numbers, strict=False):
            self._tell(line, number)
        while self.busy:
            ready = wait(list(self.busy))
            for line in [line for line in self.busy if line in ready]:
                row = self._hear(line)
                for number in islice(numbers, 1):
                    self._tell(line, number)
                yield row

    def _hire(self, contest: Contest) -> None:
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=serve, args=(contest, theirs), daemon=True)
        process.start()
        theirs.close()
        self.lines[ours] = process

    def _tell(self, line: "Connection[int, Row]", number: int) -> None:
        self.busy[line] = number
        with suppress(OSError):  # a process that has died is missed when it should answer
            line.send(number)

    def _hear(self, line: "Connection[int, Row]") -> Row:
        try:
            row = line.recv()
        except (EOFError, OSError):
            process = self.lines[line]
            process.join()
            problem = f"the process that played game {self.busy[line]} ended with exit code {process.exitcode}"
            raise RuntimeError(problem) from None
        del self.busy[line]
        return row
