"""The end of a game: places and points."""

from collections.abc import Sequence

from rich.table import Table

from clubroom import Match
from clubroom.cli.wording import Wording


def result_table(match: Match, names: Sequence[str], language: str) -> Table:
    """Everybody's place and points, the winner first."""
    words, game_words = Wording(language), match.game.words
    measure = words("points")
    if game_words.has(language, "screen.points"):
        measure = game_words.word(language, "screen.points")
    table = Table(words("place"), words("player"), measure)
    table.columns[0].justify = table.columns[2].justify = "right"
    ranks, points = match.ranks(), match.points()
    for seat in sorted(range(match.seats), key=lambda seat: ranks[seat]):
        table.add_row(str(ranks[seat]), names[seat], str(points[seat]), style="bold" if ranks[seat] == 1 else "")
    return table
