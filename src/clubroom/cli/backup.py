"""`clubroom backup` and `clubroom restore`: everything that a server keeps, as one file."""

import asyncio
import os
from pathlib import Path
from typing import Annotated

import typer

from clubroom.cli.hosting import Config, Database, hosting, settings_of
from clubroom.cli.terminal import say, screen


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist yet.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Copy all tables, people and chat into a file, also while the server runs.

    Whoever has the file knows every hidden card: keep it as you keep the database.
    """
    with hosting():
        from clubroom.server.people import KEY_FILE  # noqa: PLC0415 - a researcher may not have these parts
        from clubroom.server.store.backup import back_up  # noqa: PLC0415 - a researcher may not have these parts

        settings = settings_of(database, config)
        if file.exists():
            raise ValueError(f"{file} exists already; name another file")
        key = settings.folder() / KEY_FILE
        part = file.with_name(f"{file.name}.part")
        try:
            with open(part, "wb", opener=_private) as copy:
                text = key.read_text(encoding="utf-8").strip() if key.exists() else ""
                rows = asyncio.run(back_up(settings.database_url(), copy, text))
                copy.flush()
                os.fsync(copy.fileno())
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
        say(screen(), f"{rows} rows are in {file}.")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `clubroom backup` wrote.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """Put a backup into an empty database; one that holds tables is left as it is."""
    with hosting():
        from clubroom.server.people import KEY_FILE  # noqa: PLC0415 - a researcher may not have these parts
        from clubroom.server.store.backup import bring_back  # noqa: PLC0415 - a researcher may not have these parts

        settings = settings_of(database, config)
        with file.open("rb") as lines:
            header = asyncio.run(bring_back(settings.database_url(), lines))
        if header.key:
            with open(settings.folder() / KEY_FILE, "w", opener=_private, encoding="utf-8") as key:
                key.write(header.key)
        say(screen(), f"All of {file} is restored; `clubroom serve` goes on where it was made.")


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
