"""`clubroom games`: what can be played."""

from rich.console import Group
from rich.table import Table
from rich.text import Text

from clubroom import Game, game, games
from clubroom.cli.terminal import screen


def show_games() -> None:
    """List the games with their options."""
    table = Table(show_lines=True)
    for heading in ("Game", "Title", "Players"):
        table.add_column(heading, no_wrap=True)
    table.add_column("About, and options (the default comes first)")
    for name in games():
        row = game(name)
        table.add_row(row.name, row.title, f"{row.seats[0]} to {row.seats[-1]}", about(row))
    screen().print(table)


def about(row: Game) -> Group:
    """One sentence, then a paragraph for each option."""
    lines = [Text(row.words.word("en", "blurb"))]
    for option in row.options:
        values = [option.default, *(value for value in option.values if value != option.default)]
        lines.append(Text.assemble("\n", (option.name, "bold"), f" = {' | '.join(values)}\n", option.meaning))
        for seats in row.seats:
            if (other := row.defaults(seats, {}).get(option.name, option.default)) != option.default:
                lines.append(Text(f"with {seats} players {other}, unless you say otherwise"))
    return Group(*lines)
