"""`clubroom verify`: whether every die and card of a finished game was fair."""

from pathlib import Path
from typing import Annotated

import typer

from clubroom.cli.complaints import Complaint, complaining
from clubroom.cli.terminal import say, screen


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A table that was exported after its end.")],
) -> None:
    """Derive every draw of a finished game again, and say which is the first that differs.

    Exit code 1 when something differs.
    """
    try:
        from clubroom.server.export import read_export  # noqa: PLC0415 - a researcher may not have these parts
        from clubroom.server.verify import verify as check  # noqa: PLC0415 - a researcher may not have these parts
    except ImportError as error:
        raise Complaint(f"the server's parts are missing ({error.name}); pip install 'clubroom[server]'") from error
    with complaining():
        exported = read_export(file.read_bytes())
        verdict = check(exported)
    if verdict.difference:
        say(screen(), f"Not fair, or not whole: {verdict.difference}")
        raise typer.Exit(1)
    rules = (
        "with the weights that the rules give"
        if verdict.by_rules
        else "with the weights in the file; this Clubroom has other rules and cannot check those"
    )
    say(screen(), f"All is well: {verdict.draws} draws follow from what was promised before the first, {rules}.")
    if deal := exported.setup.deal:
        say(screen(), f"The first deal was to be that of table {deal.table} again; check that table for its promises.")
