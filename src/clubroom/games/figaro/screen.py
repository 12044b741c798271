"""Figaro in the terminal: the round, everybody's layout, your hand and your road."""

from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from clubroom.games.figaro.state import CARDS, COLOUR_OF, COLOURS, JESTER_1, OVER, SWAP, VALUE_OF
from clubroom.sight import View
from clubroom.viewers import MOST_SEATS, NOTHING, UNSEEN
from clubroom.words import Words

QUIET = ("drawn", "dealt")  # the tiles and the hand lie on the screen

# One for each colour of the cards; all readable on white and on black.  The word always stands beside it.
INKS = ("#d70000", "#d75f00", "#0087ff", "#008700", "#af5fff")


def draw(view: View, names: Sequence[str], language: str, words: Words) -> RenderableType:
    """The table as the viewer sees it."""
    lines: list[RenderableType] = [_round(view, language, words), _layouts(view, names, language, words)]
    if view.viewer < MOST_SEATS:
        lines.append(_hand(view, language, words))
    return Group(*lines)


def caption(view: View, language: str, words: Words) -> str:
    """What the player to move is to do."""
    if view.phase == OVER:
        return words.word(language, "phases.over")
    if view.phase == SWAP:
        return words.word(language, "phases.swap")
    if view.leads and view.lead_elsewhere:
        return words.word(language, "phases.lead")
    return words.word(language, "phases.play" if view.lying else "phases.first")


def _round(view: View, language: str, words: Words) -> Text:
    """The round, its tiles, your road, and what stays in the box."""
    number = int(view.round_number)
    line = Text(words.word(language, "screen.round").format(round=number, rounds=int(view.rounds)), style="bold")
    tiles = [str(length) for length in view.middle[number - 1].tolist() if length > 0]
    parts = [(words.word(language, "screen.middle"), " ".join(tiles))]
    if view.viewer < MOST_SEATS and view.road[view.viewer].any():
        road = [int(length) for length in view.road[view.viewer] if length > 0]
        total = f" = {sum(road)}" if len(road) > 1 else ""
        parts.append((words.word(language, "screen.road"), " + ".join(map(str, road)) + total))
    if view.removed != NOTHING:
        parts.append((words.word(language, "screen.box"), words.name("colour", int(view.removed), None, language)))
    for label, value in parts:
        line.append(f"   {label}", style="bold").append(f" {value}", style="not bold")
    return line


def _layouts(view: View, names: Sequence[str], language: str, words: Words) -> Table:
    """A row for each player."""
    remembered = bool(view.pile[0] != UNSEEN)
    columns = ["player", "held", "colour", "value", "lies"] + (["taken"] if remembered else [])
    table = Table(*(words.word(language, f"screen.{column}") for column in columns), box=None, padding=(0, 3, 0, 0))
    table.columns[1].justify = "right"
    for player in range(int(view.seats)):
        name = Text(names[player], style="bold" if player == view.viewer else "")
        if player == view.king:
            name.append(f" ({words.word(language, 'screen.king')})")
        cells = [name, Text(str(int(view.held[player]))), _colour(view, player, language, words)]
        cells += [_value(view, player, language, words), _lying(view, player, language, words)]
        table.add_row(*cells, *([str(int(view.pile[player]))] if remembered else []))
    return table


def _colour(view: View, player: int, language: str, words: Words) -> Text:
    colour = int(view.colour[player])
    if colour == NOTHING:
        return Text(words.word(language, "screen.no_colour"), style="dim")
    return Text(words.name("colour", colour, None, language), style=INKS[colour])


def _value(view: View, player: int, language: str, words: Words) -> Text:
    """A dot for each point that lies there, and a circle for each that the king will still bear."""
    total, patience = int(view.total[player]), int(view.patience)
    room = words.word(language, "screen.room").format(total=total, patience=patience)
    return Text(f"{'●' * total}{'○' * (patience - total)} {room}")


def _lying(view: View, player: int, language: str, words: Words) -> Text:
    parts = list(_groups(view.layout[player].tolist(), language, words, named=False))
    return Text(", ").join(parts) if parts else Text(words.word(language, "screen.nothing"), style="dim")


def _hand(view: View, language: str, words: Words) -> Table:
    hand = view.hand[view.viewer].tolist()
    table = Table.grid(padding=(0, 2, 0, 0))
    label = Text.assemble((words.word(language, "screen.hand"), "bold"), f" ({sum(hand)})", no_wrap=True)
    table.add_row(label, Columns(_groups(hand, language, words, named=True), padding=(0, 3, 0, 0)))
    return table


def _groups(counts: Sequence[int], language: str, words: Words, named: bool) -> Iterator[Text]:
    """Cards in words: a colour with all its values, then the others one by one."""
    for colour in range(COLOURS):
        values = [
            str(VALUE_OF[card]) for card in range(JESTER_1) if COLOUR_OF[card] == colour for _ in range(counts[card])
        ]
        if values:
            word = f"{words.name('colour', colour, None, language)} " if named else ""
            yield Text(word + " ".join(values), style=INKS[colour])
    for card in range(JESTER_1, CARDS):
        if counts[card]:
            times = f" ×{counts[card]}" if counts[card] > 1 else ""
            yield Text(words.name("card", card, None, language) + times)
