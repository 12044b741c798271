"""The command line: `clubroom games`, `play`, `simulate`, `replay`, `bench`."""

import gc
import sys

from clubroom.cli.app import app

__all__ = ["app", "main"]


def main() -> None:
    """Run the command that the arguments name."""
    gc.freeze()  # the modules are here to stay; not walking them again and again saves a tenth of every start
    for stream in (sys.stdin, sys.stdout, sys.stderr):  # a terminal that cannot show a letter gets a question mark
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app(prog_name="clubroom")
