"""`clubroom export`: games that are over, as files that anybody can check."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from clubroom.cli.hosting import Config, Database, hosting, visit
from clubroom.cli.terminal import say, screen

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection


def export(
    table: Annotated[str | None, typer.Argument(metavar="[TABLE]", help="The id of a table that is closed.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="All tables that were played and are closed.")] = False,
    to: Annotated[Path, typer.Option(help="The folder for the files.")] = Path(),
    database: Database = None,
    config: Config = None,
) -> None:
    """Write closed tables as files for `clubroom verify`, one for each."""
    with hosting():
        from clubroom.server.store import hosting as host  # noqa: PLC0415 - a researcher may not have these parts

        if (table is None) != everything:
            raise ValueError("name one table, or say --all")
        if not to.is_dir():
            raise ValueError(f"there is no folder {to}; make it first")

        async def write(connection: "AsyncConnection") -> int:
            if table is not None:
                name, content = await host.export_one(connection, table)
                (to / name).write_bytes(content)
                return 1
            count = 0
            async for name, content in host.export_all(connection):
                (to / name).write_bytes(content)
                count += 1
            return count

        count = visit(database, config, write)
        say(screen(), f"{count} {'file is' if count == 1 else 'files are'} in {to.resolve()}.")
