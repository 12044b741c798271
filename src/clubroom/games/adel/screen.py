"""Adel Verpflichtet in the terminal: the table, everybody's cards, your collection, what you are to do."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from clubroom.games.adel.box import CHEQUES, OBJECTS, THIEF_COLOUR, THIEVES
from clubroom.games.adel.screen_parts import CHOSEN, Sheet, head, track, windows
from clubroom.games.adel.state import (
    ACTION,
    AUCTION,
    BUY,
    CASTLE,
    EXHIBIT,
    EXHIBITION,
    FEWEST,
    OVER,
    PLACE,
    SET_ASIDE,
    STEAL,
    SURPRISE,
)
from clubroom.sight import View
from clubroom.viewers import NOTHING, UNSEEN
from clubroom.words import Words

QUIET = ("dealt", "locked", "chose_place", "chose_action", "set_aside")  # on the screen, or typed a moment ago
CHOOSING = "…"


def draw(view: View, names: Sequence[str], language: str, words: Words) -> RenderableType:
    """The table as the viewer sees it."""
    sheet = Sheet(view, names, language, words)
    parts: list[RenderableType] = [head(sheet), track(sheet), windows(sheet), Text(), _players(sheet)]
    if (view.exhibit != NOTHING).any():
        parts.append(_exhibitions(sheet))
    if view.known[0] != UNSEEN:
        parts.append(_known(sheet))
    if sheet.own != NOTHING:
        parts += [Text(), _collection(sheet)]
    return Group(*parts)


def caption(view: View, language: str, words: Words) -> str:
    """What the player to move is to do."""
    sheet = Sheet(view, (), language, words)
    key, blanks = _task(sheet)
    return words.word(language, f"phases.{key}").format(**blanks)


def _task(sheet: Sheet) -> tuple[str, dict[str, object]]:
    """The key of a caption, and what fills its blanks."""
    view, own = sheet.view, sheet.own
    if view.phase == STEAL:
        victim = int(view.victim)
        return "steal", {"whose": f"{sheet.pawn(victim)} {sheet.name('colour', int(view.colour[victim]))}"}
    if view.phase == EXHIBIT and own != NOTHING and view.aside[own] > 0:
        ready = [item for item in range(OBJECTS) if view.hand[own, item] == SET_ASIDE]
        objects = ", ".join(map(str, sheet.objects(ready))).replace(CHOSEN, "")
        missing = FEWEST - len(ready)
        return "exhibit_more" if missing > 0 else "exhibit_enough", {"objects": objects, "missing": missing}
    acts = view.phase == ACTION or (view.phase == PLACE and view.variant == SURPRISE)
    if acts and own != NOTHING and view.place_chosen[own] != NOTHING:
        return "action_castle" if view.place_chosen[own] == CASTLE else "action_auction", {}
    place = "both" if view.variant == SURPRISE else "place"
    keys = {PLACE: place, ACTION: "action", BUY: "buy", EXHIBIT: "exhibit", OVER: "over"}
    return keys.get(int(view.phase), "colour"), {}


def _players(sheet: Sheet) -> Table:
    """A row for each player."""
    view = sheet.view
    columns = ("player", "colour", "space", "held", "cheques", "place", "action")
    table = Table(*map(sheet.word, columns), box=None, padding=(0, 2, 0, 0))
    for column in table.columns[1:]:
        column.no_wrap = True  # a long name gives way
    for column in table.columns[2:5]:
        column.justify = "right"
    for player in sheet.seats:
        colour = Text(sheet.name("colour", int(view.colour[player])), style=sheet.ink(player))
        counts = [str(int(field[player])) for field in (view.pawn, view.held, view.cheques)]
        table.add_row(sheet.player(player), colour, *counts, _place(sheet, player), _action(sheet, player))
    return table


def _place(sheet: Sheet, player: int) -> str:
    """Where a player is, as far as the viewer knows."""
    view = sheet.view
    for field, mark in ((view.place, ""), (view.place_chosen, f"{CHOSEN} ")):
        if field[player] >= 0:
            return mark + sheet.word("castle" if field[player] == CASTLE else "auction")
    return _progress(sheet, player, "ready")


def _action(sheet: Sheet, player: int) -> str:
    """What a player does there, as far as the viewer knows."""
    view = sheet.view
    for field, mark in ((view.action, ""), (view.action_chosen, f"{CHOSEN} ")):
        if field[player] >= 0:
            composing = view.phase == EXHIBIT and field[player] == EXHIBITION
            end = f" {CHOSEN if view.locked[player] else CHOOSING}" if composing else ""
            return mark + sheet.name("action", int(field[player])) + end
    if view.place[player] == NOTHING:
        return ""
    passes = view.place[player] == AUCTION and view.cheques[player] == 0 and not _thieves(sheet, player, jailed=False)
    return sheet.word("passes") if passes else _progress(sheet, player, "hidden")


def _progress(sheet: Sheet, player: int, done: str) -> str:
    """Whether a player has yet to choose."""
    ready = sheet.view.locked[player] or sheet.view.phase == BUY
    return f"{CHOSEN} {sheet.word(done)}" if ready else f"{CHOOSING} {sheet.word('choosing')}"


def _thieves(sheet: Sheet, player: int, jailed: bool) -> list[int]:
    """A player's thieves in prison, or the others."""
    theirs = [thief for thief in range(THIEVES) if THIEF_COLOUR[sheet.edition, thief] == sheet.view.colour[player]]
    return [thief for thief in theirs if (thief in sheet.view.jail) == jailed]


def _exhibitions(sheet: Sheet) -> Table:
    """What lies open, with an arrow at the exhibition that a thief is at."""
    table = _grid()
    for player in sheet.seats:
        items = [item for item in range(OBJECTS) if sheet.view.exhibit[item] == player]
        if items:
            label = "" if table.rows else sheet.word("exhibition")
            arrow = "→ " if player == sheet.view.victim else ""
            table.add_row(label, Text(arrow).append_text(sheet.player(player)), _flow(sheet.objects(items)))
    return table


def _known(sheet: Sheet) -> Table:
    """What the others are known to hold, for those who remember."""
    table = _grid()
    for player in sheet.seats:
        if player != sheet.own:
            items = [item for item in range(OBJECTS) if sheet.view.known[item] == player]
            cheques = sheet.labelled("cheques", _cheques(sheet, player))
            label = "" if table.rows else sheet.word("known")
            table.add_row(label, sheet.player(player), _flow([*sheet.objects(items), cheques]))
    return table


def _collection(sheet: Sheet) -> Table:
    """Your objects, cheques and thieves."""
    cards = [Text(_cheques(sheet, sheet.own))]
    for key, jailed in (("thieves", False), ("jailed", True)):
        if thieves := _thieves(sheet, sheet.own, jailed):
            cards.append(sheet.labelled(key, ", ".join(sheet.name("thief", thief) for thief in thieves)))
    table = _grid()
    objects = sheet.objects(item for item in range(OBJECTS) if sheet.view.hand[sheet.own, item] > 0)
    table.add_row(sheet.word("hand"), _flow(objects))
    table.add_row(sheet.word("own_cheques"), _flow(cards))
    return table


def _cheques(sheet: Sheet, player: int) -> str:
    """Cheques that the viewer knows a player to hold."""
    cheques = [sheet.name("cheque", cheque) for cheque in range(CHEQUES) if sheet.view.purse[player, cheque] == 1]
    return ", ".join(cheques) if cheques else sheet.word("nothing")


def _grid() -> Table:
    """Rows behind a bold label."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold", no_wrap=True)
    return table


def _flow(parts: Sequence[Text]) -> Columns:
    return Columns(parts, padding=(0, 2, 0, 0))
