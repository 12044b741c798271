"""Catan in the terminal: the island, the players, your cards, what you are to do."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table

from clubroom.games.catan.screen_board import board
from clubroom.games.catan.screen_parts import Sheet
from clubroom.games.catan.screen_table import matters, memory, panel, players, stock
from clubroom.games.catan.state import (
    ACT,
    ANSWER,
    BEFORE_ROLL,
    COUNTER,
    DISCARD,
    FOUND_ROAD,
    FOUND_SETTLEMENT,
    FREE_ROADS,
    OFFER,
    OVER,
    PICK,
    POINT,
    ROB,
    ROBBER,
    START,
    TAKE_CARDS,
)
from clubroom.sight import View
from clubroom.viewers import MOST_SEATS
from clubroom.words import Words

# On the board, or typed a moment ago, or told better by the next sentence.
QUIET = ("laid", "harboured", "numbered", "turn_begins", "chose_discard", "ready", "answers")
WIDE = 120  # columns for the island and something beside it
SIMPLE = {
    FOUND_SETTLEMENT: "found_settlement",
    FOUND_ROAD: "found_road",
    ROBBER: "robber",
    OFFER: "offer",
    ANSWER: "answer",
    COUNTER: "counter",
    PICK: "pick",
    OVER: "over",
}


class Desk:
    """The island with the rest below it, or beside it where there is room."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay it out for the width of the terminal."""
        sheet = self.sheet
        if options.max_width < WIDE:
            yield Group(board(sheet), players(sheet), stock(sheet))
        else:
            island, table = board(sheet), Table.grid(padding=(0, 2, 0, 0))
            table.add_column(min_width=max(map(len, island.plain.splitlines())))
            table.add_row(island, panel(sheet))
            yield Group(table, players(sheet))
        for part in (memory(sheet), matters(sheet)):
            if part is not None:
                yield part


def draw(view: View, names: Sequence[str], language: str, words: Words) -> RenderableType:
    """The table as the viewer sees it."""
    return Desk(Sheet(view, names, language, words))


def caption(view: View, language: str, words: Words) -> str:
    """What the player to move is to do."""
    key, blanks = _task(view)
    return words.word(language, f"phases.{key}").format(**blanks)


def _task(view: View) -> tuple[str, dict[str, object]]:
    """The key of a caption, and what fills its blanks."""
    phase, own, seated = int(view.phase), view.viewer, view.viewer < MOST_SEATS
    if phase == DISCARD:
        if seated and view.owed[own]:
            return "discard", {"number": int(view.owed[own]) - int(view.discarding[own].sum())}
        return "discarding", {}
    if phase == ROB:
        return "rob_must" if view.by_knight or view.must_steal else "rob", {}
    if phase == ACT:
        return "act_free" if view.free_order else "act_built" if view.built else "act", {}
    if phase == BEFORE_ROLL:
        playable = seated and not view.played and (view.development[own] > view.fresh[own])[:POINT].any()
        return "before_roll" if playable else "roll", {}
    if phase == FREE_ROADS:
        return "free_roads", {"number": int(view.free_roads)}
    if phase == TAKE_CARDS:
        return "take_cards", {"number": int(view.to_take)}
    return SIMPLE.get(phase, "setup" if phase <= START else "chance"), {}
