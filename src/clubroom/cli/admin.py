"""`clubroom admin`: what a host may have to do; a running server learns of it within seconds."""

from typing import Annotated

import typer

from clubroom.cli.hosting import Config, Database, hosting, visit
from clubroom.cli.terminal import say, screen, show_line

commands = typer.Typer(
    help="Close a table, keep somebody out, erase a name and what was said.", no_args_is_help=True, add_completion=False
)

Table = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its link.")]
Person = Annotated[str, typer.Argument(metavar="PERSON", help="The id of a person; `show` and `find` print it.")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="The id of a person, an address, or a range like 10.1.0.0/16.")]


@commands.command("show")
def show(table: Table, database: Database = None, config: Config = None) -> None:
    """Say who sits at a table."""
    with hosting():
        from clubroom.server.store import hosting as host  # noqa: PLC0415 - a researcher may not have these parts

        for row in visit(database, config, lambda connection: host.seats_of(connection, table)):
            show_line(screen(), f"seat {row.seat}: {row.name or 'nobody'}, {row.person or row.bot or 'open'}")


@commands.command("find")
def find(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What somebody is called.")],
    database: Database = None,
    config: Config = None,
) -> None:
    """List the ids of people by their name, and where they sit."""
    with hosting():
        from clubroom.server.store import hosting as host  # noqa: PLC0415 - a researcher may not have these parts

        found = visit(database, config, lambda connection: host.find(connection, name))
        if not found:
            raise ValueError(f"nobody at any table is called {name!r}")
        for one in found:
            show_line(screen(), f"{one.person} {one.name}, table {one.table}, seat {one.seat}")


@commands.command("close")
def close(table: Table, database: Database = None, config: Config = None) -> None:
    """Close a table: nobody can move there any more, and its secret is shown."""
    with hosting():
        from clubroom.server.store import hosting as host  # noqa: PLC0415 - a researcher may not have these parts

        visit(database, config, lambda connection: host.close_table(connection, table), writes=True)
        say(screen(), f"The table {table} is closed.")


@commands.command("ban")
def ban(who: Who, database: Database = None, config: Config = None) -> None:
    """Keep a person or an address out."""
    with hosting():
        from clubroom.server.store import hosting as host  # noqa: PLC0415 - a researcher may not have these parts

        subject = visit(database, config, lambda connection: host.ban(connection, who), writes=True)
        say(screen(), f"{subject} is kept out.")


@commands.command("unban")
def unban(who: Who, database: Database = None, config: Config = None) -> None:
    """Let a person or an address in again."""
    with hosting():
        from clubroom.server.store import hosting as host  # noqa: PLC0415 - a researcher may not have these parts

        visit(database, config, lambda connection: host.unban(connection, who), writes=True)
        say(screen(), f"{who} may come in again.")


@commands.command("bans")
def bans(database: Database = None, config: Config = None) -> None:
    """List who is kept out."""
    with hosting():
        from clubroom.server.store import hosting as host  # noqa: PLC0415 - a researcher may not have these parts

        for subject in visit(database, config, host.banned):
            show_line(screen(), subject)


@commands.command("erase")
def erase(person: Person, database: Database = None, config: Config = None) -> None:
    """Erase what somebody was called and said; his moves stay, they are the game."""
    with hosting():
        from clubroom.server.store import hosting as host  # noqa: PLC0415 - a researcher may not have these parts

        lines = visit(database, config, lambda connection: host.erase(connection, person), writes=True)
        say(screen(), f"The name and {lines} lines of chat are gone.")
