"""What the commands for a host share: which database, and complaints about it."""

import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from clubroom.cli.complaints import Complaint, complaining

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from clubroom.server.settings import Settings

Result = TypeVar("Result")

Database = Annotated[
    str | None, typer.Option(help="The database, as for `clubroom serve`.", show_default="that of the settings")
]
Config = Annotated[Path | None, typer.Option(help="A file of settings (TOML).")]


@contextmanager
def hosting() -> Iterator[None]:
    """Around whatever a host does: what is wrong is said in one line."""
    try:
        from clubroom.server.store import StoreError  # noqa: PLC0415 - a researcher may not have these parts
    except ImportError as error:
        raise Complaint(f"the server's parts are missing ({error.name}); pip install 'clubroom[server]'") from error
    try:
        with complaining():
            yield
    except StoreError as error:
        raise Complaint(str(error)) from error


def settings_of(database: str | None, config: Path | None) -> "Settings":
    """The settings that the server would have."""
    from clubroom.server.settings import read_settings  # noqa: PLC0415 - a researcher may not have these parts

    return read_settings(config, os.environ, {"database": database})


def visit(
    database: str | None,
    config: Path | None,
    work: "Callable[[AsyncConnection], Coroutine[Any, Any, Result]]",
    writes: bool = False,
) -> Result:
    """Do something with the database in one transaction."""
    from clubroom.server.store.visit import visiting  # noqa: PLC0415 - a researcher may not have these parts

    async def visited() -> Result:
        async with visiting(settings_of(database, config).database_url(), writes) as connection:
            return await work(connection)

    return asyncio.run(visited())
