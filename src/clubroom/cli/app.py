"""The list of commands."""

from typing import Annotated

import typer

import clubroom
from clubroom.cli import admin, backup, bench, export, games, messages, play, replay, serve, simulate, verify, warm
from clubroom.cli.complaints import OneLineGroup

app = typer.Typer(
    cls=OneLineGroup,
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Exit code: 0 when all is well (also after leaving a game, which is saved), "
    "1 when `verify` finds a difference, 2 for bad input, 130 when stopped by Ctrl-C.",
)


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        print(f"clubroom {clubroom.__version__}", flush=True)
        raise typer.Exit


@app.callback()
def clubroom_command(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Classic table games, to play against bots and to simulate."""


app.command("games")(games.show_games)
app.command("play")(play.play)
app.command("simulate")(simulate.simulate)
app.command("replay")(replay.replay)
app.command("bench")(bench.bench)
app.command("prepare")(warm.prepare)
app.command("serve")(serve.serve)
app.command("verify")(verify.verify)
app.command("messages")(messages.messages)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("export")(export.export)
app.add_typer(admin.commands, name="admin")
