"""Parts of Catan's screen: words, signs and colours for everything on the table."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from clubroom.games.catan.state import DESERT
from clubroom.sight import View
from clubroom.viewers import MOST_SEATS, NOTHING
from clubroom.words import Words

# All readable on white and on black, where grey is white.  A letter, word or number always stands beside them.
INKS = ("#d70000", "#0087ff", "#808080", "#c87000")  # red, blue, white, orange
LAND_INKS = ("#008700", "#6b8f00", "#af8700", "#c05f3f", "#7f7fa7", "#af875f")  # by terrain
SIGNS = "RBWO"  # of the four colours, capital for a city and a road, small for a settlement
ROAD_SIGN, HARBOUR_SIGN, READY, BUSY, TURN = "━", "═", "✓", "…", "→"


class Sheet:
    """A view, and how to speak about it."""

    def __init__(self, view: View, names: Sequence[str], language: str, words: Words) -> None:
        self.view, self.names, self.language, self.words = view, names, language, words
        self.seats = range(int(view.seats))
        self.own = view.viewer if view.viewer < MOST_SEATS else NOTHING

    def word(self, key: str, **values: object) -> str:
        """A phrase of the screen, filled in."""
        return self.words.word(self.language, f"screen.{key}").format(**values)

    def name(self, domain: str, number: int) -> str:
        """What the game calls something."""
        return self.words.name(domain, number, self.names, self.language)

    def land(self, terrain: int) -> str:
        """What a hex yields."""
        return self.word("desert") if terrain == DESERT else self.name("resource", terrain)

    def player(self, player: int) -> Text:
        """A player's letter in the player's colour, and the name; your own stands out."""
        sign = Text.assemble((SIGNS[player], f"bold {INKS[player]}"), " ")
        return sign.append(self.names[player], style="bold" if player == self.own else "")

    def cards(self, counts: Iterable[int], domain: str = "resource", every: bool = False) -> list[Text]:
        """Cards by kind, each with how many; `every` kind, or only those that are there."""
        return [
            Text(f"{self.name(domain, kind)} {count}", style="" if count else "dim")
            for kind, count in enumerate(counts)
            if every or count > 0
        ]

    def side(self, counts: Iterable[int]) -> Text:
        """One side of an offer: how many of what."""
        parts = [f"{count} × {self.name('resource', kind)}" for kind, count in enumerate(counts) if count > 0]
        return Text(", ".join(parts) if parts else "–")


def grid() -> Table:
    """Rows behind a bold label."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    return table


def flow(parts: Iterable[Text]) -> Columns:
    """Things beside each other, in as many lines as they need."""
    return Columns(parts, padding=(0, 2, 0, 0))
