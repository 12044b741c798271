"""Parts of Adel Verpflichtet's screen: words and marks for everything, and what lies in the middle of the table."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.text import Text

from clubroom.games.adel.box import BOXES, LETTERS, LOWER, PER_LETTER, TABLE, THIEF_COLOUR, UPPER, YEAR
from clubroom.games.adel.box_check import LETTER_ORDER
from clubroom.games.adel.box_file import Castle
from clubroom.games.adel.state import AUCTION, DETECTIVE, SET_ASIDE, THIEF
from clubroom.sight import View
from clubroom.viewers import MOST_SEATS, NOTHING
from clubroom.words import Words

# One for each colour, readable on white and on black, where grey is black.  A word or a number always stands beside it.
INKS = ("#af875f", "#0087ff", "#008700", "#af5fff", "#d70000", "#808080")
PAWNS = "①②③④⑤⑥"
CHOSEN, EMPTY = "✓", "·"
SIDES = ("left", "right")


class Sheet:
    """A view, and how to speak about it."""

    def __init__(self, view: View, names: Sequence[str], language: str, words: Words) -> None:
        self.view, self.names, self.language, self.words = view, names, language, words
        self.edition, self.seats = int(view.edition), range(int(view.seats))
        self.own = view.viewer if view.viewer < MOST_SEATS else NOTHING
        self.leading = max(int(view.pawn[player]) for player in self.seats)

    def word(self, key: str, **values: object) -> str:
        """A phrase of the screen, filled in."""
        return self.words.word(self.language, f"screen.{key}").format(**values)

    def name(self, domain: str, number: int) -> str:
        """What the game calls something; no colour has no name."""
        return self.words.name(domain, number, self.names, self.language) if number != NOTHING else ""

    def labelled(self, key: str, *parts: str | Text) -> Text:
        """Something behind its bold label."""
        return Text(" ").join([Text(self.word(key), style="bold"), *map(Text.assemble, parts)])

    def ink(self, player: int) -> str:
        """The colour to write a player's things in."""
        colour = int(self.view.colour[player])
        return INKS[colour] if colour != NOTHING else ""

    def pawn(self, player: int) -> Text:
        """A player's number in the player's colour."""
        return Text.assemble((PAWNS[player], self.ink(player)))

    def player(self, player: int) -> Text:
        """The same with the name; your own stands out."""
        return self.pawn(player).append(" ").append(self.names[player], style="bold" if player == self.own else "")

    def objects(self, items: Iterable[int]) -> list[Text]:
        """Objects as years behind their letter; what you have set aside has a tick."""
        groups = [Text() for _ in range(LETTERS)]
        for item in items:
            group, letter = groups[item // PER_LETTER], LETTER_ORDER[item // PER_LETTER]
            ticked = self.own != NOTHING and self.view.hand[self.own, item] == SET_ASIDE
            group.append("" if group else letter, style="bold").append(f" {CHOSEN if ticked else ''}")
            group.append(str(YEAR[self.edition, item]))
        return [group for group in groups if group]


def head(sheet: Sheet) -> Columns:
    """The round, what exhibitions bring now, the till, the prison."""
    parts = [Text(sheet.word("round", round=int(sheet.view.round_number)), style="bold")]
    if sheet.leading < TABLE[sheet.edition]:
        upper, lower = (numbers[sheet.edition, sheet.leading] for numbers in (UPPER, LOWER))
        parts.append(Text(sheet.word("octagon", upper=upper, lower=lower)))
    if _till_is_full(sheet):
        parts.append(sheet.labelled("till", sheet.name("cheque", int(sheet.view.paid))))
    return Columns([*parts, _prison(sheet)], padding=(0, 3, 0, 0))


def _till_is_full(sheet: Sheet) -> bool:
    """Whether a cheque was paid this round that no lone thief took."""
    at_auction = [player for player in sheet.seats if sheet.view.place[player] == AUCTION]
    thieves = [player for player in at_auction if THIEF <= sheet.view.action[player] < DETECTIVE]
    return bool(sheet.view.paid != NOTHING) and len(thieves) != 1


def _prison(sheet: Sheet) -> Text:
    """The cells from the first on, each with the number of its thief and his player."""
    colours = sheet.view.colour.tolist()
    cells = []
    for thief in sheet.view.jail[: len(sheet.seats)].tolist():
        if thief == NOTHING:
            cells.append(Text(EMPTY))
        else:
            owner = colours.index(THIEF_COLOUR[sheet.edition, thief])
            cells.append(sheet.pawn(owner).append(sheet.name("thief", thief)))
    return sheet.labelled("prison", *cells)


def track(sheet: Sheet) -> Columns:
    """The octagons from the club to the table, the pawns below; the one that counts now stands out."""
    box, cells, first = BOXES[sheet.edition], [], 0
    for castle in (Castle(1, *box.club), *box.castles):
        beyond = first + castle.spaces
        cell = Text("" if first else f"{sheet.word('club')} ")
        cell.append(f"{castle.upper}/{castle.lower}", "bold reverse" if first <= sheet.leading < beyond else "")
        cells.append(cell.append("\n").append_text(_pawns(sheet, first, beyond)))
        first = beyond
    cells.append(Text(f"{sheet.word('table')} {first}\n").append_text(_pawns(sheet, first, sheet.leading + 1)))
    return Columns(cells, padding=(0, 1, 0, 0))


def _pawns(sheet: Sheet, first: int, beyond: int) -> Text:
    """The pawns on these spaces, the rearmost first."""
    there = [player for player in sheet.seats if first <= sheet.view.pawn[player] < beyond]
    return Text().join(sheet.pawn(player) for player in sorted(there, key=sheet.view.pawn.tolist().__getitem__))


def windows(sheet: Sheet) -> Columns:
    """The top of each pile, and how many objects it has."""
    labels = [sheet.word(side) for side in SIDES]
    parts = []
    for label, item, left in zip(labels, sheet.view.window.tolist(), sheet.view.left.tolist(), strict=True):
        top = f"{sheet.name('object', item)} {sheet.word('pile', cards=left)}" if left else sheet.word("empty")
        parts.append(Text.assemble((label.ljust(max(map(len, labels))), "bold"), f"  {top}"))
    return Columns(parts, padding=(0, 3, 0, 0))
