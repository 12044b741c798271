"""Bad input: one line that says what is wrong and what would be right, never a traceback."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup

BAD_INPUT = 2
LONGEST = 500  # letters of a complaint: a broken file may quote a line without end


class Complaint(typer.TyperException):
    """What is wrong with the input, in one sentence."""

    exit_code = BAD_INPUT


@contextmanager
def complaining() -> Iterator[None]:
    """Around whatever depends on the person's input: its errors are his to read, all others are ours."""
    try:
        yield
    except OSError as error:
        raise Complaint(_about_file(error)) from error
    except ValueError as error:
        raise Complaint(str(error)) from error


def _about_file(error: OSError) -> str:
    if isinstance(error, FileNotFoundError):
        return f"there is no file {error.filename}"
    if isinstance(error, IsADirectoryError):
        return f"{error.filename} is a folder; name a file"
    if error.filename and error.strerror:
        return f"{error.filename}: {error.strerror.lower()}"
    return str(error)


class OneLineGroup(TyperGroup):
    """The whole program, with every complaint on one line."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run; the exit code is 0, 2 for bad input, 130 when stopped by Ctrl-C."""
        try:
            code = super().main(*args, **{**extra, "standalone_mode": False})
        except typer.TyperException as error:
            message = " ".join(error.format_message().split())
            if not message:  # no arguments at all: the help has been printed
                sys.exit(0)
            if not isinstance(error, Complaint):
                message = f"{message[0].lower()}{message[1:].rstrip('.')}; see clubroom --help"
            print(f"clubroom: {message[:LONGEST]}", file=sys.stderr)
            sys.exit(error.exit_code)
        except typer.Abort:
            sys.exit(130)
        sys.exit(code if isinstance(code, int) else 0)
